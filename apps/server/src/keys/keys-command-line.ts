import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { redactUrl } from "../postgres/database-url.ts";

/** How people call the keys command. */
export const keysCommandLine = "npm run --silent keys --";

/** Returns the command in an image: the built program alone, in an environment that names the store. Undefined in the repository. */
export function imageKeysProgram(): string | undefined {
  const [program, manifest] = [new URL("keys.js", import.meta.url), new URL("../../../package.json", import.meta.url)];
  return existsSync(program) && !existsSync(manifest) ? `node ${quote(fileURLToPath(program))}` : undefined;
}

/** How they call it for a data folder, in sh: by itself the command takes the default one. */
export function keysCommandLineFor(dataDirectory: string, defaultDataDirectory: string): string {
  return dataDirectory === defaultDataDirectory
    ? keysCommandLine
    : `DATA_DIR=${quote(dataDirectory)} ${keysCommandLine}`;
}

/** How they call it for a database, in sh; a password they fill in themselves. */
export function keysCommandLineOn(databaseUrl: string): string {
  return `DATABASE_URL=${quote(redactUrl(databaseUrl))} ${keysCommandLine}`;
}

/** Returns the command for a database whose URL is in a file, in sh. */
export function keysProgramWithFile(databaseUrlFile: string): string {
  return `DATABASE_URL_FILE=${quote(databaseUrlFile)} ${keysCommandLine}`;
}

/** A word as sh reads it back (POSIX, section 2.2.2). */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
