import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { redactUrl } from "@animal-store/sql-store/postgres";

export const keysCommandLine = "npm run --silent keys --";

/** Returns the keys command of a container image, which has only the built program; otherwise undefined. */
export function imageKeysCommandLine(): string | undefined {
  const [program, manifest] = [new URL("keys.js", import.meta.url), new URL("../../../package.json", import.meta.url)];
  return existsSync(program) && !existsSync(manifest) ? `node ${quote(fileURLToPath(program))}` : undefined;
}

export function keysCommandLineForFolder(dataDirectory: string, defaultDataDirectory: string): string {
  return dataDirectory === defaultDataDirectory
    ? keysCommandLine
    : `DATA_DIR=${quote(dataDirectory)} ${keysCommandLine}`;
}

export function keysCommandLineForUrl(databaseUrl: string): string {
  return `DATABASE_URL=${quote(redactUrl(databaseUrl))} ${keysCommandLine}`;
}

export function keysCommandLineForUrlFile(databaseUrlFile: string): string {
  return `DATABASE_URL_FILE=${quote(databaseUrlFile)} ${keysCommandLine}`;
}

/** Quotes a word for sh (POSIX, section 2.2.2). */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
