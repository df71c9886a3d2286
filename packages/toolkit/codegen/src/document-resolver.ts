import { dirname, resolve } from "node:path";
import { findAccessProblem, findFileProblem, isUrl, toLine, urlProblem } from "@animal-store/openapi-document";
import { BaseResolver, createConfig, type Document, ResolveError, type Source } from "@redocly/openapi-core";
import { CodegenError } from "./findings.ts";

/**
 * Creates a resolver of `$ref` for Redocly. It fetches no URL, because a remote file can change. It reads no file outside a folder,
 * because generated and published files contain the document.
 * @param folder by default the folder of the document
 */
export async function createDocumentResolver(documentPath: string, folder = dirname(documentPath)) {
  const { resolve: config } = await createConfig({});
  return new DocumentResolver(config, documentPath, folder);
}

class DocumentResolver extends BaseResolver {
  readonly #document: string;
  readonly #folder: string;

  constructor(config: ConstructorParameters<typeof BaseResolver>[0], document: string, folder: string) {
    super(config);
    this.#document = resolve(document);
    this.#folder = folder;
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    return base !== null && isUrl(reference) ? reference : super.resolveExternalRef(base, reference);
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isUrl(reference)) throw toError(`${reference} ${urlProblem}`);
    const problem = findAccessProblem(reference, this.#folder, reference === this.#document);
    if (problem !== undefined) throw toError(`${reference} ${problem}`);
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
