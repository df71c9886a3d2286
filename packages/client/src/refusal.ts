import type { OperationId, operations, Schemas } from "@animal-store/contract";
import type { ErrorCodeOf } from "./error-code-of.ts";

/** Why there is no data: the contract's Error, with the codes of an operation, or the same told of an answer that is not the API's. */
export type Refusal<Operation extends OperationId = OperationId> = Omit<Schemas["Error"], "code"> & {
  /** Missing when something between client and service answered. The set is open: codes may be added. */
  code: ErrorCodeOf<Operation> | (string & {}) | undefined;
  /** What came instead of the contract's Error: a text, or what its JSON holds. */
  cause?: unknown;
};

/** @param came what an answer holds @returns undefined when it says that what the caller has is still current */
export function readRefusal(response: Response, came: unknown): Refusal | undefined {
  if (isRefusal(came)) return came;
  const { ok, status } = response;
  if (status === notModified) return undefined;
  const missing = ok ? "JSON" : "an Error of the contract";
  const message = `${answered(response)} without ${missing}. See what is between client and service.`;
  return { code: undefined, message, status, cause: came };
}

/** Begins a sentence on an answer. */
export function answered({ url, status }: Response): string {
  return `${url || "The request"} was answered ${status}`;
}

const notModified = 304 satisfies keyof operations["listPets"]["responses"];

// The contract's, or one that was made above.
function isRefusal(value: unknown): value is Refusal {
  const { code, message, status } = Object(value) as Partial<Refusal>;
  return (
    typeof message === "string" && typeof status === "number" && (typeof code === "string" || "cause" in Object(value))
  );
}
