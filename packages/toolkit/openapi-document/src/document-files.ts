import { Source } from "@redocly/openapi-core";
import { findVersion, findVersionProblem } from "./document-version.ts";
import { type DocumentFile, findInputProblem, type Input, readFile, toFileKey } from "./input.ts";
import { localizeReferences } from "./localize-references.ts";
import { formatPosition, Locations } from "./locations.ts";
import type { Node } from "./node.ts";
import { applyOverlays } from "./overlays.ts";
import { DocumentError } from "./parse-text.ts";
import { type ResolvedIdentifiers, resolveIdentifiers } from "./resolve-identifiers.ts";
import type { NodeProblem } from "./schema-problems.ts";

interface Options {
  /** The content of the document, if it is no file. */
  readonly root?: unknown;
  /** Whether integers that the parser rounded become bigints. */
  readonly isExact?: boolean;
}

/** The files of a document, with its overlays. */
export class DocumentFiles {
  readonly main: DocumentFile<Node>;
  readonly version: string;
  /** Whether the version is older than OpenAPI 3.1. */
  readonly isOld: boolean;
  readonly locations = new Locations();
  /** The actions of overlays that change nothing. */
  readonly notes: readonly NodeProblem[];
  readonly #input: Input;
  readonly #isExact: boolean;
  readonly #files = new Map<string, DocumentFile>();
  readonly #paths: Set<string>;

  /** @throws {DocumentError} if the file cannot be read or is no OpenAPI document, or an overlay is invalid */
  constructor(input: Input, { root: content, isExact = false }: Options = {}) {
    this.#input = input;
    this.#isExact = isExact;
    const { path } = input;
    this.#paths = new Set([path]);
    const problem = content === undefined ? findInputProblem(input, path, true) : undefined;
    if (problem !== undefined) throw new DocumentError(`${path} ${problem}`);
    const file = content === undefined ? readFile(input, path) : { path, source: new Source(path, ""), root: content };
    assertOpenApi(file);
    this.locations.addFile(file.root, file.source);
    const { root, notes } = applyOverlays(input, file.root as Node, this.locations);
    this.notes = notes;
    this.main = { ...file, root };
    this.version = assertOpenApi(this.main);
    this.isOld = ["2.0", "3.0"].includes(this.version);
    this.#add(this.main);
  }

  /** The paths of the files that were read, or that a change could make readable. */
  get paths(): string[] {
    return [...this.#paths, ...this.#input.overlays];
  }

  /** Returns a file that was read. */
  find(path: string): DocumentFile | undefined {
    return this.#files.get(toFileKey(path));
  }

  /** Returns why a file cannot be read, with the next step. */
  findProblem(path: string): string | undefined {
    return this.find(path) ? undefined : findInputProblem(this.#input, path);
  }

  /** Returns a file. @throws {DocumentError} if it cannot be read */
  open(path: string): DocumentFile {
    const known = this.find(path);
    if (known) return known;
    const problem = this.findProblem(path);
    this.#paths.add(path);
    if (problem !== undefined) throw new DocumentError(`${path} ${problem}`);
    // description.md, but not schemas/book and schemas/book.yaml
    const file = readFile(this.#input, path, /\.(?!json$|ya?ml$)[a-z]+$/i.test(path));
    this.locations.addFile(file.root, file.source);
    return this.#add(file);
  }

  /** Replaces references that contain URIs and names of schemas, in place, by those that name a file and a JSON Pointer. */
  resolveIdentifiers(): ResolvedIdentifiers {
    localizeReferences(this.main.root);
    // Earlier versions have no identifiers.
    if (this.isOld) return { problems: [], notes: [], schemas: [] };
    return resolveIdentifiers(this.main, {
      open: (path) => {
        try {
          return this.open(path);
        } catch (error) {
          // The reader of the reference reports it.
          if (error instanceof DocumentError) return undefined;
          throw error;
        }
      },
      replace: (original, copy) => this.locations.replace(original, copy),
    });
  }

  #add(file: DocumentFile): DocumentFile {
    this.#files.set(toFileKey(file.path), file);
    if (this.#isExact) this.locations.restoreIntegers(file.root);
    return file;
  }
}

/** Returns the version. @throws {DocumentError} for another version or format */
function assertOpenApi({ source, root }: DocumentFile): string {
  const found = findVersionProblem(root);
  if (!found) return findVersion(root as Node) ?? "";
  const position = { source, pointer: found.key === undefined ? "#" : `#/${found.key}` };
  throw new DocumentError(`${formatPosition(position)}: ${found.problem}`);
}
