import { basename, dirname, join, relative } from "node:path";
import {
  type BaseResolver,
  type Document,
  getLineColLocation,
  type Source,
  type YamlParseError,
} from "@redocly/openapi-core";
import { escapeKey } from "./document.ts";
import type { Location } from "./findings.ts";

interface Position {
  readonly source: Source;
  readonly pointer: string;
}

export interface Locate {
  /** Returns `file:line:column`. */
  (location: Location): string | undefined;
  /** Returns `file:line`, relative to the folder of the document, so that generated files are the same everywhere. */
  line(location: Location): string | undefined;
  getText(location: Location): string | undefined;
}

/**
 * Indexes the nodes of the parsed files. Bundling moves nodes, but preserves their identity.
 * @param origins the original of each node that replaces another one
 */
export function createLocator(
  path: string,
  root: Document,
  resolver: BaseResolver,
  origins: ReadonlyMap<object, object>,
) {
  return async (): Promise<Locate> => {
    const positions = new Map<object, Position>();
    const files = await Promise.allSettled(resolver.cache.values());
    for (const result of files) {
      const file = result.status === "fulfilled" ? result.value : undefined;
      if (file && "parsed" in file && file.source !== root.source)
        index(file.parsed, { source: file.source, pointer: "#" });
    }
    index(root.parsed, { source: root.source, pointer: "#" });
    return Object.assign(
      (location: Location) => {
        const position = findPosition(location);
        return position && formatLocation(path, root.source, position);
      },
      {
        line(location: Location) {
          const position = findPosition(location);
          return position && formatLocation(basename(path), root.source, position).replace(/:\d+$/, "");
        },
        getText(location: Location) {
          const position = findPosition(location);
          return position && readSource(position);
        },
      },
    );

    function findPosition({ node, key }: Location): Position | undefined {
      const position = positions.get(origins.get(node) ?? node);
      const suffix = key === undefined ? "" : `/${escapeKey(key)}`;
      return position && { ...position, pointer: position.pointer + suffix };
    }

    function index(node: unknown, position: Position): void {
      if (typeof node !== "object" || node === null || positions.has(node)) return;
      positions.set(node, position);
      for (const [key, child] of Object.entries(node))
        index(child, { ...position, pointer: `${position.pointer}/${escapeKey(key)}` });
    }
  };
}

/** Records the original of each node of a converted copy. Records that of the parent where the structure differs. */
export function mapOrigins(copy: unknown, original: unknown, origins: Map<object, object>, parent?: object): void {
  if (typeof copy !== "object" || copy === null) return;
  const origin = typeof original === "object" && original !== null ? original : parent;
  if (origin) origins.set(copy, origin);
  for (const [key, child] of Object.entries(copy)) mapOrigins(child, Object(original)[key], origins, origin);
}

export function formatLocation(path: string, root: Source, { source, pointer }: Position): string {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: pointer !== "#" });
  return `${formatFile(path, root, source)}:${start.line}:${start.col}`;
}

/** Returns `line:column` of an error. The parser reports no location for a second document. */
export function formatErrorLocation({ line, col, source }: Pick<YamlParseError, "line" | "col" | "source">): string {
  if (!Number.isNaN(line)) return `${line}:${col}`;
  const lines = source.body.split("\n");
  const secondStart = lines.findIndex(
    (text, index) => text.startsWith("---") && /^[^#\s%-]/m.test(lines.slice(0, index).join("\n")),
  );
  return `${Math.max(secondStart, 0) + 1}:1`;
}

/** Returns the path of a referenced file in the form of the document's path. */
export function formatFile(path: string, root: Source, source: Source): string {
  return source.absoluteRef === root.absoluteRef
    ? path
    : join(dirname(path), relative(dirname(root.absoluteRef), source.absoluteRef));
}

function readSource({ source, pointer }: Position): string | undefined {
  const { start, end } = getLineColLocation({ source, pointer, reportOnKey: false });
  const isOneLine = end?.line === start.line;
  return source.getLines()[start.line - 1]?.slice(start.col - 1, isOneLine ? end.col - 1 : undefined);
}
