import type { ContractRoot, Operation } from "../contract/contract-document.ts";
import { documentedOperations } from "../contract/documented-operations.ts";
import { readContract } from "../contract/read-contract.ts";

export const contract: ContractRoot = readContract();

export const operations: Operation[] = documentedOperations(contract).map(({ operation }) => operation);
