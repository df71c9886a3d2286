import type { Caller, Hash, PipelineDependencies, ProvidedHeader } from "@animal-store/api-platform";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { validators as requestValidators } from "@animal-store/contract/inputs";
import {
  type ContractApp,
  mountContract,
  type PipelineErrorKind,
  type PipelineRequest,
  type Validators,
} from "@animal-store/openapi-hono";
import { createOrder, listOrders } from "./orders/order-handlers.ts";
import { createPet, getPet, listPets } from "./pets/pet-handlers.ts";
import { platform } from "./platform.ts";
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
export interface AppDependencies extends PipelineDependencies, ResponseCacheOptions {
  readonly stores: Stores;
  readonly hash: Hash;
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
  const { stores, clock, hash, beforeHandler, responseValidators } = dependencies;
  const readIdempotencyClaim = platform.createIdempotencyClaimReader({ clock, hash });
  const withCache = createResponseCache(dependencies);
  const coalesce = createReplyCoalescer(dependencies.runAfterTurn);
  const toKeyFor = (id: OperationId) => createRequestKeyFormatter(contract.operations[id]);
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators,
    responseValidators,
    errorCodes,
    hash,
    beforeHandler,
    ...platform.mountOptions(dependencies),
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

const errorCodes = {
  routeNotFound: "route_not_found",
  methodNotAllowed: "method_not_allowed",
  insufficientScope: "insufficient_scope",
  unsupportedMediaType: "unsupported_media_type",
  payloadTooLarge: "payload_too_large",
  malformedBody: "malformed_json",
  invalidInput: "invalid_request",
  unexpected: "internal_error",
} satisfies Record<PipelineErrorKind, ErrorCode>;
