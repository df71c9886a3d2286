import { hostname, userInfo } from "node:os";
import { StartupError } from "@animal-store/node-http";
import { createKeyRing, type KeyRing, type KeyStore, StoreUnavailableError, systemClock } from "@animal-store/store";
import { toDataFolderError } from "../sqlite/data-folder.ts";
import { isCorrupt, isUnavailable } from "../sqlite/error-codes.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteKeyStore } from "../sqlite/sqlite-key-store.ts";
import type { Environment } from "../start/environment.ts";

export interface OpenKeyStore {
  readonly store: KeyStore;
  /** The data folder, or the URL of the database without its password. */
  readonly location: string;
  toUserError(error: unknown): unknown;
  close(): Promise<void> | void;
}

export interface KeysSession {
  readonly keyRing: KeyRing;
  /** Milliseconds since the Unix epoch, constant during the command. */
  readonly now: number;
  readonly location: string;
  readonly keysCommandLine: string;
}

/** Opens keys for one command. @throws {StartupError} if the store cannot be used */
export async function openKeys(env: Environment, work: (session: KeysSession) => Promise<void>): Promise<void> {
  const { store, location, toUserError, close } = await openStore(env);
  const now = systemClock.now();
  try {
    const keyRing = createKeyRing({ store, clock: { now: () => now }, operator: findOperatorName() });
    await work({ location, keysCommandLine: env.keysCommandLine, keyRing, now });
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

async function openStore(env: Environment): Promise<OpenKeyStore> {
  const { DATA_DIR, DATABASE_URL: url, DATABASE_TIMEOUT_MS: timeout, databaseUrlSource: urlSource } = env;
  if (url === "") return openSqliteKeyStore(DATA_DIR);
  const { openPostgresKeyStore } = await import("../postgres/open-stores.ts");
  return openPostgresKeyStore({ url, timeoutMs: timeout, urlSource });
}

function openSqliteKeyStore(dataDirectory: string): OpenKeyStore {
  const database = openDatabase(dataDirectory);
  return {
    store: createSqliteKeyStore(database),
    location: dataDirectory,
    close: () => database.close(),
    toUserError(error) {
      const { code, message } = error as { code?: string; message: string };
      if (isUnavailable(error) && !isCorrupt(error))
        return new StartupError(
          `the data folder ${dataDirectory} cannot be used: ${message}. Another program may have locked it, or the disk may be full. Try again.`,
          { cause: error },
        );
      return code === "ERR_SQLITE_ERROR" ? toDataFolderError(dataDirectory, error) : error;
    },
  };
}
