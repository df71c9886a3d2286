import type { ContractRoot, Operation } from "../contract-document.ts";
import { documentedOperations } from "../contract-document.ts";
import { readContract } from "../read-contract.ts";

export const contract: ContractRoot = readContract();

export const operations: Operation[] = documentedOperations(contract).map(({ operation }) => operation);
