import type { ContractRoot, OperationNode } from "../contract-document.ts";
import { documentedOperations } from "../contract-document.ts";
import { readContract } from "../read-contract.ts";

export const contract: ContractRoot = readContract();

export const operations: OperationNode[] = documentedOperations(contract).map(({ operation }) => operation);
