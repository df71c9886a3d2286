import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { UsageError } from "./usage-error.ts";

/** Writes a report, with the folders of its path. @throws {UsageError} if it cannot be written */
export function writeFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    writeFileSync(path, text);
  } catch (cause) {
    throw new UsageError(`${path} cannot be written: ${(cause as Error).message}`, { cause });
  }
}
