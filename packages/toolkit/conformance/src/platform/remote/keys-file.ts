import { readFileSync } from "node:fs";
import { isNode } from "@animal-store/openapi-document";
import { listTypeErrors, UsageError } from "../../errors.ts";
import { tryParse } from "../../validate-response.ts";
import { secretPart } from "../cases/redaction.ts";
import type { KeyLimits, PlatformDocument } from "../platform-document.ts";

/** An API key for the tests. */
export interface TestKey {
  readonly key: string;
  readonly plan: string;
  readonly limits: KeyLimits;
  /** Whether the limits are not those of the plan. */
  readonly hasOwnLimits: boolean;
  readonly scopes: readonly string[];
  readonly state: "active" | "expired" | "revoked";
  /** Stands for the key in reports. */
  readonly name: string;
}

interface KeyEntry extends Pick<TestKey, "key" | "plan">, Partial<Pick<TestKey, "scopes" | "state">> {
  readonly limits?: Partial<KeyLimits>;
  readonly expiresAt?: string | null;
}

export const keysHelp = `
A keys file is a JSON list of API keys, or has one key per line:

[
  {"key":"…","plan":"business"},
  {"key":"…","plan":"pro","limits":{"perMinute":1,"perDay":50}},
  {"key":"…","plan":"business","scopes":["read"]},
  {"key":"…","plan":"pro","state":"expired"}
]

  plan    a plan of x-rate-limit-plans
  limits  perMinute and perDay, if they differ from the plan
  scopes  scopes of x-scopes, if the key does not have all
  state   expired or revoked, if the service must reject the key

One active key with all scopes and the limits of its plan is required: most requests are sent with it. More keys allow more
scenarios: a key of each plan, two with all scopes, keys with the limits 1 and 50 and with 50 and 1 (one of each for every operation,
and one more), one with 7 per minute, a key with each scope alone, an expired and a revoked key. Reports contain no key.
`;

// Reports redact parts of a key from this length. The scenarios of redaction use the same length.
const partLength = 8;

/** Reads a keys file. @throws {UsageError} with all errors of the file */
export function readKeys(path: string, platform: PlatformDocument, now: number): TestKey[] {
  const entries = parseEntries(path, readText(path));
  const problems = listTypeErrors(createSchema(platform), entries);
  if (problems.length > 0)
    throw new UsageError(`${path} cannot be used. --help describes the keys file.\n  ${problems.join("\n  ")}`);
  const keys = (entries as KeyEntry[]).map((entry, index) => toTestKey(entry, index, { platform, now }));
  if (new Set(keys.map(({ key }) => key)).size < keys.length) throw new UsageError(`${path} must not repeat a key.`);
  const short = keys.find(({ key }) => secretPart(key).length < partLength);
  if (short)
    throw new UsageError(
      `${path}: ${short.name} needs at least ${partLength} characters after its prefix, so that reports can redact its parts.`,
    );
  if (!keys.some((testKey) => isMainKey(testKey, platform)))
    throw new UsageError(
      `${path} needs an active key with all scopes and the limits of its plan, because most requests are sent with it.`,
    );
  return keys;
}

function createSchema({ plans, scopes }: PlatformDocument): object {
  const limit = { type: "integer", minimum: 1 };
  return {
    type: "array",
    items: {
      type: "object",
      required: ["key", "plan"],
      additionalProperties: false,
      properties: {
        key: { type: "string", pattern: "^[\\x21-\\x7e]+$" },
        plan: { enum: [...plans.keys()] },
        limits: { type: "object", additionalProperties: false, properties: { perMinute: limit, perDay: limit } },
        ...(scopes.length > 0 && { scopes: { type: "array", minItems: 1, items: { enum: scopes } } }),
        state: { enum: ["expired", "revoked"] },
        // Other members that `keys create --json` of api-server prints.
        id: { type: "string" },
        name: { type: ["string", "null"] },
        createdAt: { type: "string" },
        expiresAt: { type: ["string", "null"] },
      },
    },
  };
}

function toTestKey(
  { key, plan, limits, scopes, state, expiresAt }: KeyEntry,
  index: number,
  { platform, now }: { readonly platform: PlatformDocument; readonly now: number },
): TestKey {
  const planLimits = platform.plans.get(plan) ?? { perMinute: Infinity, perDay: Infinity };
  const merged = { ...planLimits, ...limits };
  const isExpired = expiresAt ? Date.parse(expiresAt) <= now : false;
  return {
    key,
    plan,
    limits: merged,
    hasOwnLimits: merged.perMinute !== planLimits.perMinute || merged.perDay !== planLimits.perDay,
    scopes: [...new Set(scopes ?? platform.scopes)],
    state: state ?? (isExpired ? "expired" : "active"),
    name: `key ${index + 1} (${state ?? plan})`,
  };
}

/** Returns whether scenarios can send most of their requests with this key. */
export function isMainKey({ hasOwnLimits, state, scopes }: TestKey, platform: PlatformDocument): boolean {
  return !hasOwnLimits && state === "active" && scopes.length === platform.scopes.length;
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
  const list = tryParse(text);
  if (Array.isArray(list)) return list;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const entries = lines.map(tryParse);
  if (lines.length > 0 && entries.every(isNode)) return entries;
  throw new UsageError(`${path} must be a JSON list of keys, or one JSON key per line.`);
}

/** Returns a function that replaces keys, and long parts of them, with the names of the keys. */
export function createKeyRedactor(keys: readonly Pick<TestKey, "key" | "name">[]): (text: string) => string {
  const secrets = keys.flatMap(({ key, name }) => {
    const secret = secretPart(key);
    const spellings = new Set([encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), secret]);
    return [...spellings].map((spelling) => ({ spelling, name }));
  });
  return (text) => secrets.reduce((redacted, { spelling, name }) => redactParts(redacted, spelling, name), text);
}

/** Replaces each longest part of a secret in a text. Parts that touch become one. */
function redactParts(text: string, secret: string, name: string): string {
  const starts = Array.from({ length: secret.length - partLength + 1 }, (_, start) => start);
  const parts = new Set(starts.map((start) => secret.slice(start, start + partLength)));
  let redacted = "";
  let secretUntil = -1;
  for (let index = 0; index < text.length; index += 1) {
    const isPart = parts.has(text.slice(index, index + partLength));
    if (isPart && index > secretUntil) redacted += `[${name}]`;
    if (isPart) secretUntil = index + partLength;
    else if (index >= secretUntil) redacted += text[index];
  }
  return redacted;
}
