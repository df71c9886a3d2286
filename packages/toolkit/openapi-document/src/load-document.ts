import { Source } from "@redocly/openapi-core";
import { convertVersion } from "./convert-version.ts";
import { findVersion, findVersionProblem } from "./document-version.ts";
import { DocumentError } from "./errors.ts";
import { isUrl } from "./file-problems.ts";
import {
  assertProcessable,
  findInputProblem,
  type Input,
  readSource,
  resolveReference,
  toFileKey,
  toInput,
} from "./input.ts";
import { localizeReferences } from "./localize-references.ts";
import { Locations, restoreIntegers, toLine } from "./locations.ts";
import { createResolve, getMember, isNode, type Node, type NodeReader, resolvePointer, tryDecode } from "./node.ts";
import { applyOverlays, type OverlayNote } from "./overlays.ts";
import { parseText } from "./parse-text.ts";
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
  const input = toInput(source, folder);
  const problem = findInputProblem(input, input.path, true);
  if (problem !== undefined) throw new DocumentError(`${input.path} ${problem}`);
  const { document, locations } = toDocument(parseFile(input, input.path), input);
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
  const path = "document.yaml";
  const input = { path, folder: ".", texts: new Map(), overlays: [] };
  return toDocument({ path, source: new Source(path, ""), root: copy }, input).document;
}

type File = { readonly path: string; readonly source: Source; readonly root: unknown };

function toDocument(file: File, input: Input): { readonly document: OpenApiDocument; readonly locations: Locations } {
  const files = new Map<string, File>();
  const locations = new Locations();
  const targets = new WeakMap<object, unknown>();
  locations.addFile(file.root, file.source);
  const { root, notes } = applyOverlays(input, assertOpenApi(file), locations);
  assertOpenApi({ ...file, root });
  localizeReferences(root);
  const main = { ...file, root };
  addFile(main);
  // Earlier versions have none of these keywords.
  if (!["2.0", "3.0"].includes(findVersion(root) ?? "")) resolveAll();
  const ignored = new WeakMap<object, Node>();
  const getIgnored = (schema: object) => ignored.get(schema) ?? {};
  convertVersion(root, {
    findTarget,
    replace: (original, replacement) => locations.replace(original, replacement),
    ignore: (schema, keyword, value) => ignored.set(schema, { ...getIgnored(schema), [keyword]: value }),
  });
  const resolve = createResolve(findTarget);
  const formatNote = ({ location, label, problem }: OverlayNote) => {
    const { file, line, column } = locate(location.node, location.key) as Position;
    return `${file}:${line}:${column}: ${label} ${problem}`;
  };
  return {
    document: { file: main.path, notes: notes.map(formatNote), root, findTarget, getIgnored, resolve, locate },
    locations,
  };

  function addFile(file: File): void {
    files.set(toFileKey(file.path), file);
    locations.addFile(file.root, file.source);
    if (isNode(file.root)) restoreIntegers(file.root, (node, key) => locations.find(node, key));
  }

  function resolveAll(): void {
    const resolving = resolveIdentifiers({ path: main.path, root });
    let step = resolving.next();
    while (!step.done) {
      const isReadable = findInputProblem(input, step.value) === undefined;
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
    if (typeof $ref !== "string") return undefined;
    const [path = "", fragment = ""] = $ref.split("#", 2);
    const position = locations.find(reference);
    if (!position && files.size > 1)
      throw new Error(`${$ref} is relative to a file, so its node must be one of a file.`);
    const { source = main.source } = position ?? {};
    const target = path === "" ? findFile(source) : openReferenced(reference, source, tryDecode(path));
    return fragment === "" || fragment.startsWith("/") ? resolvePointer(target?.root, fragment) : undefined;
  }

  /** References of an overlay lead into the document. */
  function findFile(source: Source): File {
    return files.get(toFileKey(source.absoluteRef)) ?? main;
  }

  function openReferenced(reference: Node, from: Source, filePath: string): File | undefined {
    const path = resolveReference(findFile(from).path, filePath);
    const problem = files.has(toFileKey(path)) ? undefined : findInputProblem(input, path);
    if (problem === undefined) return openFile(path);
    if (isUrl(path)) return undefined;
    const { line, column } = locate(reference, "$ref") ?? { line: 1, column: 1 };
    throw new DocumentError(`${from.absoluteRef}:${line}:${column}: the file ${path} ${problem}`);
  }

  function openFile(path: string): File {
    const known = files.get(toFileKey(path));
    if (known) return known;
    const file = parseFile(input, path);
    addFile(file);
    return file;
  }

  function locate(node: unknown, key?: string): Position | undefined {
    const position = locations.find(node, getMember(node, key ?? "") === undefined ? undefined : key);
    return position && { file: position.source.absoluteRef, ...toLine(position), pointer: position.pointer };
  }
}

function parseFile(input: Input, path: string): File {
  const source = readSource(input, path);
  const root = parseText(path, source.body);
  assertProcessable(source, root);
  return { path, source, root };
}

function assertOpenApi({ path, source, root }: File): Node {
  const found = findVersionProblem(root);
  if (!found) return root as Node;
  const { line, column } = toLine({ source, pointer: found.key === undefined ? "#" : `#/${found.key}` });
  throw new DocumentError(`${path}:${line}:${column}: ${found.problem}`);
}
