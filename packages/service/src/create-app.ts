import { contract, type ErrorCode } from "@animal-store/contract";
import { validators as inputs } from "@animal-store/contract/inputs";
import { mountContract, type RefusalKind, type Validators } from "@animal-store/openapi-hono";
import type { Hono } from "hono";
import { type AdmissionDependencies, type Caller, createAdmission, type ProvidedHeader } from "./admission/admit.ts";
import { storeRefusal } from "./admission/store-refusal.ts";
import { createOrder } from "./orders/create-order.ts";
import { listOrders } from "./orders/list-orders.ts";
import { createPet } from "./pets/create-pet.ts";
import { getPet } from "./pets/get-pet.ts";
import { listPets } from "./pets/list-pets.ts";
import type { Stores } from "./stores/stores.ts";

export interface AppDependencies extends AdmissionDependencies {
  readonly stores: Stores;
  /** When given, every answer is checked against the contract before it is sent. */
  readonly answers?: Validators | undefined;
}

/** The store as a function of its dependencies: everything under the contract's base path. */
export function createApp(dependencies: AppDependencies): Hono {
  const { stores, clock, log, answers } = dependencies;
  return mountContract<typeof contract, Caller, ProvidedHeader>({
    contract,
    inputs,
    answers,
    refusals,
    admit: createAdmission(dependencies),
    onBrokenAnswer: (problem) => log.error({}, problem),
    onError: (error, caller) => storeRefusal(error, caller.requestId, log),
    handlers: {
      listPets: listPets(stores.pets),
      createPet: createPet(stores.pets),
      getPet: getPet(stores.pets),
      listOrders: listOrders(stores.orders),
      createOrder: createOrder(stores.orders, clock),
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
