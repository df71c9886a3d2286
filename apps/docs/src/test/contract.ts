import { contract, documentedOperations, type OperationNode } from "../contract-document.ts";

export const operations: OperationNode[] = documentedOperations(contract).map(({ operation }) => operation);
