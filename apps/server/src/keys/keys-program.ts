import { shownUrl } from "../postgres/shown-url.ts";

/** How people call the keys command. */
export const keysProgram = "npm run --silent keys --";

/** How they call it for a data folder, in sh: by itself the command takes the default one. */
export function keysProgramFor(dataDirectory: string, defaultDataDirectory: string): string {
  return dataDirectory === defaultDataDirectory ? keysProgram : `DATA_DIR=${quote(dataDirectory)} ${keysProgram}`;
}

/** How they call it for a database, in sh; a password they fill in themselves. */
export function keysProgramOn(databaseUrl: string): string {
  return `DATABASE_URL=${quote(shownUrl(databaseUrl))} ${keysProgram}`;
}

/** Returns the command for a database whose URL is in a file, in sh. */
export function keysProgramWithFile(databaseUrlFile: string): string {
  return `DATABASE_URL_FILE=${quote(databaseUrlFile)} ${keysProgram}`;
}

/** A word as sh reads it back (POSIX, section 2.2.2). */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
