import type { ErrorReply, OperationEntry, Reply } from "@animal-store/openapi-hono";
import { sample } from "openapi-sampler";
import { contract } from "./generated/contract.ts";
import { documentJson } from "./generated/document.ts";
import { validators } from "./generated/responses.js";

/** The parts of OpenAPI that examples need. */
interface Reference {
  readonly $ref?: string;
}
interface Example extends Reference {
  readonly value?: unknown;
}
interface Media {
  readonly schema?: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}
interface Response extends Reference {
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, Media & Reference>>;
}
type PathItem = Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>;

const document: { readonly paths: Readonly<Record<string, PathItem>> } = JSON.parse(documentJson);

/**
 * Responds with the example of the document, or a generated one. Replace it with a handler:
 * `({ path, query, body, reply, replyError }) => reply(200, …)`.
 */
export function stub({
  operation,
  reply,
}: {
  readonly operation: OperationEntry;
  readonly reply: unknown;
}): Reply<never> {
  const key = findSuccess(operation);
  const status = Number(key.replace("default", "200").replaceAll("X", "0"));
  const headers = exampleHeaders(operation, key);
  return (reply as (...response: unknown[]) => Reply<never>)(status, exampleBody(operation, key), headers);
}

/** Returns the example body of an operation's first success. */
export function example<Body>(id: keyof typeof contract.operations): Body {
  const operation: OperationEntry = contract.operations[id];
  return exampleBody(operation, findSuccess(operation)) as Body;
}

/** Returns an error in the format of the document: its example, with this message. Undefined for problem details (RFC 9457). */
export const renderError = hasOwnErrors() ? toErrorBody : undefined;

function toErrorBody({ message }: ErrorReply, status: number): never {
  for (const operation of listOperations()) {
    const key = [String(status), `${String(status)[0]}XX`, "default"].find((each) => operation.responses[each]);
    if (key && operation.responses[key]?.mediaType)
      return withError(exampleBody(operation, key), { message, status }) as never;
  }
  return { status, message } as never;
}

/** Replaces the message and the status in an example, at any depth. */
function withError(value: unknown, error: { readonly message: string; readonly status: number }): unknown {
  if (Array.isArray(value))
    return value.slice(0, 1).map((item) => (typeof item === "string" ? error.message : withError(item, error)));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    if (/^(message|detail|description|error_description)$/.test(name) && typeof member === "string")
      return [name, error.message];
    if (/^status(_?code)?$/i.test(name) && typeof member === "number") return [name, error.status];
    return [name, withError(member, error)];
  });
  return Object.fromEntries(entries);
}

function hasOwnErrors(): boolean {
  const errors = listOperations().flatMap(({ responses }) =>
    Object.entries(responses).flatMap(([key, { mediaType }]) =>
      /^[45]|default/.test(key) && mediaType ? [mediaType] : [],
    ),
  );
  return (
    errors.length > 0 && !errors.includes("application/problem+json") && Object.keys(contract.errorCodes).length === 0
  );
}

function listOperations(): readonly OperationEntry[] {
  return Object.values(contract.operations);
}

function findSuccess({ responses }: OperationEntry): string {
  const keys = Object.keys(responses).sort();
  return keys.find((key) => key.startsWith("2")) ?? (responses.default ? "default" : (keys[0] ?? "default"));
}

function exampleBody(operation: OperationEntry, key: string): unknown {
  const { mediaType, contents } = operation.responses[key] ?? { mediaType: null };
  if (mediaType === null) return undefined;
  const type = selectMediaType(operation, key);
  const { kind } = contents?.[type] ?? { kind: "json" };
  if (kind === "binary") return new TextEncoder().encode("example");
  const media = findResponse(operation, key).content?.[type] ?? {};
  const validate = validators[`${operation.id}.${key}.body${type === mediaType ? "" : ` ${type}`}`];
  const body = selectExample(media, (value) => !validate || kind === "events" || validate.call(undefined, value));
  return kind === "events" ? [body] : kind === "text" ? String(body) : body;
}

/** Prefers JSON. */
function selectMediaType({ responses }: OperationEntry, key: string): string {
  const { mediaType, contents = {} } = responses[key] ?? {};
  return Object.keys(contents).find((type) => contents[type]?.kind === "json") ?? mediaType ?? "";
}

/** Returns the required headers, and the type of a body that can have several. */
function exampleHeaders(operation: OperationEntry, key: string): Record<string, unknown> {
  const { headers = {}, contents } = operation.responses[key] ?? {};
  const documented = findResponse(operation, key).headers ?? {};
  const required = Object.keys(headers).filter((name) => headers[name]?.required && headers[name].const === undefined);
  const values = required.map((name) => [name, selectExample(resolve(documented[name]) ?? {}, () => true)]);
  const type = selectMediaType(operation, key).replace("*/*", "application/octet-stream").replace("/*", "/png");
  return { ...Object.fromEntries(values), ...(contents && { "Content-Type": type }) };
}

function findResponse({ path, method }: OperationEntry, key: string): Response {
  return resolve(document.paths[path]?.[method.toLowerCase()]?.responses[key]) ?? {};
}

/** Returns the first valid example. Generates it if the document has none. */
function selectExample({ schema = {}, example, examples = {} }: Media, isValid: (value: unknown) => boolean): unknown {
  const documented = [example, ...Object.values(examples).map((each) => resolve(each)?.value)];
  const valid = documented.find((value) => value !== undefined && isValid(value));
  if (valid !== undefined) return valid;
  const options = { quiet: true, skipWriteOnly: true, enablePatterns: true };
  const generated = sample(schema, options, document);
  return isValid(generated) ? generated : sample(schema, { ...options, skipNonRequired: true }, document);
}

function resolve<Node extends Reference>(node: Node | undefined): Node | undefined {
  if (node?.$ref === undefined) return node;
  const keys = node.$ref.split("/").slice(1);
  const decode = (key: string) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
  return resolve(keys.reduce<unknown>((parent, key) => Object(parent)[decode(key)], document) as Node | undefined);
}
