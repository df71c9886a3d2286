import { followReferences, isNode, type Node, toArray } from "./node.ts";

/** Returns the target of a `$ref`, or undefined if it has none. */
export type FindTarget = (reference: Node) => unknown;

/** A reference to a parent, and the members of the parent that replaced it. */
export interface DetachedParent {
  readonly reference: Node;
  readonly parent: Node;
  readonly own: Node;
}

/**
 * Replaces, in place, the references of children to their parent. Many documents have a parent with `oneOf` whose alternatives list the
 * parent in `allOf`. They mean its own members: with the `oneOf`, each of these schemas would contain itself.
 */
export function detachParents(schemas: Iterable<Node>, findTarget: FindTarget): DetachedParent[] {
  return [...schemas].flatMap((parent) => {
    const { oneOf, discriminator: _discriminator, ...own } = parent;
    return Array.isArray(oneOf) ? detachFrom(parent, own, oneOf) : [];
  });

  function detachFrom(parent: Node, own: Node, alternatives: readonly unknown[]): DetachedParent[] {
    const detached: DetachedParent[] = [];
    const descendants = new Set(alternatives);
    for (const child of descendants) {
      if (!isNode(child) || child === parent) continue;
      const { allOf } = child;
      if (typeof child.$ref === "string") descendants.add(findTarget(child));
      if (!Array.isArray(allOf)) continue;
      for (const [index, part] of allOf.entries()) {
        if (leadsTo(part, parent)) {
          const { $ref: _reference, ...siblings } = part;
          allOf[index] = Object.keys(siblings).length > 0 ? { allOf: [own, siblings] } : own;
          detached.push({ reference: part, parent, own });
        } else descendants.add(part);
      }
    }
    return detached;
  }

  function leadsTo(part: unknown, parent: Node): part is Node {
    const { references, target } = followReferences(part, findTarget);
    return part !== parent && (target === parent || references.has(parent));
  }
}

/** A node that tools cannot process, or not in time. */
export interface NodeProblem {
  readonly node: Node;
  /** The member with the problem. */
  readonly key: string;
  /** Names it: `$ref #/components/schemas/Book`, `allOf`. */
  readonly label: string;
  /** The problem and the next step. */
  readonly problem: string;
}

const selfReference = "leads back to its own schema without a member or an item between. Remove one of the references.";
const maxRepetitions = 10_000;
const tooManyParts = `applies its parts more than ${maxRepetitions} times to one value. Remove repeated parts.`;
const compositions = ["$ref", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"] as const;

/**
 * Lists references that lead back to a schema that contains them, without a member or an item between: such a schema would apply to the
 * same value again and again. It lists at least one of each such cycle. Also lists compositions whose validation would take minutes,
 * because their parts repeat the same schemas, or that apply more than `maxParts` schemas.
 */
export function listCompositionProblems(
  schemas: Iterable<Node>,
  findTarget: FindTarget,
  maxParts = Infinity,
): NodeProblem[] {
  const found = new Map<Node, NodeProblem>();
  /** How many schemas apply to a value, for each schema. */
  const counts = new Map<unknown, number>();
  for (const schema of schemas) visit(schema);
  return [...found.values()];

  // A chain of references would overflow the stack of a recursion.
  function visit(start: Node): void {
    const open = new Map<unknown, Iterator<unknown>>();
    const path: Node[] = [];
    enter(start);
    for (let node = path.at(-1); node; node = path.at(-1)) {
      const next = open.get(node)?.next();
      if (next === undefined || next.done) {
        path.pop();
        open.delete(node);
        finish(node);
      } else if (open.has(next.value)) addReference(path.slice(path.indexOf(next.value as Node)), next.value);
      else enter(next.value);
    }

    function enter(node: unknown): void {
      if (!isNode(node) || counts.has(node)) return;
      open.set(node, listParts(node).values());
      path.push(node);
    }
  }

  function finish(node: Node): void {
    const count = sumCounts(listParts(node));
    // A problem is reported once, not for each schema that contains it.
    const isRepeated = count - counts.size > maxRepetitions;
    const isCostly = isRepeated || count > maxParts;
    counts.set(node, isCostly ? 1 : count + 1);
    if (!isCostly || found.has(node)) return;
    const sizes = compositions.map((key) => [key, sumCounts(listPartsOf(node, key))] as const);
    const [key] = sizes.reduce((largest, each) => (each[1] > largest[1] ? each : largest));
    const tooMany = `applies more than ${maxParts} schemas to one value. Split it, or remove some.`;
    found.set(node, { node, key, label: key, problem: isRepeated ? tooManyParts : tooMany });
  }

  function sumCounts(parts: readonly unknown[]): number {
    return parts.reduce<number>((sum, part) => sum + (counts.get(part) ?? 0), 0);
  }

  /** Adds the last reference of a cycle. */
  function addReference(path: readonly Node[], end: unknown): void {
    const isFollowed = (node: Node, index: number) =>
      typeof node.$ref === "string" && findTarget(node) === (path[index + 1] ?? end);
    const node = path.findLast(isFollowed);
    if (node) found.set(node, { node, key: "$ref", label: `$ref ${node.$ref}`, problem: selfReference });
  }

  /** Returns the schemas that apply to the same value. */
  function listParts(schema: Node): unknown[] {
    return compositions.flatMap((key) => listPartsOf(schema, key));
  }

  function listPartsOf(schema: Node, key: (typeof compositions)[number]): unknown[] {
    const { [key]: value } = schema;
    if (key === "$ref") return typeof value === "string" ? [findTarget(schema)] : [];
    if (key === "dependentSchemas") return isNode(value) ? Object.values(value) : [];
    if ((key === "then" || key === "else") && schema.if === undefined) return [];
    return [value].flat();
  }
}

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
  const countEntries = (value: unknown) => Object.values(isNode(value) ? value : toArray(value)).flat().length;
  return Object.entries(maxEntries)
    .filter(([key, maximum]) => countEntries(node[key]) > maximum)
    .map(([key, maximum]) => {
      const problem = `has more than ${maximum} entries. Split the schema, or use additionalProperties, items or a pattern.`;
      return { node, key, label: key, problem };
    });
}
