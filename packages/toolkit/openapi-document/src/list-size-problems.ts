import type { Node } from "./node.ts";
import { type FindTarget, listCompositionProblems, type NodeProblem } from "./schema-cycles.ts";

const maxParts = 1000;
const maxMembers = 1000;
const maxEntries = {
  properties: maxMembers,
  patternProperties: maxMembers,
  dependentRequired: maxMembers,
  dependentSchemas: maxMembers,
  prefixItems: maxMembers,
  // Codes of languages can have thousands.
  enum: 10_000,
};

/** Lists the schemas that would take minutes: validators have code for each part and each member, and conformance has cases. */
export function listSizeProblems(schemas: readonly Node[], findTarget: FindTarget): NodeProblem[] {
  return [...schemas.flatMap(listEntryProblems), ...listCompositionProblems(schemas, findTarget, maxParts)];
}

function listEntryProblems(node: Node): NodeProblem[] {
  return Object.entries(maxEntries)
    .filter(([key, maximum]) => Object.values(Object(node[key])).flat().length > maximum)
    .map(([key, maximum]) => {
      const problem = `has more than ${maximum} entries. Split the schema, or use additionalProperties, items or a pattern.`;
      return { node, key, label: key, problem };
    });
}
