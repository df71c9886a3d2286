import type { OperationEntry as Operation, ResponseEntry } from "@animal-store/codegen";
import type { Document, Node } from "./document.ts";

/** A path with GET and POST, and the path of its items with GET. A table with the JSON of items can serve it. */
export interface Collection {
  readonly table: string;
  /** The member and the path parameter that identify an item. */
  readonly id: string;
  readonly parameter: string;
  readonly idType: "integer" | "text" | "uuid";
  /** The members of an item in the list, if they are not all. */
  readonly listed: readonly string[] | undefined;
  /** The TypeScript type of an item. */
  readonly itemType: string;
  /** Whether the examples of the list are complete items. */
  readonly hasListExamples: boolean;
  readonly list: Served;
  readonly find: Served;
  readonly create: Written;
  readonly update: Written | undefined;
  readonly remove: Served | undefined;
}

export interface Served {
  readonly operation: Operation;
  readonly status: string;
  /** The member of the response that contains the item or the items. */
  readonly wrapper?: string | undefined;
}

export interface Written extends Served {
  /** The member of the request that contains the item. */
  readonly bodyWrapper: string | undefined;
  /** The members of the request that an item stores: not read-only ones, and not those that an item describes differently. */
  readonly members: readonly string[];
  /** The required members of an item that the request does not always contain. */
  readonly missing: readonly string[];
}

/** An object schema. */
interface Shape {
  /** The member of another object that contains this one. */
  readonly wrapper?: string | undefined;
  readonly schema: Node;
  readonly properties: Readonly<Record<string, Node>>;
  readonly required: readonly string[];
  readonly isClosed: boolean;
}

/** Finds the collections that a table can serve without breaking the contract. */
export function findCollections(document: Document, operations: readonly Operation[]): Collection[] {
  const posts = operations.filter(({ method, path }) => method === "POST" && !path.includes("{"));
  return posts.flatMap((post) => findCollection(post) ?? []);

  function findCollection(post: Operation): Collection | undefined {
    const isItemPath = (path: string) =>
      path.startsWith(`${post.path}/`) && /^\{[^{}]+\}$/.test(path.slice(post.path.length + 1));
    const itemPath = operations.find(({ method, path }) => method === "GET" && isItemPath(path))?.path ?? "";
    const list = findOperation("GET", post.path);
    const find = findOperation("GET", itemPath);
    const entries = list && findEntries(list);
    const item = find && canReportMissing(find) && findItem(find, "200");
    const createdStatus = post.responses[201] ? "201" : "200";
    const created = findItem(post, createdStatus);
    const parameter = itemPath.slice(post.path.length + 2, -1);
    const id = item && findId(item, parameter);
    if (!entries || !item || !created || !id) return undefined;

    const isNumeric = find.parameters.some(({ name, type }) => name === parameter && type.startsWith("int"));
    const idType = findIdType(document.resolve(item.properties[id]), isNumeric);
    const isItem = (shape: Shape) => id in shape.properties && fits(item, shape);
    const create = findWritten({ operation: post, status: createdStatus, wrapper: created.wrapper }, item, id);
    if (!idType || !create || !isItem(entries) || !isItem(created)) return undefined;
    const [update] = ["PATCH", "PUT"].flatMap((method) => {
      const operation = findOperation(method, itemPath);
      const updated = operation && canReportMissing(operation) && findItem(operation, "200");
      if (!updated || !isItem(updated)) return [];
      return findWritten({ operation, status: "200", wrapper: updated.wrapper }, item, id) ?? [];
    });
    const remove = findOperation("DELETE", itemPath);
    const isComplete = Object.keys(item.properties).every((name) => name in entries.properties);
    return {
      table: `_${post.path.match(/\w+/g)?.join("_")}`.replace(/^_(?=[a-z])/i, ""),
      id,
      parameter,
      idType,
      listed: isComplete ? undefined : Object.keys(entries.properties),
      itemType: toItemType(find, item),
      hasListExamples: fits(entries, item) && isComplete,
      list: { operation: list, status: "200", wrapper: entries.wrapper },
      find: { operation: find, status: "200", wrapper: item.wrapper },
      create,
      update,
      remove: remove && canReportMissing(remove) ? { operation: remove, status: findEmptyStatus(remove) } : undefined,
    };
  }

  function findOperation(method: string, path: string): Operation | undefined {
    return operations.find((operation) => operation.method === method && operation.path === path);
  }

  /** Returns the schema of a response that is JSON only. */
  function findResponse(operation: Operation, status: string): Node | undefined {
    const { mediaType, contents, headers = {} } = operation.responses[status] ?? {};
    if (!mediaType || contents || !areOptional(headers)) return undefined;
    return document.getIn(operation, "responses", status, "content", mediaType, "schema");
  }

  function findItem(operation: Operation, status: string): Shape | undefined {
    return unwrap(findResponse(operation, status));
  }

  /** Returns the items of a list: an array, or an object with one array and optional other members. */
  function findEntries(operation: Operation): Shape | undefined {
    const schema = findResponse(operation, "200");
    const items = document.resolve(schema)?.items;
    if (items) return toShape(items);
    const { properties = {}, required = [] } = toShape(schema) ?? {};
    const lists = Object.entries(properties).flatMap(([wrapper, property]) => {
      const shape = toShape(document.resolve(property)?.items);
      return shape ? [{ ...shape, wrapper }] : [];
    });
    return lists.length === 1 && required.every((name) => name === lists[0]?.wrapper) ? lists[0] : undefined;
  }

  /** Returns how a request describes an item. Undefined if they have no members in common. */
  function findWritten(served: Served, item: Shape, id: string): Written | undefined {
    const { body } = served.operation;
    if (!body || body.contents) return undefined;
    const request = document.getIn(served.operation, "requestBody", "content", body.mediaType, "schema");
    const shape = unwrap(request);
    if (!shape) return undefined;
    const { wrapper, properties, required } = shape;
    const names = Object.keys(properties).filter((name) => name !== id);
    const members = names.filter(
      (name) => isSame(properties[name], item.properties[name]) && !hasDirection(properties[name]),
    );
    if (members.length === 0) return undefined;
    const isOptional = wrapper !== undefined && !toShape(request)?.required.includes(wrapper);
    const isMissing = (name: string) =>
      name !== id && (isOptional || !required.includes(name) || !members.includes(name));
    return { ...served, bodyWrapper: wrapper, members, missing: item.required.filter(isMissing) };
  }

  /** Returns the object in an object with one member, such as `{ data: item }`. */
  function unwrap(schema: Node | undefined): Shape | undefined {
    const shape = toShape(schema);
    const [[wrapper, member] = [], ...others] = Object.entries(shape?.properties ?? {});
    const inner = others.length === 0 && toShape(member);
    return inner ? { ...inner, wrapper } : shape;
  }

  /** Returns undefined if a schema is not an object with members, or has alternatives. */
  function toShape(schema: Node | undefined, depth = 0): Shape | undefined {
    const resolved = document.resolve(schema);
    if (!schema || !resolved || depth > 10 || !["object", undefined].includes(resolved.type as string))
      return undefined;
    if (alternatives.some((keyword) => keyword in resolved)) return undefined;
    const { properties = {}, required = [], allOf = [], additionalProperties, unevaluatedProperties } = resolved;
    const parts = allOf.flatMap((part) => toShape(part, depth + 1) ?? []);
    if (parts.length < allOf.length || typeof additionalProperties === "object") return undefined;
    const all = Object.assign({}, ...parts.map((part) => part.properties), properties);
    if (depth === 0 && Object.keys(all).length === 0) return undefined;
    return {
      schema,
      properties: all,
      required: [...new Set([...parts.flatMap((part) => part.required), ...required])],
      isClosed:
        additionalProperties === false || unevaluatedProperties === false || parts.some(({ isClosed }) => isClosed),
    };
  }

  /** Returns whether each object of a shape also has another shape. */
  function fits(source: Shape, target: Shape): boolean {
    const isValid = ([name, property]: [string, Node]) =>
      target.properties[name] ? isSame(property, target.properties[name]) : !target.isClosed;
    return (
      target.required.every((name) => source.required.includes(name)) &&
      Object.entries(source.properties).every(isValid)
    );
  }

  function isSame(first: Node | undefined, second: Node | undefined): boolean {
    const [a, b] = [document.resolve(first), document.resolve(second)];
    return a === b || toText(first) === toText(second) || toText(a) === toText(b);
  }

  /** Returns whether a part of a schema is read-only or write-only, so that requests and responses differ. */
  function hasDirection(node: unknown, visited = new Set<unknown>()): boolean {
    if (typeof node !== "object" || node === null || visited.has(node)) return false;
    visited.add(node);
    const { readOnly, writeOnly, ...schema } = document.resolve(node as Node) ?? {};
    return [readOnly, writeOnly].includes(true) || Object.values(schema).some((part) => hasDirection(part, visited));
  }
}

const alternatives = ["oneOf", "anyOf", "not", "if", "patternProperties"];
const annotations = /^(title|description|default|examples?|readOnly|writeOnly|deprecated|externalDocs|x-.*)$/;

function toText(schema: Node | undefined): string {
  return JSON.stringify(schema, (name, value) => (annotations.test(name) ? undefined : value)) ?? "";
}

function areOptional(headers: ResponseEntry["headers"]): boolean {
  return Object.values(headers).every((header) => !header.required || header.const !== undefined);
}

/** Returns whether a handler can reply with a 404. */
function canReportMissing({ responses }: Operation): boolean {
  const response = responses[404] ?? responses["4XX"] ?? responses.default;
  return response !== undefined && areOptional(response.headers);
}

function findEmptyStatus({ responses }: Operation): string {
  return responses[204]?.mediaType === null && areOptional(responses[204].headers) ? "204" : "200";
}

/** Returns the member that the path parameter names: `id` for `bookingId`, `gid` for `task_gid`. */
function findId({ properties }: Shape, parameter: string): string | undefined {
  const normalize = (name: string) => name.replaceAll(/[-_]/g, "").toLowerCase();
  const names = Object.keys(properties).filter((name) => normalize(parameter).endsWith(normalize(name)));
  return names.sort((a, b) => b.length - a.length)[0];
}

/** Returns undefined if the store cannot create such an id. */
function findIdType(
  { type, format, pattern = "", enum: values, maxLength = 36, minLength = 0 }: Node = {},
  isNumeric: boolean,
): Collection["idType"] | undefined {
  const accepts = (text: string) =>
    new RegExp(String(pattern), "u").test(text) && text.length <= Number(maxLength) && text.length >= Number(minLength);
  if (values) return undefined;
  if (type === "integer") return "integer";
  if (type !== "string" || (format !== undefined && format !== "uuid")) return undefined;
  if (!isNumeric && accepts(crypto.randomUUID())) return "uuid";
  return format === undefined && accepts("1") && accepts("1000") ? "text" : undefined;
}

function toItemType({ id, responses }: Operation, { wrapper, schema: { $ref } }: Shape): string {
  const component = /^#\/components\/schemas\/(.*)/.exec($ref ?? "")?.[1];
  if (component) return `components["schemas"][${JSON.stringify(component)}]`;
  const body = `operations[${JSON.stringify(id)}]["responses"][200]["content"][${JSON.stringify(responses[200]?.mediaType)}]`;
  return wrapper ? `NonNullable<${body}[${JSON.stringify(wrapper)}]>` : body;
}
