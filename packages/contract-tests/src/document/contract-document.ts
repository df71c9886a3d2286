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
export interface Example {
  readonly value: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

/** The OpenAPI document of this API, independent of the generated code. */
export const contractDocument = parseJson(documentJson) as ContractDocument;

/** Member names and indexes from the root of the document to a node. */
export type DocumentPath = readonly string[];

export interface Located<Node> {
  readonly node: Node;
  readonly location: DocumentPath;
}

/** Returns the node at a location and resolves each `$ref` on the way. @throws {Error} if there is no node */
export function locate<Node>(document: ContractDocument, location: DocumentPath): Located<Node> {
  let current: Located<unknown> = { node: document, location: [] };
  for (const name of location) {
    const node = (current.node as Record<string, unknown> | undefined)?.[name];
    current = isReference(node)
      ? locate(document, toDocumentPath(node))
      : { node, location: [...current.location, name] };
  }
  if (current.node === undefined)
    throw new Error(`The contract has no node at #/${location.join("/")}. Regenerate it from openapi/petstore.yaml.`);
  return current as Located<Node>;
}

/** Returns the location of each entry of a map or list, by name or index. Empty if the node has no such member. */
export function entryPaths(
  { node, location }: Located<object>,
  name: string,
): [entry: string, location: DocumentPath][] {
  const entries = (node as Record<string, unknown>)[name];
  return Object.keys(entries ?? {}).map((entry) => [entry, [...location, name, entry]]);
}

export function isReference(node: unknown): node is Reference {
  return typeof node === "object" && node !== null && "$ref" in node;
}

export function toDocumentPath({ $ref }: Reference): DocumentPath {
  const names = $ref.replace(/^#\//, "").split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

export function resolve<Node extends object>(document: ContractDocument, node: Node | Reference): Node {
  return isReference(node) ? (resolveReference(document, node) as Node) : node;
}

// Cached, because validation resolves references for every response.
const resolvedReferences = new WeakMap<ContractDocument, Map<string, unknown>>();

function resolveReference(document: ContractDocument, reference: Reference): unknown {
  const nodeByRef = resolvedReferences.get(document) ?? new Map<string, unknown>();
  resolvedReferences.set(document, nodeByRef);
  if (!nodeByRef.has(reference.$ref)) nodeByRef.set(reference.$ref, locate(document, toDocumentPath(reference)).node);
  return nodeByRef.get(reference.$ref);
}

/** The id for responses that belong to no operation: from the parser, authentication and routing. */
export const unrouted = "unrouted";

/** An operation. Without a route, the responses that belong to no operation. */
export interface DocumentedOperation {
  readonly id: string;
  readonly route?: { readonly method: string; readonly path: string; readonly operation: OperationObject };
  readonly responses: ReadonlyMap<number, ResponseObject>;
}

/** Returns the operations by id. The id `unrouted` has the responses that belong to no operation. */
export function documentedOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = operationsByDocument.get(document) ?? readOperations(document);
  operationsByDocument.set(document, operations);
  return operations;
}

const operationsByDocument = new WeakMap<ContractDocument, ReadonlyMap<string, DocumentedOperation>>();

function readOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = new Map<string, DocumentedOperation>();
  for (const [path, pathItem] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(pathItem)) {
      if (!operation.operationId) continue;
      const route = { method: method.toUpperCase(), path, operation };
      const responses = resolveResponses(document, operation.responses);
      operations.set(operation.operationId, { id: operation.operationId, route, responses });
    }
  }
  const responses = resolveResponses(document, document["x-unrouted-responses"]);
  return operations.set(unrouted, { id: unrouted, responses });
}

export function basePathOf(document: ContractDocument): string {
  return new URL(document.servers[0]?.url ?? "/", "http://localhost").pathname.replace(/\/$/, "");
}

function resolveResponses(document: ContractDocument, responses: Responses): ReadonlyMap<number, ResponseObject> {
  const entries = Object.entries(responses);
  return new Map(entries.map(([status, response]) => [Number(status), resolve<ResponseObject>(document, response)]));
}

/** Returns the first example of each path parameter and of the body, which together make a valid request. */
export function examplesOf(
  document: ContractDocument,
  operationId: string,
): { path: Record<string, unknown>; body: unknown } {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  const path = parametersOf(document, operation)
    .filter(({ in: location }) => location === "path")
    .map(({ name, examples }) => [name, firstValue(examples)]);
  const requestBody = operation?.requestBody && resolve<BodyObject>(document, operation.requestBody);
  const [content] = Object.values(requestBody?.content ?? {});
  return { path: Object.fromEntries(path), body: firstValue(content?.examples) };
}

export function parameterExample(document: ContractDocument, operationId: string, name: string): string {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  return String(firstValue(parametersOf(document, operation).find((parameter) => parameter.name === name)?.examples));
}

function parametersOf(document: ContractDocument, operation: OperationObject | undefined): ParameterObject[] {
  return (operation?.parameters ?? []).map((parameter) => resolve<ParameterObject>(document, parameter));
}

function firstValue(examples: Examples = {}): unknown {
  return Object.values(examples)[0]?.value;
}

/** Returns the JSON Pointer of a path in a value (RFC 6901, section 3). */
export function toJsonPointer(...path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

export const int64 = { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n } as const;

let lineFinder: LineFinder | undefined;

export const findContractLine: LineFinder = (location) => {
  const path = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
  lineFinder ??= createLineFinder(readFileSync(path, "utf8"));
  return lineFinder(location);
};

/** Returns the line of a location, from 1, or of its nearest existing ancestor. */
export type LineFinder = (location: DocumentPath) => number;

export function createLineFinder(text: string): LineFinder {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  return (location) => {
    let node: unknown = contents;
    let offset = 0;
    for (const name of location) {
      const entry = findEntry(node, name);
      if (!entry) break;
      offset = entry.offset;
      node = entry.node;
    }
    return lineCounter.linePos(offset).line;
  };
}

function findEntry(node: unknown, name: string): { offset: number; node: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === name);
    return pair && { offset: getOffset(pair.key), node: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  return item === undefined ? undefined : { offset: getOffset(item), node: item };
}

function getOffset(node: unknown): number {
  return (node as Node).range?.[0] ?? 0;
}
