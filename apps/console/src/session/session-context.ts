import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ConnectionState } from "../connection/connection.ts";
import { createSession, type Session } from "./session.ts";
import { storedBlock, storedKey } from "./tabs.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session that the pages belong to. @throws {Error} outside of one */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession must be called below a SessionContext. Render this page after signing in.");
  return session;
}

/** What is known of the connection, anew with each answer. */
export function useConnection(): ConnectionState {
  const { connection } = useSession();
  return useSyncExternalStore(connection.subscribe, connection.read);
}

export type SessionState = ReturnType<typeof useSessionState>;

/** Holds the one session of this tab. */
export function useSessionState() {
  const [session, setSession] = useState<Session>();
  // Why the last session ended, in the service's words.
  const [ended, setEnded] = useState<string>();
  const current = useRef<Session>(undefined);

  const signOut = useCallback((reason?: string) => {
    storedKey.forget();
    storedBlock.keep(undefined);
    current.current?.close();
    current.current = undefined;
    setSession(undefined);
    setEnded(reason);
  }, []);

  // Makes a session to try a key with: it counts once it is signed in.
  const begin = useCallback(
    (key: string): Session => {
      const begun = createSession(key, (reason) => {
        if (current.current === begun) signOut(reason);
      });
      return begun;
    },
    [signOut],
  );

  const signIn = useCallback((next: Session, isKept: boolean) => {
    if (isKept) storedKey.keep(next.key);
    current.current = next;
    setEnded(undefined);
    setSession(next);
  }, []);

  useEffect(() => {
    const key = storedKey.read();
    if (key === undefined || current.current !== undefined) return;
    const kept = begin(key);
    kept.connection.learn({ blocked: storedBlock.read() });
    signIn(kept, true);
  }, [begin, signIn]);

  useEffect(() => {
    if (session === undefined || storedKey.read() !== session.key) return;
    const keep = () => storedBlock.keep(session.connection.read().blocked);
    keep();
    return session.connection.subscribe(keep);
  }, [session]);

  return { session, ended, begin, signIn, signOut };
}
