import type { Admission, Refusal } from "@animal-store/openapi-hono";
import type { Context as HonoContext } from "hono";
import type { Clock } from "../clock.ts";
import type { KeyRing, RefusedKey, ValidKey } from "../keys/key-ring.ts";
import type { AddressLimiter } from "../limits/address-limiter.ts";
import type { Limiter } from "../limits/limiter.ts";
import { type Allowance, type RateLimitHeader, rateLimitHeaders } from "../limits/usage.ts";
import { secondsUntil, windowEnd } from "../limits/windows.ts";
import type { Log } from "../log.ts";
import { requestId } from "./request-id.ts";
import { storeRefusal } from "./store-refusal.ts";

/** The headers that admission sets on every answer, so that handlers need not. */
export type ProvidedHeader = RateLimitHeader | "X-Request-Id";

/** Who makes a request. */
export interface Caller {
  readonly requestId: string;
  readonly keyId: string;
}

export interface AdmissionDependencies {
  readonly keyRing: KeyRing;
  readonly limiter: Limiter;
  readonly addressLimiter: AddressLimiter;
  readonly clock: Clock;
  readonly log: Log;
  /** The network address that a request comes from. */
  readonly clientAddress: (request: HonoContext) => string;
}

type StoreAdmission = Admission<Caller, ProvidedHeader>;

/** Decides on every request before it is routed: first the key, then the limits. */
export function createAdmission(
  dependencies: AdmissionDependencies,
): (request: HonoContext) => StoreAdmission | Promise<StoreAdmission> {
  const { keyRing, limiter, addressLimiter, clock, log, clientAddress } = dependencies;

  return (request) => {
    const id = requestId(request.req.raw.headers.get("x-request-id"));
    try {
      const found = keyRing.authenticate(request.req.raw.headers.get("authorization"));
      return found instanceof Promise
        ? found.then((key) => decide(request, id, key)).catch((error: unknown) => unavailable(request, id, error))
        : decide(request, id, found);
    } catch (error) {
      return unavailable(request, id, error);
    }
  };

  function decide(request: HonoContext, id: string, key: ValidKey | RefusedKey): StoreAdmission {
    return "code" in key ? refuseKey(request, id, key) : limit(id, key);
  }

  function limit(id: string, { record, limits }: ValidKey): StoreAdmission {
    const now = clock.now();
    const { isAllowed, allowances } = limiter.take(record.id, limits, now);
    const headers = { ...rateLimitHeaders(allowances, now), "X-Request-Id": id };
    if (isAllowed) return { headers, context: { requestId: id, keyId: record.id } };
    return { headers, refusal: limitRefusal(allowances, now) };
  }

  /** Whoever has no valid key is counted by address; that never touches a key's quota. */
  function refuseKey(request: HonoContext, id: string, { code, message }: RefusedKey): StoreAdmission {
    const now = clock.now();
    const { isAllowed, allowance } = addressLimiter.take(clientAddress(request), now);
    const headers = { ...rateLimitHeaders([allowance], now), "X-Request-Id": id };
    if (!isAllowed) return { headers, refusal: limitRefusal([allowance], now) };
    return { headers, refusal: { code, message, headers: { "WWW-Authenticate": "Bearer" } } };
  }

  function unavailable(request: HonoContext, id: string, error: unknown): StoreAdmission {
    const now = clock.now();
    const headers = {
      ...rateLimitHeaders([addressLimiter.peek(clientAddress(request), now)], now),
      "X-Request-Id": id,
    };
    return { headers, refusal: storeRefusal(error, id, log) };
  }
}

/** The refusal of the window that is used up; of several, the one that lasts longest. */
function limitRefusal(allowances: readonly Allowance[], now: number): Refusal {
  const exhausted = allowances.filter(({ remaining }) => remaining === 0);
  const longest = exhausted.reduce((one, other) => (other.window.length > one.window.length ? other : one));
  const wait = secondsUntil(windowEnd(longest.window, now), now);
  return {
    code: longest.window.name === "day" ? "daily_quota_exceeded" : "rate_limit_exceeded",
    message: `The limit of ${longest.limit} requests per ${longest.window.name} is used up. Retry in ${wait} ${wait === 1 ? "second" : "seconds"}.`,
    headers: { "Retry-After": wait },
  };
}
