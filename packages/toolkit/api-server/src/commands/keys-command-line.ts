import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { redactUrl } from "@animal-store/sql-store/postgres";

export const keysCommandLine = "npm run --silent keys --";

/** Returns the keys command for the store that the environment selects, to paste into a shell. */
export function formatKeysCommandLine(env: Readonly<Record<string, string | undefined>>): string {
  const [program, manifest] = [new URL("keys.js", import.meta.url), new URL("../../../package.json", import.meta.url)];
  // A container image has only the built program, and sets the variables for each command.
  if (existsSync(program) && !existsSync(manifest)) return `node ${quote(fileURLToPath(program))}`;
  const name = ["DATABASE_URL_FILE", "DATABASE_URL", "DATA_DIR"].find((variable) => env[variable]);
  if (!name) return keysCommandLine;
  const value = env[name] ?? "";
  return `${name}=${quote(name === "DATABASE_URL" ? redactUrl(value) : value)} ${keysCommandLine}`;
}

/** Quotes a word for sh (POSIX, section 2.2.2). */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
