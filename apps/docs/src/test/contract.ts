import type { ContractRoot, Operation } from "../contract-document.ts";
import { documentedOperations, readContract } from "../contract-document.ts";

export const contract: ContractRoot = readContract();

export const operations: Operation[] = documentedOperations(contract).map(({ operation }) => operation);

export const referencePath = "/docs/reference";

export function toAnchor({ tags, operationId }: Operation): string {
  return `#tag/${tags[0]}/operation/${operationId}`;
}
