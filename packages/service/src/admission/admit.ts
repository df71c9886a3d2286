import { type Admission, type Awaitable, attempt, type ReceivedRequest, whenReady } from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import type { KeyRing, ValidKey } from "../keys/key-ring.ts";
import { type RefusedKey, refusedKeys } from "../keys/refused-key.ts";
import type { AddressLimiter } from "../limits/address-limiter.ts";
import {
  addressRefusal,
  banRefusal,
  limitRefusal,
  type RateLimitHeader,
  rateLimitHeaders,
  secondsToWait,
} from "../limits/limit-responses.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Allowance } from "../limits/windows.ts";
import { requestId } from "./hide-keys.ts";
import { createStoreRefusal, type Log } from "./store-refusal.ts";

/** The headers that admission sets on every answer, so that handlers need not. */
export type ProvidedHeader = RateLimitHeader | "X-Request-Id";

/** Who makes a request. */
export interface Caller {
  readonly requestId: string;
  /** The first key of the lineage of its API key. */
  readonly lineageId: string;
}

export interface AdmissionDependencies {
  readonly keyRing: KeyRing;
  readonly limiter: Limiter;
  readonly addressLimiter: AddressLimiter;
  readonly clock: Clock;
  readonly log: Log;
  /** The network address that a request comes from: its connection's, or what a trusted proxy says. */
  readonly clientAddress: (request: ReceivedRequest) => string;
}

type StoreAdmission = Admission<Caller, ProvidedHeader>;

/** Decides on every request before it is routed: first the key, then the limits. */
export function createAdmission(
  dependencies: AdmissionDependencies,
): (request: ReceivedRequest) => Awaitable<StoreAdmission> {
  const { keyRing, limiter, addressLimiter, clock, clientAddress } = dependencies;
  const storeRefusal = createStoreRefusal(dependencies);

  return (request) => {
    const id = requestId(request.header("x-request-id"));
    if (request.findings) request.findings.requestId = id;
    return attempt(
      () =>
        whenReady(
          keyRing.authenticate(request.header("authorization"), () => peek(dependencies, request).remaining === 0),
          (key) => {
            if (key === refusedKeys.unchecked) return rejectUnchecked(request, id);
            return "code" in key ? refuseKey(request, id, key) : limit(request, id, key);
          },
        ),
      (error) => unavailable(request, id, error),
    );
  };

  function limit(request: ReceivedRequest, id: string, key: ValidKey): Awaitable<StoreAdmission> {
    const { id: keyId, limits, lineageId, scopes } = key;
    if (request.findings) request.findings.caller = keyId;
    return whenReady(limiter.take(keyId, limits, clock.now()), ({ isAllowed, now, allowances, bannedUntil }) => {
      if (isAllowed) {
        const headers = withId(rateLimitHeaders(allowances, now), id);
        return { headers, context: { requestId: id, lineageId }, scopes };
      }
      const wait = secondsToWait(allowances, bannedUntil, now);
      const isBanned = bannedUntil !== null;
      return {
        headers: withId(rateLimitHeaders(allowances, now, isBanned ? wait : undefined), id),
        refusal: isBanned ? banRefusal(allowances, bannedUntil, now) : limitRefusal(allowances, wait),
      };
    });
  }

  /** Whoever has no valid key is counted by address; that never touches a key's quota. */
  function refuseKey(request: ReceivedRequest, id: string, refusal: RefusedKey): Awaitable<StoreAdmission> {
    const taken = addressLimiter.take(clientAddress(request), clock.now());
    return whenReady(taken, ({ isAllowed, now, allowance }) => {
      const headers = withId(rateLimitHeaders([allowance], now), id);
      if (isAllowed) return { headers, refusal };
      return { headers, refusal: addressRefusal(allowance, secondsToWait([allowance], null, now)) };
    });
  }

  function rejectUnchecked(request: ReceivedRequest, id: string): StoreAdmission {
    const allowance = peek(dependencies, request);
    const headers = anonymousHeaders(dependencies, request, id);
    return { headers, refusal: addressRefusal(allowance, secondsToWait([allowance], null, clock.now())) };
  }

  function unavailable(request: ReceivedRequest, id: string, error: unknown): StoreAdmission {
    return { headers: anonymousHeaders(dependencies, request, id), refusal: storeRefusal(error, id) };
  }
}

type AddressDependencies = Pick<AdmissionDependencies, "addressLimiter" | "clock" | "clientAddress">;

/** The headers of an answer that is counted nowhere: what is left to the caller's address. */
export function anonymousHeaders(
  dependencies: AddressDependencies,
  request: ReceivedRequest,
  id: string,
): Record<ProvidedHeader, string> {
  return withId(rateLimitHeaders([peek(dependencies, request)], dependencies.clock.now()), id);
}

function peek({ addressLimiter, clock, clientAddress }: AddressDependencies, request: ReceivedRequest): Allowance {
  return addressLimiter.peek(clientAddress(request), clock.now());
}

function withId(headers: Record<RateLimitHeader, string>, requestId: string): Record<ProvidedHeader, string> {
  return Object.assign(headers, { "X-Request-Id": requestId });
}
