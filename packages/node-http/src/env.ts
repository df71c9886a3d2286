import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartupError } from "./program.ts";

/**
 * What the environment says, read by a schema that gives every variable a default. Empty counts as unset.
 * @throws {StartupError} that names the variable, its rule and what was found
 */
export function parseEnv<Variables extends z.ZodObject>(
  variables: Variables,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<Variables> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = variables.safeParse(set);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const file = set[`${name}_FILE`];
  const rule = `${name} must be ${issue?.message}`;
  // The content may be a password.
  if (file) throw new StartupError(`${rule}, got the content of ${file}. Correct that file, or unset ${name}_FILE.`);
  const found = JSON.stringify(withoutSecret(set[name]));
  throw new StartupError(`${rule}, got ${found}. Correct it, or unset it for the default.`);
}

/**
 * Returns the environment with the secrets that are in files: the value of `NAME` is the content of the file that `NAME_FILE` names,
 * without a line break at its end.
 * @param names the variables that may be in a file
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
    throw new StartupError(
      `${name} names ${path}, which cannot be read: ${(error as Error).message}. Name a file that this user may read, or unset it.`,
      { cause: error },
    );
  }
  const secret = content.replace(/\r?\n$/, "");
  if (secret === "")
    throw new StartupError(`${name} names ${path}, which is empty. Write the value to it, or unset ${name}.`);
  return secret;
}

// What stands before an @ may be a password, also in an address that is none.
function withoutSecret(value: string | undefined): string | undefined {
  return value?.replace(/:(?!\/\/).*@/s, ":***@");
}

/** A variable that is a number in decimal digits, both ends included. */
export function integer(minimum: number, maximum: number) {
  const rule = `a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, rule)
    .transform(Number)
    .pipe(z.number().min(minimum, rule).max(maximum, rule));
}

/** A variable that is one of these words. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `one of ${values.join(", ")}`);
}

/**
 * A variable that lists some of these words, separated by commas.
 * @param aliases former words and their replacements; undefined: accepted without effect
 */
export function someOfWords<const Values extends readonly string[]>(
  values: Values,
  aliases: Readonly<Record<string, Values[number] | undefined>> = {},
) {
  const word = z.enum(values, `some of ${values.join(", ")}, with commas between them`);
  return z
    .string()
    .transform((list) => list.split(",").map((each) => each.trim()))
    .transform((words) => words.flatMap((each) => (Object.hasOwn(aliases, each) ? (aliases[each] ?? []) : each)))
    .pipe(z.array(word));
}

/** A variable that is an address of the web; empty where it is unset. */
export function httpUrl() {
  return z
    .string()
    .refine((text) => text === "" || isHttpUrl(text), "an address that begins with http:// or https://")
    .default("");
}

/** Whether a text is an address of the web, as `new URL` reads it. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** Where DOCS_URL says that the docs are served; empty for nowhere else. @throws {StartupError} where it is no address */
export function parseDocsUrl(env: Readonly<Record<string, string | undefined>>): string {
  return parseEnv(z.object({ DOCS_URL: httpUrl() }), { DOCS_URL: env.DOCS_URL }).DOCS_URL;
}

/** A variable that lists origins, separated by commas (RFC 6454, section 6.2), or `*` for any. */
export function origins() {
  return z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .refine((list) => (list.length === 1 && list[0] === "*") || list.every(isOrigin), originRule);
}

const originRule =
  "origins like https://app.example or http://localhost:5173, with commas between them, without a path, an ending slash, a usual port or wildcards; or * alone";

function isOrigin(text: string): boolean {
  return !text.includes("*") && URL.canParse(text) && new URL(text).origin === text;
}
