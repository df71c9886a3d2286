import { contract, type OperationId } from "@animal-store/contract";
import { validators as requestValidators } from "@animal-store/contract/inputs";
import { type ContractApp, mountContract, type PipelineRequest, type Validators } from "@animal-store/openapi-hono";
import {
  type AdmissionDependencies,
  anonymousHeaders,
  type Caller,
  createAdmission,
  type ProvidedHeader,
} from "./admission/admit.ts";
import { renderError, toRequestId } from "./admission/redact-keys.ts";
import { createStoreErrorMapper } from "./admission/store-error.ts";
import { withCors } from "./cors.ts";
import { createIdempotencyClaimReader, type Hash } from "./idempotency/idempotency-claim.ts";
import { createOrder, listOrders } from "./orders/order-handlers.ts";
import { createPet, getPet, listPets } from "./pets/pet-handlers.ts";
import { createReplyCoalescer, type RunAfterTurn } from "./response-cache/reply-coalescer.ts";
import {
  createRequestKeyFormatter,
  createResponseCache,
  pageDependencies,
  petDependencies,
  type ResponseCacheOptions,
} from "./response-cache/response-cache.ts";
import type { Stores } from "./stores/stores.ts";

/** The dependencies of `createApp`. */
export interface AppDependencies extends AdmissionDependencies, ResponseCacheOptions {
  readonly stores: Stores;
  readonly hash: Hash;
  /** Origins whose pages can call the API. `"*"` allows any. */
  readonly origins: readonly string[];
  /** Called before the handler of each valid request. A `StoreUnavailableError` becomes a 503, any other error a 500. */
  readonly beforeHandler?: ((request: PipelineRequest) => Promise<void> | void) | undefined;
  /** If set, each response is validated against the contract before it is sent. */
  readonly responseValidators?: Validators | undefined;
  /** Lets identical requests in one event-loop iteration share one read, for stores without an invalidation tracker. */
  readonly runAfterTurn?: RunAfterTurn | undefined;
}

/**
 * Creates the API as a Hono app under the base path of the contract. Its `pipeline` serves requests without the Fetch API.
 *
 * @example
 * const clock = systemClock;
 * const stores = createMemoryStores();
 * const keyRing = createKeyRing({ store: stores.keys, clock });
 * const app = createApp({
 *   stores,
 *   keyRing,
 *   limiter: createMemoryLimiter(),
 *   addressLimiter: createAddressLimiter(60),
 *   clock,
 *   log: { warn: console.warn, error: console.error },
 *   clientAddress: () => "192.0.2.1",
 *   hash: (data) => createHash("sha256").update(data).digest("base64url"),
 *   origins: [],
 * });
 * const { key } = await keyRing.issue({ plan: "free" });
 * const response = await app.request("/v1/pets", { headers: { Authorization: `Bearer ${key}` } });
 */
export function createApp(dependencies: AppDependencies): ContractApp {
  const { stores, clock, log, hash, beforeHandler, responseValidators } = dependencies;
  const toStoreError = createStoreErrorMapper(dependencies);
  const readIdempotencyClaim = createIdempotencyClaimReader({ clock, hash });
  const withCache = createResponseCache(dependencies);
  const coalesce = createReplyCoalescer(dependencies.runAfterTurn);
  const toKeyFor = (id: OperationId) => createRequestKeyFormatter(contract.operations[id]);
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators,
    responseValidators,
    hash,
    beforeHandler,
    wrap: (pipeline) =>
      withCors(pipeline, {
        origins: dependencies.origins,
        anonymousHeaders: (request) =>
          anonymousHeaders(dependencies, request, toRequestId(request.header("x-request-id"))),
      }),
    admit: createAdmission(dependencies),
    renderError,
    onInvalidResponse: (problem) => log.error({}, problem),
    onError: (error, caller) => toStoreError(error, caller.requestId),
    handlers: {
      listPets: coalesce(withCache("listPets", listPets(stores.pets), pageDependencies("pets")), toKeyFor("listPets")),
      createPet: createPet(stores.pets, readIdempotencyClaim),
      getPet: withCache("getPet", getPet(stores.pets), petDependencies),
      listOrders: coalesce(
        withCache("listOrders", listOrders(stores.orders), pageDependencies("orders")),
        toKeyFor("listOrders"),
      ),
      createOrder: createOrder(stores.orders, readIdempotencyClaim, clock),
    },
  });
}
