import type { HttpResponse } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import type { CaseContext } from "../case-context.ts";
import type { ServiceCondition } from "../target.ts";

/** A contract test case: one or more requests, and the response that the contract requires. */
export interface ContractCase extends Outcome {
  /** Unique id: the subject, a slash and a name. */
  readonly id: string;
  readonly title: string;
  /** The tested part of the document, if it is not the response. */
  readonly node?: object;
  /** Coverage items that the case covers when it passes: `x-ban/strikes`. */
  readonly covers?: readonly string[];
  readonly condition?: ServiceCondition;
  /**
   * Starts a separate service for the case. On a shared service, `own` checks only the entries of the case, `exclusive` requires
   * that no other client writes, and `empty` requires an empty store.
   */
  readonly isolation?: "own" | "exclusive" | "empty";
  /** Requirements in addition to a URL and keys. */
  readonly needs?: readonly Requirement[];
  /** Sends the requests. @returns the response that must have the status and code of the case */
  run(context: CaseContext): Promise<HttpResponse>;
}

/**
 * `test-clock`: a clock that the case can advance. `address-limit`: the case exhausts the limit per minute of its address.
 * `cors-origin`: CORS allows `allowedOrigin`.
 */
export type Requirement = "test-clock" | "address-limit" | "cors-origin";

/** The expected response. `unrouted` stands for requests that match no operation. */
export interface Outcome {
  readonly operation: OperationId | "unrouted";
  readonly status: number;
  readonly code?: ErrorCode;
}

export function expectSuccess(operation: OperationId): Outcome {
  return { operation, status: documentedStatus(operation, "2") };
}

export function expectNotModified(operation: OperationId): Outcome {
  return { operation, status: documentedStatus(operation, "3") };
}

export function withRequirement(requirement: Requirement, cases: readonly ContractCase[]): ContractCase[] {
  return cases.map((contractCase) => ({ ...contractCase, needs: [...(contractCase.needs ?? []), requirement] }));
}

export function expectError(operation: Outcome["operation"], code: ErrorCode): Outcome {
  return { operation, status: contract.errorCodes[code].status, code };
}

/** The response to OPTIONS. */
export const optionsOutcome: Outcome = { operation: "unrouted", status: 204 };

export const unknownPath = "/cats";

/** Codes of the HTTP parser. The contract does not distinguish them from those of routing. */
export const parserCodes: readonly string[] = [
  "bad_request",
  "headers_too_large",
  "request_timeout",
] satisfies ErrorCode[];

export const operationIds = Object.keys(contract.operations) as OperationId[];
export const operationsWithBody = operationIds.filter((id) => contract.operations[id].body !== null);
export const readOperations = operationIds.filter((id) => contract.operations[id].method === "GET");
export const pagedOperations = operationsWith("cursor");
export const conditionalOperations = operationsWith("If-None-Match");

export function operationsWith(parameter: string): OperationId[] {
  return operationIds.filter((id) => contract.operations[id].parameters.some(({ name }) => name === parameter));
}

function documentedStatus(operation: OperationId, firstDigit: string): number {
  const statuses = Object.keys(contract.operations[operation].responses);
  return Number(statuses.find((status) => status.startsWith(firstDigit)));
}
