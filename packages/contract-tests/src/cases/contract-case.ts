import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import type { DocumentPath } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { ServiceCondition } from "../target.ts";

/** One fact about the API: a request, or a few, and the answer that the contract and the decisions ask for. */
export interface ContractCase extends Outcome {
  /** `subject/what`, unique. */
  readonly id: string;
  /** The fact in words. */
  readonly fact: string;
  /** Where the contract has what the case is about, if that is less than the answer: a member, for example. */
  readonly location?: DocumentPath;
  /** The numbers of the contract that it proves: `x-ban/strikes`. */
  readonly proves?: readonly string[];
  readonly situation?: ServiceCondition;
  /**
   * A service is started for the case alone, where the target can start one. Where it cannot: `own` follows only what it adds itself,
   * `alone` needs a store that nothing else writes to meanwhile, `empty` one that has nothing in it.
   */
  readonly fresh?: "own" | "alone" | "empty";
  /** What it needs beyond a URL and keys. */
  readonly needs?: readonly Requirement[];
  /** @returns the answer that has the status and code of the case; every other one is judged as well */
  run(context: CaseContext): Promise<HttpResponse>;
}

/**
 * `moved-clock`: a clock that can be moved, by a case that would first use up what it then cannot get back. `emptied-address`: it uses up what its address may send in the minute. `page-origin`:
 * pages of `allowedOrigin`, or of any, may call.
 */
export type Requirement = "moved-clock" | "emptied-address" | "page-origin";

/** What a case is about: an answer of an operation, or one that belongs to none. */
export interface Outcome {
  readonly operation: OperationId | "unrouted";
  readonly status: number;
  readonly code?: ErrorCode;
}

/** The documented success of an operation. */
export function expectSuccess(operation: OperationId): Outcome {
  return { operation, status: documentedStatus(operation, "2") };
}

/** The documented answer of an operation to a caller that has its current answer already. */
export function expectNotModified(operation: OperationId): Outcome {
  return { operation, status: documentedStatus(operation, "3") };
}

/** The same cases with one need more. */
export function withRequirement(need: Requirement, cases: readonly ContractCase[]): ContractCase[] {
  return cases.map((one) => ({ ...one, needs: [...(one.needs ?? []), need] }));
}

/** A refusal with a code of the contract, which says its status. */
export function expectError(operation: Outcome["operation"], code: ErrorCode): Outcome {
  return { operation, status: contract.errorCodes[code].status, code };
}

/** The methods that OPTIONS asks for have an answer of their own. */
export const allowed: Outcome = { operation: "unrouted", status: 204 };

/** A path that no resource has. */
export const unknownPath = "/cats";

/** The codes of what is refused before there is a request: nothing in the contract tells them from those of routing. */
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

/** The operations that have a parameter of this name. */
export function operationsWith(parameter: string): OperationId[] {
  return operationIds.filter((id) => contract.operations[id].parameters.some(({ name }) => name === parameter));
}

function documentedStatus(operation: OperationId, firstDigit: string): number {
  const statuses = Object.keys(contract.operations[operation].responses);
  return Number(statuses.find((status) => status.startsWith(firstDigit)));
}
