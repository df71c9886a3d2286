import { dirname } from "node:path";
import { findAccessProblem } from "@animal-store/openapi-document";
import { bundle, createConfig, type Document, lintDocument, ResolveError, YamlParseError } from "@redocly/openapi-core";
import type { OpenApiDocument, Schema } from "./document.ts";
import { createDocumentResolver } from "./document-resolver.ts";
import type { Findings } from "./findings.ts";
import { CodegenError } from "./findings.ts";
import { addLintFindings } from "./lint-findings.ts";
import { formatErrorLocation, formatLocation, Locator } from "./locator.ts";
import { convertExclusive, convertNullable } from "./normalize-schemas.ts";
import { listOpenReferences, pathItemRule, wholeDocumentMessage } from "./references.ts";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";
import { isValidated, listSchemas } from "./walk-schemas.ts";

const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-parameters-unique": "error",
  "spec-components-invalid-map-name": "error",
} as const;

export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;

/**
 * Reads a document and the files that it references. Converts OpenAPI 3.0 to 3.1.
 * @param findings receives the parts that are not valid OpenAPI
 * @param folder references lead to files in it, by default the folder of the document
 * @throws {CodegenError} if a file is missing or unreadable
 */
export async function loadDocument(path: string, findings: Findings, folder?: string) {
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
  const { bundled, problems, files } = await lintAndBundle().catch((cause: Error) => {
    throw toReadError(path, cause, [...resolver.getFiles()]);
  });
  addLintFindings(findings, problems, { path, root, version });
  const isWholeYaml = /\.ya?ml$/.test(path) && files.size === 1 && version === "3.1";
  const document = (bundled ?? root).parsed as OpenApiDocument;
  const locator = await Locator.create(path, root, resolver);
  const openReferences = listOpenReferences(document).map(
    ({ node, key }) => `${locator.find({ node, key })}: ${key} ${JSON.stringify(Object(node)[key])}`,
  );
  if (version === "3.0") upgrade(document, findings);
  return {
    document,
    /** The source with its comments, if it is YAML of OpenAPI 3.1 and references no other file. */
    yaml: isWholeYaml ? expandYaml(root.source.body) : undefined,
    /** The paths of the document and the files that it references. */
    sources: [...files],
    openReferences,
    locator,
  };

  async function lintAndBundle() {
    const problems = await lintDocument({ document: root as Document, ...options });
    // Bundling would never end.
    if (problems.some(({ message }) => message === wholeDocumentMessage))
      return { problems, files: resolver.getFiles() };
    const { bundle: bundled } = await bundle({ doc: root as Document, ...options });
    return { bundled, problems, files: resolver.getFiles() };
  }
}

/** Converts OpenAPI 3.0 to 3.1 in place, so that nodes keep their locations. */
function upgrade(document: OpenApiDocument, findings: Findings): void {
  findings.attempt(() => {
    for (const schema of listSchemas(document)) {
      removeLaterKeywords(schema);
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

/** The linter reports them as members without effect. */
function removeLaterKeywords(schema: Schema): void {
  for (const keyword of laterKeywords) delete schema[keyword];
}

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

/** @throws {CodegenError} for other versions than OpenAPI 3.0 and 3.1 */
function assertVersion(path: string, { parsed, source }: Document): "3.0" | "3.1" {
  if (typeof parsed !== "object" || parsed === null)
    throw new CodegenError(`${path}:1:1: contains no OpenAPI document. Fix it: nothing was generated.`);
  const { openapi, swagger } = parsed as Record<string, unknown>;
  const [, supported] = /^(3\.[01])\./.exec(String(openapi)) ?? [];
  if (supported) return supported as "3.0" | "3.1";
  const [key, version] = swagger === undefined ? ["openapi", openapi] : ["swagger", swagger];
  const position = formatLocation(path, source, { source, pointer: version === undefined ? "#" : `#/${key}` });
  throw new CodegenError(`${position}: ${key} is ${JSON.stringify(version)}. ${describeNextStep(String(version))}`);
}

function describeNextStep(version: string): string {
  if (version.startsWith("2")) return "Convert it to 3.0 with the package swagger2openapi.";
  if (version.startsWith("3.2")) return "Write openapi: 3.1.1, and remove the features of 3.2.";
  return "Write the document in OpenAPI 3.0 or 3.1.";
}
