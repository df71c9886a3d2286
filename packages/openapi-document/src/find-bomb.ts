import { toPointer } from "./pointer.ts";

const maxRepeatedNodes = 100_000;
const maxDepth = 300;

/** A node that YAML aliases make too large to walk. */
export interface Bomb {
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
 * Finds the first node of a parsed file that YAML aliases make too large. An alias shares a node, so a file of 1 KB can describe
 * a tree that does not fit into memory. The parser limits the depth of a file without aliases.
 */
export function findBomb(root: unknown): Bomb | undefined {
  const sizes = new Map<object, Size>();
  const open: object[] = [];
  const keys: string[] = [];
  let writtenCount = 0;
  let bomb: Bomb | undefined;
  measure(root);
  return bomb;

  function measure(node: unknown): Size {
    if (typeof node !== "object" || node === null || bomb) return { count: 0, depth: 0 };
    const size = sizes.get(node) ?? (open.includes(node) ? { count: 0, depth: Infinity } : measureMembers(node));
    if (open.length + size.depth > maxDepth) report(`is nested more than ${maxDepth} levels deep. Use $ref`);
    else if (size.count - writtenCount > maxRepeatedNodes)
      report(`repeats more than ${maxRepeatedNodes} nodes. Use $ref`);
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

  function report(problem: string): void {
    const pointer = `#${toPointer(...keys)}`;
    bomb ??= { pointer, problem: `through YAML aliases, this node ${problem} instead of aliases.` };
  }
}
