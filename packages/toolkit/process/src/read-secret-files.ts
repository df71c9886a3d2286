import { readFileSync } from "node:fs";
import { StartupError } from "./errors.ts";

/**
 * Reads secrets from files. If `NAME_FILE` is set, `NAME` becomes the content of that file without its final line break.
 * @param names the variables that can be in a file
 * @throws {StartupError} if both variables are set, or the file cannot be read or is empty
 */
export function readSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const secrets = names.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) throw new StartupError(`${name} and ${name}_FILE are both set. Unset one of them.`);
    return [[name, readSecret(`${name}_FILE`, path)]];
  });
  return { ...env, ...Object.fromEntries(secrets) };
}

function readSecret(name: string, path: string): string {
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // Instead of the path, the value can be the secret itself.
    const found = /^\.{0,2}\/(?!\/)[^@:?]*$/.test(path)
      ? `${path}, which cannot be read: ${message}`
      : `no readable file (${code})`;
    throw new StartupError(`${name} names ${found}. Name a file that this user can read, or unset it.`);
  }
  const secret = content.replace(/\r?\n$/, "");
  if (secret === "")
    throw new StartupError(`${name} names ${path}, which is empty. Write the value to it, or unset ${name}.`);
  return secret;
}
