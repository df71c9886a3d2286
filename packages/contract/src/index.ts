import type { components, operations } from "./generated/contract.ts";
import { contract } from "./generated/contract.ts";

export type { components, operations, paths } from "./generated/contract.ts";
export { contract };
/** When a key is banned, for requests over its limit: `x-ban` of the document. */
export const ban = contract.extensions["x-ban"];
/** How long an answer is kept for its `Idempotency-Key`: `x-idempotency` of the document. */
export const idempotency = contract.extensions["x-idempotency"];

/** The schemas of `components/schemas`, by name. */
export type Schemas = components["schemas"];
export type OperationId = keyof operations;
/** The values that `Error.code` takes today. */
export type ErrorCode = keyof typeof contract.errorCodes;
export type Plan = keyof typeof contract.plans;
/** What a key may do: `x-scopes` of the document. */
export type Scope = keyof typeof contract.scopes;
/** All scopes, in the order of the document. */
export const scopes = Object.keys(contract.scopes) as readonly Scope[];
