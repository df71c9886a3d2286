import { hostname, userInfo } from "node:os";
import { type KeyRing, type Platform, StoreUnavailableError, systemClock } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import type { StoreDefinition } from "@animal-store/sql-store";
import { type OpenKeyStore, openSqliteKeyStore } from "@animal-store/sql-store/sqlite";
import type { ServerDefinition } from "../server-definition.ts";
import type { Environment } from "../start/environment.ts";

export interface KeysSession {
  readonly platform: Platform;
  readonly keyRing: KeyRing;
  /** Milliseconds since the Unix epoch, constant during the command. */
  readonly now: number;
  readonly location: string;
  readonly keysCommandLine: string;
}

/** Opens keys for one command. @throws {StartupError} if the store cannot be used */
export async function openKeys(
  { platform, store: definition }: ServerDefinition,
  env: Environment,
  work: (session: KeysSession) => Promise<void>,
): Promise<void> {
  const { store, location, toUserError, close } = await openStore(definition, env);
  const now = systemClock.now();
  try {
    const keyRing = platform.createKeyRing({ store, clock: { now: () => now }, operator: findOperatorName() });
    await work({ platform, location, keysCommandLine: env.keysCommandLine, keyRing, now });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw toUserError(error);
    throw error.cause === undefined ? new StartupError(error.message, { cause: error }) : toUserError(error.cause);
  } finally {
    await close();
  }
}

/** Returns who runs this program and where, for the audit log: ann@host. */
export function findOperatorName(): string {
  return `${findUserName()}@${hostname()}`;
}

function findUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.()}`;
  }
}

// The timeout of a request would be short for a command: a person waits for it.
const minTimeoutMs = 5000;

async function openStore(definition: StoreDefinition, env: Environment): Promise<OpenKeyStore> {
  const { DATA_DIR, DATABASE_URL: url, DATABASE_TIMEOUT_MS: timeout, databaseUrlSource: urlSource } = env;
  if (url === "") return openSqliteKeyStore(DATA_DIR, definition);
  const { openPostgresKeyStore } = await import("@animal-store/sql-store/postgres");
  return openPostgresKeyStore({ url, timeoutMs: Math.max(timeout, minTimeoutMs), urlSource }, definition);
}
