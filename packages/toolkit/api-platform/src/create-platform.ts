import type { ErrorReply, Pipeline, PipelineRequest } from "@animal-store/openapi-hono";
import { type AdmissionDependencies, anonymousHeaders, type Caller, createAdmission } from "./admission/admit.ts";
import { createKeyRedactor } from "./admission/redact-keys.ts";
import { createRequestIdReader } from "./admission/request-id.ts";
import { createStoreErrorMapper } from "./admission/store-error.ts";
import type { Clock } from "./clock.ts";
import { withCors } from "./cors.ts";
import { createIdempotencyClaimReader, type Hash } from "./idempotency/idempotency-claim.ts";
import { createKeyFormat } from "./keys/api-key.ts";
import { createKeyLimits, parseScopes } from "./keys/key-record.ts";
import { createKeyRing, type KeyRingDependencies, type KeyRules } from "./keys/key-ring.ts";
import type { PlatformContract } from "./platform-contract.ts";
import { toBanPolicy } from "./rate-limits/limiter.ts";
import { rateLimitHeaders } from "./rate-limits/rate-limit-responses.ts";

export interface PlatformOptions {
  /** The start of each API key, in letters and digits: `acme` gives keys such as `acme_live_…`. */
  readonly keyPrefix: string;
}

/** The dependencies of the request pipeline. */
export interface PipelineDependencies extends AdmissionDependencies {
  /** Origins whose pages can call the API. `"*"` allows any. */
  readonly origins: readonly string[];
}

const daySeconds = 86_400;

/** See `createPlatform`. */
export type Platform = ReturnType<typeof createPlatform>;

/**
 * Creates the parts of an API that depend on its contract: API keys, rate limits, bans, idempotency, request ids and CORS.
 * @throws {RangeError} if an operation is public, because the platform authenticates each request before routing
 *
 * @example
 * const platform = createPlatform(contract, { keyPrefix: "acme" });
 * const keyRing = platform.createKeyRing({ store: createMemoryKeyStore(), clock: systemClock });
 * const app = mountContract<typeof contract, Caller, ProvidedHeader>({
 *   contract,
 *   requestValidators,
 *   handlers,
 *   hash,
 *   errorCodes,
 *   ...platform.mountOptions({
 *     keyRing,
 *     limiter: createMemoryLimiter(platform.banPolicy),
 *     addressLimiter: createAddressLimiter(60),
 *     clock: systemClock,
 *     log: { warn: console.warn, error: console.error },
 *     clientAddress: ({ remoteAddress }) => remoteAddress,
 *     origins: [],
 *   }),
 * });
 */
export function createPlatform(contract: PlatformContract, { keyPrefix }: PlatformOptions) {
  assertNoPublicOperations(contract);
  const format = createKeyFormat(keyPrefix);
  const keyLimits = createKeyLimits(contract.plans);
  const allScopes = Object.keys(contract.scopes);
  // The key is a bearer token in `Authorization`, unless the contract has a security scheme of type `apiKey` in a header.
  const keyHeader = Object.values(contract.securitySchemes).find((scheme) => scheme.in === "header")?.name;
  const rules: KeyRules = { format, keyHeader, plans: Object.keys(contract.plans), scopes: allScopes, keyLimits };
  const redactKeys = createKeyRedactor(format);
  const toRequestId = createRequestIdReader(redactKeys);
  const { keptSeconds = daySeconds } = contract.extensions["x-idempotency"] ?? {};

  return {
    /** The prefixes of API keys: `live` for a store, `test` for a sandbox. */
    keyPrefixes: format.prefixes,
    /** All scopes, in the order of the document. */
    allScopes,
    /** The rules for strikes and bans (`x-ban` in the document). Without them, keys are never banned. */
    banPolicy: toBanPolicy(contract.extensions["x-ban"]),
    /**
     * Returns the limits of a key: its own limits, or the limits of its plan. A plan without a limit uses the limit of the
     * nearest earlier plan in the document.
     *
     * @example
     * keyLimits({ plan: "basic", perMinute: null, perDay: 500 }); // { perMinute: 60, perDay: 500 }
     */
    keyLimits,
    /**
     * Parses a comma-separated list of scopes. Removes duplicates and applies the order of the document.
     * @returns undefined if the list is empty or has an unknown name
     *
     * @example
     * parseScopes("write,read"); // ["read", "write"]
     */
    parseScopes: (text: string) => parseScopes(text, allScopes),
    /**
     * Redacts API keys in a text that quotes a request, including percent-encoded keys.
     *
     * @example
     * redactKeys("There is no resource at /v1/acme_live_0123."); // "There is no resource at /v1/acme_live_…."
     */
    redactKeys,
    /** Returns the `X-Request-Id` of the client if it is valid and contains no API key, and a new id if not. */
    toRequestId,
    /**
     * Creates a key ring, which issues and authenticates API keys.
     * A change takes effect immediately in this process and within 2 s in the others.
     *
     * @example
     * const keyRing = createKeyRing({ store: createMemoryKeyStore(), clock: systemClock });
     * const { key, record } = await keyRing.issue({ plan: "basic", name: "shop" });
     * const valid = await keyRing.authenticate(`Bearer ${key}`);
     * await keyRing.revoke(record.id);
     */
    createKeyRing: (dependencies: KeyRingDependencies) => createKeyRing(rules, dependencies),
    /** Returns a function that reads the idempotency claim of a request, or undefined if it has no `Idempotency-Key`. */
    createIdempotencyClaimReader: (dependencies: { readonly clock: Clock; readonly hash: Hash }) =>
      createIdempotencyClaimReader({ ...dependencies, keptSeconds }),
    /**
     * Returns the options of `serveApp` that the contract defines: its base path, the headers of every response, and those of
     * responses to malformed messages. Such a message does not count towards the limit of its address.
     * @param hstsSeconds max-age of Strict-Transport-Security (RFC 6797). Requires TLS for all clients; 0 omits it
     *
     * @example
     * const server = await serveApp(app, { ...toServeOptions({ addressLimiter, clock }), host: "127.0.0.1", port: 4000 });
     */
    toServeOptions(
      { addressLimiter, clock }: Pick<AdmissionDependencies, "addressLimiter" | "clock">,
      hstsSeconds = 0,
    ) {
      return {
        basePath: contract.basePath,
        commonHeaders: {
          ...contract.extensions["x-answer-headers"],
          ...(hstsSeconds > 0 && { "Strict-Transport-Security": `max-age=${hstsSeconds}` }),
        },
        errorHeaders: (address = "") => {
          const now = clock.now();
          return { ...rateLimitHeaders([addressLimiter.peek(address, now)], now), "X-Request-Id": toRequestId(null) };
        },
      };
    },
    /** Returns the options of `mountContract` that authenticate and limit requests, add CORS and handle errors. */
    mountOptions(dependencies: PipelineDependencies) {
      const { log, origins } = dependencies;
      const toStoreError = createStoreErrorMapper(dependencies);
      return {
        admit: createAdmission(dependencies, {
          keyHeader: (keyHeader ?? "Authorization").toLowerCase(),
          toRequestId,
          toStoreError,
        }),
        wrap: (pipeline: Pipeline) =>
          withCors(pipeline, {
            contract,
            origins,
            anonymousHeaders: (request: PipelineRequest) =>
              anonymousHeaders(dependencies, request, toRequestId(request.header("x-request-id"))),
          }),
        redact: redactKeys,
        onInvalidResponse: (problem: string) => log.error({}, problem),
        onError: (error: unknown, caller: Caller | undefined): ErrorReply => toStoreError(error, caller?.requestId),
      };
    },
  };
}

function assertNoPublicOperations({ security, operations }: PlatformContract): void {
  for (const { id, security: requirements = security } of Object.values(operations)) {
    const isPublic = requirements.length === 0 || requirements.some((schemes) => Object.keys(schemes).length === 0);
    if (isPublic)
      throw new RangeError(
        `operation ${id} is public, but each request needs an API key. Require one in \`security\`.`,
      );
  }
}
