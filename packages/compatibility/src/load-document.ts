import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import {
  escapePointerFragment,
  getLineColLocation,
  parseYaml,
  Source,
  unescapePointerFragment,
} from "@redocly/openapi-core";

export type Node = { [key: string]: unknown };

/** A position in a file. Lines and columns count from 1. */
export type Position = { file: string; line: number; column: number; pointer: string };

export type OpenApiDocument = {
  file: string;
  root: Node;
  /** Returns the target of a `$ref`, or undefined if it has none. */
  findTarget(reference: Node): unknown;
  /** Returns the position of a node, or of one of its members. */
  locate(node: unknown, key?: string): Position | undefined;
};

/** A document that cannot be compared. The message names the file and the next step. */
export class DocumentError extends Error {
  override name = "DocumentError";
}

/**
 * Loads an OpenAPI 3.0 or 3.1 document in YAML or JSON. Referenced files are loaded when they are needed.
 * @throws {DocumentError} if the file cannot be read or is not an OpenAPI document
 * @example
 * const { root } = loadDocument("openapi.yaml");
 */
export function loadDocument(file: string): OpenApiDocument {
  return toDocument(parseFile(file, (problem) => `${file} ${problem}. Pass the path of an OpenAPI document.`));
}

/** Creates a document without a file, for example in a test. @throws {DocumentError} if it is not an OpenAPI document */
export function createDocument(root: unknown): OpenApiDocument {
  return toDocument({ path: "document.yaml", source: new Source("document.yaml", ""), root });
}

type File = { path: string; source: Source; root: unknown };
type YamlError = Error & { reason?: string; mark?: { line: number; column: number } };
type NodeLocation = { file: File; parent?: object; key: string };

function toDocument(main: File): OpenApiDocument {
  const root = assertOpenApi(main.path, main.root);
  const files = new Map([[resolve(main.path), main]]);
  const locations = new Map<object, NodeLocation>();
  indexNodes(main.root, { file: main, key: "" }, locations);
  return { file: main.path, root, findTarget, locate };

  function findTarget(reference: Node): unknown {
    const { $ref } = reference;
    if (typeof $ref !== "string" || /^[a-z][a-z+.-]+:/i.test($ref)) return undefined;
    const [filePart = "", fragment = ""] = $ref.split("#", 2);
    const from = locations.get(reference)?.file ?? main;
    return findFragment(
      filePart === "" ? from : openFile(reference, from, unescapePointerFragment(filePart)),
      fragment,
    );
  }

  function openFile(reference: Node, from: File, filePart: string): File {
    const path = isAbsolute(filePart) ? filePart : join(dirname(from.path), filePart);
    const known = files.get(resolve(path));
    if (known) return known;
    const file = parseFile(path, (problem) => {
      const { line, column } = locate(reference, "$ref") ?? { line: 1, column: 1 };
      return `${from.path}:${line}:${column}: the file ${path} ${problem}. Restore it, or correct the \`$ref\`.`;
    });
    files.set(resolve(path), file);
    indexNodes(file.root, { file, key: "" }, locations);
    return file;
  }

  function findFragment(file: File, fragment: string): unknown {
    if (fragment === "") return file.root;
    if (!fragment.startsWith("/")) {
      const name = unescapePointerFragment(fragment);
      return locations.keys().find((node) => (node as Node).$anchor === name);
    }
    const keys = fragment.slice(1).split("/").map(unescapePointerFragment);
    return keys.reduce<unknown>((node, key) => (isObject(node) ? getMember(node, key) : undefined), file.root);
  }

  function locate(node: unknown, key?: string): Position | undefined {
    const location = locations.get(Object(node));
    if (!location) return undefined;
    const hasKey = key !== undefined && Object.hasOwn(node as object, key);
    const pointer = `#${toPointer(node as object, locations)}${hasKey ? `/${escapePointerFragment(key)}` : ""}`;
    const { path, source } = location.file;
    const { start } = getLineColLocation({ source, pointer, reportOnKey: pointer !== "#" });
    return { file: path, line: start.line, column: start.col, pointer };
  }
}

/** @param describe makes the message for a file that cannot be read */
function parseFile(path: string, describe: (problem: string) => string): File {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const problems: Record<string, string> = { ENOENT: "does not exist", EISDIR: "is a folder" };
    throw new DocumentError(describe(problems[code ?? ""] ?? `cannot be read: ${message}`), { cause });
  }
  try {
    return { path, source: new Source(path, text), root: parseYaml(text) };
  } catch (cause) {
    // The message of the parser also contains an excerpt of the file.
    const { message, reason = message, mark } = cause as YamlError;
    const place = mark ? `${path}:${mark.line + 1}:${mark.column + 1}` : path;
    throw new DocumentError(`${place}: ${reason}. Correct the YAML or JSON.`, { cause });
  }
}

function assertOpenApi(file: string, root: unknown): Node {
  const version = isObject(root) ? (root.openapi ?? root.swagger) : undefined;
  if (isObject(root) && /^3\.[01](\.|$)/.test(String(version))) return root;
  throw new DocumentError(
    version === undefined
      ? `${file} is not an OpenAPI document: it has no member openapi. Pass another file, or add it.`
      : `${file} has the OpenAPI version ${JSON.stringify(version)}. Convert it to 3.0 or 3.1.`,
  );
}

// Paths can be long, so each node stores only its parent.
function indexNodes(root: unknown, location: NodeLocation, locations: Map<object, NodeLocation>): void {
  const stack: [unknown, NodeLocation][] = [[root, location]];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const [node, nodeLocation] = entry;
    if (typeof node !== "object" || node === null || locations.has(node)) continue;
    locations.set(node, nodeLocation);
    for (const [key, child] of Object.entries(node)) stack.push([child, { file: location.file, parent: node, key }]);
  }
}

function toPointer(node: object, locations: Map<object, NodeLocation>): string {
  const { parent, key = "" } = locations.get(node) ?? {};
  return parent ? `${toPointer(parent, locations)}/${escapePointerFragment(key)}` : "";
}

export function isObject(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a member of a node. A name such as `constructor` is a member only if the node contains it. */
export function getMember(node: Node, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}
