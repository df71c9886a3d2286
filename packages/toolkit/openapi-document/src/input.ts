import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { Source } from "@redocly/openapi-core";
import { type DownloadLimits, downloadFiles } from "./download.ts";
import { findAccessProblem, findFileProblem, isUrl, urlProblem } from "./file-problems.ts";
import { formatPosition } from "./locations.ts";
import { isNode } from "./node.ts";
import { DocumentError, decodeText, parseText } from "./parse-text.ts";

/** A document, and where its files come from. */
export interface Input {
  /** The path or the URL of the document, as messages name it. */
  readonly path: string;
  /** References can lead to files in this folder. */
  readonly folder: string;
  /** The texts that are no files, by absolute path or URL: downloads and the standard input. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of overlays, in the order in which they apply. */
  readonly overlays: readonly string[];
}

/** A file of a document, as parsed. */
export interface DocumentFile<Root = unknown> {
  /** As messages name it. */
  readonly path: string;
  readonly source: Source;
  readonly root: Root;
}

export interface InputOptions {
  /** The folder that references can lead to, by default that of the document. */
  readonly root?: string | undefined;
  readonly overlays?: readonly string[] | undefined;
  /** Called with a line for each download. */
  readonly log?: ((line: string) => void) | undefined;
  readonly stdin?: AsyncIterable<string | Uint8Array>;
  readonly limits?: DownloadLimits;
}

/** The help of the argument with a document. */
export const inputHelp = "a file, a folder with an openapi.yaml, a URL, or - for the standard input";

const names = ["openapi", "swagger"].flatMap((name) => ["yaml", "yml", "json"].map((type) => `${name}.${type}`));

/**
 * Finds the document of an argument: a file, a folder, a URL or `-`. Downloads a URL, and the files of the same origin that it
 * references. The argument can also be an overlay that `extends` a document.
 * @throws {DocumentError} if a URL cannot be downloaded
 */
export async function openInput(argument: string, options: InputOptions = {}): Promise<Input> {
  for (const path of options.overlays ?? []) {
    const problem = isUrl(path) ? urlProblem : findAccessProblem(path, dirname(path), "an overlay");
    if (problem !== undefined) throw new DocumentError(`${path} ${problem}`);
  }
  const input = await openArgument(argument, options);
  const extended = findExtended(input);
  if (extended === undefined) return input;
  const { overlays: others = [] } = options;
  if (others.includes(input.path)) throw new DocumentError(`${input.path} extends itself. Make it extend a document.`);
  const overlays = [input.path, ...others];
  if (isUrl(input.path)) throw new DocumentError(`${input.path} is an overlay. Download it, and pass the file.`);
  return openInput(isUrl(extended) ? extended : resolveReference(input.path, extended), { ...options, overlays });
}

async function openArgument(argument: string, options: InputOptions): Promise<Input> {
  const { root, overlays = [], log = () => {}, stdin = process.stdin, limits } = options;
  if (/^https?:\/\//i.test(argument)) {
    const url = URL.parse(argument);
    if (!url) throw new DocumentError(`${argument} is no URL. Correct it, or pass a file.`);
    url.hash = "";
    return { path: url.href, folder: root ?? ".", texts: await downloadFiles(url, log, limits), overlays };
  }
  if (argument !== "-") return { ...toInput(argument, root), overlays };
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  const text = decodeText("stdin", Buffer.concat(chunks));
  const path = text.trimStart().startsWith("{") ? "stdin.json" : "stdin.yaml";
  return { path, folder: root ?? ".", texts: new Map([[resolve(path), text]]), overlays };
}

/** Returns the input of a file or a folder. */
export function toInput(argument: string | Input, root?: string): Input {
  if (typeof argument !== "string") return argument;
  const path = findDocument(argument);
  return { path, folder: root ?? dirname(path), texts: new Map(), overlays: [] };
}

/** Returns the document in a folder, or the path of a file. */
function findDocument(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path;
  const [first, second] = names.filter((name) => existsSync(join(path, name)));
  if (first === undefined)
    throw new DocumentError(`${path} is a folder without an ${names[0]}. Pass the path of an OpenAPI document.`);
  if (second !== undefined) throw new DocumentError(`${path} contains ${first} and ${second}. Pass the path of one.`);
  return join(path, first);
}

/** Returns the document that an overlay extends (Overlay 1.1, section 4.4.1). */
function findExtended(input: Input): string | undefined {
  if (findInputProblem(input, input.path, true) !== undefined) return undefined;
  if (!/(?:^|[{,])\s*["']?overlay["']?\s*:/m.test(readText(input, input.path))) return undefined;
  const { root } = readFile(input, input.path);
  return isNode(root) && "overlay" in root && typeof root.extends === "string" ? root.extends : undefined;
}

/** Returns the path or the URL of a reference without its fragment. */
export function resolveReference(from: string, reference: string): string {
  if (isUrl(reference)) return reference;
  if (isUrl(from)) return new URL(reference, from).href;
  return isAbsolute(reference) ? reference : join(dirname(from), reference);
}

/** Returns a text that identifies a path or a URL. */
export function toFileKey(path: string): string {
  return isUrl(path) ? path : resolve(path);
}

/** Returns why a file of the input cannot be read, with the next step. */
export function findInputProblem({ texts, folder }: Input, path: string, isMain = false): string | undefined {
  if (texts.has(toFileKey(path))) return undefined;
  return isUrl(path) ? urlProblem : findAccessProblem(path, folder, isMain ? "an OpenAPI document" : undefined);
}

/**
 * Reads and parses a file of the input.
 * @param isText true for a file that is a text itself, such as a description in Markdown
 * @throws {DocumentError} if no tool can process it
 */
export function readFile(input: Input, path: string, isText = false): DocumentFile {
  const source = new Source(path, readText(input, path));
  if (isText) return { path, source, root: source.body };
  const root = parseText(path, source.body);
  const found = findFileProblem(root);
  if (!found) return { path, source, root };
  throw new DocumentError(`${formatPosition({ source, pointer: found.pointer })}: ${found.problem}`);
}

function readText({ texts }: Input, path: string): string {
  try {
    return (texts.get(toFileKey(path)) ?? decodeText(path, readFileSync(path))).replaceAll("\r\n", "\n");
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    throw new DocumentError(`${path} cannot be read: ${(cause as Error).message}. Allow it.`, { cause });
  }
}
