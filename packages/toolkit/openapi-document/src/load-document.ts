import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve as resolvePath } from "node:path";
import { parseYaml, Source } from "@redocly/openapi-core";
import { convertVersion } from "./convert-version.ts";
import { findVersion, findVersionProblem } from "./document-version.ts";
import { findAccessProblem, findFileProblem, isUrl } from "./file-problems.ts";
import { Locations, toLine } from "./locations.ts";
import {
  createResolve,
  getMember,
  isNode,
  type Node,
  type NodeReader,
  resolvePointer,
  tryDecode,
} from "./node.ts";
import { listNodes, listReferenceProblems } from "./reference-problems.ts";
import { detachParents } from "./schema-problems.ts";

/** A position in a file. Lines and columns count from 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
}

/** An OpenAPI document without defaults, in the form of OpenAPI 3.1. */
export interface OpenApiDocument extends NodeReader {
  readonly file: string;
  /** Returns the target of a `$ref`, or undefined if it has none. */
  findTarget(reference: Node): unknown;
  /** Returns the keywords of a schema that its version of OpenAPI has not. Nothing must follow them, but a service can. */
  getIgnored(schema: Node): Node;
  /** Returns the position of a node, or of one of its members. */
  locate(node: unknown, key?: string): Position | undefined;
}

/** A document that cannot be read. The message names the file and the next step. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/**
 * Loads an OpenAPI document in YAML or JSON, and the files that it references. Converts Swagger 2.0 and OpenAPI 3.0 to 3.1.
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
  const isOld = isNode(root) && ["2.0", "3.0"].includes(findVersion(root) ?? "");
  // The conversion changes the nodes of an old document.
  const copy = isOld ? structuredClone(root) : root;
  return toDocument({ path: "document.yaml", source: new Source("document.yaml", ""), root: copy }, ".").document;
}

type File = { readonly path: string; readonly source: Source; readonly root: unknown };

function toDocument(main: File, folder: string): { readonly document: OpenApiDocument; readonly locations: Locations } {
  const root = assertOpenApi(main);
  const files = new Map<string, File>();
  const locations = new Locations();
  const targets = new WeakMap<object, unknown>();
  addFile(main);
  const ignored = new WeakMap<object, Node>();
  const getIgnored = (schema: object) => ignored.get(schema) ?? {};
  convertVersion(root, {
    findTarget,
    replace: (original, replacement) => locations.replace(original, replacement),
    ignore: (schema, keyword, value) => ignored.set(schema, { ...getIgnored(schema), [keyword]: value }),
  });
  const resolve = createResolve(findTarget);
  return { document: { file: main.path, root, findTarget, getIgnored, resolve, locate }, locations };

  function addFile(file: File): void {
    files.set(resolvePath(file.path), file);
    locations.addFile(file.root, file.source);
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
      path === "" ? files.get(resolvePath(source.absoluteRef)) : openFile(reference, source, tryDecode(path));
    if (fragment === "" || fragment.startsWith("/")) return resolvePointer(target?.root, fragment);
    const isAnchor = (node: object) => getMember(node, "$anchor") === tryDecode(fragment);
    return locations.search((node) => isAnchor(node) && locations.find(node)?.source === target?.source);
  }

  function openFile(reference: Node, from: Source, filePath: string): File {
    const path = isAbsolute(filePath) ? filePath : join(dirname(from.absoluteRef), filePath);
    const known = files.get(resolvePath(path));
    if (known) return known;
    const problem = findAccessProblem(path, folder);
    if (problem !== undefined) {
      const { line, column } = locate(reference, "$ref") ?? { line: 1, column: 1 };
      throw new DocumentError(`${from.absoluteRef}:${line}:${column}: the file ${path} ${problem}`);
    }
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

function assertOpenApi({ path, source, root }: File): Node {
  const found = findVersionProblem(root);
  if (!found) return root as Node;
  const { line, column } = toLine({ source, pointer: found.key === undefined ? "#" : `#/${found.key}` });
  throw new DocumentError(`${path}:${line}:${column}: ${found.problem}`);
}
