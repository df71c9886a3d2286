import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StartUpError } from "@animal-store/node-edge";
import { openUntouched } from "../sqlite/data-folder.ts";
import { isOlder, refuseUnfitSchema } from "../sqlite/migrations.ts";

export interface OpenBackUp {
  readonly database: DatabaseSync;
  /** Whether an older program made it: only what is restored of it can be looked through, which is brought up to date. */
  readonly isOlder: boolean;
}

const another = "name a file that npm run backup made";

/**
 * Opens a file that nobody writes.
 * @throws {StartUpError} when it is none, half of a store, or of another program or a newer one
 */
export function openBackUp(path: string): OpenBackUp {
  let database: DatabaseSync | undefined;
  try {
    refuseOther(path);
    database = openUntouched(path);
    const version = refuseUnfitSchema(database, path, another);
    if (version === 0) throw new StartUpError(`${path} holds nothing. To go on, ${another}.`);
    return { database, isOlder: isOlder(version) };
  } catch (error) {
    database?.close();
    if (error instanceof StartUpError) throw error;
    throw new StartUpError(`${path} is no sound back-up: ${(error as Error).message}. To go on, ${another}.`, {
      cause: error,
    });
  }
}

function refuseOther(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new StartUpError(`there is no file ${path}. To go on, ${another}.`);
  if (!found.isFile()) throw new StartUpError(`${path} is no file. To go on, ${another}.`);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log && log.size > 0)
    throw new StartUpError(
      `${path} is half of a store: ${path}-wal beside it holds the newest records. To go on, ${another}.`,
    );
}
