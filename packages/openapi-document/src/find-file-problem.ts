import { isNode } from "./node.ts";
import { resolvePointer, toPointer } from "./pointer.ts";

const maxRepeatedNodes = 100_000;
const maxDepth = 300;
const maxReferences = 100;
const maxReferenceDepth = 2000;
const maxNameLength = 10_000;
const notFinite = "this is no number of JSON. Write a finite one.";
const aliases = "through YAML aliases, this node";

/** A node that no tool can process. */
export interface FileProblem {
  /** JSON Pointer with `#`. */
  readonly pointer: string;
  /** The problem and the next step. */
  readonly problem: string;
}

interface Size {
  /** The members and items in the node, also those of aliases. */
  readonly count: number;
  readonly depth: number;
}

/**
 * Finds the first node of a parsed file that YAML aliases make too large, a long chain of references, a text that is not Unicode, or a
 * number that JSON cannot contain. An alias shares a node, so a file of 1 KB can describe a tree that does not fit into memory. The
 * parser limits the depth of a file without aliases.
 */
export function findFileProblem(root: unknown): FileProblem | undefined {
  const sizes = new Map<object, Size>();
  const open: object[] = [];
  const keys: string[] = [];
  let writtenCount = 0;
  let problem: FileProblem | undefined;
  measure(root);
  return problem ?? findDeepReference(root);

  function measure(node: unknown): Size {
    if (typeof node === "string") checkText(node);
    if (typeof node === "number" && !Number.isFinite(node)) report(notFinite);
    if (typeof node !== "object" || node === null || problem) return { count: 0, depth: 0 };
    if (countReferences(node) > maxReferences)
      report(`this $ref leads through more than ${maxReferences} others. Reference the definition.`);
    const size = sizes.get(node) ?? (open.includes(node) ? { count: 0, depth: Infinity } : measureMembers(node));
    if (open.length + size.depth > maxDepth)
      report(`${aliases} is nested more than ${maxDepth} levels deep. Use $ref instead.`);
    else if (size.count - writtenCount > maxRepeatedNodes)
      report(`${aliases} repeats more than ${maxRepeatedNodes} nodes. Use $ref instead.`);
    return size;
  }

  function measureMembers(node: object): Size {
    const entries = Object.entries(node);
    writtenCount += entries.length;
    open.push(node);
    let count = entries.length;
    let depth = 0;
    for (const [key, child] of entries) {
      keys.push(key);
      checkText(key);
      if (key.length > maxNameLength) report(`this name has more than ${maxNameLength} characters. Shorten it.`);
      const size = measure(child);
      count += size.count;
      depth = Math.max(depth, size.depth + 1);
      keys.pop();
    }
    open.pop();
    const size = { count, depth };
    sizes.set(node, size);
    return size;
  }

  /** Counts the references from a node to its definition in this file. Other steps follow each of them from its start. */
  function countReferences(start: object): number {
    const followed = new Set<unknown>();
    for (let node: unknown = start; isNode(node) && !followed.has(node) && followed.size <= maxReferences; ) {
      const { $ref } = node;
      if (typeof $ref !== "string" || !$ref.startsWith("#/")) break;
      followed.add(node);
      node = resolvePointer(root, $ref);
    }
    return followed.size;
  }

  /** Escapes of JSON and YAML can write half of a character, which no URL and no UTF-8 file can contain. */
  function checkText(text: string): void {
    if (!text.isWellFormed()) report("this text has half of a surrogate pair. Write both halves.");
  }

  function report(text: string): void {
    problem ??= { pointer: `#${toPointer(...keys)}`, problem: text };
  }
}

/** Finds a reference at which a walk through the file is nested too deeply: most tools recurse. */
function findDeepReference(root: unknown): FileProblem | undefined {
  const visited = new Set<unknown>();
  const open: { readonly node: object; readonly depth: number; readonly children: Iterator<unknown> }[] = [];
  enter(root, 0);
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { node, depth, children } = last;
    const { value, done } = children.next();
    if (done) open.pop();
    else if (typeof value === "string") {
      if (depth === maxReferenceDepth) {
        const problem = `this $ref is nested more than ${maxReferenceDepth} references deep. Shorten the chain.`;
        return { pointer: `#${toPointer(...findKeys(root, node), "$ref")}`, problem };
      }
      enter(resolvePointer(root, value), depth + 1);
    } else enter(value, depth);
  }
  return undefined;

  function enter(node: unknown, depth: number): void {
    if (typeof node !== "object" || node === null || visited.has(node)) return;
    visited.add(node);
    const { $ref } = node as { $ref?: unknown };
    const target = typeof $ref === "string" && $ref.startsWith("#/") ? [$ref] : [];
    const children = Object.values(node).filter((child) => typeof child === "object");
    open.push({ node, depth, children: [...target, ...children].values() });
  }
}

/** Returns the keys of the path to a node. */
function findKeys(root: unknown, node: object): string[] {
  const parents = new Map<unknown, readonly [parent: unknown, key: string]>([[root, [undefined, ""]]]);
  for (const parent of parents.keys())
    if (typeof parent === "object" && parent !== null)
      for (const [key, child] of Object.entries(parent)) if (!parents.has(child)) parents.set(child, [parent, key]);
  const keys: string[] = [];
  for (let step = parents.get(node); step?.[0]; step = parents.get(step[0])) keys.unshift(step[1]);
  return keys;
}
