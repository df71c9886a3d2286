import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentJson } from "@animal-store/contract/document";
import { parseJson } from "@animal-store/exact-json";
import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";

/** The parts of an OpenAPI 3.1 document that the judge reads, references inside the document kept. */
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

/** This API's document, parsed anew from its JSON: nothing of what codegen compiled is used. */
export const contractDocument = parseJson(documentJson) as ContractDocument;

/** Member names and indexes that lead from the root of the document to a node. */
export type Place = readonly string[];

/** A node and where it stands, references followed. */
export interface Located<Node> {
  readonly node: Node;
  readonly place: Place;
}

/** Goes to a place of the document and follows each `$ref` on the way. @throws when there is nothing */
export function locate<Node>(document: ContractDocument, place: Place): Located<Node> {
  let here: Located<unknown> = { node: document, place: [] };
  for (const name of place) {
    here = { node: (here.node as Record<string, unknown> | undefined)?.[name], place: [...here.place, name] };
    if (isReference(here.node)) here = locate(document, placeOf(here.node));
  }
  if (here.node === undefined)
    throw new Error(`The contract has nothing at #/${place.join("/")}. Regenerate it from openapi/petstore.yaml.`);
  return here as Located<Node>;
}

/** Where each entry of a map or list stands, by its name or index; none where the node lacks it. */
export function entryPlaces({ node, place }: Located<object>, name: string): [entry: string, place: Place][] {
  const entries = (node as Record<string, unknown>)[name];
  return Object.keys(entries ?? {}).map((entry) => [entry, [...place, name, entry]]);
}

export function isReference(node: unknown): node is Reference {
  return typeof node === "object" && node !== null && "$ref" in node;
}

/** Where a reference inside the document leads (RFC 6901, section 4). */
export function placeOf({ $ref }: Reference): Place {
  const names = $ref.replace(/^#\//, "").split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Follows `$ref`s inside the document until something that is no reference. @throws when a reference leads nowhere */
export function resolve<Node extends object>(document: ContractDocument, node: Node | Reference): Node {
  return isReference(node) ? (follow(document, node) as Node) : node;
}

// The judge follows those of every answer; a document does not change while it is judged by.
const followed = new WeakMap<ContractDocument, Map<string, unknown>>();

function follow(document: ContractDocument, reference: Reference): unknown {
  const known = followed.get(document) ?? new Map<string, unknown>();
  followed.set(document, known);
  if (!known.has(reference.$ref)) known.set(reference.$ref, locate(document, placeOf(reference)).node);
  return known.get(reference.$ref);
}

/** The name that answers outside every operation go by: of the parser, of authentication before routing, of routing. */
export const unrouted = "unrouted";

/** An operation of the document with its place; or, without one, the answers that belong to no operation. */
export interface DocumentedOperation {
  readonly id: string;
  readonly route?: { readonly method: string; readonly path: string; readonly operation: OperationObject };
  readonly responses: ReadonlyMap<number, ResponseObject>;
}

/** Every operation of the document by its id, and the answers outside of them under `unrouted`. */
export function documentedOperations(document: ContractDocument): ReadonlyMap<string, DocumentedOperation> {
  const operations = known.get(document) ?? readOperations(document);
  known.set(document, operations);
  return operations;
}

// Every request of a case asks for them; a document does not change while it is judged by.
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

/** The path under which the API is served, as the first server says. */
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

/** The first example of each path parameter and of the body: what makes a valid request. */
export function examplesOf(
  document: ContractDocument,
  operationId: string,
): { path: Record<string, unknown>; body: unknown } {
  const operation = documentedOperations(document).get(operationId)?.route?.operation;
  const path = parametersOf(document, operation)
    .filter(({ in: place }) => place === "path")
    .map(({ name, examples }) => [name, first(examples)]);
  const requestBody = operation?.requestBody && resolve<BodyObject>(document, operation.requestBody);
  const [content] = Object.values(requestBody?.content ?? {});
  return { path: Object.fromEntries(path), body: first(content?.examples) };
}

/** The first example of a parameter as it is sent. */
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

/** JSON Pointer of a place in a value, as the details of a refusal and the cells of coverage name it (RFC 6901, section 3). */
export function pointerTo(...path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The range of an integer of `format: int64`, both ends inclusive. */
export const int64 = { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n } as const;

let finder: LineFinder | undefined;

/** The line of openapi/petstore.yaml where a place of the contract begins. */
export const contractLine: LineFinder = (place) => {
  const path = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
  finder ??= createLineFinder(readFileSync(path, "utf8"));
  return finder(place);
};

/** Tells the line, from 1, where a place of the document begins; of the nearest place around it where it has none. */
export type LineFinder = (place: Place) => number;

/** Reads YAML text for its lines. */
export function createLineFinder(text: string): LineFinder {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return (place) => {
    let node: unknown = contents;
    let offset = 0;
    for (const name of place) {
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
