import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartUpError } from "../start/start-up-error.ts";

/**
 * Makes this process the only server of a data folder, by a transaction that stays open: the kernel ends it with the process,
 * however that ends.
 * @returns what gives the folder free
 * @throws {StartUpError} when another server has it, or it cannot be written
 */
export function lockDataFolder(dataDirectory: string): () => void {
  const path = join(dataDirectory, "server.lock.db");
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const lock = new DatabaseSync(path);
    lock.exec("BEGIN EXCLUSIVE");
    return () => lock.close();
  } catch (error) {
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === 5) {
      throw new StartUpError(
        `the data folder ${dataDirectory} is in use by another server. Only one may serve it: stop that one, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartUpError(
      `the data folder ${dataDirectory} cannot be used: ${message}. It must be a folder that this user may write to; set DATA_DIR to another one.`,
    );
  }
}
