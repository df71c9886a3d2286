import { compareExtensions } from "./compare-extensions.ts";
import type { ContractSource } from "./contract-source.ts";
import { diffByRedocly } from "./redocly-diff.ts";

/** A difference between two contracts, at one location. */
export type Change = {
  kind: "added" | "removed" | "modified";
  /** The node type of the OpenAPI specification, such as `Operation`, `Header` or `Schema`. */
  type: string;
  /** The location, as a JSON Pointer into the contract with all `$ref`s resolved. */
  pointer: string;
  property?: string;
  /** True if the change can break clients of the released contract. */
  breaks: boolean;
  message: string;
};

/** @throws {ComparisonError} if Redocly's diff fails */
export async function compareContracts(released: ContractSource, working: ContractSource): Promise<Change[]> {
  const changes = await diffByRedocly(released.contract, working.contract);
  return [...changes, ...compareExtensions(released.contract, working.contract)];
}
