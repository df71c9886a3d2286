import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Place } from "./contract-document.ts";

let finder: LineFinder | undefined;

/** The line of openapi/petstore.yaml where a place of the contract begins. */
export const contractLine: LineFinder = (place) => {
  const path = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
  finder ??= createLineFinder(readFileSync(path, "utf8"));
  return finder(place);
};

/** Tells the line, from 1, where a place of the document begins; of the nearest place around it where it has none. */
export type LineFinder = (place: Place) => number;

/** Reads YAML text for its lines. */
export function createLineFinder(text: string): LineFinder {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return (place) => {
    let node: unknown = contents;
    let offset = 0;
    for (const name of place) {
      const entry = entryOf(node, name);
      if (!entry) break;
      offset = entry.offset;
      node = entry.node;
    }
    return lines.linePos(offset).line;
  };
}

function entryOf(node: unknown, name: string): { offset: number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === name);
    return pair && { offset: offsetOf(pair.key), node: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return item === undefined ? undefined : { offset: offsetOf(item), node: item };
}

function offsetOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}
