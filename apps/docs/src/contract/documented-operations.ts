import type { ContractRoot, Operation, Parameter, Response } from "./contract-document.ts";
import { resolve } from "./resolve.ts";

/** An operation with its place, and with its references resolved. */
export type DocumentedOperation = {
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
  answers: [status: string, answer: Response][];
};

/** All operations of the contract, in its order. */
export function documentedOperations(contract: ContractRoot): DocumentedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (!isOperation(operation)) return [];
      const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter));
      const answers = resolveAnswers(contract, operation.responses);
      return [{ method: method.toUpperCase(), path, operation, parameters, answers }];
    }),
  );
}

/** Every documented answer, also those that belong to no operation. */
export function documentedAnswers(contract: ContractRoot): [status: string, answer: Response][] {
  const ofOperations = documentedOperations(contract).flatMap(({ answers }) => answers);
  return [...ofOperations, ...resolveAnswers(contract, contract["x-unrouted-responses"])];
}

function resolveAnswers(contract: ContractRoot, answers: Operation["responses"] = {}): [string, Response][] {
  return Object.entries(answers).map(([status, answer]) => [status, resolve(contract, answer)]);
}

export function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "operationId" in value;
}
