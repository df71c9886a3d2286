import { realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";
import { escapeKey, followReferences, type Node, resolvePointer, toPointer } from "./node.ts";

const maxMegabytes = 100;
export const urlProblem = "is a URL, which is not fetched. Save the file, and name its path.";

/**
 * Finds why a file of a document cannot be read. Reports and generated files contain the document, so no file outside a folder is read.
 * @param argument what the user passes. Undefined for a file that a document references
 * @returns the problem and the next step
 */
export function findAccessProblem(file: string, folder: string, argument?: string): string | undefined {
  const stats = findStats(file);
  const pass = argument && `Pass the path of ${argument}.`;
  if (!stats) return `does not exist. ${pass ?? "Restore it, or correct the `$ref`."}`;
  if (stats.isDirectory()) return `is a folder. ${pass ?? "Reference a file in it."}`;
  // A shell can pass a pipe. Another pipe or a device could never end.
  if (!stats.isFile()) return argument ? undefined : "is a device or a pipe. Reference a file.";
  if (!findStats(folder)?.isDirectory()) return `cannot be read: --root ${folder} is not a folder. Pass a folder.`;
  if (isOutside(folder, file)) return `is outside the folder ${folder}. Move it there, or allow it with --root FOLDER.`;
  if (stats.size > maxMegabytes * 1e6) return `has more than ${maxMegabytes} MB. Split it.`;
  return undefined;
}

/** Returns whether a reference names a host or a protocol. URLs are not fetched. Windows would connect to the host of `//host/file`. */
export function isUrl(reference: string): boolean {
  return /^([a-z][a-z\d+.-]+:|\/\/|\\\\)/i.test(reference);
}

function findStats(path: string) {
  try {
    return statSync(path);
  } catch {
    // Also for a NUL byte in a path, and for symbolic links that lead to themselves.
    return undefined;
  }
}

/** Follows symbolic links, which can lead out of a folder. */
function isOutside(folder: string, file: string): boolean {
  const path = relative(realpathSync(folder), realpathSync(file));
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}

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
    const findTarget = ({ $ref }: Node) => (isLocal($ref) ? resolvePointer(root, $ref) : undefined);
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
