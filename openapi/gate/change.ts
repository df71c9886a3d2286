/** What became different between two contracts, at one place. */
export type Change = {
  kind: "added" | "removed" | "modified";
  /** The node type in the words of the OpenAPI specification: `Operation`, `Header`, `Schema`. */
  type: string;
  /** Where, as a JSON Pointer into the contract with every `$ref` put in place. */
  pointer: string;
  /** The member that was modified. */
  property?: string;
  /** Whether a caller of the released contract may fail on it. */
  breaks: boolean;
  message: string;
};
