import { contract, type ErrorCode } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import { mountContract, type RefusalKind, type Validators } from "@animal-store/openapi-hono";
import { Hono } from "hono";
import {
  type AdmissionDependencies,
  anonymousHeaders,
  type Caller,
  createAdmission,
  type ProvidedHeader,
} from "./admission/admit.ts";
import { requestId } from "./admission/request-id.ts";
import { storeRefusal } from "./admission/store-refusal.ts";
import { createCrossOrigin } from "./cross-origin.ts";
import type { Hash } from "./hash.ts";
import { createClaimRequest } from "./idempotency/claim-request.ts";
import { createOrder } from "./orders/create-order.ts";
import { listOrders } from "./orders/list-orders.ts";
import { createPet } from "./pets/create-pet.ts";
import { getPet } from "./pets/get-pet.ts";
import { listPets } from "./pets/list-pets.ts";
import { renderError } from "./render-error.ts";
import type { Stores } from "./stores/stores.ts";

/** A contract as data, with the compiled validators of what comes in. */
export interface ServedContract {
  readonly contract: typeof contract;
  readonly inputs: Validators;
}

export interface AppDependencies extends AdmissionDependencies {
  readonly stores: Stores;
  readonly hash: Hash;
  /** Origins whose pages may call the API from a browser; "*" stands for any. */
  readonly origins: readonly string[];
  /** Runs before the handler of each valid request. What it throws is answered as a failure: `StoreUnavailable` as 503, else 500. */
  readonly beforeHandler?: ((request: Request) => Promise<void> | void) | undefined;
  /** When given, every answer is checked against the contract before it is sent. */
  readonly answers?: Validators | undefined;
  /** What requests are routed and read by. @default the contract itself; who tests the tests serves one with a fault. */
  readonly served?: ServedContract | undefined;
}

/** The store as a function of its dependencies: everything under the contract's base path. */
export function createApp(dependencies: AppDependencies): Hono {
  const app = new Hono();
  const paths = `${contract.basePath}/*`;
  const crossOrigin = createCrossOrigin({
    origins: dependencies.origins,
    anonymousHeaders: (c) => anonymousHeaders(dependencies, c, requestId(c.req.raw.headers.get("x-request-id"))),
  });
  // Where no origin may call, preflights are answered all the same, and nothing else is slowed down.
  if (dependencies.origins.length > 0) app.use(paths, crossOrigin);
  else app.options(paths, crossOrigin);
  return app.route("/", mountStore(dependencies));
}

function mountStore(dependencies: AppDependencies): Hono {
  const { stores, clock, log, hash, beforeHandler, answers, served = { contract, inputs } } = dependencies;
  const claimRequest = createClaimRequest({ clock, hash });
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    ...served,
    answers,
    refusals,
    hash,
    beforeHandler,
    admit: createAdmission(dependencies),
    renderError,
    onBrokenAnswer: (problem) => log.error({}, problem),
    onError: (error, caller) => storeRefusal(error, caller.requestId, log),
    handlers: {
      listPets: listPets(stores.pets),
      createPet: createPet(stores.pets, claimRequest),
      getPet: getPet(stores.pets),
      listOrders: listOrders(stores.orders),
      createOrder: createOrder(stores.orders, claimRequest, clock),
    },
  });
}

/** The contract's code for each thing that the engine refuses. */
const refusals = {
  routeNotFound: "route_not_found",
  methodNotAllowed: "method_not_allowed",
  unsupportedMediaType: "unsupported_media_type",
  payloadTooLarge: "payload_too_large",
  malformedBody: "malformed_json",
  invalidInput: "invalid_request",
  unexpected: "internal_error",
} satisfies Record<RefusalKind, ErrorCode>;
