import { convertVersion } from "./convert-version.ts";
import { DocumentFiles } from "./document-files.ts";
import { isUrl, urlProblem } from "./file-problems.ts";
import { type DocumentFile, type Input, resolveReference, toInput } from "./input.ts";
import { toLine } from "./locations.ts";
import {
  createResolve,
  followReferences,
  getMember,
  isNode,
  type Node,
  type NodeReader,
  resolvePointer,
  tryDecode,
} from "./node.ts";
import { DocumentError } from "./parse-text.ts";
import { detachParents, listCompositionProblems, type NodeProblem } from "./schema-problems.ts";
import { listNodes } from "./walk.ts";

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
  /** The actions of overlays that change nothing, each with its position. */
  readonly notes: readonly string[];
  /** Returns the target of a `$ref`, or undefined if it has none. */
  findTarget(reference: Node): unknown;
  /** Returns the keywords of a schema that its version of OpenAPI has not. Nothing must follow them, but a service can. */
  getIgnored(schema: Node): Node;
  /** Returns the position of a node, or of one of its members. */
  locate(node: unknown, key?: string): Position | undefined;
}

/**
 * Loads an OpenAPI document in YAML or JSON, and the files that it references. Converts Swagger 2.0 and OpenAPI 3.0 to 3.1.
 * @param source a path, or the input that `openInput` returns
 * @param folder the folder that references can lead to
 * @throws {DocumentError} if a file cannot be read or is not an OpenAPI document, or a reference leads to no node
 * @example
 * const { root } = loadDocument("openapi.yaml");
 */
export function loadDocument(source: string | Input, folder?: string): OpenApiDocument {
  const files = new DocumentFiles(toInput(source, folder), { isExact: true });
  const document = toDocument(files);
  for (const { parent, own } of detachParents(listNodes(document), document.findTarget))
    files.locations.replace(parent, own);
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
export function createDocument(content: unknown): OpenApiDocument {
  const input = { path: "document.yaml", folder: ".", texts: new Map(), overlays: [] };
  const files = new DocumentFiles(input, { root: content });
  // The conversion changes the nodes of an old document.
  return toDocument(files.isOld ? new DocumentFiles(input, { root: structuredClone(content) }) : files);
}

function toDocument(files: DocumentFiles): OpenApiDocument {
  const { main, locations } = files;
  const { root } = main;
  const targets = new WeakMap<object, unknown>();
  const { problems } = files.resolveIdentifiers();
  if (problems.length > 0)
    throw new DocumentError(problems.map((each) => formatProblem({ file: main.path, locate }, each)).join("\n"));
  const ignored = new WeakMap<object, Node>();
  const getIgnored = (schema: object) => ignored.get(schema) ?? {};
  convertVersion(root, {
    findTarget,
    replace: (original, replacement) => locations.replace(original, replacement),
    ignore: (schema, keyword, value) => ignored.set(schema, { ...getIgnored(schema), [keyword]: value }),
  });
  const notes = files.notes.map((note) => formatProblem({ file: main.path, locate }, note));
  return { file: main.path, notes, root, findTarget, getIgnored, resolve: createResolve(findTarget), locate };

  function findTarget(reference: Node): unknown {
    const target = targets.get(reference) ?? readTarget(reference);
    targets.set(reference, target);
    return target;
  }

  function readTarget(reference: Node): unknown {
    const { $ref } = reference;
    if (typeof $ref !== "string") return undefined;
    const [path = "", fragment = ""] = $ref.split("#", 2);
    const position = locations.find(reference);
    if (!position && files.paths.length > 1)
      throw new Error(`${$ref} is relative to a file, so its node must be one of a file.`);
    const from = position?.source.absoluteRef ?? main.path;
    const target = path === "" ? findFile(from) : openReferenced(reference, from, tryDecode(path));
    return fragment === "" || fragment.startsWith("/") ? resolvePointer(target?.root, fragment) : undefined;
  }

  /** References of an overlay lead into the document. */
  function findFile(path: string): DocumentFile {
    return files.find(path) ?? main;
  }

  function openReferenced(reference: Node, from: string, filePath: string): DocumentFile | undefined {
    const path = resolveReference(findFile(from).path, filePath);
    const problem = files.findProblem(path);
    if (problem === undefined) return files.open(path);
    if (isUrl(path)) return undefined;
    const { line, column } = locate(reference, "$ref") ?? { line: 1, column: 1 };
    throw new DocumentError(`${from}:${line}:${column}: the file ${path} ${problem}`);
  }

  function locate(node: unknown, key?: string): Position | undefined {
    const position = locations.find(node, getMember(node, key ?? "") === undefined ? undefined : key);
    return position && { file: position.source.absoluteRef, ...toLine(position), pointer: position.pointer };
  }
}

/** Lists the references that lead to no node, and compositions without an end, each with its position and the next step. */
function listReferenceProblems(document: OpenApiDocument): string[] {
  const { findTarget } = document;
  const problems: string[] = [];
  for (const node of listNodes(document)) {
    const problem = "$ref" in node && !isNode(node.$ref) ? findProblem(node) : undefined;
    const label = `$ref ${JSON.stringify(node.$ref)}`;
    if (problem !== undefined) problems.push(formatProblem(document, { node, key: "$ref", label, problem }));
  }
  if (problems.length > 0) return problems;
  return listCompositionProblems(listNodes(document), findTarget).map((each) => formatProblem(document, each));

  function findProblem(reference: Node): string | undefined {
    if (typeof reference.$ref !== "string") return "must be a text.";
    const { references, target } = followReferences(reference, findTarget);
    if (target === undefined && isUrl(reference.$ref)) return urlProblem;
    if (references.has(target)) return "leads back to itself. Correct it.";
    return target === undefined && references.size === 1 ? "has no target. Correct it." : undefined;
  }
}

/** Returns the position and the text of a problem. */
export function formatProblem(
  document: Pick<OpenApiDocument, "file" | "locate">,
  { node, key, label, problem }: NodeProblem,
): string {
  const { file = document.file, line = 1, column = 1 } = document.locate(node, key) ?? {};
  return `${file}:${line}:${column}: ${label} ${problem}`;
}
