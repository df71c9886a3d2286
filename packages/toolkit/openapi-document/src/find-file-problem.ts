import type { Node } from "./node.ts";
import { escapeKey, resolvePointer, toPointer } from "./pointer.ts";
import { followReferences } from "./references.ts";

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
    if (followReferences(node, findTarget).references.size > maxReferences)
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

  function findTarget({ $ref }: Node): unknown {
    return isLocal($ref) ? resolvePointer(root, $ref) : undefined;
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
  const stack: [node: unknown, pointer: string, depth: number][] = [[root, "#", 0]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, pointer, depth] = next;
    if (typeof node !== "object" || node === null || visited.has(node)) continue;
    visited.add(node);
    for (const [key, child] of Object.entries(node).reverse())
      stack.push([child, `${pointer}/${escapeKey(key)}`, depth]);
    const { $ref } = node as Node;
    if (!isLocal($ref)) continue;
    if (depth === maxReferenceDepth) {
      const problem = `this $ref is nested more than ${maxReferenceDepth} references deep. Shorten the chain.`;
      return { pointer: `${pointer}/$ref`, problem };
    }
    stack.push([resolvePointer(root, $ref), $ref, depth + 1]);
  }
  return undefined;
}

function isLocal(reference: unknown): reference is string {
  return typeof reference === "string" && reference.startsWith("#/");
}
