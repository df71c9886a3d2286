import type { ContractDocument, OperationObject, ParameterObject } from "../document/contract-document.ts";
import { unrouted } from "../document/documented-operations.ts";
import { entryPlaces, type Located, locate, type Place } from "../document/locate.ts";

/** An operation and where the document has it. */
export interface OperationPlace extends Located<OperationObject> {
  readonly id: string;
  readonly method: string;
}

/** Every operation of the document. */
export function operationPlaces(document: ContractDocument): OperationPlace[] {
  return entryPlaces(locate<object>(document, []), "paths").flatMap(([, path]) =>
    Object.keys(locate<object>(document, path).node).flatMap((method) => {
      const located = locate<OperationObject>(document, [...path, method]);
      const id = located.node.operationId;
      return id ? [{ ...located, id, method: method.toUpperCase() }] : [];
    }),
  );
}

/** The query parameters that an operation knows, and where each is stated. */
export function queryParameters(
  document: ContractDocument,
  operation: OperationPlace,
): { readonly name: string; readonly place: Place }[] {
  return entryPlaces(operation, "parameters").flatMap(([, place]) => {
    const { name, in: where } = locate<ParameterObject>(document, place).node;
    return where === "query" ? [{ name, place }] : [];
  });
}

/** Every documented answer: of the operations, and those that belong to none. */
export function responsePlaces(
  document: ContractDocument,
): { row: string; status: number; place: Place; method: string | undefined }[] {
  const ofOperations = operationPlaces(document).flatMap((operation) =>
    entryPlaces(operation, "responses").map(([status, place]) => ({
      row: operation.id,
      status: Number(status),
      place,
      method: operation.method,
    })),
  );
  const others = entryPlaces(locate<object>(document, []), "x-unrouted-responses");
  return [
    ...ofOperations,
    ...others.map(([status, place]) => ({ row: unrouted, status: Number(status), place, method: undefined })),
  ];
}
