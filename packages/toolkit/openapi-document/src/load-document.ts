import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve as resolvePath } from "node:path";
import { Source } from "@redocly/openapi-core";
import { findAccessProblem, findFileProblem, isUrl } from "./file-problems.ts";
import { Locations, restoreIntegers, toLine } from "./locations.ts";
import { createResolve, getMember, isNode, type Node, type NodeReader, resolvePointer, tryDecode } from "./node.ts";
import { parseYaml } from "./parse-yaml.ts";
import { formatProblem, listNodes, listReferenceProblems } from "./reference-problems.ts";
import { resolveIdentifiers } from "./resolve-identifiers.ts";
import { detachParents } from "./schema-problems.ts";

/** A position in a file. Lines and columns count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
}

/** An OpenAPI document as it is written: without defaults and without conversions. */
export interface OpenApiDocument extends NodeReader {
  readonly file: string;
  /** Returns the target of a `$ref`, or undefined if it has none. */
  findTarget(reference: Node): unknown;
  /** Returns the position of a node, or of one of its members. */
  locate(node: unknown, key?: string): Position | undefined;
}

/** A document that cannot be read. The message names the file and the next step. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/**
 * Loads an OpenAPI 3.0, 3.1 or 3.2 document in YAML or JSON, and the files that it references.
 * @param folder the folder that references can lead to
 * @throws {DocumentError} if a file cannot be read or is not an OpenAPI document, or a reference leads to no node
 * @example
 * const { root } = loadDocument("openapi.yaml");
 */
export function loadDocument(file: string, folder = dirname(file)): OpenApiDocument {
  const problem = findAccessProblem(file, folder, true);
  if (problem !== undefined) throw new DocumentError(`${file} ${problem}`);
  const { document, locations } = toDocument(parseFile(file), folder);
  for (const { parent, own } of detachParents(listNodes(document), document.findTarget)) locations.replace(parent, own);
  const problems = listReferenceProblems(document);
  if (problems.length > 0) throw new DocumentError(problems.join("\n"));
  return document;
}

/**
 * Creates a document from its content.
 * @throws {DocumentError} if it is not an OpenAPI document
 * @example
 * const document = createDocument({ openapi: "3.1.1", paths: {} });
 */
export function createDocument(root: unknown): OpenApiDocument {
  return toDocument({ path: "document.yaml", source: new Source("document.yaml", ""), root }, ".").document;
}

type File = { readonly path: string; readonly source: Source; readonly root: unknown };

function toDocument(main: File, folder: string): { readonly document: OpenApiDocument; readonly locations: Locations } {
  const root = assertOpenApi(main.path, main.root);
  const files = new Map<string, File>();
  const locations = new Locations();
  const targets = new WeakMap<object, unknown>();
  addFile(main);
  // OpenAPI 3.0 has none of these keywords.
  if (!String(root.openapi).startsWith("3.0")) resolveAll();
  return { document: { file: main.path, root, findTarget, resolve: createResolve(findTarget), locate }, locations };

  function addFile(file: File): void {
    files.set(resolvePath(file.path), file);
    locations.addFile(file.root, file.source);
    if (isNode(file.root)) restoreIntegers(file.root, (node, key) => locations.find(node, key));
  }

  function resolveAll(): void {
    const resolving = resolveIdentifiers({ path: main.path, root });
    let step = resolving.next();
    while (!step.done) {
      const isReadable = findAccessProblem(step.value, folder) === undefined;
      step = resolving.next(isReadable ? openFile(step.value) : undefined);
    }
    const { problems, copies } = step.value;
    for (const { original, copy } of copies) locations.replace(original, copy);
    if (problems.length > 0)
      throw new DocumentError(problems.map((each) => formatProblem({ file: main.path, locate }, each)).join("\n"));
  }

  function findTarget(reference: Node): unknown {
    const target = targets.get(reference) ?? readTarget(reference);
    targets.set(reference, target);
    return target;
  }

  function readTarget(reference: Node): unknown {
    const { $ref } = reference;
    if (typeof $ref !== "string" || isUrl($ref)) return undefined;
    const [path = "", fragment = ""] = $ref.split("#", 2);
    const position = locations.find(reference);
    if (!position && files.size > 1)
      throw new Error(`${$ref} is relative to a file, so its node must be one of a file.`);
    const { source = main.source } = position ?? {};
    const target =
      path === "" ? files.get(resolvePath(source.absoluteRef)) : openReferenced(reference, source, tryDecode(path));
    return fragment === "" || fragment.startsWith("/") ? resolvePointer(target?.root, fragment) : undefined;
  }

  function openReferenced(reference: Node, from: Source, filePath: string): File {
    const path = isAbsolute(filePath) ? filePath : join(dirname(from.absoluteRef), filePath);
    const problem = files.has(resolvePath(path)) ? undefined : findAccessProblem(path, folder);
    if (problem === undefined) return openFile(path);
    const { line, column } = locate(reference, "$ref") ?? { line: 1, column: 1 };
    throw new DocumentError(`${from.absoluteRef}:${line}:${column}: the file ${path} ${problem}`);
  }

  function openFile(path: string): File {
    const known = files.get(resolvePath(path));
    if (known) return known;
    const file = parseFile(path);
    addFile(file);
    return file;
  }

  function locate(node: unknown, key?: string): Position | undefined {
    const position = locations.find(node, getMember(node, key ?? "") === undefined ? undefined : key);
    return position && { file: position.source.absoluteRef, ...toLine(position), pointer: position.pointer };
  }
}

function parseFile(path: string): File {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new DocumentError(`${path} cannot be read: ${(cause as Error).message}. Allow it.`, { cause });
  }
  const source = new Source(path, text);
  const root = parseText(path, text);
  const found = findFileProblem(root);
  if (!found) return { path, source, root };
  const { line, column } = toLine({ source, pointer: found.pointer });
  throw new DocumentError(`${path}:${line}:${column}: ${found.problem}`);
}

function parseText(path: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (cause) {
    // The message of the parser also contains an excerpt of the file.
    const { message, reason = message, mark } = cause as YamlError;
    const place = mark ? `${path}:${mark.line + 1}:${mark.column + 1}` : path;
    throw new DocumentError(`${place}: ${reason}. Correct the YAML or JSON.`, { cause });
  }
}

type YamlError = Error & { reason?: string; mark?: { line: number; column: number } };

function assertOpenApi(file: string, root: unknown): Node {
  const version = isNode(root) ? (root.openapi ?? root.swagger) : undefined;
  if (isNode(root) && /^3\.[012](\.|$)/.test(String(version))) return root;
  throw new DocumentError(
    version === undefined
      ? `${file} is not an OpenAPI document: it has no member openapi. Pass another file, or add it.`
      : `${file} has the OpenAPI version ${JSON.stringify(version)}. Convert it to 3.0, 3.1 or 3.2.`,
  );
}
