import { isNode, type Node } from "./node.ts";
import type { NodeProblem } from "./schema-problems.ts";

/**
 * Writes keywords of JSON Schema draft 7 and earlier as those of JSON Schema 2020-12, in place (JSON Schema 2020-12, core, appendix).
 * Returns a note for each.
 */
export function convertDraftKeywords(node: Node): NodeProblem[] {
  const { type, items, additionalItems, dependencies, $id } = node;
  const notes: NodeProblem[] = [];
  if (Array.isArray(items)) {
    replace("items", "prefixItems", {
      prefixItems: items,
      ...(additionalItems !== undefined && { items: additionalItems }),
    });
    Reflect.deleteProperty(node, "additionalItems");
  }
  if (isNode(dependencies)) {
    const [required, schemas] = [true, false].map((isList) =>
      Object.fromEntries(Object.entries(dependencies).filter(([, value]) => Array.isArray(value) === isList)),
    );
    replace("dependencies", "dependentRequired and dependentSchemas", {
      dependentRequired: { ...required, ...(node.dependentRequired as Node | undefined) },
      dependentSchemas: { ...schemas, ...(node.dependentSchemas as Node | undefined) },
    });
  }
  if (typeof $id === "string" && /^#[A-Za-z_]/.test($id)) replace("$id", "$anchor", { $anchor: $id.slice(1) });
  if ([type].flat().includes(null)) {
    Object.assign(node, { type: Array.isArray(type) ? type.map((each) => each ?? "null") : "null" });
    notes.push({
      node,
      key: "type",
      label: "type",
      problem: 'contains null without quotes, and is read as "null". Add the quotes.',
    });
  }
  return notes;

  function replace(key: string, now: string, members: Node): void {
    Reflect.deleteProperty(node, key);
    Object.assign(node, members);
    notes.push({ node, key, label: key, problem: `is of an earlier draft of JSON Schema, and read as ${now}.` });
  }
}
