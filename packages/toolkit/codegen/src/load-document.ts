import { basename } from "node:path";
import {
  applyOverlays,
  assertProcessable,
  convertVersion,
  describeSyntaxProblem,
  findInputProblem,
  findVersion,
  findVersionProblem,
  getMember,
  type Input,
  identifiers,
  isUrl,
  Locations,
  localizeReferences,
  type Node,
  parseYaml,
  readSource,
  resolveIdentifiers,
  resolvePointer,
  toFileKey,
  toInput,
} from "@animal-store/openapi-document";
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  lintDocument,
  ResolveError,
  Source,
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
  /** The name of the file, without its folder. */
  readonly name: string;
  /** The source with its comments, if it is YAML of OpenAPI 3.1 or 3.2 and references no other file. */
  readonly yaml: string | undefined;
  /** The paths of the document and the files that it references. */
  readonly sources: readonly string[];
  readonly openReferences: readonly string[];
  readonly locator: Locator;
}

/**
 * Reads a document and the files that it references. Applies overlays. Converts Swagger 2.0 and OpenAPI 3.0 to 3.1.
 * @param findings receives the parts that are not valid OpenAPI
 * @param folder references of a path lead to files in it, by default the folder of the document
 * @throws {CodegenError} if a file is missing or unreadable
 */
export async function loadDocument(
  source: string | Input,
  findings: Findings,
  folder?: string,
): Promise<LoadedDocument> {
  const input = toInput(source, folder);
  const { path } = input;
  const problem = findInputProblem(input, path, true);
  if (problem !== undefined) throw new CodegenError(`${path} ${problem}`);
  const resolver = await createDocumentResolver(input);
  const root = await resolver.resolveDocument(null, path, true).catch((cause: Error) => cause);
  if (root instanceof Error) throw toReadError(path, root);
  const version = assertVersion(path, root);
  const locations = new Locations();
  locations.addFile(root.parsed, root.source);
  const overlaid = applyOverlays(input, root.parsed as Node, locations);
  root.parsed = overlaid.root;
  for (const { label, problem, location } of overlaid.notes) findings.skip("ignored", label, problem, location);
  expandResponseHeaders(root.parsed);
  localizeReferences(root.parsed);
  const identified = version === "2.0" || version === "3.0" ? undefined : await resolveAll(path, root, resolver);
  const { plugins, rules: pathItemRules } = pathItemRule(root.source.absoluteRef);
  const config = await createConfig({ plugins, rules: { ...rules, ...pathItemRules } });
  const options = { config, externalRefResolver: resolver };
  const { bundled, problems } = await lintAndBundle().catch((cause: Error) => {
    throw toReadError(path, cause, [...resolver.getFiles()]);
  });
  const sources = [...resolver.getFiles(), ...input.overlays];
  const locator = await Locator.create(path, root, resolver, locations);
  addLintFindings(findings, problems, { path, root, version, locator });
  const name = basename(isUrl(path) ? new URL(path).pathname : path);
  const isConverted = version === "2.0" || version === "3.0";
  const isWholeYaml = /\.ya?ml$/.test(name) && sources.length === 1 && !isConverted;
  const document = (bundled ?? root).parsed as OpenApiDocument;
  locator.restoreIntegers(document);
  for (const { original, copy } of identified?.copies ?? []) locator.replace(original, copy);
  for (const { node, key, label, problem } of identified?.problems ?? [])
    findings.reject({ kind: "schema", label, problem, location: { node, key } });
  for (const { node, key, label, problem } of identified?.notes ?? [])
    findings.skip("invalid", label, problem, { node, key });
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
  return {
    document,
    name,
    yaml: isWholeYaml ? expandYaml(root.source.body) : undefined,
    sources,
    openReferences,
    locator,
  };

  async function lintAndBundle() {
    const problems = await lintDocument({ document: root as Document, ...options });
    // Bundling would never end.
    if (problems.some(({ message }) => message === wrongTargetMessage)) return { problems };
    const { bundle: bundled } = await bundle({ doc: root as Document, ...options });
    return { bundled, problems };
  }
}

/** Replaces the identifiers of schemas, in place, by references that the linter and the other steps read. */
async function resolveAll(path: string, root: Document, resolver: BaseResolver) {
  const resolving = resolveIdentifiers({ path, root: root.parsed });
  let step = resolving.next();
  while (!step.done) {
    // The linter reports files that cannot be read.
    const file = await resolver.resolveDocument(null, step.value).catch(() => undefined);
    step = resolving.next(file && "parsed" in file ? { path: step.value, root: file.parsed } : undefined);
  }
  // The published document has one base URI.
  for (const node of step.value.schemas) for (const key of identifiers) Reflect.deleteProperty(node, key);
  return step.value;
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
  if (cause instanceof YamlParseError) {
    const reason = cause.message.replace(/ in ".*" \(\d+:\d+\)$|\.$/, "");
    const position = formatErrorLocation(cause);
    const problem = describeSyntaxProblem(cause.source.body, reason, Number.parseInt(position, 10) - 1);
    return new CodegenError(`${path}:${position}: ${problem}`, sources);
  }
  return new CodegenError(`${path}:1:1: ${cause.message.replace(/\.$/, "")}. Fix it: nothing was generated.`, sources);
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

/** Returns a document with its overlays, in one file. @throws {CodegenError} if a file is missing or unreadable */
export async function bundleDocument(input: Input): Promise<unknown> {
  const externalRefResolver = await createDocumentResolver(input);
  const document = await externalRefResolver.resolveDocument(null, input.path, true);
  if (document instanceof Error) throw toReadError(input.path, document);
  const { source, parsed } = document;
  document.parsed = applyOverlays(input, parsed as Node, new Locations()).root;
  localizeReferences(document.parsed);
  const { bundle: bundled } = await bundle({
    doc: { source, parsed: document.parsed },
    config: await createConfig({}),
    externalRefResolver,
  });
  return bundled.parsed;
}

/**
 * Creates a resolver of `$ref` for Redocly. It reads only the files of the input, because a remote file can change, and generated and
 * published files contain the document.
 */
async function createDocumentResolver(input: Input): Promise<BaseResolver> {
  const { resolve: config } = await createConfig({});
  return new DocumentResolver(config, input);
}

class DocumentResolver extends BaseResolver {
  readonly #input: Input;

  constructor(config: ConstructorParameters<typeof BaseResolver>[0], input: Input) {
    super(config);
    this.#input = input;
  }

  override resolveExternalRef(base: string | null, reference: string): string {
    return base !== null && isUrl(reference) ? reference : super.resolveExternalRef(base, reference);
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    const isMain = reference === toFileKey(this.#input.path);
    const problem = findInputProblem(this.#input, reference, isMain);
    if (problem !== undefined) throw new ResolveError(new Error(`${reference} ${problem}`));
    const source = readSource(this.#input, reference);
    return new Source(source.absoluteRef, source.body.replaceAll("\r\n", "\n"));
  }

  /** The parser of Redocly rejects some files that `parseYaml` accepts. */
  #parse(source: Source, isRoot?: boolean): Document {
    try {
      return super.parseDocument(source, isRoot);
    } catch (cause) {
      if (!(cause instanceof YamlParseError)) throw cause;
      try {
        return { source, parsed: parseYaml(source.body) };
      } catch {
        throw cause;
      }
    }
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = this.#parse(source, isRoot);
    assertProcessable(source, document.parsed);
    return document;
  }
}
