import { basename, dirname, relative } from "node:path";
import { formatPosition, isUrl, type Locations, toLine } from "@animal-store/openapi-document";
import type { NestedLocation } from "./findings.ts";

/** Formats the positions of nodes. Bundling moves nodes, but preserves their identity. */
export class Locator {
  readonly #path: string;
  readonly #locations: Locations;

  /** @param path that of the document */
  constructor(path: string, locations: Locations) {
    this.#path = path;
    this.#locations = locations;
  }

  /** Returns `file:line:column`. */
  find({ node, key, around }: NestedLocation): string | undefined {
    const position = this.#locations.find(node, key);
    return position ? formatPosition(position) : around && this.find(around);
  }

  /** Returns `file:line`, relative to the folder of the document, so that generated files are the same everywhere. */
  findLine(node: object): string | undefined {
    const position = this.#locations.find(node);
    if (!position) return undefined;
    const file = position.source.absoluteRef;
    const folder = dirname(this.#path);
    const path = isUrl(file) ? file : relative(folder, file).split("\\").join("/");
    return `${file === this.#path ? basename(file) : path}:${toLine(position).line}`;
  }

  /** Gives a node that replaces another one its position. */
  replace(original: object, replacement: object): void {
    this.#locations.replace(original, replacement);
  }
}
