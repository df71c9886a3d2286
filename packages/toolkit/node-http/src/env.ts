import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartupError } from "./program.ts";

/**
 * Parses environment variables by a schema. An empty value counts as unset.
 * @param secrets the variables that can contain a password, whose values no error quotes
 * @throws {StartupError} with the name, the rule and the value of the first invalid variable
 * @example
 * const { LIMIT } = parseEnv(z.object({ LIMIT: integer(1, 100).default(20) }), process.env);
 */
export function parseEnv<Variables extends z.ZodObject>(
  variables: Variables,
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[] = [],
): z.infer<Variables> {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = variables.safeParse(nonEmpty);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const file = secrets.includes(name) && nonEmpty[`${name}_FILE`];
  const rule = `${name} must be ${issue?.message}`;
  // The content can be a secret.
  if (file) throw new StartupError(`${rule}, got the content of ${file}. Correct that file, or unset ${name}_FILE.`);
  // A URL in the wrong variable can have a password before its @.
  const isSecret = secrets.includes(name) || nonEmpty[name]?.includes("@");
  const received = isSecret ? hiddenValue : JSON.stringify(nonEmpty[name]);
  throw new StartupError(`${rule}, got ${received}. Correct it, or unset it for the default.`);
}

/** The text that an error contains instead of a value that can be a secret. */
export const hiddenValue = "a value that is not printed, because it can contain a password";

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

/**
 * Returns the schema of a decimal integer in an inclusive range.
 * @example
 * const { PORT } = parseEnv(z.object({ PORT: integer(0, 65_535).default(4000) }), process.env);
 */
export function integer(minimum: number, maximum: number) {
  const rule = `a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, rule)
    .transform(Number)
    .pipe(z.number().min(minimum, rule).max(maximum, rule));
}

/**
 * Returns the schema of a variable with one of the given values.
 * @example
 * const { LOG_LEVEL } = parseEnv(z.object({ LOG_LEVEL: oneOf(["info", "debug"]).default("info") }), process.env);
 */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `one of ${values.join(", ")}`);
}

/** Returns the schema of an HTTP or HTTPS URL. The default is an empty string. */
export function httpUrl() {
  return z
    .string()
    .refine((text) => text === "" || isHttpUrl(text), "an address that begins with http:// or https://")
    .default("");
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** Returns the URL of the docs in DOCS_URL, or an empty string. @throws {StartupError} if it is not an HTTP URL */
export function parseDocsUrl(env: Readonly<Record<string, string | undefined>>): string {
  return parseEnv(z.object({ DOCS_URL: httpUrl() }), { DOCS_URL: env.DOCS_URL }).DOCS_URL;
}

/** Returns the schema of a comma-separated list of origins (RFC 6454, section 6.2), or `*` for any. */
export function origins() {
  return z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .refine((list) => (list.length === 1 && list[0] === "*") || list.every(isOrigin), originRule);
}

const originRule =
  "a comma-separated list of origins like https://app.example or http://localhost:5173, without a path, a trailing slash, a default port or wildcards; or * alone";

function isOrigin(text: string): boolean {
  return !text.includes("*") && URL.canParse(text) && new URL(text).origin === text;
}
