import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ConnectionState } from "../connection/connection.ts";
import { createSession, type Session } from "./session.ts";
import { storedBlock, storedKey } from "./tabs.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session)
    throw new Error("useSession must be called inside a SessionContext. Render this page after signing in.");
  return session;
}

export function useConnection(): ConnectionState {
  const { connection } = useSession();
  return useSyncExternalStore(connection.subscribe, connection.read);
}

export type SessionState = ReturnType<typeof useSessionState>;

export function useSessionState() {
  const [session, setSession] = useState<Session>();
  const [endReason, setEndReason] = useState<string>();
  const current = useRef<Session>(undefined);

  const signOut = useCallback((reason?: string) => {
    storedKey.remove();
    storedBlock.save(undefined);
    current.current?.close();
    current.current = undefined;
    setSession(undefined);
    setEndReason(reason);
  }, []);

  // The session becomes current after signIn.
  const startSession = useCallback(
    (key: string): Session => {
      const started = createSession(key, (reason) => {
        if (current.current === started) signOut(reason);
      });
      return started;
    },
    [signOut],
  );

  const signIn = useCallback((next: Session, isStored: boolean) => {
    if (isStored) storedKey.save(next.key);
    current.current = next;
    setEndReason(undefined);
    setSession(next);
  }, []);

  useEffect(() => {
    const key = storedKey.read();
    if (key === undefined || current.current !== undefined) return;
    const restored = startSession(key);
    restored.connection.merge({ blocked: storedBlock.read() });
    signIn(restored, true);
  }, [startSession, signIn]);

  useEffect(() => {
    if (session === undefined || storedKey.read() !== session.key) return;
    const store = () => storedBlock.save(session.connection.read().blocked);
    store();
    return session.connection.subscribe(store);
  }, [session]);

  return { session, endReason, startSession, signIn, signOut };
}
