import { createContext, use, useSyncExternalStore } from "react";
import type { ConnectionState } from "../connection/connection.ts";
import type { Session } from "./session.ts";

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
