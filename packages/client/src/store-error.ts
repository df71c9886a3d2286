import type { ErrorCode, Schemas } from "@animal-store/contract";

/** An answer that is of no use to the caller: a refusal of the service, or one that breaks the contract. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  /** The HTTP status of the answer. */
  readonly status: number;
  /** The code of the contract's Error; missing when something between client and service answered. */
  readonly code: ErrorCode | (string & {}) | undefined;
  /** Each violation that the service found in the request. */
  readonly details: readonly Schemas["Violation"][];
  /** Names the request in the logs of the service. */
  readonly requestId: string | undefined;

  constructor(message: string, response: Response, { code, details = [], cause }: StoreErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.requestId = response.headers.get("X-Request-Id") ?? undefined;
  }
}

type StoreErrorOptions = { code?: string; details?: readonly Schemas["Violation"][]; cause?: unknown };
