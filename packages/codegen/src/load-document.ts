import { existsSync } from "node:fs";
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
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";
import { createLocator, formatLocation } from "./locate.ts";
import { findCycle, inlinePathItems, pathItemRule } from "./references.ts";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";

const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "no-identical-paths": "error",
  "path-parameters-defined": "error",
  "operation-parameters-unique": "error",
  "spec-components-invalid-map-name": "error",
} as const;

export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;

/** @throws {CodegenError} if the file is missing, is not valid OpenAPI 3.1 or has an unresolved reference */
export async function loadDocument(path: string) {
  if (!existsSync(path))
    throw new CodegenError(path, "the file does not exist. Pass the path of the OpenAPI document.");
  const resolver = new LocalFileResolver((await createConfig({})).resolve);
  const root = await resolver.resolveDocument(null, path, true).catch((cause: Error) => cause);
  if (root instanceof Error) throw toReadError(path, root);
  assertVersion(path, root);
  expandResponseHeaders(root.parsed);
  const { plugins, rules: pathItemRules } = pathItemRule(root.source.absoluteRef);
  const config = await createConfig({ plugins, rules: { ...rules, ...pathItemRules } });
  const options = { config, externalRefResolver: resolver };
  const { bundled, problems, files } = await lintAndBundle().catch((cause: Error) => {
    throw toCycleError(path, root) ?? toReadError(path, cause);
  });
  if (problems.length > 0) throw toLintError(path, root, problems);
  const isWholeYaml = /\.ya?ml$/.test(path) && files.size === 1;
  return {
    document: inlinePathItems(bundled.parsed as OpenApiDocument),
    /** The source with its comments, if it is YAML and references no other file. */
    yaml: isWholeYaml ? expandYaml(root.source.body) : undefined,
    locator: createLocator(path, root, resolver),
  };

  async function lintAndBundle() {
    const problems = await lintDocument({ document: root as Document, ...options });
    const { bundle: bundled } = await bundle({ doc: root as Document, ...options });
    return { bundled, problems, files: resolver.getFiles() };
  }
}

function addFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** Rejects references to URLs: a remote file can change, so the output would not be reproducible. */
class LocalFileResolver extends BaseResolver {
  override async loadExternalRef(reference: string): Promise<Source> {
    if (!isAbsoluteUrl(reference)) return super.loadExternalRef(reference);
    throw new ResolveError(
      new Error("URLs are not fetched. Save the file next to the document and reference that file"),
    );
  }
}

function toCycleError(path: string, { parsed, source }: Document): CodegenError | undefined {
  const pointer = findCycle(parsed as OpenApiDocument);
  const position = pointer && formatLocation(path, source, { source, pointer });
  return position ? new CodegenError(position, "the reference is circular. Make it end at a definition.") : undefined;
}

function toReadError(path: string, cause: Error): CodegenError {
  const position = cause instanceof YamlParseError ? `:${formatErrorLocation(cause)}` : ":1:1";
  return new CodegenError(`${path}${position}`, `${cause.message}. Fix it: nothing was generated.`);
}

/** Returns `line:column` of an error. The parser reports no location for a second document. */
function formatErrorLocation({ line, col, source }: YamlParseError): string {
  if (!Number.isNaN(line)) return `${line}:${col}`;
  const lines = source.body.split("\n");
  const secondStart = lines.findIndex(
    (text, index) => text.startsWith("---") && /^[^#\s%-]/m.test(lines.slice(0, index).join("\n")),
  );
  return `${Math.max(secondStart, 0) + 1}:1`;
}

function toLintError(path: string, root: Document, problems: readonly NormalizedProblem[]): CodegenError {
  const lintProblems = problems.map(({ location, message: text }) => {
    const [firstLocation] = location;
    const pointer = firstLocation?.pointer ?? "#";
    const position = formatLocation(path, root.source, { source: firstLocation?.source ?? root.source, pointer });
    return {
      message: `${position}: ${pointer} is not valid OpenAPI 3.1: ${addFullStop(text)} ${lintAdvice(text)}`.trimEnd(),
      location: undefined,
    };
  });
  return new CodegenError(lintProblems);
}

/** @throws {CodegenError} if the document is not OpenAPI 3.1; the message states how to convert it */
export function assertVersion(path: string, { parsed, source }: Document): void {
  if (typeof parsed !== "object" || parsed === null)
    throw new CodegenError(`${path}:1:1`, "contains no OpenAPI document. Fix it: nothing was generated.");
  const { openapi, swagger } = parsed as Record<string, unknown>;
  if (/^3\.1\./.test(String(openapi))) return;
  const [key, version] = swagger === undefined ? ["openapi", openapi] : ["swagger", swagger];
  const position = formatLocation(path, source, { source, pointer: version === undefined ? "#" : `#/${key}` });
  throw new CodegenError(position, `${key} is ${JSON.stringify(version)}. ${describeNextStep(String(version))}`);
}

function describeNextStep(version: string): string {
  if (version.startsWith("2"))
    return "Convert it to 3.0 with the package swagger2openapi, then follow the message for 3.0.";
  if (version.startsWith("3.0"))
    return "Write openapi: 3.1.1, type: [T, 'null'] for nullable, and numbers for exclusiveMinimum and exclusiveMaximum.";
  if (version.startsWith("3.2")) return "Write openapi: 3.1.1, and remove the features of 3.2.";
  return "Write the document in OpenAPI 3.1.x.";
}

/** The next step for each message of the linter. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/`nullable` is not expected/, "Write type: [T, 'null']."],
  [/(?:type `number` but got `boolean`)/, "Write exclusiveMinimum or exclusiveMaximum as the number itself."],
  [/URLs are not fetched/, ""],
  [/Can't resolve \$ref/, "Reference something that exists."],
  [/is not expected here/, "Remove it, or add the prefix x-."],
  [/must be present/, "Add it."],
  [/does not define the path parameter/, "Add a parameter with in: path."],
  [/already exists which differs only/, "Merge them into one path."],
  [/The path item it references has/, "OpenAPI does not define which one applies: keep one of them."],
  [/points into a path item/, "Move its target to the components of its kind."],
  [/map key/, "Rename it."],
];

export function lintAdvice(message: string): string {
  const match = advice.find(([pattern]) => pattern.test(message));
  return match ? match[1] : "Fix it: nothing was generated.";
}
