import { isNode, type Node } from "./node.ts";

/** Returns the target of a `$ref`, or undefined if it has none. */
type FindTarget = (reference: Node) => unknown;

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
    const followed = new Set<unknown>();
    let node = part;
    while (isNode(node) && typeof node.$ref === "string" && !followed.has(node)) {
      followed.add(node);
      node = findTarget(node);
      if (node === parent) return true;
    }
    return false;
  }
}

/**
 * Lists references that lead back to a schema that contains them, without a member or an item between: such a schema would apply to the
 * same value again and again. It lists at least one of each such cycle.
 */
export function listSelfReferences(schemas: Iterable<Node>, findTarget: FindTarget): Node[] {
  const found = new Set<Node>();
  const finished = new Set<unknown>();
  for (const schema of schemas) visit(schema);
  return [...found];

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
        finished.add(node);
      } else if (open.has(next.value)) addReference(path.slice(path.indexOf(next.value as Node)), next.value);
      else enter(next.value);
    }

    function enter(node: unknown): void {
      if (!isNode(node) || finished.has(node)) return;
      open.set(node, listParts(node).values());
      path.push(node);
    }
  }

  /** Adds the last reference of a cycle. */
  function addReference(path: readonly Node[], end: unknown): void {
    const isFollowed = (node: Node, index: number) =>
      typeof node.$ref === "string" && findTarget(node) === (path[index + 1] ?? end);
    const reference = path.findLast(isFollowed);
    if (reference) found.add(reference);
  }

  /** Returns the schemas that apply to the same value. */
  function listParts(schema: Node): unknown[] {
    const { $ref, allOf, anyOf, oneOf, not, dependentSchemas } = schema;
    const target = typeof $ref === "string" ? [findTarget(schema)] : [];
    const branches = schema.if === undefined ? [] : [schema.if, schema.then, schema.else];
    const dependent = isNode(dependentSchemas) ? Object.values(dependentSchemas) : [];
    return [target, allOf, anyOf, oneOf, not, branches, dependent].flat();
  }
}
