import { existsSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, relative, sep } from "node:path";
import { findFileProblem, toLine } from "@animal-store/openapi-document";
import {
  BaseResolver,
  createConfig,
  type Document,
  isAbsoluteUrl,
  ResolveError,
  type Source,
} from "@redocly/openapi-core";
import { CodegenError } from "./findings.ts";

/**
 * Creates a resolver of `$ref` for Redocly. It fetches no URL, because a remote file can change. It reads no file outside a folder,
 * because generated and published files contain the document.
 * @param folder by default the folder of the document
 */
export async function createDocumentResolver(documentPath: string, folder = dirname(documentPath)) {
  const { resolve } = await createConfig({});
  return new DocumentResolver(resolve, folder);
}

class DocumentResolver extends BaseResolver {
  readonly #folder: string;

  constructor(config: ConstructorParameters<typeof BaseResolver>[0], folder: string) {
    super(config);
    this.#folder = folder;
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference))
      throw toError("URLs are not fetched. Save the file next to the document and reference that file");
    if (!existsSync(reference)) throw toError(`${reference} does not exist`);
    if (isOutside(this.#folder, reference))
      throw toError(
        `${reference} is outside the folder ${this.#folder}. Move it there, or allow it with --root FOLDER`,
      );
    return super.loadExternalRef(reference);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    const found = findFileProblem(document.parsed);
    if (!found) return document;
    const { line, column } = toLine({ source, pointer: found.pointer });
    throw new CodegenError(`${source.absoluteRef}:${line}:${column}: ${found.problem}`);
  }
}

function toError(message: string): ResolveError {
  return new ResolveError(new Error(message));
}

/** Follows symbolic links, which can lead out of a folder. */
function isOutside(folder: string, file: string): boolean {
  const path = relative(realpathSync(folder), realpathSync(file));
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}
