import type { OperationEntry, ResponseEntry } from "./contract.ts";

/** What an operation documents for a status: the status itself, else its range, else the default (OpenAPI 3.1, Responses Object). */
export function documentedResponse(operation: OperationEntry | undefined, status: number): ResponseEntry | undefined {
  const responses = operation?.responses;
  return responses?.[status] ?? responses?.[`${String(status)[0]}XX`] ?? responses?.default;
}

/** The key under which it is documented. */
export function documentedStatus(operation: OperationEntry | undefined, status: number): string | undefined {
  return [String(status), `${String(status)[0]}XX`, "default"].find((key) => operation?.responses[key]);
}
