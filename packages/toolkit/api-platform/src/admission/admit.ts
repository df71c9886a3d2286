import {
  type Admission,
  type Awaitable,
  type ErrorReply,
  mapAwaitable,
  mapOrCatch,
  type PipelineRequest,
} from "@animal-store/openapi-hono";
import type { Clock } from "@animal-store/process/web";
import { type KeyError, keyErrors } from "../keys/key-error.ts";
import type { KeyRing, ValidKey } from "../keys/key-ring.ts";
import type { PlatformErrorCode } from "../platform-contract.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import type { Limiter } from "../rate-limits/limiter.ts";
import {
  type RateLimitHeader,
  rateLimitHeaders,
  toAddressOutcome,
  toLimitOutcome,
} from "../rate-limits/rate-limit-responses.ts";
import type { WindowStatus } from "../rate-limits/windows.ts";
import type { Log, StoreErrorMapper } from "./store-error.ts";

/** The headers that the platform sets on every response, so handlers do not set them. */
export type ProvidedHeader = RateLimitHeader | "X-Request-Id";

export interface Caller {
  readonly requestId: string;
  /** The id of the first key of the lineage of the API key. Undefined for an anonymous request to a public operation. */
  readonly lineageId: string | undefined;
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

interface AdmissionRules {
  readonly toRequestId: (header: string | null) => string;
  readonly toStoreError: StoreErrorMapper;
  /** Replaces the code of an error by that of the contract. */
  readonly toError: (error: PlatformError) => ErrorReply;
  /** Whether some operations need no API key. Then routing decides whether a request without a valid key is rejected. */
  readonly hasPublicOperations: boolean;
}

/** An error of the platform, before its code is replaced. */
export type PlatformError = ErrorReply & { readonly code: PlatformErrorCode };

type ApiAdmission = Admission<Caller, ProvidedHeader>;

interface Arrival {
  readonly request: PipelineRequest;
  readonly requestId: string;
}

/** Returns a function that authenticates a request and counts it towards the limits of its key or address. */
export function createAdmission(
  dependencies: AdmissionDependencies,
  { toRequestId, toStoreError, toError, hasPublicOperations }: AdmissionRules,
): (request: PipelineRequest) => Awaitable<ApiAdmission> {
  const { keyRing, limiter, addressLimiter, clock, clientAddress } = dependencies;

  const admit = mapOrCatch(
    ({ request }: Arrival) =>
      keyRing.authenticate(request.header(keyRing.header), () => peek(dependencies, request).remaining === 0),
    (result, arrival) => {
      if (result === keyErrors.lookupQueueFull) return rejectWithoutLookup(arrival);
      return "code" in result ? rejectKey(arrival, result) : applyLimit(arrival, result);
    },
    (error, { request, requestId }): ApiAdmission => ({
      headers: anonymousHeaders(dependencies, request, requestId),
      error: toError(toStoreError(error, requestId)),
    }),
  );
  return (request) => {
    const requestId = toRequestId(request.header("x-request-id"));
    if (request.attributes) request.attributes.requestId = requestId;
    return admit({ request, requestId });
  };

  function applyLimit({ request, requestId }: Arrival, key: ValidKey): Awaitable<ApiAdmission> {
    const { id: keyId, limits, lineageId, scopes } = key;
    if (request.attributes) request.attributes.caller = keyId;
    if (limits.perDay === Number.POSITIVE_INFINITY && limits.perMinute === Number.POSITIVE_INFINITY) {
      // A contract without plans documents no rate limits, so its responses need no other header.
      const headers = { "X-Request-Id": requestId } as Record<ProvidedHeader, string>;
      return { headers, context: { requestId, lineageId }, scopes };
    }
    return mapAwaitable(limiter.take(keyId, limits, clock.now()), (decision) => {
      const { headers, error } = toLimitOutcome(decision, "API key");
      const provided = withRequestId(headers, requestId);
      if (error) return { headers: provided, error: toError(error) };
      return { headers: provided, context: { requestId, lineageId }, scopes };
    });
  }

  function rejectKey({ request, requestId }: Arrival, keyError: KeyError): Awaitable<ApiAdmission> {
    return mapAwaitable(addressLimiter.take(clientAddress(request), clock.now()), (decision) => {
      const { headers, error } = toAddressOutcome(decision);
      const provided = withRequestId(headers, requestId);
      if (error || !hasPublicOperations) return { headers: provided, error: toError(error ?? keyError) };
      const context = { requestId, lineageId: undefined };
      return { headers: provided, context, unauthenticated: toError(keyError) };
    });
  }

  function rejectWithoutLookup({ request, requestId }: Arrival): ApiAdmission {
    const decision = { isAllowed: false, now: clock.now(), windowStatus: peek(dependencies, request) };
    const { headers, error = keyErrors.lookupQueueFull } = toAddressOutcome(decision);
    return { headers: withRequestId(headers, requestId), error: toError(error) };
  }
}

type AddressDependencies = Pick<AdmissionDependencies, "addressLimiter" | "clock" | "clientAddress">;

/** Returns the headers for a request that counts towards no limit. They describe the limit of the client address. */
export function anonymousHeaders(
  dependencies: AddressDependencies,
  request: PipelineRequest,
  requestId: string,
): Record<ProvidedHeader, string> {
  return withRequestId(rateLimitHeaders([peek(dependencies, request)], dependencies.clock.now()), requestId);
}

function peek({ addressLimiter, clock, clientAddress }: AddressDependencies, request: PipelineRequest): WindowStatus {
  return addressLimiter.peek(clientAddress(request), clock.now());
}

function withRequestId(headers: Record<RateLimitHeader, string>, requestId: string): Record<ProvidedHeader, string> {
  // A spread would copy the headers of each response.
  (headers as Record<ProvidedHeader, string>)["X-Request-Id"] = requestId;
  return headers as Record<ProvidedHeader, string>;
}
