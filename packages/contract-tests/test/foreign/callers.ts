import { Quota } from "./quota.ts";
import { Refusal } from "./refusal.ts";

const PLANS = {
  free: { perMinute: 60, perDay: 1000 },
  pro: { perMinute: 300, perDay: 10_000 },
  business: { perMinute: 1000, perDay: 100_000 },
  enterprise: { perMinute: 1000, perDay: 100_000 },
};

const MOST_ADDRESSES = 10_000;
const KEY_SHAPE = /as_(?:live|test)_[A-Za-z0-9]{38}/;

type Instant = string | number | Date;

/** A key that the service accepts; its own limits stand before those of its plan. */
export type ForeignKey = {
  key: string;
  id: string;
  plan: keyof typeof PLANS;
  /** All scopes without it. */
  scopes?: readonly string[] | undefined;
  perMinute?: number | null | undefined;
  perDay?: number | null | undefined;
  expiresAt?: Instant | null | undefined;
  revokedAt?: Instant | null | undefined;
};

const isPast = (instant: Instant | null | undefined, now: number): boolean =>
  instant !== null && instant !== undefined && new Date(instant).getTime() <= now;

/** Knows the keys, and how much each key and each address without one has used. */
export class Callers {
  readonly #keys = new Map<string, { record: ForeignKey; quota: Quota }>();
  #addresses = new Map<string, Quota>();
  #addressMinute = -1;

  readonly #origins: readonly string[] | undefined;

  constructor(keys: readonly ForeignKey[], origins?: readonly string[]) {
    this.#origins = origins;
    for (const record of keys) this.add(record);
  }

  /** Accepts one more key. */
  add(record: ForeignKey): void {
    const plan = PLANS[record.plan];
    const quota = Quota.ofKey(record.perMinute ?? plan.perMinute, record.perDay ?? plan.perDay);
    this.#keys.set(record.key, { record, quota });
  }

  /** Whether pages of an origin may call; without a list of origins those of any. */
  mayComeFrom(origin: string): boolean {
    return this.#origins?.includes(origin) ?? true;
  }

  /** Finds the key of an `Authorization` field; throws a 401 when it is missing or no longer good. */
  authenticate(
    authorization: string | undefined,
    now: number,
  ): { id: string; quota: Quota; scopes: readonly string[] } {
    const token = /^bearer +(.+)$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw unauthorized("missing_api_key", "Send an API key as a bearer token.");
    const known = this.#keys.get(token);
    if (known === undefined) throw unauthorized("invalid_api_key", "Nobody was given this API key.");
    if (isPast(known.record.revokedAt, now)) throw unauthorized("revoked_api_key", "This API key was revoked.");
    if (isPast(known.record.expiresAt, now)) throw unauthorized("expired_api_key", "This API key is past its expiry.");
    return { id: known.record.id, quota: known.quota, scopes: known.record.scopes ?? ["read", "write"] };
  }

  /** The quota that callers without a valid key share per address; an overflow of addresses shares one. */
  quotaOfAddress(address: string, now: number): Quota {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#addressMinute) this.#addresses.clear();
    this.#addressMinute = minute;
    const name = this.#addresses.has(address) || this.#addresses.size < MOST_ADDRESSES ? address : "others";
    const quota = this.#addresses.get(name) ?? Quota.ofAddress(PLANS.free.perMinute);
    this.#addresses.set(name, quota);
    return quota;
  }

  /** Whether a text would give a key away if it were written to a log. */
  holdsKey(text: string): boolean {
    return KEY_SHAPE.test(text) || this.#keys.keys().some((key) => text.includes(key));
  }
}

const unauthorized = (
  code: "missing_api_key" | "invalid_api_key" | "expired_api_key" | "revoked_api_key",
  message: string,
): Refusal => new Refusal(code, message, { "www-authenticate": "Bearer" });
