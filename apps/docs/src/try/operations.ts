import { documentJson } from "@animal-store/contract/document";
import {
  type ContractRoot,
  type DocumentedOperation,
  type Parameter as DocumentedParameter,
  documentedOperations,
  resolveRef,
  type Schema,
} from "../contract-document.ts";

export type Operation = ReturnType<typeof toOperation>;
export type Parameter = ReturnType<typeof toParameter>;
export type BodyExample = Operation["bodies"][number];

const contract: ContractRoot = JSON.parse(documentJson);

export const operations: readonly Operation[] = documentedOperations(contract).map(toOperation);

/** Returns the operation with this id, or the first one. */
export function findOperation(id: string | null): Operation {
  return operations.find((operation) => operation.id === id) ?? (operations[0] as Operation);
}

function toOperation({ method, path, operation, parameters, responses }: DocumentedOperation) {
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    id: operation.operationId,
    method,
    /** The path template without the base path: `/pets/{petId}`. */
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    stability: operation["x-stability"] ?? "stable",
    /** The removal date of a deprecated operation: `2030-12-05`. */
    sunset: operation["x-sunset"],
    parameters: parameters.map(toParameter),
    /** Examples as indented JSON. */
    bodies: Object.values(content?.examples ?? {}).map(({ summary = "", value }) => {
      return { summary, text: JSON.stringify(value, null, 2) };
    }),
    mediaType,
    /** The description of each response, by status. */
    responses: new Map(responses.map(([status, { description }]) => [Number(status), description])),
  };
}

function toParameter(parameter: DocumentedParameter) {
  const schema = resolveRef<Schema>(contract, parameter.schema);
  const [example] = Object.values(parameter.examples ?? {});
  return {
    name: parameter.name,
    in: parameter.in,
    isRequired: parameter.required ?? false,
    description: parameter.description ?? "",
    type: schema.type,
    /** The type of the items of an array. */
    itemType: schema.items && resolveRef<Schema>(contract, schema.items).type,
    /** The values of an enum. */
    choices: (schema.enum ?? []).map(String),
    /** Items of an array are separated by commas. */
    example: String(example?.value ?? ""),
  };
}
