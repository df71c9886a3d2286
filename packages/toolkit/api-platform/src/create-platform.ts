import {
  type Admission,
  type Awaitable,
  type ErrorReply,
  isRestricted,
  type Pipeline,
  type PipelineRequest,
} from "@animal-store/openapi-hono";
import type { Clock } from "@animal-store/process/web";
import {
  type AdmissionDependencies,
  anonymousHeaders,
  type Caller,
  createAdmission,
  type PlatformError,
  type ProvidedHeader,
} from "./admission/admit.ts";
import { createKeyRedactor, type RedactKeys } from "./admission/redact-keys.ts";
import { createRequestIdReader } from "./admission/request-id.ts";
import { createStoreErrorMapper } from "./admission/store-error.ts";
import { withCors } from "./cors.ts";
import { createIdempotencyClaimReader, type Hash, type ReadClaim } from "./idempotency/idempotency-claim.ts";
import type { KeyFormat } from "./keys/api-key.ts";
import { type LimitSettings, parseScopes } from "./keys/key-record.ts";
import { createKeyRing, createKeyRules, type KeyRing, type KeyRingDependencies } from "./keys/key-ring.ts";
import {
  type ErrorCodeNames,
  type PlatformContract,
  platformErrorCodes,
  type RequiredErrorCodes,
} from "./platform-contract.ts";
import { type BanPolicy, type Limits, toBanPolicy } from "./rate-limits/limiter.ts";
import { rateLimitHeaders } from "./rate-limits/rate-limit-responses.ts";

export interface PlatformOptions<Names extends ErrorCodeNames = ErrorCodeNames> {
  /** The start of each API key, in letters and digits: `acme` gives keys such as `acme_live_…`. */
  readonly keyPrefix: string;
  /** The codes of the contract that replace codes of the platform. @default no replacements */
  readonly errorCodes?: Names;
}

/** The dependencies of the request pipeline. */
export interface PipelineDependencies extends AdmissionDependencies {
  /** Origins whose pages can call the API. `"*"` allows any. */
  readonly origins: readonly string[];
}

const daySeconds = 86_400;

/** The parts of an API that depend on its contract. */
export interface Platform {
  /** The prefixes of API keys: `live` for a store, `test` for a sandbox. */
  readonly keyPrefixes: KeyFormat["prefixes"];
  /** All scopes, in the order of the document. */
  readonly allScopes: readonly string[];
  /** The rules for strikes and bans (`x-ban` in the document). Without them, keys are never banned. */
  readonly banPolicy: BanPolicy;
  /**
   * Returns the limits of a key: its own limits, or the limits of its plan. A plan without a limit uses the limit of the
   * nearest earlier plan in the document.
   *
   * @example
   * keyLimits({ plan: "basic", perMinute: null, perDay: 500 }); // { perMinute: 60, perDay: 500 }
   */
  readonly keyLimits: (key: LimitSettings) => Limits;
  /**
   * Parses a comma-separated list of scopes. Removes duplicates and applies the order of the document.
   * @returns undefined if the list is empty or has an unknown name
   *
   * @example
   * parseScopes("write,read"); // ["read", "write"]
   */
  readonly parseScopes: (text: string) => readonly string[] | undefined;
  /**
   * Redacts API keys in a text that quotes a request, including percent-encoded keys.
   *
   * @example
   * redactKeys("There is no resource at /v1/acme_live_0123."); // "There is no resource at /v1/acme_live_…."
   */
  readonly redactKeys: RedactKeys;
  /** Returns the `X-Request-Id` of the client if it is valid and contains no API key, and a new id if not. */
  readonly toRequestId: (header: string | null) => string;
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
  readonly createKeyRing: (dependencies: KeyRingDependencies) => KeyRing;
  /** Returns a function that reads the idempotency claim of a request, or undefined if it has no `Idempotency-Key`. */
  readonly createIdempotencyClaimReader: (dependencies: { readonly clock: Clock; readonly hash: Hash }) => ReadClaim;
  /**
   * Returns the options of `serveApp` that the contract defines: its base path, the headers of every response, and those of
   * responses to malformed messages. Such a message does not count towards the limit of its address.
   * @param hstsSeconds max-age of Strict-Transport-Security (RFC 6797). Requires TLS for all clients; 0 omits it
   *
   * @example
   * const server = await serveApp(app, { ...toServeOptions({ addressLimiter, clock }), host: "127.0.0.1", port: 4000 });
   */
  readonly toServeOptions: (
    dependencies: Pick<AdmissionDependencies, "addressLimiter" | "clock">,
    hstsSeconds?: number,
  ) => PlatformServeOptions;
  /** Returns the options of `mountContract` that authenticate and limit requests, add CORS and handle errors. */
  readonly mountOptions: (dependencies: PipelineDependencies) => PlatformMountOptions;
}

/** See `Platform.toServeOptions`. */
export interface PlatformServeOptions {
  readonly basePath: string;
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly errorHeaders: (address?: string) => Record<ProvidedHeader, string>;
}

/** See `Platform.mountOptions`. */
export interface PlatformMountOptions {
  readonly admit: (request: PipelineRequest) => Awaitable<Admission<Caller, ProvidedHeader>>;
  readonly wrap: (pipeline: Pipeline) => Pipeline;
  readonly redact: RedactKeys;
  readonly onInvalidResponse: (problem: string) => void;
  readonly onError: (error: unknown, caller: Caller | undefined) => ErrorReply;
}

/**
 * Creates the parts of an API that depend on its contract: API keys, rate limits, bans, idempotency, request ids and CORS.
 * A contract with error codes must declare those of `platformErrorCodes`, or their replacements.
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
export function createPlatform<const Api extends PlatformContract, const Names extends ErrorCodeNames = EmptyNames>(
  contract: Api & RequiredErrorCodes<Api, Names>,
  { keyPrefix, errorCodes }: PlatformOptions<Names>,
): Platform {
  const allScopes = Object.keys(contract.scopes);
  // The key is a bearer token in `Authorization`, unless the contract has a security scheme of type `apiKey` in a header.
  const keyHeader = Object.values(contract.securitySchemes).find((scheme) => scheme.in === "header")?.name;
  const toError = createErrorMapper(errorCodes);
  const hasPublicOperations = Object.values(contract.operations).some(
    ({ security = contract.security }) => !isRestricted(security),
  );
  const rules = createKeyRules({ keyPrefix, keyHeader, plans: contract.plans, scopes: allScopes });
  const { format, keyLimits } = rules;
  const redactKeys = createKeyRedactor(format);
  const toRequestId = createRequestIdReader(redactKeys);
  const { keptSeconds = daySeconds } = contract.extensions["x-idempotency"] ?? {};

  return {
    keyPrefixes: format.prefixes,
    allScopes,
    banPolicy: toBanPolicy(contract.extensions["x-ban"]),
    keyLimits,
    parseScopes: (text) => parseScopes(text, allScopes),
    redactKeys,
    toRequestId,
    createKeyRing: (dependencies) => createKeyRing(rules, dependencies),
    createIdempotencyClaimReader: (dependencies) => createIdempotencyClaimReader({ ...dependencies, keptSeconds }),
    toServeOptions({ addressLimiter, clock }, hstsSeconds = 0) {
      const hsts = { "Strict-Transport-Security": `max-age=${hstsSeconds}` };
      return {
        basePath: contract.basePath,
        commonHeaders: { ...contract.extensions["x-answer-headers"], ...(hstsSeconds > 0 ? hsts : {}) },
        errorHeaders: (address = "") => {
          const now = clock.now();
          return { ...rateLimitHeaders([addressLimiter.peek(address, now)], now), "X-Request-Id": toRequestId(null) };
        },
      };
    },
    mountOptions(dependencies) {
      const { log, origins } = dependencies;
      const toStoreError = createStoreErrorMapper(dependencies);
      return {
        admit: createAdmission(dependencies, { toRequestId, toStoreError, toError, hasPublicOperations }),
        wrap: (pipeline) =>
          withCors(pipeline, {
            contract,
            origins,
            anonymousHeaders: (request) =>
              anonymousHeaders(dependencies, request, toRequestId(request.header("x-request-id"))),
          }),
        redact: redactKeys,
        onInvalidResponse: (problem) => log.error({}, problem),
        onError: (error, caller) => toError(toStoreError(error, caller?.requestId)),
      };
    },
  };
}

type EmptyNames = Record<never, never>;

function createErrorMapper(names: ErrorCodeNames = {}): (error: PlatformError) => ErrorReply {
  // The pipeline serializes an error once for each object, so an error that the platform reuses maps to one object.
  const replies = new WeakMap<PlatformError, ErrorReply>();
  return (error) => {
    const known = replies.get(error);
    if (known) return known;
    const { code } = error;
    const reply = { ...error, code: names[code] ?? code, status: platformErrorCodes[code].status };
    replies.set(error, reply);
    return reply;
  };
}
