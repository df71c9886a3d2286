import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ServiceStatus } from "../service-status/service-monitor.ts";
import { createSession, type Session } from "./session.ts";
import { storedKey } from "./stored-key.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session)
    throw new Error("useSession must be called inside a SessionContext. Render this page after signing in.");
  return session;
}

export function useServiceStatus(): ServiceStatus {
  const { monitor } = useSession();
  return useSyncExternalStore(monitor.subscribe, monitor.read);
}

export type SessionState = ReturnType<typeof useSessionState>;

export function useSessionState() {
  const [session, setSession] = useState<Session>();
  const [endReason, setEndReason] = useState<string>();
  const currentSession = useRef<Session>(undefined);

  const signOut = useCallback((reason?: string) => {
    storedKey.remove();
    currentSession.current?.close();
    currentSession.current = undefined;
    setSession(undefined);
    setEndReason(reason);
  }, []);

  // Only signIn makes the new session the current one.
  const startSession = useCallback(
    (key: string): Session => {
      const newSession = createSession(key, (reason) => {
        if (currentSession.current === newSession) signOut(reason);
      });
      return newSession;
    },
    [signOut],
  );

  const signIn = useCallback((newSession: Session, isStored: boolean) => {
    if (isStored) storedKey.save(newSession.key);
    currentSession.current = newSession;
    setEndReason(undefined);
    setSession(newSession);
  }, []);

  useEffect(() => {
    const key = storedKey.read();
    if (key === undefined || currentSession.current !== undefined) return;
    signIn(startSession(key), true);
  }, [startSession, signIn]);

  return { session, endReason, startSession, signIn, signOut };
}
