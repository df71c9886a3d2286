import type { Outcome } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";

/** The documented response of an operation. */
type StoreOutcome = Outcome & { readonly status: number };

export function expectSuccess(operation: OperationId): StoreOutcome {
  return { operation, status: documentedStatus(operation, "2") };
}

export function expectNotModified(operation: OperationId): StoreOutcome {
  return { operation, status: documentedStatus(operation, "3") };
}

export function expectError(operation: OperationId | "unrouted", code: ErrorCode): StoreOutcome {
  return { operation, status: contract.errorCodes[code].status, code };
}

export const operationIds = Object.keys(contract.operations) as OperationId[];
export const pagedOperations = operationsWith("cursor");
export const conditionalOperations = operationsWith("If-None-Match");

export function operationsWith(parameter: string): OperationId[] {
  return operationIds.filter((id) => contract.operations[id].parameters.some(({ name }) => name === parameter));
}

function documentedStatus(operation: OperationId, firstDigit: string): number {
  const statuses = Object.keys(contract.operations[operation].responses);
  return Number(statuses.find((status) => status.startsWith(firstDigit)));
}
