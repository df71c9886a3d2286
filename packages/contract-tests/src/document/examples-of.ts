import type { BodyObject, ContractDocument, Examples, OperationObject, ParameterObject } from "./contract-document.ts";
import { documentedOperations } from "./documented-operations.ts";
import { resolve } from "./resolve.ts";

/** The first example of each path parameter and of the body: what makes a valid request. */
export function examplesOf(
  document: ContractDocument,
  operationId: string,
): { path: Record<string, unknown>; body: unknown } {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  const path = parametersOf(document, operation)
    .filter(({ in: place }) => place === "path")
    .map(({ name, examples }) => [name, first(examples)]);
  const requestBody = operation?.requestBody && resolve<BodyObject>(document, operation.requestBody);
  const [content] = Object.values(requestBody?.content ?? {});
  return { path: Object.fromEntries(path), body: first(content?.examples) };
}

/** The first example of a parameter as it is sent. */
export function parameterExample(document: ContractDocument, operationId: string, name: string): string {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  return String(first(parametersOf(document, operation).find((parameter) => parameter.name === name)?.examples));
}

function parametersOf(document: ContractDocument, operation: OperationObject | undefined): ParameterObject[] {
  return (operation?.parameters ?? []).map((parameter) => resolve<ParameterObject>(document, parameter));
}

function first(examples: Examples = {}): unknown {
  return Object.values(examples)[0]?.value;
}
