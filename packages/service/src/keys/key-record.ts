import { scopes as allScopes, contract, type Plan, type Scope } from "@animal-store/contract";
import type { Limits } from "../rate-limits/limiter.ts";

/** What is kept of a key. The key itself is not: only its SHA-256. Times are milliseconds since the Unix epoch. */
export interface KeyRecord {
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal. */
  readonly hash: string;
  readonly plan: Plan;
  readonly name: string | null;
  /** The key's own limits; null: those of its plan. */
  readonly perMinute: number | null;
  readonly perDay: number | null;
  /** In the order of the contract. */
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
  /** The key that was issued in its place; null: it was not rotated. */
  readonly successorId: string | null;
  /** The first key of the lineage: a rotation hands it on. */
  readonly lineageId: string;
  /** When an operator lifted the bans and strikes of the time before; null: never. */
  readonly unbannedAt: number | null;
}

/** Whether a key opens the store, and why not. */
export type KeyState = "in force" | "expired" | "revoked";

/** @param now milliseconds since the Unix epoch */
export function keyState({ revokedAt, expiresAt }: Pick<KeyRecord, "revokedAt" | "expiresAt">, now: number): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && now >= expiresAt ? "expired" : "in force";
}

const { business } = contract.plans;
const limitsOfPlans = new Map<string, Limits>(
  Object.entries(contract.plans).map(([plan, { perMinute, perDay }]) => [
    plan,
    { perMinute: perMinute ?? business.perMinute, perDay: perDay ?? business.perDay },
  ]),
);

/**
 * The limits in force for a key: its own, else its plan's, else (where the plan leaves them to the key) those of Business.
 * Keys without limits of their own share one object for each plan.
 */
export function keyLimits({
  plan,
  perMinute,
  perDay,
}: {
  plan: Plan;
  perMinute: number | null;
  perDay: number | null;
}): Limits {
  const ofPlan = limitsOfPlans.get(plan) ?? business;
  if (perMinute === null && perDay === null) return ofPlan;
  return { perMinute: perMinute ?? ofPlan.perMinute, perDay: perDay ?? ofPlan.perDay };
}

// Keys with the same scopes share one array: there may be very many keys.
const sets = new Map<string, readonly Scope[]>();

/**
 * Returns the scopes of a list like `read,write`, each once and in the order of the contract.
 * @returns undefined if the list is empty or has an unknown name
 */
export function parseScopes(text: string): readonly Scope[] | undefined {
  const known = sets.get(text);
  if (known) return known;
  const names = new Set(text.split(","));
  const scopes = allScopes.filter((scope) => names.has(scope));
  if (scopes.length !== names.size) return undefined;
  const shared = sets.get(scopes.join()) ?? scopes;
  sets.set(scopes.join(), shared);
  return shared;
}

/** What changed, by field; `from` is null in a new key. */
export type KeyFieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

const loggedFields = ["successorId", "plan", "name", "perMinute", "perDay", "scopes", "expiresAt"] as const;

/** Returns the difference between two states of a key, for the log. */
export function keyFieldChanges(before: Partial<KeyRecord>, after: Partial<KeyRecord>): KeyFieldChanges {
  return Object.fromEntries(
    loggedFields
      .map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const)
      .filter(([, { from, to }]) => !isSameField(from, to)),
  );
}

export function isSameField(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && String(one) === String(other));
}
