import { contract, type OperationId } from "@animal-store/contract";
import { operationIds, succeeds } from "../cases/contract-case.ts";
import { buildTarget, requestBody } from "../runner/build-request.ts";

/** A request that the contract's examples make, and the status that they document for it. */
export interface ExampleRequest {
  readonly operation: OperationId;
  readonly method: string;
  /** Below the base path. */
  readonly path: string;
  readonly body: string | undefined;
  readonly status: number;
}

/** For each operation the request that its first examples make. */
export function exampleRequests(): ExampleRequest[] {
  return operationIds.map((operation) => {
    const body = requestBody(operation, {});
    return {
      operation,
      method: contract.operations[operation].method,
      path: buildTarget(operation, {}),
      body: body === undefined ? undefined : String(body),
      status: succeeds(operation).status,
    };
  });
}
