import { basename } from "node:path";
import {
  convertVersion,
  DocumentFiles,
  getMember,
  type Input,
  identifiers,
  isUrl,
  type Locations,
  localizeReferences,
  type Node,
  resolvePointer,
  resolveReference,
  toInput,
} from "@animal-store/openapi-document";
import { BaseResolver, bundle, type Config, createConfig, type Document, lintDocument } from "@redocly/openapi-core";
import type { OpenApiDocument, Schema } from "./document.ts";
import { CodegenError, type Findings } from "./findings.ts";
import { addLintFindings, listOpenReferences, pathItemRule, wrongTargetMessage } from "./lint-findings.ts";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";
import { listSchemas } from "./walk-schemas.ts";

const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-parameters-unique": "error",
  "spec-components-invalid-map-name": "error",
} as const;

/** Creating it takes as long as linting a small document, so all documents share it. */
let linterConfig: Promise<Config> | undefined;

function createLinterConfig(): Promise<Config> {
  const { plugins, rules: pathItemRules } = pathItemRule();
  return createConfig({ plugins, rules: { ...rules, ...pathItemRules } });
}

export interface LoadedDocument {
  readonly document: OpenApiDocument;
  readonly path: string;
  /** The name of the file, without its folder. */
  readonly name: string;
  /** The source with its comments, if it is YAML of OpenAPI 3.1 or 3.2 and references no other file. */
  readonly yaml: string | undefined;
  /** The paths of the document and the files that it references. */
  readonly sources: readonly string[];
  readonly openReferences: readonly string[];
  readonly locations: Locations;
}

/**
 * Reads a document and the files that it references. Applies overlays. Converts Swagger 2.0 and OpenAPI 3.0 to 3.1.
 * @param findings receives the parts that are not valid OpenAPI
 * @param folder references of a path lead to files in it, by default the folder of the document
 * @throws {CodegenError} if a $ref leads to itself
 * @throws {DocumentError} if a file is missing or unreadable
 */
export async function loadDocument(
  source: string | Input,
  findings: Findings,
  folder?: string,
): Promise<LoadedDocument> {
  const files = new DocumentFiles(toInput(source, folder));
  const { main, version, isOld, locations } = files;
  const { path } = main;
  for (const { label, problem, ...location } of files.notes) findings.skip("ignored", label, problem, location);
  // The linter expects text, but many documents have 2.0 without quotes.
  if (version === "2.0") Object.assign(main.root, { swagger: version });
  expandResponseHeaders(main.root);
  const identified = files.resolveIdentifiers();
  // The published document has one base URI.
  for (const node of identified.schemas) for (const key of identifiers) Reflect.deleteProperty(node, key);
  const root = { source: main.source, parsed: main.root };
  linterConfig ??= createLinterConfig();
  const config = await linterConfig;
  const options = { config, externalRefResolver: createResolver(files, config) };
  const { bundled, problems } = await lintAndBundle().catch((cause: Error) => {
    if (cause.message !== "Self-referencing circular pointer") throw cause;
    throw new CodegenError(`${path}:1:1: a $ref leads to itself. Make it end at a definition.`, files.paths);
  });
  addLintFindings(findings, problems, { root, files, version });
  const document = (bundled ?? root).parsed as OpenApiDocument;
  locations.restoreIntegers(document);
  for (const { label, problem, ...location } of identified.problems)
    findings.reject({ kind: "schema", label, problem, location });
  for (const { label, problem, ...location } of identified.notes) findings.skip("invalid", label, problem, location);
  const openReferences = listOpenReferences(document).map(
    ({ node, key }) => `${locations.format({ node, key })}: ${key} ${JSON.stringify(getMember(node, key))}`,
  );
  findings.attempt(() =>
    convertVersion(document as unknown as Node, {
      findTarget: ({ $ref }) => resolvePointer(document, String($ref)),
      replace: (original, replacement) => locations.replace(original, replacement),
      note: ({ label, problem, ...location }) => findings.skip("ignored", label, problem, location),
    }),
  );
  if (isOld) {
    document.openapi = "3.1.1";
    findings.attempt(() => listSchemas(document).forEach(convertBase64));
  }
  const name = basename(isUrl(path) ? new URL(path).pathname : path);
  const isWholeYaml = /\.ya?ml$/.test(name) && files.paths.length === 1 && !isOld;
  return {
    ...{ document, path, name, openReferences, locations },
    yaml: isWholeYaml ? expandYaml(main.source.body) : undefined,
    sources: files.paths,
  };

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

/** Returns a document with its overlays, in one file. @throws {DocumentError} if a file is missing or unreadable */
export async function bundleDocument(input: Input): Promise<unknown> {
  const files = new DocumentFiles(input);
  const doc = { source: files.main.source, parsed: files.main.root };
  localizeReferences(doc.parsed);
  const config = await createConfig({});
  const { bundle: bundled } = await bundle({ doc, config, externalRefResolver: createResolver(files, config) });
  return bundled.parsed;
}

/** Creates a resolver of `$ref` for Redocly. */
function createResolver(files: DocumentFiles, { resolve }: Config): BaseResolver {
  return Object.assign(new BaseResolver(resolve), {
    resolveExternalRef: (base: string, reference: string) => resolveReference(base, reference),
    resolveDocument: async (base: string, reference: string) => {
      const { source, root } = files.open(resolveReference(base, reference));
      return { source, parsed: root };
    },
  });
}
