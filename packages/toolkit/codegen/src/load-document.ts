import { dirname, resolve } from "node:path";
import {
  findAccessProblem,
  findFileProblem,
  getMember,
  identifiers,
  isUrl,
  parseYaml,
  resolveIdentifiers,
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
import { convertExclusive, convertNullable } from "./normalize-schemas.ts";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";
import { isValidated, listSchemas } from "./walk-schemas.ts";

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
 * Reads a document and the files that it references. Converts OpenAPI 3.0 to 3.1.
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
  const identified = version === "3.0" ? undefined : await resolveAll(path, root, resolver);
  const { plugins, rules: pathItemRules } = pathItemRule(root.source.absoluteRef);
  const config = await createConfig({ plugins, rules: { ...rules, ...pathItemRules } });
  const options = { config, externalRefResolver: resolver };
  const { bundled, problems } = await lintAndBundle().catch((cause: Error) => {
    throw toReadError(path, cause, [...resolver.getFiles()]);
  });
  const sources = [...resolver.getFiles()];
  addLintFindings(findings, problems, { path, root, version });
  const isWholeYaml = /\.ya?ml$/.test(path) && sources.length === 1 && version !== "3.0";
  const document = (bundled ?? root).parsed as OpenApiDocument;
  const locator = await Locator.create(path, root, resolver);
  locator.restoreIntegers(document);
  for (const { original, copy } of identified?.copies ?? []) locator.replace(original, copy);
  for (const { node, key, label, problem } of identified?.problems ?? [])
    findings.reject({ kind: "schema", label, problem, location: { node, key } });
  for (const { node, key, label, problem } of identified?.notes ?? [])
    findings.skip("invalid", label, problem, { node, key });
  const openReferences = listOpenReferences(document).map(
    ({ node, key }) => `${locator.find({ node, key })}: ${key} ${JSON.stringify(getMember(node, key))}`,
  );
  if (version === "3.0") upgrade(document, findings);
  return { document, yaml: isWholeYaml ? expandYaml(root.source.body) : undefined, sources, openReferences, locator };

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

/** Converts OpenAPI 3.0 to 3.1 in place, so that nodes keep their locations. */
function upgrade(document: OpenApiDocument, findings: Findings): void {
  findings.attempt(() => {
    for (const schema of listSchemas(document)) {
      // The linter reports them as members without effect.
      for (const keyword of laterKeywords) delete schema[keyword];
      ignoreNextToReference(schema, findings);
      convertNullable(schema);
      convertExclusive(schema);
      convertBase64(schema);
    }
  });
  const { "x-webhooks": webhooks } = document;
  delete document["x-webhooks"];
  Object.assign(document, { openapi: "3.1.1", ...(webhooks !== undefined && { webhooks }) });
}

/** Keywords of JSON Schema that OpenAPI 3.0 has not. `$defs` stays: references can lead through it. */
const laterKeywords = [
  ...["const", "if", "then", "else", "contains", "minContains", "maxContains", "prefixItems", "unevaluatedItems"],
  ...["patternProperties", "propertyNames", "unevaluatedProperties", "dependentSchemas", "dependentRequired"],
  ...["contentEncoding", "contentMediaType", "contentSchema"],
  ...["$schema", "$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary"],
];

function convertBase64(schema: Schema): void {
  if (schema.format !== "byte" && schema.format !== "base64") return;
  delete schema.format;
  schema.contentEncoding = "base64";
}

const ignoredKeywords = new Set(["nullable", "readOnly", "writeOnly", "default", "discriminator"]);

/** OpenAPI 3.0 ignores keywords next to `$ref` (section 4.7.23). */
function ignoreNextToReference(schema: Schema, findings: Findings): void {
  if (typeof schema.$ref !== "string") return;
  for (const key of Object.keys(schema))
    if (key !== "$ref" && (ignoredKeywords.has(key) || isValidated(key))) {
      const problem = "OpenAPI 3.0 ignores it next to $ref. Move $ref into allOf.";
      findings.skip("ignored", `schema with ${key}`, problem, { node: schema, key });
      delete schema[key];
    }
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

/** @throws {CodegenError} for other versions than OpenAPI 3.0, 3.1 and 3.2 */
function assertVersion(path: string, { parsed, source }: Document): string {
  if (typeof parsed !== "object" || parsed === null)
    throw new CodegenError(`${path}:1:1: contains no OpenAPI document. Fix it: nothing was generated.`);
  const { openapi, swagger } = parsed as Record<string, unknown>;
  const [, supported] = /^(3\.[012])\./.exec(String(openapi)) ?? [];
  if (supported) return supported;
  const [key, version] = swagger === undefined ? ["openapi", openapi] : ["swagger", swagger];
  const position = formatLocation(path, source, { source, pointer: version === undefined ? "#" : `#/${key}` });
  throw new CodegenError(`${position}: ${key} is ${JSON.stringify(version)}. ${describeNextStep(String(version))}`);
}

function describeNextStep(version: string): string {
  if (version.startsWith("2")) return "Convert it to 3.0 with the package swagger2openapi.";
  return "Write the document in OpenAPI 3.0, 3.1 or 3.2.";
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
    const found = findFileProblem(document.parsed);
    if (!found) return document;
    const { line, column } = toLine({ source, pointer: found.pointer });
    throw new CodegenError(`${source.absoluteRef}:${line}:${column}: ${found.problem}`);
  }
}
