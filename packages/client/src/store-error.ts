import type { OperationId } from "@animal-store/contract";
import * as api from "@animal-store/openapi-client";

export {
  AbortError as StoreAbortError,
  ConnectionError as StoreConnectionError,
  TimeoutError as StoreTimeoutError,
} from "@animal-store/openapi-client";

import type { Store } from "./store-client.ts";

/** The error of a call, as data, by its `code`. Without a `code`, the response is not from the API, such as the error page of a proxy. */
export type ApiError<Id extends OperationId = OperationId> = api.ErrorResult<Store, Id>;

/** The error codes of an operation in the current contract, optionally of one status. */
export type ErrorCodeOf<Id extends OperationId = OperationId, Status extends number = number> = api.ErrorCodeOf<
  Store,
  Id,
  Status
>;

/**
 * An error response, or a response that is not from the API: then `code` is undefined.
 * @example
 * ```ts
 * try {
 *   orThrow(await store.createOrder({ petId: 42 }));
 * } catch (error) {
 *   if (error instanceof StoreApiError) console.log(error.status, error.code, error.requestId);
 *   else throw error;
 * }
 * ```
 */
export const StoreApiError: { new (result: api.AnyResult): StoreApiError; prototype: StoreApiError } = api.ApiError;
export type StoreApiError<Id extends OperationId = OperationId> = OperationId extends Id
  ? api.ApiError<ApiError>
  : ErrorOf<ApiError<Id>>;
type ErrorOf<Data> = Data extends api.ErrorData ? api.ApiError<Data> : never;

/** An error of an operation: an error response, or no response. Its `code` narrows it. */
export type CallError<Id extends OperationId = OperationId> = api.CallError<ApiError<Id>>;

/**
 * Returns whether an error is a `StoreApiError` of this operation, and narrows its `code` to the codes of the operation.
 * @example
 * ```ts
 * if (isStoreApiError(error, "createOrder") && error.code === "pet_not_available") showSoldOut();
 * ```
 */
export function isStoreApiError<Id extends OperationId>(error: unknown, operation: Id): error is StoreApiError<Id> {
  return error instanceof api.ApiError && error.operation === operation;
}
