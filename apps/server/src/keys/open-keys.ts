import { StartUpError } from "@animal-store/node-edge";
import { createKeyRing, type KeyStore, StoreUnavailable, systemClock } from "@animal-store/service";
import type { Environment } from "../start/environment.ts";
import type { KeysAtWork } from "./keys-command.ts";
import { openSqliteKeys } from "./open-sqlite-keys.ts";
import { operatorName } from "./operator-name.ts";

/** The keys of a data folder or a database. */
export interface OpenKeys {
  readonly store: KeyStore;
  /** Where they are kept, as it may be shown. */
  readonly place: string;
  /** What the person who called the command is told of an error of the store. */
  explain(error: unknown): unknown;
  close(): Promise<void> | void;
}

type KeysEnvironment = Pick<
  Environment,
  "DATA_DIR" | "DATABASE_URL" | "DATABASE_TIMEOUT_MS" | "keysProgram" | "databaseUrlSource"
>;

/**
 * Opens keys for one piece of work, all of which happens at one moment: what a key lives is counted from it.
 * @throws {StartUpError} when the folder, the database or the store in it cannot be used
 */
export async function openKeys(env: KeysEnvironment, work: (keys: KeysAtWork) => Promise<void>): Promise<void> {
  const { store, place, explain, close } = await openStore(env);
  const now = systemClock.now();
  try {
    const keyRing = createKeyRing({ store, clock: { now: () => now }, operator: operatorName() });
    await work({ place, keysProgram: env.keysProgram, keyRing, now });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw explain(error);
    throw error.cause === undefined ? new StartUpError(error.message, { cause: error }) : explain(error.cause);
  } finally {
    await close();
  }
}

async function openStore({
  DATA_DIR,
  DATABASE_URL: url,
  DATABASE_TIMEOUT_MS: timeout,
  databaseUrlSource: source,
}: KeysEnvironment): Promise<OpenKeys> {
  if (url === "") return openSqliteKeys(DATA_DIR);
  const { openPostgresKeys } = await import("../postgres/open-stores.ts");
  return openPostgresKeys({ url, timeout, source });
}
