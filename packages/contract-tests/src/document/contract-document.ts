import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentJson } from "@animal-store/contract/document";
import { parseJson } from "@animal-store/exact-json";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";

/** The parts of an OpenAPI 3.1 document that the contract tests read, with unresolved internal references. */
export interface ContractDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-error-codes": Readonly<Record<string, { readonly status: number }>>;
  readonly "x-request-limits": Numbers<"bodyBytes" | "jsonDepth" | "violations">;
  readonly "x-rate-limit-plans": Readonly<Record<string, Numbers<"perMinute" | "perDay", number | null>>>;
  readonly "x-ban": Numbers<"strikes" | "withinSeconds" | "seconds" | "graceSeconds">;
  readonly "x-idempotency": Numbers<"keptSeconds">;
  readonly "x-cross-origin": Numbers<"maxAgeSeconds">;
  readonly "x-answer-headers"?: Readonly<Record<string, string>>;
  readonly "x-unrouted-responses": Responses;
}

type Numbers<Name extends string, Value = number> = Readonly<Record<Name, Value>>;
export type Schema = Readonly<Record<string, unknown>>;
export type Responses = Readonly<Record<string, ResponseObject | Reference>>;

export interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: BodyObject | Reference;
  readonly responses: Responses;
  readonly "x-deprecated-at"?: string;
  readonly "x-sunset"?: string;
  readonly "x-deprecation-docs"?: string;
  readonly "x-successor"?: string;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly examples?: Examples;
}

export interface BodyObject {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly examples?: Examples }>>;
}

export interface ResponseObject extends BodyObject {
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly "x-error-codes"?: readonly string[];
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Reference {
  readonly $ref: string;
}
export type Examples = Readonly<Record<string, { readonly value: unknown }>>;

/** The document of this API, parsed from its JSON. It uses nothing that codegen compiled. */
export const contractDocument = parseJson(documentJson) as ContractDocument;

/** The path from the root of the document to a node: member names and indexes. */
export type DocumentPath = readonly string[];

/** A node and its location, with resolved references. */
export interface Located<Node> {
  readonly node: Node;
  readonly location: DocumentPath;
}

/** Returns the node at a location and resolves each `$ref` on the way. @throws {Error} if there is no node */
export function locate<Node>(document: ContractDocument, location: DocumentPath): Located<Node> {
  let here: Located<unknown> = { node: document, location: [] };
  for (const name of location) {
    here = { node: (here.node as Record<string, unknown> | undefined)?.[name], location: [...here.location, name] };
    if (isReference(here.node)) here = locate(document, toDocumentPath(here.node));
  }
  if (here.node === undefined)
    throw new Error(`The contract has no node at #/${location.join("/")}. Regenerate it from openapi/petstore.yaml.`);
  return here as Located<Node>;
}

/** Returns the location of each entry of a map or list, by name or index; empty if the node lacks the map or list. */
export function entryPaths({ node, location }: Located<object>, name: string): [entry: string, place: DocumentPath][] {
  const entries = (node as Record<string, unknown>)[name];
  return Object.keys(entries ?? {}).map((entry) => [entry, [...location, name, entry]]);
}

export function isReference(node: unknown): node is Reference {
  return typeof node === "object" && node !== null && "$ref" in node;
}

/** Returns the location that an internal reference points to (RFC 6901, section 4). */
export function toDocumentPath({ $ref }: Reference): DocumentPath {
  const names = $ref.replace(/^#\//, "").split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Resolves internal `$ref`s until a node is no reference. @throws {Error} if a reference has no target */
export function resolve<Node extends object>(document: ContractDocument, node: Node | Reference): Node {
  return isReference(node) ? (follow(document, node) as Node) : node;
}

// Cached, because validation resolves them for every response. A document does not change during a run.
const followed = new WeakMap<ContractDocument, Map<string, unknown>>();

function follow(document: ContractDocument, reference: Reference): unknown {
  const known = followed.get(document) ?? new Map<string, unknown>();
  followed.set(document, known);
  if (!known.has(reference.$ref)) known.set(reference.$ref, locate(document, toDocumentPath(reference)).node);
  return known.get(reference.$ref);
}

/** The name for responses outside all operations: of the parser, of authentication before routing, and of routing. */
export const unrouted = "unrouted";

/** An operation of the document with its route; without a route, the responses that belong to no operation. */
export interface DocumentedOperation {
  readonly id: string;
  readonly route?: { readonly method: string; readonly path: string; readonly operation: OperationObject };
  readonly responses: ReadonlyMap<number, ResponseObject>;
}

/** Returns every operation of the document by its id, and the responses outside of them under `unrouted`. */
export function documentedOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = known.get(document) ?? readOperations(document);
  known.set(document, operations);
  return operations;
}

// Cached, because every request of a case needs them. A document does not change during a run.
const known = new WeakMap<ContractDocument, ReadonlyMap<string, DocumentedOperation>>();

function readOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = new Map<string, DocumentedOperation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.operationId) continue;
      const route = { method: method.toUpperCase(), path, operation };
      const responses = resolveResponses(document, operation.responses);
      operations.set(operation.operationId, { id: operation.operationId, route, responses });
    }
  }
  const responses = resolveResponses(document, document["x-unrouted-responses"]);
  return operations.set(unrouted, { id: unrouted, responses });
}

/** Returns the base path of the API, from the first server. */
export function basePathOf(document: ContractDocument): string {
  return new URL(document.servers[0]?.url ?? "/", "http://localhost").pathname.replace(/\/$/, "");
}

function resolveResponses(document: ContractDocument, responses: Responses): ReadonlyMap<number, ResponseObject> {
  return new Map(
    Object.entries(responses).map(([status, response]) => [
      Number(status),
      resolve<ResponseObject>(document, response),
    ]),
  );
}

/** Returns the first example of each path parameter and of the body. Together they make a valid request. */
export function examplesOf(
  document: ContractDocument,
  operationId: string,
): { path: Record<string, unknown>; body: unknown } {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  const path = parametersOf(document, operation)
    .filter(({ in: location }) => location === "path")
    .map(({ name, examples }) => [name, first(examples)]);
  const requestBody = operation?.requestBody && resolve<BodyObject>(document, operation.requestBody);
  const [content] = Object.values(requestBody?.content ?? {});
  return { path: Object.fromEntries(path), body: first(content?.examples) };
}

/** Returns the first example of a parameter as text. */
export function parameterExample(document: ContractDocument, operationId: string, name: string): string {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  return String(first(parametersOf(document, operation).find((parameter) => parameter.name === name)?.examples));
}

function parametersOf(document: ContractDocument, operation: OperationObject | undefined): ParameterObject[] {
  return (operation?.parameters ?? []).map((parameter) => resolve<ParameterObject>(document, parameter));
}

function first(examples: Examples = {}): unknown {
  return Object.values(examples)[0]?.value;
}

/** Returns the JSON Pointer of a location in a value, as in error details and coverage cells (RFC 6901, section 3). */
export function pointerTo(...path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The range of an integer of `format: int64`, both ends inclusive. */
export const int64 = { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n } as const;

let finder: LineFinder | undefined;

/** Returns the line of openapi/petstore.yaml where a location of the contract starts. */
export const contractLine: LineFinder = (location) => {
  const path = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
  finder ??= createLineFinder(readFileSync(path, "utf8"));
  return finder(location);
};

/** Returns the line, from 1, where a location of the document starts. If it does not exist, returns the line of its nearest ancestor. */
export type LineFinder = (location: DocumentPath) => number;

/** Creates a line finder for a YAML text. */
export function createLineFinder(text: string): LineFinder {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return (location) => {
    let node: unknown = contents;
    let offset = 0;
    for (const name of location) {
      const entry = entryOf(node, name);
      if (!entry) break;
      offset = entry.offset;
      node = entry.node;
    }
    return lines.linePos(offset).line;
  };
}

function entryOf(node: unknown, name: string): { offset: number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === name);
    return pair && { offset: offsetOf(pair.key), node: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return item === undefined ? undefined : { offset: offsetOf(item), node: item };
}

function offsetOf(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}
