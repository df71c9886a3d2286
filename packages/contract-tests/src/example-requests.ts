import { contract } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { expectSuccess, operationIds } from "./cases/outcomes.ts";
import { examplesOf } from "./contract-document.ts";

/** Returns the first example request of each operation, with its documented status. */
export function exampleRequests() {
  return operationIds.map((operation) => {
    const { path: values, body } = examplesOf(operation);
    const { method, path } = contract.operations[operation];
    return {
      operation,
      method,
      /** Below the base path. */
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
      body: body === undefined ? undefined : stringifyJson(body),
      status: expectSuccess(operation).status,
    };
  });
}
