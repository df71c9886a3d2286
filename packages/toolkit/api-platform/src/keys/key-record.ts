import type { PlatformContract } from "../platform-contract.ts";
import type { Limits } from "../rate-limits/limiter.ts";

/** The stored data of a key. Only the hash of the key is stored. Times are milliseconds since the Unix epoch. */
export interface KeyRecord {
  readonly id: string;
  /** SHA-256 of the key, in hexadecimal. */
  readonly hash: string;
  readonly plan: string;
  readonly name: string | null;
  /** Replaces the limit of the plan, unless it is null. */
  readonly perMinute: number | null;
  /** Replaces the limit of the plan, unless it is null. */
  readonly perDay: number | null;
  /** In the order of the contract. */
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
  /** The id of the key that replaced it in a rotation. */
  readonly successorId: string | null;
  /** The id of the first key of the lineage. A lineage is a key and all keys that replaced it in rotations. */
  readonly lineageId: string;
  /** The last time when an operator lifted the bans and strikes of the key. */
  readonly unbannedAt: number | null;
}

/** The state of a key. Only an active key is valid. */
export type KeyState = "active" | "expired" | "revoked";

/** Returns the state of a key. @param now milliseconds since the Unix epoch */
export function keyState({ revokedAt, expiresAt }: Pick<KeyRecord, "revokedAt" | "expiresAt">, now: number): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && now >= expiresAt ? "expired" : "active";
}

/** The settings that determine the limits of a key. */
export type LimitSettings = Pick<KeyRecord, "plan" | "perMinute" | "perDay">;

/**
 * Creates a function that returns the limits of a key: its own limits, or the limits of its plan. A plan without a limit
 * uses the limit of the nearest earlier plan in the document. An unknown plan has the limits of the first plan. Without
 * plans, the limits are infinite.
 */
export function createKeyLimits(plans: PlatformContract["plans"]): (key: LimitSettings) => Limits {
  let current: Limits = { perMinute: Number.POSITIVE_INFINITY, perDay: Number.POSITIVE_INFINITY };
  const limitsByPlan = new Map<string, Limits>();
  for (const [plan, { perMinute, perDay }] of Object.entries(plans)) {
    current = { perMinute: perMinute ?? current.perMinute, perDay: perDay ?? current.perDay };
    limitsByPlan.set(plan, current);
  }
  const [firstLimits = current] = limitsByPlan.values();

  return ({ plan, perMinute, perDay }) => {
    const planLimits = limitsByPlan.get(plan) ?? firstLimits;
    // Keys without their own limits share one object, to save memory.
    if (perMinute === null && perDay === null) return planLimits;
    return { perMinute: perMinute ?? planLimits.perMinute, perDay: perDay ?? planLimits.perDay };
  };
}

export function parseScopes(text: string, allScopes: readonly string[]): readonly string[] | undefined {
  const names = new Set(text.split(","));
  const scopes = allScopes.filter((scope) => names.has(scope));
  return scopes.length === names.size ? scopes : undefined;
}

/** The changed fields with their old and new values. The old values of a new key are null. */
export type KeyFieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

const loggedFields = ["successorId", "plan", "name", "perMinute", "perDay", "scopes", "expiresAt"] as const;

export function keyFieldChanges(before: Partial<KeyRecord>, after: Partial<KeyRecord>): KeyFieldChanges {
  return Object.fromEntries(
    loggedFields
      .map((field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const)
      .filter(([, { from, to }]) => !isSameValue(from, to)),
  );
}

export function isSameValue(first: unknown, second: unknown): boolean {
  return first === second || (Array.isArray(first) && String(first) === String(second));
}
