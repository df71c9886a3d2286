import { getLineColLocation, type Source } from "@redocly/openapi-core";
import { escapeKey } from "./pointer.ts";

/** Where a node is: a file, and a JSON Pointer with `#`. */
export interface NodePosition {
  readonly source: Source;
  readonly pointer: string;
}

interface Entry {
  readonly source: Source;
  readonly parent: object | undefined;
  readonly key: string;
}

/** Finds the nodes of parsed files by their identity, also after they moved. */
export class Locations {
  readonly #entries = new Map<object, Entry>();

  /** Adds the nodes of a file, except those that are known. */
  addFile(root: unknown, source: Source): void {
    // Paths can be long, so each node stores only its parent. A deep document would overflow the stack of a recursion.
    const stack: [unknown, Entry][] = [[root, { source, parent: undefined, key: "" }]];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const [node, entry] = next;
      if (typeof node !== "object" || node === null || this.#entries.has(node)) continue;
      this.#entries.set(node, entry);
      for (const [key, child] of Object.entries(node).reverse()) stack.push([child, { source, parent: node, key }]);
    }
  }

  /** Returns the position of a node, or of one of its members. */
  find(node: unknown, key?: string): NodePosition | undefined {
    const entry = this.#entries.get(node as object);
    if (!entry) return undefined;
    const keys = key === undefined ? [] : [key];
    for (let current: Entry | undefined = entry; current?.parent; current = this.#entries.get(current.parent))
      keys.unshift(current.key);
    return { source: entry.source, pointer: `#${keys.map((each) => `/${escapeKey(each)}`).join("")}` };
  }

  /** Gives a node that replaces another one its position. */
  replace(original: object, replacement: object): void {
    const entry = this.#entries.get(original);
    if (entry) this.#entries.set(replacement, entry);
  }

  /** Returns the first node for which `matches` is true. */
  search(matches: (node: object) => boolean): object | undefined {
    return this.#entries.keys().find(matches);
  }
}

/** Returns the line and the column of a position, which count from 1. */
export function toLine({ source, pointer }: NodePosition): { readonly line: number; readonly column: number } {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: pointer !== "#" });
  return { line: start.line, column: start.col };
}
