import { existsSync, statSync } from "node:fs";
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  isAbsoluteUrl,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  type Source,
  YamlParseError,
} from "@redocly/openapi-core";
import { upgradeFromThreeToThreeOne } from "@scalar/openapi-upgrader/3.0-to-3.1";
import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, resolvePointer, type Schema } from "./document.ts";
import { type Findings, Rejection } from "./findings.ts";
import { createLocator, formatFile, formatLocation, mapOrigins } from "./locate.ts";
import { combinations } from "./normalize-schemas.ts";
import { findCycle, pathItemRule, wholeDocumentMessage } from "./references.ts";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";
import { isExtension, isNamedMap, isValidated, listSchemas } from "./walk-schemas.ts";

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
 * @throws {CodegenError} if a file is missing or unreadable
 */
export async function loadDocument(path: string, findings: Findings) {
  if (!existsSync(path))
    throw new CodegenError(`${path}: the file does not exist. Pass the path of the OpenAPI document.`);
  if (statSync(path).isDirectory())
    throw new CodegenError(`${path}: is a folder. Pass the path of the OpenAPI document in it.`);
  const resolver = new LocalFileResolver((await createConfig({})).resolve);
  const root = await resolver.resolveDocument(null, path, true).catch((cause: Error) => cause);
  if (root instanceof Error) throw toReadError(path, root);
  const version = assertVersion(path, root);
  expandResponseHeaders(root.parsed);
  const { plugins, rules: pathItemRules } = pathItemRule(root.source.absoluteRef);
  const config = await createConfig({ plugins, rules: { ...rules, ...pathItemRules } });
  const options = { config, externalRefResolver: resolver };
  const { bundled, problems, files } = await lintAndBundle().catch((cause: Error) => {
    throw toCycleError(path, root) ?? toReadError(path, cause, [...resolver.getFiles()]);
  });
  for (const problem of withoutRepetitions(problems)) addLintFinding(findings, path, root, version, problem);
  const isWholeYaml = /\.ya?ml$/.test(path) && files.size === 1 && version === "3.1";
  const origins = new Map<object, object>();
  return {
    document: upgrade((bundled ?? root).parsed as OpenApiDocument, origins, findings),
    /** The source with its comments, if it is YAML of OpenAPI 3.1 and references no other file. */
    yaml: isWholeYaml ? expandYaml(root.source.body) : undefined,
    /** The paths of the document and the files that it references. */
    sources: [...files],
    /** The original of each node that a conversion created. */
    origins,
    locator: createLocator(path, root, resolver, origins),
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

/** @param origins receives the source of each node of an upgraded document */
function upgrade(document: OpenApiDocument, origins: Map<object, object>, findings: Findings): OpenApiDocument {
  if (!document.openapi.startsWith("3.0")) return document;
  findings.attempt(() => {
    for (const schema of listSchemas(document)) ignoreNextToReference(schema, findings);
  });
  const upgraded = upgradeFromThreeToThreeOne(structuredClone(document)) as unknown as OpenApiDocument;
  mapOrigins(upgraded, document, origins);
  mapOrigins(upgraded.webhooks, document["x-webhooks"], origins);
  for (const [copy, original] of origins) {
    keepBinary(copy as Schema, original as Schema);
    keepNullable(copy as Schema, original as Schema);
  }
  return upgraded;
}

/** The upgrade writes `format: binary` in a notation without a type, which accepts any value in JSON. */
function keepBinary(schema: Schema, { type, format, contentMediaType }: Schema): void {
  if (format !== "binary" || type === undefined || schema.type !== undefined) return;
  Object.assign(schema, { type, format });
  if (contentMediaType === undefined) delete schema.contentMediaType;
}

/** The upgrade converts `nullable` next to a type and a combination so that the combination still rejects null. */
function keepNullable(schema: Schema, { type, nullable }: Schema): void {
  if (nullable === true && type !== undefined && combinations.some((keyword) => keyword in schema))
    Object.assign(schema, { type, nullable });
}

/** OpenAPI 3.0 ignores keywords next to `$ref` (section 4.7.23). */
function ignoreNextToReference(schema: Schema, findings: Findings): void {
  if (typeof schema.$ref !== "string") return;
  for (const key of Object.keys(schema))
    if (key !== "$ref" && (key === "nullable" || isValidated(key))) {
      const problem = "OpenAPI 3.0 ignores it next to $ref. Move $ref into allOf.";
      findings.skip("ignored", `schema with ${key}`, problem, { node: schema, key });
      delete schema[key];
    }
}

function addFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Rejects references to URLs: a remote file can change, so the output would not be reproducible. */
class LocalFileResolver extends BaseResolver {
  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference))
      throw new ResolveError(
        new Error("URLs are not fetched. Save the file next to the document and reference that file"),
      );
    if (!existsSync(reference)) throw new ResolveError(new Error(`${reference} does not exist`));
    return super.loadExternalRef(reference);
  }
}

/** Keeps one problem per file that is missing or not valid YAML. The linter reports it for each reference too. */
function withoutRepetitions(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const reasons = new Set<string>();
  return problems.filter(({ message }) => {
    const [, reason] = /^(?:Failed to parse|Can't resolve \$ref): (.*(?: does not exist|\)))$/s.exec(message) ?? [];
    if (reason === undefined) return true;
    const isRepeated = reasons.has(reason);
    reasons.add(reason);
    return !isRepeated;
  });
}

function toCycleError(path: string, { parsed, source }: Document): CodegenError | undefined {
  const pointer = findCycle(parsed as OpenApiDocument);
  const position = pointer && formatLocation(path, source, { source, pointer });
  return position
    ? new CodegenError(`${position}: the reference is circular. Make it end at a definition.`)
    : undefined;
}

function toReadError(path: string, cause: Error, sources: readonly string[] = []): Error {
  const isOfFile = cause instanceof YamlParseError || cause instanceof ResolveError;
  if (!isOfFile) return cause;
  const position = cause instanceof YamlParseError ? `:${formatErrorLocation(cause)}` : ":1:1";
  return new CodegenError(`${path}${position}: ${cause.message}. Fix it: nothing was generated.`, sources);
}

/** Returns `line:column` of an error. The parser reports no location for a second document. */
function formatErrorLocation({ line, col, source }: Pick<YamlParseError, "line" | "col" | "source">): string {
  if (!Number.isNaN(line)) return `${line}:${col}`;
  const lines = source.body.split("\n");
  const secondStart = lines.findIndex(
    (text, index) => text.startsWith("---") && /^[^#\s%-]/m.test(lines.slice(0, index).join("\n")),
  );
  return `${Math.max(secondStart, 0) + 1}:1`;
}

/** Whether normalizeSchemas converts a keyword from its form of OpenAPI 3.0. */
function isFormOf30(pointer: string, message: string): boolean {
  return (
    message.startsWith("Property `nullable` is not expected here") ||
    (/\/exclusiveM(?:ax|in)imum$/.test(pointer) && message.includes("got `boolean`"))
  );
}

/** Whether a location is a value in the mapping of a discriminator, which can be a name (OpenAPI 3.1, section 4.8.25). */
function isInMapping(pointer: string): boolean {
  return /\/discriminator\/mapping\/[^/]+$/.test(pointer);
}

function isSchemaName({ parsed }: Document, pointer: string): boolean {
  const name = resolvePointer(parsed as OpenApiDocument, pointer);
  return Object.hasOwn(Object((parsed as OpenApiDocument).components?.schemas), String(name));
}

/** Unknown fields and missing descriptions have no effect on types and validators. */
function isHarmless(pointer: string, message: string): boolean {
  const missing = /The field `(.*)` must be present/.exec(message)?.[1];
  if (missing !== undefined)
    return (
      ["description", "title", "version", "info"].includes(missing) ||
      (missing === "name" && !/\/parameters\//.test(pointer))
    );
  return message.includes("is not expected here") && !/\/responses\/[^/]+$/.test(pointer);
}

const annotations = ["title", "summary", "description", "example", "examples", "externalDocs", "tags", "xml"];

/** Returns a member of the document with a value of the wrong type, if its object is valid without it. */
function findRemovableMember(root: Document, { source, pointer }: Partial<NormalizedProblem["location"][number]>) {
  const keys = pointer?.split("/") ?? [];
  const [parentKey = "", key = ""] = keys.slice(-2);
  const node = resolvePointer(root.parsed as OpenApiDocument, keys.slice(0, -1).join("/"));
  if (source !== root.source || isNamedMap(parentKey) || typeof node !== "object" || node === null) return undefined;
  if (annotations.includes(key)) return { node: node as Schema, key, kind: "ignored" } as const;
  const isInSchema = keys.includes("schema") || keys[2] === "schemas";
  return isInSchema && isValidated(key) ? ({ node: node as Schema, key, kind: "schema" } as const) : undefined;
}

/** Extensions can contain anything, such as references to files of other tools. */
function isInExtension(pointer: string): boolean {
  const keys = pointer.split("/");
  return keys.some((key, index) => isExtension(key) && !isNamedMap(keys[index - 1] ?? ""));
}

function addLintFinding(
  findings: Findings,
  path: string,
  root: Document,
  version: string,
  { location: [first], message: text }: NormalizedProblem,
): void {
  const pointer = first?.pointer ?? "#";
  const [, syntaxError] = /^Failed to parse: (.*) in ".*" \(.*\)$/s.exec(text) ?? [];
  if (syntaxError !== undefined && first && "start" in first) {
    const { source, start } = first;
    const position = `${formatFile(path, root.source, source)}:${formatErrorLocation({ ...start, source })}`;
    findings.reject("document", position, `not valid YAML: ${syntaxError}. Correct it.`, position);
    return;
  }
  // checkPath reports paths without a slash.
  if (/^#\/paths\/[^/]+$/.test(pointer) && text.includes("is not expected here")) return;
  if (isFormOf30(pointer, text) || isInExtension(pointer)) return;
  if (isInMapping(pointer) && isSchemaName(root, pointer)) return;
  const position = formatLocation(path, root.source, { source: first?.source ?? root.source, pointer });
  const invalid = `not valid OpenAPI ${version}: ${addFullStop(text)}`;
  const member = text.startsWith("Expected type") ? findRemovableMember(root, first ?? {}) : undefined;
  if (isInMapping(pointer) && text.startsWith("Can't resolve"))
    findings.skip("discriminator", pointer, "leads to no schema, so it has no effect.", position);
  else if (isHarmless(pointer, text))
    findings.skip("ignored", pointer, `${addFullStop(text)} ${lintAdvice(text)}`, position);
  else if (member?.kind === "ignored") {
    findings.skip("ignored", pointer, `${invalid} It has no effect.`, position);
    delete member.node[member.key];
  } else if (member)
    findings.collect(
      [member],
      () => {
        throw new Rejection("schema", pointer, `${invalid} Fix it: it would not be validated.`, position);
      },
      ({ node, key }) => void delete node[key],
    );
  else findings.reject("document", pointer, `${invalid} ${lintAdvice(text)}`.trimEnd(), position);
}

/** @throws {CodegenError} for other versions than OpenAPI 3.0 and 3.1; the message states how to convert the document */
export function assertVersion(path: string, { parsed, source }: Document): "3.0" | "3.1" {
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

/** The next step for each message of the linter. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/URLs are not fetched/, ""],
  [/does not exist/, "Create it, or correct the reference."],
  [/Can't resolve \$ref/, "Reference something that exists."],
  [/is not expected here/, "Remove it, or add the prefix x-."],
  [/must be present/, "Add it."],
  [/The path item it references has/, "OpenAPI does not define which one applies: keep one of them."],
  [new RegExp(wholeDocumentMessage), "Reference a component."],
  [/points into a path item/, "Move its target to the components of its kind."],
  [/map key/, "Rename it."],
];

export function lintAdvice(message: string): string {
  const match = advice.find(([pattern]) => pattern.test(message));
  return match ? match[1] : "Fix it: nothing was generated.";
}
