import { compareExtensions } from "./compare-extensions.ts";
import type { ContractSource } from "./contract-source.ts";
import { diffByRedocly } from "./redocly-diff.ts";

/** A difference between two contracts, at one location. */
export type Change = {
  kind: "added" | "removed" | "modified";
  /** The node type in the words of the OpenAPI specification: `Operation`, `Header`, `Schema`. */
  type: string;
  /** The location, as a JSON Pointer into the contract with every `$ref` put in place. */
  pointer: string;
  /** The member that was modified. */
  property?: string;
  /** Whether a client of the released contract may fail on it. */
  breaks: boolean;
  message: string;
};

/**
 * Returns all differences between two contracts: those that Redocly's diff finds, and those in this project's own extensions.
 * @throws {ComparisonError} when the diff fails
 */
export async function compareContracts(released: ContractSource, working: ContractSource): Promise<Change[]> {
  return [
    ...(await diffByRedocly(released.contract, working.contract)),
    ...compareExtensions(released.contract, working.contract),
  ];
}
