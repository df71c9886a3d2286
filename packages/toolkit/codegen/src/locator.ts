import { basename, dirname, join, relative } from "node:path";
import { isUrl, type Locations, type NodePosition, restoreIntegers, toLine } from "@animal-store/openapi-document";
import type { BaseResolver, Document, Source, YamlParseError } from "@redocly/openapi-core";
import type { Location } from "./findings.ts";

/** Formats the positions of nodes. Bundling moves nodes, but preserves their identity. */
export class Locator {
  readonly #path: string;
  readonly #root: Source;
  readonly #locations: Locations;

  private constructor(path: string, root: Source, locations: Locations) {
    this.#path = path;
    this.#root = root;
    this.#locations = locations;
  }

  /** Indexes the nodes of the parsed files. @param locations those of the document */
  static async create(path: string, root: Document, resolver: BaseResolver, locations: Locations): Promise<Locator> {
    const locator = new Locator(path, root.source, locations);
    for (const result of await Promise.allSettled(resolver.cache.values())) {
      const file = result.status === "fulfilled" ? result.value : undefined;
      if (file && "parsed" in file && file.source !== root.source) locator.#locations.addFile(file.parsed, file.source);
    }
    locator.#locations.addFile(root.parsed, root.source);
    return locator;
  }

  /** Returns `file:line:column`. */
  find(location: Location): string | undefined {
    const position = this.#locations.find(location.node, location.key);
    return position && formatLocation(this.#path, this.#root, position);
  }

  /** Returns `file:line:column` of a pointer with `#` into the document. */
  findPointer(root: unknown, pointer: string): string | undefined {
    const position = this.#locations.findPointer(root, pointer);
    return position && formatLocation(this.#path, this.#root, position);
  }

  /** Returns `file:line`, relative to the folder of the document, so that generated files are the same everywhere. */
  findLine(node: object): string | undefined {
    const position = this.#locations.find(node);
    return position && formatLocation(basename(this.#path), this.#root, position).replace(/:\d+$/, "");
  }

  /** Replaces the integers of a document that the parser rounded. */
  restoreIntegers(document: object): void {
    restoreIntegers(document, (node, key) => this.#locations.find(node, key));
  }

  /** Gives a node that replaces another one its position. */
  replace(original: object, replacement: object): void {
    this.#locations.replace(original, replacement);
  }
}

export function formatLocation(path: string, root: Source, position: NodePosition): string {
  const { line, column } = toLine(position);
  return `${formatFile(path, root, position.source)}:${line}:${column}`;
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
  if (source.absoluteRef === root.absoluteRef) return path;
  return isUrl(source.absoluteRef)
    ? source.absoluteRef
    : join(dirname(path), relative(dirname(root.absoluteRef), source.absoluteRef));
}
