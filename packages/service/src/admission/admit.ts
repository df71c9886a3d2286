import {
  type Admission,
  type Awaitable,
  catchAwaitable,
  mapAwaitable,
  type PipelineRequest,
} from "@animal-store/openapi-hono";
import type { Clock } from "../clock.ts";
import { type KeyError, keyErrors } from "../keys/key-error.ts";
import type { KeyRing, ValidKey } from "../keys/key-ring.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import type { Limiter } from "../rate-limits/limiter.ts";
import {
  addressLimitError,
  banError,
  type RateLimitHeader,
  rateLimitError,
  rateLimitHeaders,
  toRetryAfter,
} from "../rate-limits/rate-limit-responses.ts";
import type { WindowStatus } from "../rate-limits/windows.ts";
import { toRequestId } from "./redact-keys.ts";
import { createStoreErrorMapper, type Log } from "./store-error.ts";

export type ProvidedHeader = RateLimitHeader | "X-Request-Id";

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
  /** Returns the network address of the client, from the connection or a trusted proxy. */
  readonly clientAddress: (request: PipelineRequest) => string;
}

type StoreAdmission = Admission<Caller, ProvidedHeader>;

export function createAdmission(
  dependencies: AdmissionDependencies,
): (request: PipelineRequest) => Awaitable<StoreAdmission> {
  const { keyRing, limiter, addressLimiter, clock, clientAddress } = dependencies;
  const toStoreError = createStoreErrorMapper(dependencies);

  return (request) => {
    const id = toRequestId(request.header("x-request-id"));
    if (request.attributes) request.attributes.requestId = id;
    return catchAwaitable(
      () =>
        mapAwaitable(
          keyRing.authenticate(request.header("authorization"), () => peek(dependencies, request).remaining === 0),
          (key) => {
            if (key === keyErrors.unchecked) return rejectUnchecked(request, id);
            return "code" in key ? rejectKey(request, id, key) : limit(request, id, key);
          },
        ),
      (error) => rejectUnavailable(request, id, error),
    );
  };

  function limit(request: PipelineRequest, id: string, key: ValidKey): Awaitable<StoreAdmission> {
    const { id: keyId, limits, lineageId, scopes } = key;
    if (request.attributes) request.attributes.caller = keyId;
    return mapAwaitable(limiter.take(keyId, limits, clock.now()), ({ isAllowed, now, windowStatuses, bannedUntil }) => {
      if (isAllowed) {
        const headers = withId(rateLimitHeaders(windowStatuses, now), id);
        return { headers, context: { requestId: id, lineageId }, scopes };
      }
      const wait = toRetryAfter(windowStatuses, bannedUntil, now);
      const isBanned = bannedUntil !== null;
      return {
        headers: withId(rateLimitHeaders(windowStatuses, now, isBanned ? wait : undefined), id),
        error: isBanned ? banError(windowStatuses, bannedUntil, now) : rateLimitError(windowStatuses, wait),
      };
    });
  }

  function rejectKey(request: PipelineRequest, id: string, error: KeyError): Awaitable<StoreAdmission> {
    const decision = addressLimiter.take(clientAddress(request), clock.now());
    return mapAwaitable(decision, ({ isAllowed, now, windowStatus }) => {
      const headers = withId(rateLimitHeaders([windowStatus], now), id);
      if (isAllowed) return { headers, error };
      return { headers, error: addressLimitError(windowStatus, toRetryAfter([windowStatus], null, now)) };
    });
  }

  function rejectUnchecked(request: PipelineRequest, id: string): StoreAdmission {
    const windowStatus = peek(dependencies, request);
    const headers = anonymousHeaders(dependencies, request, id);
    return { headers, error: addressLimitError(windowStatus, toRetryAfter([windowStatus], null, clock.now())) };
  }

  function rejectUnavailable(request: PipelineRequest, id: string, error: unknown): StoreAdmission {
    return { headers: anonymousHeaders(dependencies, request, id), error: toStoreError(error, id) };
  }
}

type AddressDependencies = Pick<AdmissionDependencies, "addressLimiter" | "clock" | "clientAddress">;

/** Returns the headers of a response to a request that does not count. They describe the limits of the client address. */
export function anonymousHeaders(
  dependencies: AddressDependencies,
  request: PipelineRequest,
  id: string,
): Record<ProvidedHeader, string> {
  return withId(rateLimitHeaders([peek(dependencies, request)], dependencies.clock.now()), id);
}

function peek({ addressLimiter, clock, clientAddress }: AddressDependencies, request: PipelineRequest): WindowStatus {
  return addressLimiter.peek(clientAddress(request), clock.now());
}

function withId(headers: Record<RateLimitHeader, string>, requestId: string): Record<ProvidedHeader, string> {
  return Object.assign(headers, { "X-Request-Id": requestId });
}
