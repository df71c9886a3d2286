import { contract } from "@animal-store/contract";
import { examplesOf } from "../contract-document.ts";
import type { ContractCase } from "./contract-case.ts";
import { expectError, operationIds } from "./contract-case.ts";

const operations = operationIds.map((id) => contract.operations[id]);

/** Every path of the contract, filled with examples, and its methods. */
export const resources = [...new Set(operations.map(({ path }) => path))].map((path) => {
  const pathOperations = operations.filter((operation) => operation.path === path);
  const documentedMethods = pathOperations.map(({ method }) => method as string);
  const values = examplesOf(pathOperations[0]?.id ?? "").path;
  const examplePath = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const methods = [...documentedMethods, ...(documentedMethods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
  return { path, examplePath, methods };
});

export const routingCases: ContractCase[] = [
  {
    id: "routing/method-before-body",
    title: "rejects the method before it reads the body",
    ...expectError("unrouted", "method_not_allowed"),
    run: ({ send }) =>
      send("PUT", resources[0]?.examplePath ?? "", { body: "{", headers: { "Content-Type": "text/plain" } }),
  },
];
