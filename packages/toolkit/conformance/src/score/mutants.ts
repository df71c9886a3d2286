import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { isJson, isNode, toArray, toNode } from "@animal-store/openapi-document";
import type { ApiDocument, Operation, ResponseEntry, Schema } from "../document.ts";
import { createValueSource } from "../requests.ts";
import { itemsOf, listProperties, listTypes, typeOf } from "../schema/values.ts";
import { createInputMutants } from "./input-mutants.ts";
import { type Middleware, onResponse, type PlainResponse, rebuildRequest, withHeader } from "./middleware.ts";

/** A defect of the service. It changes the messages of one operation, or those of requests that match none. */
export interface Mutant {
  /** Unique: the class, the operation and the change. */
  readonly id: string;
  readonly class: MutantClass;
  /** Undefined for requests that match no operation. */
  readonly operation: Operation | undefined;
  /** The defect: `200 without ETag`. */
  readonly title: string;
  readonly node: object;
  /** Changes the messages of the operation. */
  readonly middleware: Middleware;
}

export const mutantClasses = ["status", "code", "header", "member", "list", "input", "effect", "security"] as const;
export type MutantClass = (typeof mutantClasses)[number];

/** Returns the mutants of a document, in the order of its operations. The last ones change responses of unrouted requests. */
export function createMutants(document: ApiDocument): Mutant[] {
  const values = createValueSource(document, 1);
  const mutants = [...document.operations, undefined].flatMap((operation) => {
    const create: Create = (group, title, middleware, node = operation?.node ?? document.root) => ({
      id: `${group}/${operation?.id ?? "unrouted"}/${title}`,
      class: group,
      operation,
      title,
      node,
      middleware,
    });
    const responses = operation?.responses ?? document.unrouted;
    const responseMutants = [
      ...createStatusMutants(responses, create),
      ...createCodeMutants(document, responses, create),
      ...createHeaderMutants(responses, create),
      ...createMemberMutants(document, responses, create),
    ];
    if (!operation) return responseMutants;
    return [
      ...responseMutants,
      ...createInputMutants(document, operation, values, create),
      ...createEffectMutants(operation, create),
      ...createSecurityMutants(operation, create),
    ];
  });
  return [...new Map(mutants.map((mutant) => [mutant.id, mutant])).values()];
}

export type Create = (group: MutantClass, title: string, middleware: Middleware, node?: object) => Mutant;

function onStatus(status: string, change: (response: PlainResponse) => PlainResponse): Middleware {
  const pattern = new RegExp(`^${status.replace(/X/gi, "\\d").replace("default", "[45]\\d\\d")}$`);
  return onResponse((response) => (pattern.test(String(response.status)) ? change(response) : response));
}

/** Replaces a status with the next documented one, and with one that is not documented. */
function createStatusMutants(responses: readonly ResponseEntry[], create: Create): Mutant[] {
  return responses.flatMap(({ status, node }, index) => {
    const other = responses[(index + 1) % responses.length]?.status ?? "";
    const wrong = /^\d{3}$/.test(other) && other !== status ? [Number(other), 418] : [418];
    return wrong.map((wrongStatus) => {
      const middleware = onStatus(status, (response) => ({ ...response, status: wrongStatus }));
      return create("status", `${status} returned as ${wrongStatus}`, middleware, node);
    });
  });
}

/** Replaces each error code with another one, of the same response if it has several. */
function createCodeMutants(document: ApiDocument, responses: readonly ResponseEntry[], create: Create): Mutant[] {
  const allCodes = Object.keys(toNode(document.root["x-error-codes"]));
  return responses.flatMap(({ status, errorCodes = [], node }) => {
    const candidates = errorCodes.length > 1 ? errorCodes : allCodes;
    return errorCodes.map((code) => {
      const wrong = candidates[(candidates.indexOf(code) + 1) % candidates.length];
      const change = (response: PlainResponse) =>
        changeJson(response, (body) => (isNode(body) && body.code === code ? { ...body, code: wrong } : body));
      return create("code", `${status} ${code} returned as ${wrong}`, onStatus(status, change), node);
    });
  });
}

function* createHeaderMutants(responses: readonly ResponseEntry[], create: Create): Iterable<Mutant> {
  for (const { status, headers, contents, node: responseNode } of responses) {
    const toMutant = (title: string, change: (response: PlainResponse) => PlainResponse, node: object) =>
      create("header", `${status} ${title}`, onStatus(status, change), node);
    for (const { name, node } of headers) {
      yield toMutant(`without ${name}`, (response) => withHeader(response, name, undefined), node);
      yield toMutant(`with a wrong ${name}`, (response) => appendToHeader(response, name), node);
    }
    const withUndocumented = (response: PlainResponse) => withHeader(response, "X-Powered-By", "test");
    yield toMutant("with an undocumented header", withUndocumented, responseNode);
    const withType = (type?: string) => (response: PlainResponse) =>
      response.headers.has("Content-Type") ? withHeader(response, "Content-Type", type) : response;
    for (const { node } of contents.slice(0, 1)) {
      yield toMutant("without Content-Type", withType(), node);
      yield toMutant("with the Content-Type text/html", withType("text/html"), node);
    }
  }
}

function appendToHeader(response: PlainResponse, name: string): PlainResponse {
  const value = response.headers.get(name);
  return value === null ? response : withHeader(response, name, `${value}1`);
}

/** Returns the changed value of a member, undefined to remove it. */
type Change = (value: unknown) => unknown;

const memberChanges: readonly [title: string, change: Change][] = [
  ["is missing", () => undefined],
  ["is null", () => null],
  ["has another type", (value) => (typeof value === "string" ? 7 : String(value))],
  ["has another value", toOtherValue],
];

function toOtherValue(value: unknown): unknown {
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "bigint") return BigInt(Number(value));
  return typeof value === "boolean" ? !value : value;
}

const listChanges: typeof memberChanges = [
  ["is in reverse order", (items) => toArray(items).toReversed()],
  ["repeats its first entry", (items) => [...toArray(items).slice(0, 1), ...toArray(items)]],
  ["lacks its last entry", (items) => toArray(items).slice(0, -1)],
  ["is empty", () => []],
];

function createMemberMutants(document: ApiDocument, responses: readonly ResponseEntry[], create: Create): Mutant[] {
  return responses.flatMap(({ status, contents }) => {
    const content = contents.find(({ mediaType }) => isJson(mediaType));
    if (content?.schema === undefined) return [];
    const examples = Object.values(content.examples).map((example) => stringifyJson(example));
    return listParts(document, content.schema).flatMap(({ path, isList, node }) => {
      return (isList ? listChanges : memberChanges).flatMap(([title, changeValue]) => {
        const changeKnown: Change = (value) => (isList && !Array.isArray(value) ? value : changeValue(value));
        const change: Change = (body) => changeAt(body, path, changeKnown);
        // A member that no example has can be one of other responses with the same schema.
        const isReached =
          examples.length === 0 || examples.some((text) => stringifyJson(change(parseJson(text))) !== text);
        if (!isReached) return [];
        const label = `${status} ${path.join("/") || "the body"} ${title}`;
        const middleware = onStatus(status, (response) => changeJson(response, change));
        return [create(isList ? "list" : "member", label, middleware, node)];
      });
    });
  });
}

const maxMemberDepth = 3;

/** A member or a list of a body. */
interface Part {
  /** `*` stands for the items of a list. */
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly node: object;
}

function listParts(document: ApiDocument, schema: Schema, path: readonly string[] = []): Part[] {
  if (path.filter((name) => name !== "*").length >= maxMemberDepth) return [];
  return listTypes(document, schema).flatMap((type): Part[] => {
    if (typeOf(type) === "array" && type.items !== undefined)
      return [{ path, isList: true, node: type }, ...listParts(document, itemsOf(type), [...path, "*"])];
    return listProperties(type).flatMap(([name, member]) => {
      const node = isNode(member) ? document.resolve<object>(member) : type;
      const inner = [...path, name];
      return [{ path: inner, isList: false, node }, ...listParts(document, member, inner)];
    });
  });
}

function changeJson(response: PlainResponse, change: Change): PlainResponse {
  try {
    const body = parseJson(response.text);
    const text = stringifyJson(change(body));
    return text === stringifyJson(body) ? response : { ...response, text };
  } catch {
    return response;
  }
}

function changeAt(value: unknown, path: readonly string[], change: Change): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (name === "*") return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  return isNode(value) && name in value ? { ...value, [name]: changeAt(value[name], rest, change) } : value;
}

/** A write that responds with success and changes nothing. */
function createEffectMutants(operation: Operation, create: Create): Mutant[] {
  const { method } = operation;
  if (["PUT", "PATCH", "DELETE"].includes(method)) {
    // The service handles another entry, so that the response is a success only for DELETE without a check.
    const middleware: Middleware = async ({ url, headers }, forward) =>
      toSuccess(operation, await forward(new Request(url, { headers })));
    return [create("effect", "returns success and changes nothing", middleware)];
  }
  if (method !== "GET") return [];
  const hide = onStatus("200", (response) => ({ ...response, status: 404 }));
  return [create("effect", "returns 404 for entries that exist", hide)];
}

function toSuccess({ responses }: Operation, response: PlainResponse): PlainResponse {
  const success = responses.find(({ status }) => /^2\d\d$/.test(status));
  if (response.status >= 300 || !success) return response;
  const status = Number(success.status);
  return success.contents.length === 0 ? { status, headers: new Headers(), text: "" } : { ...response, status };
}

/** The service does not check credentials: it uses those of an earlier success. */
function createSecurityMutants(operation: Operation, create: Create): Mutant[] {
  if (operation.isPublic) return [];
  const isCredential = ([name]: readonly [string, string]) =>
    /^(authorization|cookie)$|key|token/i.test(name) && !/^idempotency/i.test(name);
  let accepted: [string, string][] = [];
  const middleware: Middleware = async (request, forward) => {
    const own = [...request.headers].filter(isCredential);
    const others = [...request.headers].filter((entry) => !isCredential(entry));
    const isReplaced = accepted.length > 0 && stringifyJson(own) !== stringifyJson(accepted);
    const headers = new Headers([...others, ...accepted]);
    const response = await forward(isReplaced ? rebuildRequest(request, { headers }) : request);
    if (response.status < 300 && accepted.length === 0) accepted = own;
    return response;
  };
  return [create("security", "does not check credentials", middleware)];
}
