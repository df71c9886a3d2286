import type { ContractDocument, OperationObject, ResponseObject, Responses } from "./contract-document.ts";
import { resolve } from "./resolve.ts";

/** The name that answers outside every operation go by: of the parser, of authentication before routing, of routing. */
export const unrouted = "unrouted";

/** An operation of the document with its place; or, without one, the answers that belong to no operation. */
export interface DocumentedOperation {
  readonly id: string;
  readonly route?: { readonly method: string; readonly path: string; readonly operation: OperationObject };
  readonly responses: ReadonlyMap<number, ResponseObject>;
}

/** Every operation of the document by its id, and the answers outside of them under `unrouted`. */
export function documentedOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = known.get(document) ?? readOperations(document);
  known.set(document, operations);
  return operations;
}

// Every request of a case asks for them; a document does not change while it is judged by.
const known = new WeakMap<ContractDocument, ReadonlyMap<string, DocumentedOperation>>();

function readOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = new Map<string, DocumentedOperation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.operationId) continue;
      const route = { method: method.toUpperCase(), path, operation };
      const responses = resolveResponses(document, operation.responses);
      operations.set(operation.operationId, { id: operation.operationId, route, responses });
    }
  }
  const responses = resolveResponses(document, document["x-unrouted-responses"]);
  return operations.set(unrouted, { id: unrouted, responses });
}

/** The path under which the API is served, as the first server says. */
export function basePathOf(document: ContractDocument): string {
  return new URL(document.servers[0]?.url ?? "/", "http://localhost").pathname.replace(/\/$/, "");
}

function resolveResponses(document: ContractDocument, responses: Responses): ReadonlyMap<number, ResponseObject> {
  return new Map(
    Object.entries(responses).map(([status, response]) => [
      Number(status),
      resolve<ResponseObject>(document, response),
    ]),
  );
}
