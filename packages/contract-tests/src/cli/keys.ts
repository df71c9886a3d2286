import { readFileSync } from "node:fs";
import { scopes as allScopes, contract, type OperationId, type Plan, type Scope } from "@animal-store/contract";
import { z } from "zod";
import { withPrefix } from "../cases/quoted-keys.ts";
import { planLimits } from "../cases/rate-figures.ts";
import { scopeOf } from "../cases/responses.ts";
import type { Answer } from "../http/http-client.ts";
import { UsageError } from "./options.ts";

/** A key that the judge may use, and what is known of it. */
export interface KnownKey {
  readonly key: string;
  readonly plan: Plan;
  /** What it may send; null where it may as much as its plan says. */
  readonly ownLimits: { readonly perMinute: number; readonly perDay: number } | null;
  readonly scopes: readonly Scope[];
  readonly state: "working" | "expired" | "revoked";
  /** How reports name it, since no report shows a key. */
  readonly name: string;
}

/** Reads a keys file: a JSON list, or a key in each line as `keys create --json` prints it. @throws {UsageError} that names each fault */
export function readKeys(path: string, now: number): KnownKey[] {
  const entries = entriesOf(path, readText(path));
  const faults: string[] = [];
  const keys = entries.flatMap((entry, index) => {
    const { success, data, error } = keyEntry.safeParse(entry);
    if (success) return [known(data, index, now)];
    for (const { path: place, message } of error.issues)
      faults.push(`  key ${index + 1}${place.map((name) => `, ${String(name)}`).join("")}: ${message}`);
    return [];
  });
  for (const [index, { key }] of keys.entries())
    if (keys.findIndex((other) => other.key === key) < index) faults.push(`  key ${index + 1}: stands there twice.`);
  if (faults.length > 0) throw new UsageError(`${path} cannot be used:\n${faults.join("\n")}`);
  if (!keys.some(isOwn)) throw new UsageError(`${path} needs ${ownKeyRule}`);
  return keys;
}

/** Whether cases can work with it as their own. */
export function isOwn(known: KnownKey): boolean {
  const { plan, ownLimits, state } = known;
  return plan === "business" && ownLimits === null && state === "working" && hasAllScopes(known);
}

export function hasAllScopes({ scopes }: Pick<KnownKey, "scopes">): boolean {
  return scopes.length === allScopes.length;
}

const ownKeyRule =
  'one working key at least with "plan": "business", all scopes and no limits of its own: every case sends most of its requests with it.';

const plans = Object.keys(contract.plans) as [Plan, ...Plan[]];
const count = z.int("must be a whole number from 1.").min(1, "must be a whole number from 1.");
// What `keys create --json` prints fits as it is.
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
    state: z
      .enum(["expired", "revoked"], "must be expired or revoked, or be left out for a key that works.")
      .optional(),
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
      ? `has ${issue.keys.join(", ")}, which says nothing here. It may have ${members}.`
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
  ENOENT: "is not there",
  EISDIR: "is a folder",
  EACCES: "may not be read by this user",
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
  throw new UsageError(`${path} must be a JSON list of keys, or one key as JSON in each line, and it is neither.`);
}

export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the keys file has wrong about a key that should work, as an answer to it tells; undefined where it fits. */
export function keyProblem(known: KnownKey, answer: Answer, operation: OperationId = "listPets"): string | undefined {
  const { name, plan, ownLimits } = known;
  if (answer.status === 401) {
    const state = codeOf(answer) === "expired_api_key" ? "expired" : "revoked";
    return `${name} is refused with 401 ${codeOf(answer)}: say "state": "${state}", or take it out.`;
  }
  if (codeOf(answer) === "insufficient_scope" && known.scopes.includes(scopeOf(operation)))
    return `${name} gets 403 insufficient_scope: say its "scopes", or take it out.`;
  const limit = limitOf(answer);
  if (limit === undefined || fitsLimit(known, answer)) return undefined;
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const said = ownLimits ? "its limits say" : `plan ${plan} has`;
  return `${name} is answered the limit ${limit}, ${said} ${perMinute} a minute and ${perDay} a day: correct its plan or limits.`;
}

/** Whether it may send so little a day that nothing is spent on looking at it beforehand. */
export function isRare({ plan, ownLimits }: KnownKey): boolean {
  return (ownLimits ?? planLimits(plan)).perDay < 10;
}

/** Whether an answer tells a limit of the key. */
export function fitsLimit({ plan, ownLimits }: KnownKey, answer: Answer): boolean {
  const { perMinute, perDay } = ownLimits ?? planLimits(plan);
  const limit = limitOf(answer);
  return limit === perMinute || limit === perDay;
}

/** Whether an answer tells the limit of some plan, rather than one that nobody has. */
export function isOfSomePlan(answer: Answer): boolean {
  return Object.values(contract.plans).some(({ perMinute }) => perMinute === limitOf(answer));
}

function limitOf({ headers }: Answer): number | undefined {
  const text = headers.get("x-ratelimit-limit");
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

function codeOf({ body }: Answer): string {
  return String(Object(body).code);
}

// As much of a key as no answer may hold, by the cases about quoted keys.
const part = 8;

/** Takes keys out of a text that speaks of answers, parts of them and other spellings too: their names stand in their place. */
export function createKeyHider(keys: readonly Pick<KnownKey, "key" | "name">[]): (text: string) => string {
  const secrets = keys.flatMap(({ key, name }) => {
    const secret = withPrefix("", key);
    const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
    return [...new Set(spellings)].map((spelling) => ({ spelling, name }));
  });
  // What is escaped holds parts of what is not.
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
    const end = isPart ? endOfPart(rest, secret.slice(found)) : 1;
    hidden += isPart ? `[${name}]` : rest.slice(0, end);
    rest = rest.slice(end);
  }
  return hidden;
}

/** How far two texts are the same. */
function endOfPart(one: string, other: string): number {
  let end = 0;
  while (end < other.length && one[end] === other[end]) end += 1;
  return end;
}
