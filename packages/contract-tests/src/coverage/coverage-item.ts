import {
  type ApiDocument,
  eventStream,
  findContent,
  type HttpRequest,
  type HttpResponse,
  isNode,
  listRequired,
  type Operation,
  type ResponseEntry,
  resolveSchema,
  type Schema,
  toPathPattern,
} from "@animal-store/conformance/internal";
import { listResponseGroups, toJsonPointer, unrouted } from "../contract-document.ts";
import { bodyContent, type InputField, listFields, rejectedMembers, storeReferences } from "../inputs/input-field.ts";

type CoverageKind =
  | "responses"
  | "headers"
  | "members"
  | "inputs"
  | "enums"
  | "bounds"
  | "rules"
  | "examples"
  | "methods";

/** A part of the contract that a case must cover. */
export interface CoverageItem {
  readonly kind: CoverageKind;
  /** An operation, `unrouted`, or `shared` for a component that counts once. */
  readonly group: string;
  /** Unique within its group and kind. */
  readonly name: string;
  readonly node: object;
  readonly key?: string;
  isCovered?(exchange: Exchange): boolean;
  /** The entry in `covers` of a case that covers the item, if no single response can cover it. */
  readonly coversEntry?: string;
}

const shared = "shared";

export function toItemId({ group, kind, name }: CoverageItem): string {
  return `${group} ${kind}: ${name}`;
}

/** A sent request. For raw bytes, only the request line is known. */
export type SentRequest = Pick<HttpRequest, "method" | "target"> & Partial<HttpRequest>;

/** A request and its response. */
export interface Exchange {
  /** `unrouted` for a response that no operation documents, also on the path of an operation. */
  readonly group: string;
  readonly method: string;
  /** Below the base path, as sent. */
  readonly path: string;
  readonly response: HttpResponse;
  readonly code: string | undefined;
}

/** Finds the operation of an exchange by method, path, status and error code. */
export function toExchange(document: ApiDocument, { method, target }: SentRequest, response: HttpResponse): Exchange {
  const [fullPath = ""] = target.split("?", 1);
  const path = fullPath.startsWith(document.basePath) ? fullPath.slice(document.basePath.length) : fullPath;
  const code = codeOf(response);
  const documents = ({ status, errorCodes = [] }: ResponseEntry) =>
    status === String(response.status) && (code === undefined || errorCodes.includes(code));
  const operation = document.operations.find(
    (candidate) =>
      (candidate.method === method || (candidate.method === "GET" && method === "HEAD")) &&
      toPathPattern(candidate.path).test(path) &&
      candidate.responses.some(documents),
  );
  return { group: operation?.id ?? unrouted, method, path, response, code };
}

export function codeOf(response: HttpResponse): string | undefined {
  return response.status < 400 || response.bodyText === "" ? undefined : (response.body as { code: string }).code;
}

export function listCoverageItems(document: ApiDocument): CoverageItem[] {
  return [
    ...listResponseGroups(document).flatMap(({ id, responses }) =>
      responses.flatMap((response) => listResponseItems(id, response)),
    ),
    ...listBodyItems(document),
    ...document.operations.flatMap((operation) => listInputItems(document, operation)),
    ...listNumberItems(document),
    ...listMethodItems(document),
  ];
}

function listResponseItems(group: string, { status, headers, contents, errorCodes, node }: ResponseEntry) {
  const hasStatus = (exchange: Exchange) => exchange.group === group && String(exchange.response.status) === status;
  const toItem = (kind: CoverageKind, name: string, isMatch: (exchange: Exchange) => boolean, place = node) => ({
    kind,
    group,
    name: `${status}${name}`,
    node: place,
    isCovered: (exchange: Exchange) => hasStatus(exchange) && isMatch(exchange),
  });
  return [
    ...(errorCodes ?? []).map((code) => toItem("responses", ` ${code}`, (exchange) => exchange.code === code)),
    ...(errorCodes ? [] : [toItem("responses", "", () => true)]),
    ...(contents.length > 1 ? contents : []).map((content) =>
      toItem(
        "responses",
        ` ${content.mediaType}`,
        ({ response }) => findContent(contents, response.headers.get("content-type")) === content,
        content.node,
      ),
    ),
    ...headers.map((header) =>
      toItem(
        "headers",
        ` ${header.name}`,
        ({ response }) => response.headers.has(header.name.toLowerCase()),
        header.node,
      ),
    ),
  ];
}

/** Items for the members of each body. The error body counts once, because few errors use its optional members. */
function listBodyItems(document: ApiDocument): CoverageItem[] {
  const bodies = listResponseGroups(document).flatMap(({ id, responses }) =>
    responses.flatMap(({ status, contents, errorCodes }) =>
      contents
        // The response validator checks each event, and a stream does not contain every kind of event.
        .filter(({ mediaType }) => mediaType !== eventStream)
        .map(({ schema = true }) => ({
          ...(errorCodes ? { group: shared, label: "Error" } : { group: id, label: status }),
          operation: id,
          status,
          schema,
        })),
    ),
  );
  return [...Map.groupBy(bodies, ({ group, label }) => `${group} ${label}`).values()].flatMap((same) => {
    const [{ group, label, schema }] = same as [(typeof bodies)[number]];
    const hasBody = ({ group: operation, response }: Exchange) =>
      same.some((body) => body.operation === operation && body.status === String(response.status)) &&
      !response.headers.get("content-type")?.startsWith(eventStream);
    return listValues(document, schema).flatMap((value) => listValueItems(value, { group, label, hasBody }));
  });
}

/** A value that a schema describes: the whole value, a member, or the items of a list. */
interface SchemaValue {
  /** Member names; `*` stands for every item of a list. */
  readonly path: readonly string[];
  readonly schema: Readonly<Record<string, unknown>>;
  /** The schema before references are resolved. */
  readonly node: object;
  readonly isOptional: boolean;
}

/** Returns the value of a schema and all nested values. @throws {Error} if a schema is composed, as by `allOf` */
function listValues(
  document: ApiDocument,
  node: Schema,
  path: readonly string[] = [],
  isOptional = false,
): SchemaValue[] {
  const schema = resolveSchema(document, node);
  if (!isNode(schema) || !isNode(node)) return [];
  const unsupported = ["allOf", "anyOf", "oneOf", "not", "if", "prefixItems"].find((keyword) => keyword in schema);
  if (unsupported)
    throw new Error(`Coverage does not support ${unsupported} at ${document.locate(node)}. Add it to listValues.`);
  const members = Object.entries(Object(schema.properties) as Record<string, Schema>).flatMap(([name, member]) =>
    listValues(document, member, [...path, name], !listRequired(schema).includes(name)),
  );
  const items = schema.items === undefined ? [] : listValues(document, schema.items as Schema, [...path, "*"]);
  return [{ path, schema, node, isOptional }, ...members, ...items];
}

function listValueItems(
  { path, schema, node, isOptional }: SchemaValue,
  { group, label, hasBody }: { group: string; label: string; hasBody: (exchange: Exchange) => boolean },
): CoverageItem[] {
  const name = `${label} ${path.map((part) => (part === "*" ? "[]" : toJsonPointer(part))).join("")}`;
  const isMember = path.length > 0 && path.at(-1) !== "*";
  const toItem = (kind: CoverageKind, state: unknown, isMatch: (body: unknown) => boolean): CoverageItem => ({
    kind,
    group,
    name: `${name} is ${state}`,
    node,
    isCovered: (exchange) => hasBody(exchange) && isMatch(exchange.response.body),
  });
  const choices = (schema.enum ?? []) as readonly unknown[];
  return [
    ...(isMember ? [toItem("members", "there", (body) => valuesAt(body, path).length > 0)] : []),
    ...(isMember && isOptional ? [toItem("members", "missing", (body) => isMissing(body, path))] : []),
    ...choices.map((choice) => toItem("enums", choice, (body) => valuesAt(body, path).includes(choice))),
  ];
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (values, name) =>
      values.flatMap((parent) => {
        if (name === "*") return Array.isArray(parent) ? parent : [];
        return isNode(parent) && Object.hasOwn(parent, name) ? [parent[name]] : [];
      }),
    value === undefined ? [] : [value],
  );
}

/** Returns whether the last member of a path is missing in an existing parent object. */
function isMissing(value: unknown, path: readonly string[]): boolean {
  const name = path.at(-1) ?? "";
  return valuesAt(value, path.slice(0, -1)).some((parent) => isNode(parent) && !Object.hasOwn(parent, name));
}

const annotations = ["description", "default", "type", "enum"];

/** Items that cases cover through `covers`, because a response does not show which input was tested. */
function listInputItems(document: ApiDocument, operation: Operation): CoverageItem[] {
  const { id, node, method } = operation;
  const toItem: ToItem = (kind, name, place, key, coversEntry = name) => ({
    kind,
    group: id,
    name,
    node: place,
    ...(key !== undefined && { key }),
    coversEntry: `${id} ${coversEntry}`,
  });
  const content = bodyContent(document, operation);
  const body = document.resolve<object>(content?.schema);
  const examples = Object.entries(content?.examples ?? {}).filter(([, value]) => !isStoreReference(value));
  return [
    ...listFields(document, operation).flatMap((field) => listFieldItems(field, toItem)),
    toItem("inputs", "unknown parameter", node),
    // A response does not show the effect of a write, so a case must read the stored data.
    ...(method === "GET" ? [] : [toItem("methods", "effect", node)]),
    ...(content
      ? [
          toItem("inputs", "unknown member", body, "additionalProperties"),
          toItem("rules", "Content-Type satisfied", content.node),
          toItem("rules", "Content-Type violated", content.node),
          ...rejectedMembers(document, operation).map((name) =>
            toItem("inputs", `rejected member ${name}`, body, "x-refused-members"),
          ),
          ...examples.map(([name]) => toItem("examples", `example ${name}`, Object(content.node.examples), name)),
        ]
      : []),
  ];
}

type ToItem = (kind: CoverageKind, name: string, node: object, key?: string, coversEntry?: string) => CoverageItem;

// The result of an example with the id of a stored entry depends on the store.
function isStoreReference(value: unknown): boolean {
  return storeReferences.some((name) => name in Object(value));
}

function listFieldItems(field: InputField, toItem: ToItem): CoverageItem[] {
  const { in: place, path, required, schema, schemaNode, node, examples } = field;
  // A path parameter cannot be missing.
  const states = [
    "sent",
    ...(place === "path" ? [] : [required ? "missing" : "left out"]),
    ...(place === "query" ? ["repeated"] : []),
  ];
  const choices = (schema.enum ?? []) as readonly unknown[];
  const keywords = Object.keys(schema).filter((keyword) => !/^[x$]-?/.test(keyword) && !annotations.includes(keyword));
  // A parameter is sent as text, so a string parameter cannot have a wrong type.
  const isTyped = place === "body" || schema.type !== "string";
  return [
    ...states.map((state) => toItem("inputs", `${path} ${state}`, node)),
    ...choices.map((choice) => toItem("enums", `${path} enum: ${choice}`, schemaNode, "enum")),
    ...(choices.length > 0 ? [toItem("enums", `${path} enum violated`, schemaNode, "enum")] : []),
    ...(isTyped ? [toItem("rules", `${path} type violated`, schemaNode, "type")] : []),
    ...keywords.flatMap((keyword) =>
      ["satisfied", "violated"].map((result) =>
        toItem(
          keyword === "pattern" ? "rules" : "bounds",
          `${path} ${keyword} ${schema[keyword]} ${result}`,
          schemaNode,
          keyword,
          `${path} ${keyword} ${result}`,
        ),
      ),
    ),
    ...(storeReferences.includes(field.name) ? [] : Object.keys(examples)).map((name) =>
      toItem("examples", `${path} example ${name}`, node, "examples"),
    ),
  ];
}

const numberGroups = ["x-request-limits", "x-rate-limit-plans", "x-ban", "x-idempotency", "x-cross-origin"];

function listNumberItems({ root }: ApiDocument): CoverageItem[] {
  return numberGroups.flatMap((group) => findNumberItems(Object(root[group]), [group]));
}

// Null stands for a number that is agreed with each customer, so it has no item.
function findNumberItems(node: object, path: readonly string[]): CoverageItem[] {
  return Object.entries(node).flatMap(([key, value]): CoverageItem[] => {
    if (isNode(value)) return findNumberItems(value, [...path, key]);
    const coversEntry = [...path, key].join("/");
    if (typeof value !== "number") return [];
    return [{ kind: "bounds", group: shared, name: `${coversEntry} is ${value}`, node, key, coversEntry }];
  });
}

/** Returns items for HEAD on each GET (RFC 9110, section 9.3.2) and OPTIONS on each path (section 9.3.7). */
function listMethodItems({ operations, root }: ApiDocument): CoverageItem[] {
  const headItems = operations
    .filter(({ method }) => method === "GET")
    .map(
      ({ id, node }): CoverageItem => ({
        kind: "methods",
        group: id,
        name: "HEAD succeeds",
        node,
        // A 404 depends on the store, so the request itself is valid.
        isCovered: ({ group, method, response: { status } }) =>
          group === id && method === "HEAD" && (status < 400 || status === 404),
      }),
    );
  const optionsItems = Object.entries(root.paths as Record<string, object>).map(
    ([path, node]): CoverageItem => ({
      kind: "methods",
      group: unrouted,
      name: `OPTIONS ${path} names the methods`,
      node,
      isCovered: ({ method, path: sentPath, response }) =>
        method === "OPTIONS" &&
        toPathPattern(path).test(sentPath) &&
        response.status < 300 &&
        response.headers.has("allow"),
    }),
  );
  return [...headItems, ...optionsItems];
}
