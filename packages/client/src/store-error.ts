import type { ErrorCode, OperationId, Schemas } from "@animal-store/contract";
import type { ErrorCodeOf } from "./error-code-of.ts";

/**
 * An answer that is of no use to the caller: a refusal of the service, or one that breaks the contract, whose `cause` is what came: a text,
 * or what its JSON holds.
 */
export class StoreError<Operation extends OperationId = OperationId> extends Error {
  override readonly name: string = "StoreError";
  /** The HTTP status of the answer. */
  declare readonly status: number;
  /** The code of the contract's Error; missing when something between client and service answered. The set is open: codes may be added. */
  declare readonly code: ErrorCodeOf<Operation> | (string & {}) | undefined;
  /** Each violation that the service found in the request. */
  declare readonly details: readonly Schemas["Violation"][];
  /** Names the request in the logs of the service. */
  declare readonly requestId: string | undefined;
  /** What was refused; missing when the contract has no such operation. */
  declare readonly operation: Operation | undefined;
  /** The answer itself, for its headers. Its body has been read. */
  declare readonly response: Response;

  constructor(message: string, response: Response, options: StoreErrorOptions<Operation> = {}) {
    const { code, details = [], operation } = options;
    super(message, options);
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.requestId = requestIdOf(response);
    this.operation = operation;
    this.response = response;
  }
}

/** Whether an error is the refusal of this operation; then its `code` is one of that operation's. */
export function isStoreError<Operation extends OperationId>(
  error: unknown,
  operation: Operation,
): error is StoreError<Operation> {
  return error instanceof StoreError && error.operation === operation;
}

/** What names a request in the logs of the service. */
export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get("X-Request-Id") ?? undefined;
}

export type StoreErrorOptions<Operation extends OperationId = OperationId> = {
  code?: ErrorCode | (string & {}) | undefined;
  details?: readonly Schemas["Violation"][] | undefined;
  operation?: Operation | undefined;
  cause?: unknown;
};
