import { readFileSync } from "node:fs";
import { type HttpResponse, tryParse } from "@animal-store/conformance/internal";
import { scopes as allScopes, contract, type Plan } from "@animal-store/contract";
import { z } from "zod";
import { replaceKeyPrefix } from "../cases/key-redaction.ts";
import { getPlanLimits } from "../cases/rate-limit-headers.ts";
import { getRequiredScope } from "../cases/responses.ts";
import { UsageError } from "./options.ts";
import { parseInteger } from "./pacer.ts";

export type TestKey = ReturnType<typeof toTestKey>;

/** Reads a keys file: a JSON list, or the output of `keys create --json`. @throws {UsageError} with all errors of the file */
export function readKeys(path: string, now: number): TestKey[] {
  const { data, error } = keysFile.safeParse(parseEntries(path, readText(path)));
  if (error) throw new UsageError(`${path} cannot be used. --help describes the keys file.\n${z.prettifyError(error)}`);
  const keys = data.map((entry, index) => toTestKey(entry, index, now));
  if (!keys.some(isMainKey)) throw new UsageError(`${path} needs ${mainKeyRule}`);
  return keys;
}

/** Returns whether a case can send most of its requests with this key. */
export function isMainKey(testKey: TestKey): boolean {
  const { plan, customLimits, state } = testKey;
  return plan === "business" && customLimits === null && state === "active" && hasAllScopes(testKey);
}

export function hasAllScopes({ scopes }: Pick<TestKey, "scopes">): boolean {
  return scopes.length === allScopes.length;
}

const mainKeyRule =
  'at least one active key with "plan": "business", all scopes and no custom limits: every case sends most of its requests with this key.';

const plans = Object.keys(contract.plans) as [Plan, ...Plan[]];
const limit = z.int().min(1).optional();
const keyEntry = z.strictObject({
  key: z.string().regex(/^[\x21-\x7e]+$/, "must contain only visible ASCII characters"),
  plan: z.enum(plans),
  limits: z.strictObject({ perMinute: limit, perDay: limit }).optional(),
  scopes: z.array(z.enum(allScopes)).min(1).optional(),
  state: z.enum(["expired", "revoked"]).optional(),
  // Other members that `keys create --json` prints.
  id: z.string().optional(),
  name: z.string().nullish(),
  createdAt: z.string().optional(),
  expiresAt: z.iso.datetime().nullish(),
});
const keysFile = z
  .array(keyEntry)
  .refine((entries) => new Set(entries.map(({ key }) => key)).size === entries.length, "must not repeat a key");

function toTestKey(entry: z.infer<typeof keyEntry>, index: number, now: number) {
  const { key, plan, limits, scopes, state, expiresAt } = entry;
  const defaults = getPlanLimits(plan);
  const merged = { perMinute: limits?.perMinute ?? defaults.perMinute, perDay: limits?.perDay ?? defaults.perDay };
  const isCustom = merged.perMinute !== defaults.perMinute || merged.perDay !== defaults.perDay;
  const isExpired = expiresAt ? Date.parse(expiresAt) <= now : false;
  return {
    key,
    plan,
    /** Null if the key has the limits of its plan. */
    customLimits: isCustom ? merged : null,
    scopes: [...new Set(scopes ?? allScopes)],
    state: state ?? (isExpired ? ("expired" as const) : ("active" as const)),
    /** Stands for the key in reports. */
    name: `key ${index + 1} (${state ?? plan})`,
  };
}

function readText(path: string): string {
  try {
    // Some editors begin a file with a byte order mark.
    return readFileSync(path, "utf8").replace(/^\ufeff/, "");
  } catch (cause) {
    throw new UsageError(`${path} cannot be read: ${(cause as Error).message}. --help describes the keys file.`, {
      cause,
    });
  }
}

function parseEntries(path: string, text: string): unknown[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const list = tryParse(text);
  if (Array.isArray(list)) return list;
  const lineEntries = lines.map(tryParse);
  if (lines.length > 0 && lineEntries.every((entry) => entry !== undefined)) return lineEntries;
  throw new UsageError(`${path} must be a JSON list of keys, or one JSON key per line.`);
}

/** Returns how a response to an active key differs from its entry in the keys file; undefined if it matches. */
export function findKeyMismatch(testKey: TestKey, response: HttpResponse): string | undefined {
  const { name, plan, customLimits } = testKey;
  if (response.status === 401) {
    const state = getErrorCode(response) === "expired_api_key" ? "expired" : "revoked";
    return `${name} gets 401 ${getErrorCode(response)}. Set "state": "${state}" or remove the key.`;
  }
  if (getErrorCode(response) === "insufficient_scope" && testKey.scopes.includes(getRequiredScope("listPets")))
    return `${name} gets 403 insufficient_scope. Set its "scopes" or remove the key.`;
  const limit = parseLimit(response);
  if (limit === undefined || matchesLimits(testKey, response)) return undefined;
  const { perMinute, perDay } = customLimits ?? getPlanLimits(plan);
  const source = customLimits ? "the keys file" : `plan ${plan}`;
  return `${name} has the limit ${limit}, but ${source} has ${perMinute} per minute and ${perDay} per day. Correct its plan or limits.`;
}

// A check before the run would exhaust such a key.
export function hasLowDailyLimit({ plan, customLimits }: TestKey): boolean {
  return (customLimits ?? getPlanLimits(plan)).perDay < 10;
}

export function matchesLimits({ plan, customLimits }: TestKey, response: HttpResponse): boolean {
  const { perMinute, perDay } = customLimits ?? getPlanLimits(plan);
  const limit = parseLimit(response);
  return limit === perMinute || limit === perDay;
}

function parseLimit(response: HttpResponse): number | undefined {
  return parseInteger(response, "x-ratelimit-limit");
}

function getErrorCode({ body }: HttpResponse): string {
  return String(Object(body).code);
}

// Reports redact parts of a key from this length. The key-redaction cases use the same length.
const partLength = 8;

/** Returns a function that replaces keys, and long parts of them, with the names of the keys. */
export function createKeyRedactor(keys: readonly Pick<TestKey, "key" | "name">[]): (text: string) => string {
  const patterns = keys.flatMap(({ key, name }) => {
    const secret = replaceKeyPrefix("", key);
    const spellings = new Set([encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), secret]);
    return [...spellings].map((spelling) => ({ pattern: toPartPattern(spelling), name }));
  });
  return (text) => patterns.reduce((redacted, { pattern, name }) => redacted.replace(pattern, `[${name}]`), text);
}

/** Returns a pattern for the longest part of a text from each character on. */
function toPartPattern(text: string): RegExp {
  const starts = Array.from({ length: Math.max(1, text.length - partLength + 1) }, (_, start) => text.slice(start));
  const parts = starts.map((rest) => {
    const optional = [...rest.slice(partLength)].map(RegExp.escape);
    const end = optional.reduceRight((following, character) => `(?:${character}${following})?`, "");
    return RegExp.escape(rest.slice(0, partLength)) + end;
  });
  return new RegExp(parts.join("|"), "g");
}
