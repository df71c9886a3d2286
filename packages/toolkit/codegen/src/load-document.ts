import { dirname, resolve } from "node:path";
import {
  convertVersion,
  findAccessProblem,
  findFileProblem,
  findVersion,
  findVersionProblem,
  getMember,
  isUrl,
  type Node,
  resolvePointer,
  toLine,
  urlProblem,
} from "@animal-store/openapi-document";
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  lintDocument,
  ResolveError,
  type Source,
  YamlParseError,
} from "@redocly/openapi-core";
import type { OpenApiDocument, Schema } from "./document.ts";
import { CodegenError, type Findings } from "./findings.ts";
import { addLintFindings, listOpenReferences, pathItemRule, wrongTargetMessage } from "./lint-findings.ts";
import { formatErrorLocation, formatLocation, Locator } from "./locator.ts";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";
import { listSchemas } from "./walk-schemas.ts";

const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-parameters-unique": "error",
  "spec-components-invalid-map-name": "error",
} as const;

export interface LoadedDocument {
  readonly document: OpenApiDocument;
  /** The source with its comments, if it is YAML of OpenAPI 3.1 or 3.2 and references no other file. */
  readonly yaml: string | undefined;
  /** The paths of the document and the files that it references. */
  readonly sources: readonly string[];
  readonly openReferences: readonly string[];
  readonly locator: Locator;
}

/**
 * Reads a document and the files that it references. Converts Swagger 2.0 and OpenAPI 3.0 to 3.1.
 * @param findings receives the parts that are not valid OpenAPI
 * @param folder references lead to files in it, by default the folder of the document
 * @throws {CodegenError} if a file is missing or unreadable
 */
export async function loadDocument(path: string, findings: Findings, folder?: string): Promise<LoadedDocument> {
  const problem = findAccessProblem(path, folder ?? dirname(path), true);
  if (problem !== undefined) throw new CodegenError(`${path} ${problem}`);
  const resolver = await createDocumentResolver(path, folder);
  const root = await resolver.resolveDocument(null, path, true).catch((cause: Error) => cause);
  if (root instanceof Error) throw toReadError(path, root);
  const version = assertVersion(path, root);
  expandResponseHeaders(root.parsed);
  const { plugins, rules: pathItemRules } = pathItemRule(root.source.absoluteRef);
  const config = await createConfig({ plugins, rules: { ...rules, ...pathItemRules } });
  const options = { config, externalRefResolver: resolver };
  const { bundled, problems } = await lintAndBundle().catch((cause: Error) => {
    throw toReadError(path, cause, [...resolver.getFiles()]);
  });
  const sources = [...resolver.getFiles()];
  addLintFindings(findings, problems, { path, root, version });
  const isConverted = version === "2.0" || version === "3.0";
  const isWholeYaml = /\.ya?ml$/.test(path) && sources.length === 1 && !isConverted;
  const document = (bundled ?? root).parsed as OpenApiDocument;
  const locator = await Locator.create(path, root, resolver);
  const openReferences = listOpenReferences(document).map(
    ({ node, key }) => `${locator.find({ node, key })}: ${key} ${JSON.stringify(getMember(node, key))}`,
  );
  findings.attempt(() =>
    convertVersion(document as unknown as Node, {
      findTarget: ({ $ref }) => resolvePointer(document, String($ref)),
      replace: (original, replacement) => locator.replace(original, replacement),
      note: (label, problem, location) => findings.skip("ignored", label, problem, location),
    }),
  );
  if (isConverted) {
    document.openapi = "3.1.1";
    findings.attempt(() => listSchemas(document).forEach(convertBase64));
  }
  return { document, yaml: isWholeYaml ? expandYaml(root.source.body) : undefined, sources, openReferences, locator };

  async function lintAndBundle() {
    const problems = await lintDocument({ document: root as Document, ...options });
    // Bundling would never end.
    if (problems.some(({ message }) => message === wrongTargetMessage)) return { problems };
    const { bundle: bundled } = await bundle({ doc: root as Document, ...options });
    return { bundled, problems };
  }
}

function convertBase64(schema: Schema): void {
  if (schema.format !== "byte" && schema.format !== "base64") return;
  delete schema.format;
  schema.contentEncoding = "base64";
}

function toReadError(path: string, cause: Error, sources: readonly string[] = []): Error {
  if (cause.message === "Self-referencing circular pointer")
    return new CodegenError(`${path}:1:1: a $ref leads to itself. Make it end at a definition.`, sources);
  const isOfFile = cause instanceof YamlParseError || cause instanceof ResolveError;
  if (!isOfFile) return cause;
  const position = cause instanceof YamlParseError ? `:${formatErrorLocation(cause)}` : ":1:1";
  const problem = cause.message.replace(/ in ".*" \(\d+:\d+\)$|\.$/, "");
  return new CodegenError(`${path}${position}: ${problem}. Fix it: nothing was generated.`, sources);
}

/** @throws {CodegenError} for another version or format */
function assertVersion(path: string, { parsed, source }: Document): string {
  const found = findVersionProblem(parsed);
  if (found) {
    const pointer = found.key === undefined ? "#" : `#/${found.key}`;
    throw new CodegenError(`${formatLocation(path, source, { source, pointer })}: ${found.problem}`);
  }
  const version = findVersion(parsed as Node) ?? "";
  // The linter expects text, but many documents have 2.0 without quotes.
  if (version === "2.0") Object.assign(parsed as Node, { swagger: version });
  return version;
}

/**
 * Creates a resolver of `$ref` for Redocly. It fetches no URL, because a remote file can change. It reads no file outside a folder,
 * because generated and published files contain the document.
 * @param folder by default the folder of the document
 */
export async function createDocumentResolver(
  documentPath: string,
  folder = dirname(documentPath),
): Promise<BaseResolver> {
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
    const isMain = reference === this.#document;
    const problem = isUrl(reference) ? urlProblem : findAccessProblem(reference, this.#folder, isMain);
    if (problem !== undefined) throw new ResolveError(new Error(`${reference} ${problem}`));
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
