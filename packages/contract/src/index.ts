import type { components, operations } from "./generated/contract.ts";
import { contract } from "./generated/contract.ts";

export type { components, operations, paths } from "./generated/contract.ts";
export { contract };
/** The ban policy: number of strikes, time window, duration and grace period (`x-ban` in the document). */
export const ban = contract.extensions["x-ban"];
/** The retention of a response to a request with an `Idempotency-Key` (`x-idempotency` in the document). */
export const idempotency = contract.extensions["x-idempotency"];

/** The types of `components/schemas`, by name. */
export type Schemas = components["schemas"];
export type OperationId = keyof operations;
/** The values of `Error.code`. A later version may add codes. */
export type ErrorCode = keyof typeof contract.errorCodes;
export type Plan = keyof typeof contract.plans;
/** A scope of an API key (`x-scopes` in the document). */
export type Scope = keyof typeof contract.scopes;
/** All scopes, in document order. */
export const scopes = Object.keys(contract.scopes) as readonly Scope[];
