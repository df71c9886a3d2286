import type { ContractRoot, Operation } from "../contract-document.ts";
import { documentedOperations, readContract } from "../contract-document.ts";

export const contract: ContractRoot = readContract();

export const operations: Operation[] = documentedOperations(contract).map(({ operation }) => operation);
