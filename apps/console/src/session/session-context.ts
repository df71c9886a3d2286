import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ServiceStatus } from "../service-status/service-monitor.ts";
import { createSession, type Session } from "./session.ts";
import { type Credentials, storedCredentials } from "./stored-session.ts";

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

export interface SessionState {
  readonly session: Session | undefined;
  /** The reason of the service if it ended the last session. */
  readonly endReason: string | undefined;
  startSession(credentials: Credentials, isStored: boolean): Session;
  signIn(session: Session): void;
  signOut(reason?: string): void;
}

export function useSessionState(): SessionState {
  const [session, setSession] = useState<Session>();
  const [endReason, setEndReason] = useState<string>();
  const currentSession = useRef<Session>(undefined);

  const signOut = useCallback((reason?: string) => {
    storedCredentials.remove();
    currentSession.current?.close();
    currentSession.current = undefined;
    setSession(undefined);
    setEndReason(reason);
  }, []);

  // Only signIn makes the new session the current one.
  const startSession = useCallback(
    (credentials: Credentials, isStored: boolean): Session => {
      const onRejected = (reason: string) => {
        if (currentSession.current === newSession) signOut(reason);
      };
      const newSession = createSession({ ...credentials, isStored, onRejected });
      return newSession;
    },
    [signOut],
  );

  const signIn = useCallback((newSession: Session) => {
    const { key, name, isStored } = newSession;
    if (isStored) storedCredentials.save({ key, name });
    currentSession.current = newSession;
    setEndReason(undefined);
    setSession(newSession);
  }, []);

  useEffect(() => {
    const credentials = storedCredentials.read();
    if (credentials === undefined || currentSession.current !== undefined) return;
    signIn(startSession(credentials, true));
  }, [startSession, signIn]);

  return { session, endReason, startSession, signIn, signOut };
}
