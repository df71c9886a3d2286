import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { findContent, isJson, isNode, type Node } from "@animal-store/openapi-document";
import type { ApiDocument, Operation, Parameter, Schema } from "../document.ts";
import { chooseContent, createValueSource, type ValueSource } from "../requests.ts";
import { listRequired, listTypes, typeOf } from "../schema/values.ts";
import { tryParse } from "../validate-response.ts";
import {
  type Middleware,
  onRequest,
  onResponse,
  type PlainResponse,
  rebuildRequest,
  withBody,
  withHeader,
  withRequestHeader,
  withUrl,
} from "./middleware.ts";

/** A defect of the service. It changes the messages of one operation. */
export interface Mutant {
  /** Unique: the class, the operation and the change. */
  readonly id: string;
  readonly class: MutantClass;
  readonly operation: Operation;
  /** The defect: `200 without ETag`. */
  readonly title: string;
  readonly node: object;
  /** Changes the messages of the operation. */
  readonly middleware: Middleware;
}

export const mutantClasses = ["status", "header", "member", "list", "input", "effect", "security"] as const;
export type MutantClass = (typeof mutantClasses)[number];

/** Returns the mutants of a document, in the order of its operations. */
export function createMutants(document: ApiDocument): Mutant[] {
  const values = createValueSource(document, 1);
  return document.operations.flatMap((operation) => {
    const create = (
      group: MutantClass,
      title: string,
      middleware: Middleware,
      node: object = operation.node,
    ): Mutant => ({
      id: `${group}/${operation.id}/${title}`,
      class: group,
      operation,
      title,
      node,
      middleware,
    });
    const mutants = [
      ...createStatusMutants(operation, create),
      ...createHeaderMutants(operation, create),
      ...createMemberMutants(document, operation, create),
      ...createInputMutants(document, operation, values, create),
      ...createEffectMutants(operation, create),
      ...createSecurityMutants(operation, create),
    ];
    return [...new Map(mutants.map((mutant) => [mutant.id, mutant])).values()];
  });
}

type Create = (group: MutantClass, title: string, middleware: Middleware, node?: object) => Mutant;

function onStatus(status: string, change: (response: PlainResponse) => PlainResponse): Middleware {
  const pattern = new RegExp(`^${status.replace(/X/gi, "\\d").replace("default", "[45]\\d\\d")}$`);
  return onResponse((response) => (pattern.test(String(response.status)) ? change(response) : response));
}

function createStatusMutants({ responses }: Operation, create: Create): Mutant[] {
  return responses.map(({ status, node }, index) => {
    const other = responses[(index + 1) % responses.length]?.status ?? "";
    const wrong = /^\d{3}$/.test(other) && other !== status ? Number(other) : 418;
    return create(
      "status",
      `${status} returned as ${wrong}`,
      onStatus(status, (response) => ({ ...response, status: wrong })),
      node,
    );
  });
}

function createHeaderMutants({ responses }: Operation, create: Create): Mutant[] {
  return responses.flatMap(({ status, headers, contents }) => {
    const toMutant = (title: string, name: string, node: object, change: (value: string) => string | undefined) =>
      create(
        "header",
        `${status} ${title}`,
        onStatus(status, (response) => {
          const value = response.headers.get(name);
          return value === null ? response : withHeader(response, name, change(value));
        }),
        node,
      );
    return [
      ...headers.flatMap(({ name, node }) => [
        toMutant(`without ${name}`, name, node, () => undefined),
        toMutant(`with a wrong ${name}`, name, node, (value) => `${value}1`),
      ]),
      ...contents
        .slice(0, 1)
        .map(({ node }) => toMutant("with the Content-Type text/html", "Content-Type", node, () => "text/html")),
    ];
  });
}

/** Changes of a member. Each returns the members that replace it. */
const memberChanges: readonly [title: string, change: (name: string, value: unknown) => Record<string, unknown>][] = [
  ["is missing", () => ({})],
  ["is null", (name) => ({ [name]: null })],
  ["has another type", (name, value) => ({ [name]: typeof value === "string" ? 7 : String(value) })],
  ["has another value", (name, value) => ({ [name]: toOtherValue(value) })],
];

function toOtherValue(value: unknown): unknown {
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "bigint") return BigInt(Number(value));
  return typeof value === "boolean" ? !value : value;
}

const listChanges: readonly [title: string, change: (items: unknown[]) => unknown[]][] = [
  ["is in reverse order", (items) => items.toReversed()],
  ["repeats its first entry", (items) => [...items.slice(0, 1), ...items]],
  ["lacks its last entry", (items) => items.slice(0, -1)],
  ["is empty", () => []],
];

function createMemberMutants(document: ApiDocument, { responses }: Operation, create: Create): Mutant[] {
  return responses.flatMap(({ status, contents }) => {
    const content = contents.find(({ mediaType }) => isJson(mediaType));
    if (content?.schema === undefined) return [];
    return listPaths(document, content.schema).flatMap(({ path, isList, node }) => {
      const toMutant = (title: string, change: (body: unknown) => unknown) => {
        const label = `${status} ${path.join("/") || "the body"} ${title}`;
        return create(
          isList ? "list" : "member",
          label,
          onStatus(status, (response) => changeJson(response, change)),
          node,
        );
      };
      if (!isList)
        return memberChanges.map(([title, change]) => toMutant(title, (body) => changeMember(body, path, change)));
      return listChanges.map(([title, change]) =>
        toMutant(title, (body) => changeAt(body, path, (items) => (Array.isArray(items) ? change(items) : items))),
      );
    });
  });
}

const maxMemberDepth = 3;

/** Returns the members and lists of a schema. `*` stands for the items of a list. */
function listPaths(
  document: ApiDocument,
  schema: Schema,
  path: readonly string[] = [],
): { path: readonly string[]; isList: boolean; node: object }[] {
  if (path.filter((name) => name !== "*").length >= maxMemberDepth) return [];
  return listTypes(document, schema).flatMap((type) => {
    if (typeOf(type) === "array" && type.items !== undefined)
      return [{ path, isList: true, node: type }, ...listPaths(document, type.items as Schema, [...path, "*"])];
    return Object.entries(Object(type.properties) as Record<string, Schema>).flatMap(([name, member]) => [
      { path: [...path, name], isList: false, node: isNode(member) ? document.resolve<object>(member) : type },
      ...listPaths(document, member, [...path, name]),
    ]);
  });
}

function changeJson(response: PlainResponse, change: (value: unknown) => unknown): PlainResponse {
  try {
    const body = parseJson(response.text);
    const text = stringifyJson(change(body));
    return text === stringifyJson(body) ? response : { ...response, text };
  } catch {
    return response;
  }
}

function changeAt(value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (name === "*") return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  return isNode(value) && name in value ? { ...value, [name]: changeAt(value[name], rest, change) } : value;
}

function changeMember(
  body: unknown,
  path: readonly string[],
  change: (name: string, value: unknown) => object,
): unknown {
  const name = path.at(-1) ?? "";
  return changeAt(body, path.slice(0, -1), (parent) => {
    if (!isNode(parent) || !(name in parent)) return parent;
    return Object.fromEntries(
      Object.entries(parent).flatMap(([key, value]) =>
        key === name ? Object.entries(change(key, value)) : [[key, value]],
      ),
    );
  });
}

/** The service ignores an input, does not validate it, or rejects each request with it. */
function createInputMutants(
  document: ApiDocument,
  operation: Operation,
  values: ValueSource,
  create: Create,
): Mutant[] {
  const rejection = findRejection(operation);
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === "query" || parameter.in === "header")
    .flatMap((parameter) => {
      const { name, node, required } = parameter;
      const valid = values.createValues(operation, name).parameters.get(parameter);
      const ignore = onRequest((request) => withParameter(request, parameter, undefined));
      const repair = onRequest((request) => {
        const text = readParameter(request, parameter);
        const isBroken = text === undefined ? required : !isValidText(document, values, parameter.schema, text);
        return isBroken && valid !== undefined ? withParameter(request, parameter, String(valid)) : request;
      });
      const reject = (response: PlainResponse) =>
        onResponse((original, request) => {
          const isSent = readParameter(request, parameter) !== undefined;
          return isSent && original.status < 300 ? response : original;
        });
      return [
        create("input", `ignores ${name}`, ignore, node),
        create("input", `does not validate ${name}`, repair, node),
        ...(rejection ? [create("input", `rejects ${name}`, reject(rejection), node)] : []),
      ];
    });
  return [...parameters, ...createBodyMutants(document, operation, values, create)];
}

function findRejection({ responses }: Operation): PlainResponse | undefined {
  const entry = responses.find(({ status }) => status === "400" || status === "422" || status === "4XX");
  if (!entry) return undefined;
  const status = entry.status === "422" ? 422 : 400;
  const [content] = entry.contents;
  if (!content) return { status, headers: new Headers(), text: "" };
  const [example = {}] = Object.values(content.examples);
  return { status, headers: new Headers({ "Content-Type": content.mediaType }), text: stringifyJson(example) };
}

function readParameter({ url, headers }: Request, { name, in: place }: Parameter): string | undefined {
  return (place === "header" ? headers.get(name) : new URL(url).searchParams.get(name)) ?? undefined;
}

function withParameter(request: Request, parameter: Parameter, value: string | undefined): Request {
  const { name, in: place } = parameter;
  if (place === "header") return withRequestHeader(request, name, value);
  if (value === undefined && readParameter(request, parameter) === undefined) return request;
  return withUrl(request, ({ searchParams }) => {
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  });
}

function isValidText(document: ApiDocument, values: ValueSource, schema: Schema, text: string): boolean {
  const types = listTypes(document, schema).map(typeOf);
  if (types.includes("array")) return true;
  const isScalar = types.some((type) => ["integer", "number", "boolean"].includes(type));
  return values.isValid(schema, isScalar ? tryParse(text) : text);
}

function createBodyMutants(document: ApiDocument, operation: Operation, values: ValueSource, create: Create): Mutant[] {
  const content = chooseContent(operation.body?.contents);
  if (!content || !isJson(content.mediaType) || content.schema === undefined) return [];
  const { schema, node } = content;
  const valid = values.createValues(operation, "mutant").body;
  const changeBody = (change: (body: unknown) => unknown) =>
    onRequest((request) => {
      if (!findContent([content], request.headers.get("content-type") ?? undefined)) return request;
      return withBody(request, (text) => {
        const body = tryParse(text);
        const changed = body === undefined ? body : change(body);
        return changed === body ? text : stringifyJson(changed);
      });
    });
  const members = listTypes(document, schema).flatMap((type) =>
    Object.entries(Object(type.properties) as Record<string, Schema>).map(([name, member]) => ({
      name,
      memberNode: isNode(member) ? document.resolve<object>(member) : node,
      isRequired: listRequired(type).includes(name),
    })),
  );
  return members.flatMap(({ name, memberNode, isRequired }) => {
    const replace = (body: Node) => ({ ...body, [name]: Object(valid)[name] });
    const ignore = changeBody((body) => {
      if (!isNode(body) || !(name in body)) return body;
      const { [name]: _ignored, ...others } = body;
      return isRequired ? replace(body) : others;
    });
    const repair = changeBody((body) => {
      if (!isNode(body) || values.isValid(schema, body)) return body;
      const repaired = replace(body);
      return values.isValid(schema, repaired) ? repaired : body;
    });
    return [
      create("input", `ignores the member ${name}`, ignore, memberNode),
      create("input", `does not validate the member ${name}`, repair, memberNode),
    ];
  });
}

/** A write that responds with success and changes nothing. */
function createEffectMutants(operation: Operation, create: Create): Mutant[] {
  const { method } = operation;
  if (["PUT", "PATCH", "DELETE"].includes(method))
    // The service handles another entry, so that the response is a success only for DELETE without a check.
    return [
      create("effect", "returns success and changes nothing", async ({ url, headers }, forward) =>
        toSuccess(operation, await forward(new Request(url, { headers }))),
      ),
    ];
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
  return [
    create("security", "does not check credentials", async (request, forward) => {
      const [own, others] = [true, false].map((isOwn) =>
        [...request.headers].filter((entry) => isCredential(entry) === isOwn),
      ) as [[string, string][], [string, string][]];
      const isReplaced = accepted.length > 0 && stringifyJson(own) !== stringifyJson(accepted);
      const headers = new Headers([...others, ...accepted]);
      const response = await forward(isReplaced ? rebuildRequest(request, { headers }) : request);
      if (response.status < 300 && accepted.length === 0) accepted = own;
      return response;
    }),
  ];
}
