import { readFileSync } from "node:fs";
import { scopes as allScopes, contract, type OperationId, type Plan, type Scope } from "@animal-store/contract";
import { z } from "zod";
import { withPrefix } from "../cases/key-redaction.ts";
import { planLimits } from "../cases/rate-limit-headers.ts";
import { scopeOf } from "../cases/responses.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { UsageError } from "./options.ts";

/** A key that the contract tests may use, with its properties. */
export interface KnownKey {
  readonly key: string;
  readonly plan: Plan;
  /** Its custom limits; null if it has those of its plan. */
  readonly ownLimits: { readonly perMinute: number; readonly perDay: number } | null;
  readonly scopes: readonly Scope[];
  readonly state: "working" | "expired" | "revoked";
  /** Its name in reports, because no report contains a key. */
  readonly name: string;
}

/** Reads a keys file: a JSON list, or one key per line as `keys create --json` prints it. @throws {UsageError} with every error */
export function readKeys(path: string, now: number): KnownKey[] {
  const entries = entriesOf(path, readText(path));
  const errors: string[] = [];
  const keys = entries.flatMap((entry, index) => {
    const { success, data, error } = keyEntry.safeParse(entry);
    if (success) return [known(data, index, now)];
    for (const { path: location, message } of error.issues)
      errors.push(`  key ${index + 1}${location.map((name) => `, ${String(name)}`).join("")}: ${message}`);
    return [];
  });
  for (const [index, { key }] of keys.entries())
    if (keys.findIndex((other) => other.key === key) < index) errors.push(`  key ${index + 1}: is a duplicate.`);
  if (errors.length > 0) throw new UsageError(`${path} cannot be used:\n${errors.join("\n")}`);
  if (!keys.some(isDedicated)) throw new UsageError(`${path} needs ${ownKeyRule}`);
  return keys;
}

/** Returns whether a case can use it as its main key. */
export function isDedicated(known: KnownKey): boolean {
  const { plan, ownLimits, state } = known;
  return plan === "business" && ownLimits === null && state === "working" && hasAllScopes(known);
}

export function hasAllScopes({ scopes }: Pick<KnownKey, "scopes">): boolean {
  return scopes.length === allScopes.length;
}

const ownKeyRule =
  'at least one working key with "plan": "business", all scopes and no custom limits: every case sends most of its requests with it.';

const plans = Object.keys(contract.plans) as [Plan, ...Plan[]];
const count = z.int("must be a whole number from 1.").min(1, "must be a whole number from 1.");
// Accepts the unchanged output of `keys create --json`.
const keyEntry = z.strictObject(
  {
    key: z
      .string("must be the key itself, a string.")
      .regex(/^[\x21-\x7e]+$/, "must be a key: visible ASCII characters without blanks."),
    plan: z.enum(plans, `must be one of ${plans.join(", ")}.`),
    limits: z
      .strictObject({ perMinute: count.optional(), perDay: count.optional() }, { error: only("perMinute and perDay") })
      .optional(),
    scopes: z
      .array(z.enum(allScopes, `must be one of ${allScopes.join(", ")}.`), `must be a list of ${allScopes.join(", ")}.`)
      .min(1, `must be a list of ${allScopes.join(", ")}.`)
      .refine((names) => new Set(names).size === names.length, "must not repeat a scope.")
      .optional(),
    state: z.enum(["expired", "revoked"], "must be expired or revoked, or absent for a working key.").optional(),
    id: z.string().optional(),
    name: z.string().nullish(),
    createdAt: z.string().optional(),
    expiresAt: z.iso.datetime("must be a time in UTC, or null.").nullish(),
  },
  { error: only("key, plan, limits, scopes and state") },
);

function only(members: string): z.core.$ZodErrorMap<z.core.$ZodIssueInvalidType | z.core.$ZodIssueUnrecognizedKeys> {
  return (issue) =>
    issue.code === "unrecognized_keys"
      ? `has unknown members: ${issue.keys.join(", ")}. Allowed are ${members}.`
      : `must be an object with ${members}.`;
}

function known(
  { key, plan, limits, scopes, state, expiresAt }: z.infer<typeof keyEntry>,
  index: number,
  now: number,
): KnownKey {
  const ofPlan = planLimits(plan);
  const all = { perMinute: limits?.perMinute ?? ofPlan.perMinute, perDay: limits?.perDay ?? ofPlan.perDay };
  const hasOwn = all.perMinute !== ofPlan.perMinute || all.perDay !== ofPlan.perDay;
  const isExpired = expiresAt ? Date.parse(expiresAt) <= now : false;
  return {
    key,
    plan,
    ownLimits: hasOwn ? all : null,
    scopes: scopes ?? allScopes,
    state: state ?? (isExpired ? "expired" : "working"),
    name: `key ${index + 1} (${state ?? plan})`,
  };
}

const unreadable: Record<string, string> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder",
  EACCES: "is not readable by this user",
};

function readText(path: string): string {
  try {
    // Some editors begin a file with a byte order mark.
    return readFileSync(path, "utf8").replace(/^\ufeff/, "");
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    const reason = unreadable[code] ?? `cannot be opened (${code})`;
    throw new UsageError(`${path} cannot be read: it ${reason}. --help shows what stands in it.`, { cause });
  }
}

function entriesOf(path: string, text: string): unknown[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const whole = tryParse(text);
  if (Array.isArray(whole)) return whole;
  const each = lines.map(tryParse);
  if (lines.length > 0 && each.every((one) => one !== undefined)) return each;
  throw new UsageError(`${path} must be a JSON list of keys, or one key as JSON in each line.`);
}

export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the error of the keys file about a working key, according to a response; undefined if the entry is correct. */
export function keyProblem(
  known: KnownKey,
  response: HttpResponse,
  operation: OperationId = "listPets",
): string | undefined {
  const { name, plan, ownLimits } = known;
  if (response.status === 401) {
    const state = codeOf(response) === "expired_api_key" ? "expired" : "revoked";
    return `${name} is refused with 401 ${codeOf(response)}: say "state": "${state}", or take it out.`;
  }
  if (codeOf(response) === "insufficient_scope" && known.scopes.includes(scopeOf(operation)))
    return `${name} gets 403 insufficient_scope: say its "scopes", or take it out.`;
  const limit = findDeviation(response);
  if (limit === undefined || fitsLimit(known, response)) return undefined;
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const expected = ownLimits ? "its limits say" : `plan ${plan} has`;
  return `${name} is answered the limit ${limit}, ${expected} ${perMinute} a minute and ${perDay} a day: correct its plan or limits.`;
}

/** Returns whether its daily limit is so low that no request is spent on checking the key in advance. */
export function hasLowDailyLimit({ plan, ownLimits }: KnownKey): boolean {
  return (ownLimits ?? planLimits(plan)).perDay < 10;
}

/** Returns whether a response reports a limit of the key. */
export function fitsLimit({ plan, ownLimits }: KnownKey, response: HttpResponse): boolean {
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const limit = findDeviation(response);
  return limit === perMinute || limit === perDay;
}

/** Returns whether a response reports the limit of a plan. */
export function isOfSomePlan(response: HttpResponse): boolean {
  return Object.values(contract.plans).some(({ perMinute }) => perMinute === findDeviation(response));
}

function findDeviation({ headers }: HttpResponse): number | undefined {
  const text = headers.get("x-ratelimit-limit");
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

function codeOf({ body }: HttpResponse): string {
  return String(Object(body).code);
}

// No response may contain this many characters of a key, as in the cases about quoted keys.
const part = 8;

/** Returns a function that replaces keys in a text about responses by their names, also parts and other spellings of keys. */
export function createKeyRedactor(keys: readonly Pick<KnownKey, "key" | "name">[]): (text: string) => string {
  const secrets = keys.flatMap(({ key, name }) => {
    const secret = withPrefix("", key);
    const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    return [...new Set(spellings)].map((spelling) => ({ spelling, name }));
  });
  // The longest first, because an escaped key contains parts of the unescaped one.
  secrets.sort((one, other) => other.spelling.length - one.spelling.length);
  return (text) => secrets.reduce((hidden, { spelling, name }) => hide(hidden, spelling, name), text);
}

function hide(text: string, secret: string, name: string): string {
  const length = Math.min(part, secret.length);
  let hidden = "";
  let rest = text;
  while (rest !== "") {
    const found = secret.indexOf(rest.slice(0, length));
    const isPart = rest.length >= length && found >= 0;
    const end = isPart ? commonPrefixLength(rest, secret.slice(found)) : 1;
    hidden += isPart ? `[${name}]` : rest.slice(0, end);
    rest = rest.slice(end);
  }
  return hidden;
}

/** Returns the length of the common prefix of two texts. */
function commonPrefixLength(one: string, other: string): number {
  let end = 0;
  while (end < other.length && one[end] === other[end]) end += 1;
  return end;
}
