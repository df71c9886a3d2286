import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import {
  type ContractApp,
  type EngineErrorKind,
  mountContract,
  type PipelineRequest,
  type Validators,
} from "@animal-store/openapi-hono";
import {
  type AdmissionDependencies,
  anonymousHeaders,
  type Caller,
  createAdmission,
  type ProvidedHeader,
} from "./admission/admit.ts";
import { renderError, requestId } from "./admission/redact-keys.ts";
import { createStoreErrorMapper } from "./admission/store-error.ts";
import { withCors } from "./cors.ts";
import { createClaimReader, type Hash } from "./idempotency/idempotency-claim.ts";
import { createOrder, listOrders } from "./orders/order-handlers.ts";
import { createPet, getPet, listPets } from "./pets/pet-handlers.ts";
import {
  createRequestKey,
  createResponseCache,
  pagesOf,
  petRow,
  type ResponseCacheOptions,
} from "./response-cache/response-cache.ts";
import { type AfterTurn, createShareReplies } from "./response-cache/shared-replies.ts";
import type { Stores } from "./stores/stores.ts";

export interface AppDependencies extends AdmissionDependencies, ResponseCacheOptions {
  readonly stores: Stores;
  readonly hash: Hash;
  /** Origins whose pages may call the API from a browser; "*" stands for any. */
  readonly origins: readonly string[];
  /** Runs before the handler of each valid request. What it throws is answered as a failure: `StoreUnavailableError` as 503, else 500. */
  readonly beforeHandler?: ((request: PipelineRequest) => Promise<void> | void) | undefined;
  /** When given, every answer is checked against the contract before it is sent. */
  readonly responses?: Validators | undefined;
  /** For stores without versions: identical reads of one turn of the event loop then share one reply. */
  readonly afterTurn?: AfterTurn | undefined;
}

/** The store under the contract's base path, on Hono. A server without `Request` and `Response` calls its `pipeline`. */
export function createApp(dependencies: AppDependencies): ContractApp {
  const { stores, clock, log, hash, beforeHandler, responses: responseValidators } = dependencies;
  const toStoreError = createStoreErrorMapper(dependencies);
  const readClaim = createClaimReader({ clock, hash });
  const cached = createResponseCache(dependencies);
  const shared = createShareReplies(dependencies.afterTurn);
  const keyOf = (id: OperationId) => createRequestKey(contract.operations[id]);
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    requestValidators: inputs,
    responseValidators,
    errorReplies,
    hash,
    beforeHandler,
    wrap: (pipeline) =>
      withCors(pipeline, {
        origins: dependencies.origins,
        anonymousHeaders: (request) =>
          anonymousHeaders(dependencies, request, requestId(request.header("x-request-id"))),
      }),
    admit: createAdmission(dependencies),
    renderError,
    onInvalidResponse: (problem) => log.error({}, problem),
    onError: (error, caller) => toStoreError(error, caller.requestId),
    handlers: {
      listPets: shared(cached("listPets", listPets(stores.pets), pagesOf("pets")), keyOf("listPets")),
      createPet: createPet(stores.pets, readClaim),
      getPet: cached("getPet", getPet(stores.pets), petRow),
      listOrders: shared(cached("listOrders", listOrders(stores.orders), pagesOf("orders")), keyOf("listOrders")),
      createOrder: createOrder(stores.orders, readClaim, clock),
    },
  });
}

/** The contract's code for each thing that the engine refuses. */
const errorReplies = {
  routeNotFound: "route_not_found",
  methodNotAllowed: "method_not_allowed",
  insufficientScope: "insufficient_scope",
  unsupportedMediaType: "unsupported_media_type",
  payloadTooLarge: "payload_too_large",
  malformedBody: "malformed_json",
  invalidInput: "invalid_request",
  unexpected: "internal_error",
} satisfies Record<EngineErrorKind, ErrorCode>;
