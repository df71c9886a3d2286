import type { ErrorReply, OperationEntry, Reply } from "@animal-store/openapi-hono";
import { sample } from "openapi-sampler";
import { contract } from "./generated/contract.ts";
import { documentJson } from "./generated/document.ts";
import { validators } from "./generated/responses.js";

interface StubRequest {
  readonly operation: OperationEntry;
  readonly body?: unknown;
  readonly reply: unknown;
}

/**
 * Responds with the example of the contract, or with a generated one. Replace it with a handler:
 * `({ path, query, body, reply, replyError }) => reply(200, …)`.
 */
export async function stub({ operation, body, reply }: StubRequest): Promise<Reply<never>> {
  // The server validates an item when it is read.
  if (isStream(body)) for await (const _ of body);
  const key = findSuccess(operation);
  const status = Number(key.replace("default", "200").replaceAll("X", "0"));
  const send = reply as (...response: unknown[]) => Reply<never>;
  return send(status, exampleBody(operation, key), exampleHeaders(operation, key));
}

function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/** Returns the body that `stub` sends for an operation. */
export function example<Body>(id: keyof typeof contract.operations): Body {
  const operation: OperationEntry = contract.operations[id];
  return exampleBody(operation, findSuccess(operation)) as Body;
}

const operations: readonly OperationEntry[] = Object.values(contract.operations);
const errorTypes = operations.flatMap(({ responses }) =>
  Object.keys(responses).flatMap((key) => (/^[45]|default/.test(key) ? (responses[key]?.mediaType ?? []) : [])),
);

/** Whether the contract describes errors in its own format, instead of as problem details (RFC 9457) or with codes. */
export const hasOwnErrors =
  errorTypes.length > 0 &&
  !errorTypes.includes("application/problem+json") &&
  Object.keys(contract.errorCodes).length === 0;

/** Returns an error in the format of the contract: the first example for its status, with its message. */
export function renderError(error: ErrorReply, status: number): never {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  for (const operation of operations) {
    const key = keys.find((each) => operation.responses[each]?.mediaType);
    if (key) return withError(exampleBody(operation, key), error.message, status) as never;
  }
  return { message: error.message, status } as never;
}

/** Replaces the messages and statuses in an example. */
function withError(value: unknown, message: string, status: number, name = ""): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => withError(item, message, status, "message"));
  if (/^(message|detail|description|error_description)$/.test(name) && typeof value === "string") return message;
  if (/^status(_?code)?$/i.test(name) && typeof value === "number") return status;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withError(each, message, status, key)]));
}

function findSuccess({ responses }: OperationEntry): string {
  const keys = [...Object.keys(responses).filter((key) => key.startsWith("2")), "default", ...Object.keys(responses)];
  return keys.find((key) => responses[key]) ?? "default";
}

function exampleBody(operation: OperationEntry, key: string): unknown {
  const { mediaType = null, contents } = operation.responses[key] ?? {};
  if (mediaType === null) return undefined;
  const type = selectMediaType(operation, key);
  const kind = contents?.[type]?.kind;
  if (kind === "binary") return new TextEncoder().encode("example");
  const validate = validators[`${operation.id}.${key}.body${type === mediaType ? "" : ` ${type}`}`];
  const media = findResponse(operation, key, "content", type);
  if (kind === "events" || kind === "lines" || kind === "sequence") return [exampleItem(media)].flat();
  const body = selectExample(media, (value) => validate?.call(undefined, value) !== false);
  return kind === "text" ? String(body) : body;
}

/** Returns an item, or the list of items that the schema of JSON lines can describe. */
function exampleItem({ itemSchema = {}, ...media }: Node): unknown {
  const item = selectExample({ schema: itemSchema, ...media }, () => true);
  // The data of an event is text that contains JSON.
  const { contentSchema } = resolve(itemSchema)?.properties?.data ?? {};
  return contentSchema ? { ...(item as object), data: sample(contentSchema, {}, document) } : item;
}

/** Prefers JSON. */
function selectMediaType({ responses }: OperationEntry, key: string): string {
  const { mediaType, contents = {} } = responses[key] ?? {};
  return Object.keys(contents).find((type) => contents[type]?.kind === "json") ?? mediaType ?? "";
}

/** Returns the required headers, and the type of a body that can have several. */
function exampleHeaders(operation: OperationEntry, key: string): Record<string, unknown> {
  const { headers = {}, contents } = operation.responses[key] ?? {};
  const required = Object.keys(headers).filter((name) => headers[name]?.required && headers[name].const === undefined);
  const toHeader = (name: string) => [name, selectExample(findResponse(operation, key, "headers", name), () => true)];
  const type = selectMediaType(operation, key).replace("*/*", "application/octet-stream").replace("/*", "/png");
  return { ...Object.fromEntries(required.map(toHeader)), ...(contents && { "Content-Type": type }) };
}

/** An object of the document, such as a media type or a header. */
interface Node {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly schema?: object;
  /** Since OpenAPI 3.2, as `dataValue` of examples. */
  readonly itemSchema?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly contentSchema?: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Node>>;
}

/** Returns the first valid example. Generates it if the document has none. */
function selectExample({ schema = {}, example, examples = {} }: Node, isValid: (value: unknown) => boolean): unknown {
  const named = Object.values(examples).map((each) => resolve(each) ?? {});
  const documented = [example, ...named.map(({ value, dataValue = value }) => dataValue)];
  const valid = documented.find((value) => value !== undefined && isValid(value));
  if (valid !== undefined) return valid;
  const options = { quiet: true, skipWriteOnly: true, enablePatterns: true };
  const generated = sample(schema, options, document);
  return isValid(generated) ? generated : sample(schema, { ...options, skipNonRequired: true }, document);
}

const document: Node = JSON.parse(documentJson);

function findResponse({ path, method }: OperationEntry, key: string, ...keys: readonly string[]): Node {
  const rest = ["responses", key, ...keys];
  // OpenAPI 3.2 has additional methods.
  const additional = ["additionalOperations", method, ...rest];
  return find(["paths", path, method.toLowerCase(), ...rest]) ?? find(["paths", path, ...additional]) ?? {};
}

function find(keys: readonly string[]): Node | undefined {
  return keys.reduce<Node | undefined>((node, key) => resolve(node?.[key] as Node | undefined), document);
}

function resolve(node: Node | undefined): Node | undefined {
  if (node?.$ref === undefined) return node;
  const keys = node.$ref.split("/").slice(1);
  return find(keys.map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~")));
}
