import { type Document, type Operation, resolve, type Schema } from "./document.ts";

/** A path with GET and POST, and the path of its items with GET, that a table of JSON items can serve. */
export interface Collection {
  /** The path segments as one name. */
  readonly table: string;
  readonly id: string;
  readonly idType: "integer" | "text" | "uuid";
  /** The path parameter with the id. */
  readonly parameter: string;
  /** The TypeScript type of an item. */
  readonly itemType: string;
  /** Whether the examples of the list are complete items. */
  readonly hasListExamples: boolean;
  /** Whether the list has the query parameters `limit`, `page` or `offset`. */
  readonly hasPages: boolean;
  readonly list: Served;
  readonly find: Served;
  readonly create: Served & Written;
  readonly update?: Served & Written;
  readonly remove?: Served;
}
interface Served {
  readonly operation: Operation;
  readonly status: string;
  /** The member of the response that contains the item or the items. */
  readonly wrapper?: string | undefined;
}
interface Written {
  /** The member of the request that contains the item. */
  readonly bodyWrapper?: string | undefined;
  /** The members of the request that are not members of the item: read-only ones, and those with another schema. */
  readonly others: readonly string[];
  /** The required members of the item that the request does not always contain. */
  readonly missing: readonly string[];
}

/** The members of an object schema. */
interface Members {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly isClosed: boolean;
}
interface Wrapped {
  readonly wrapper?: string | undefined;
  readonly schema: Schema;
  readonly members: Members;
}

export function findCollections(document: Document, operations: readonly Operation[]): Collection[] {
  return operations.flatMap((operation) => {
    if (operation.method !== "POST" || operation.path.includes("{")) return [];
    return findCollection(new Schemas(document), operations, operation) ?? [];
  });
}

function findCollection(schemas: Schemas, operations: readonly Operation[], post: Operation): Collection | undefined {
  const itemPath = operations.find(({ method, path }) => method === "GET" && isItemPath(path, post.path))?.path;
  const findOperation = (method: string, path = itemPath) =>
    operations.find((operation) => operation.method === method && operation.path === path);
  const [list, find] = [findOperation("GET", post.path), findOperation("GET")];
  const [parameter] = itemPath?.match(/(?<=\{)[^}]+/) ?? [];
  if (!list || !find || !parameter || !canReportMissing(find)) return undefined;

  const entries = schemas.findItems(list);
  const found = schemas.findItem(find, "200");
  const created = schemas.findItem(post, "201") ?? schemas.findItem(post, "200");
  if (!entries || !found || !created) return undefined;
  const item = found.members;
  const id = findId(item, parameter);
  if (id === undefined) return undefined;
  const hasNumericId = find.parameters.some(({ name, type }) => name === parameter && /^int/.test(type));
  const idType = findIdType(schemas.resolve(item.properties[id]), hasNumericId);
  const body = schemas.findBody(post, item, id);
  const isItem = ({ members }: Wrapped) => id in members.properties && schemas.fits(item, members);
  if (!idType || !body || !isItem(entries) || !isItem(created)) return undefined;

  const [update] = ["PATCH", "PUT"].flatMap((method) => {
    const operation = findOperation(method);
    const updated = operation && canReportMissing(operation) && schemas.findItem(operation, "200");
    const updateBody = operation && schemas.findBody(operation, item, id);
    if (!updated || !updateBody || !isItem(updated)) return [];
    return { operation, status: "200", wrapper: updated.wrapper, ...updateBody };
  });
  const remove = findOperation("DELETE");
  const { $ref } = found.schema;
  return {
    table: post.path.match(/\w+/g)?.join("_") ?? "items",
    id,
    idType,
    parameter,
    itemType: $ref?.startsWith("#/components/schemas/")
      ? `components["schemas"][${JSON.stringify($ref.slice($ref.lastIndexOf("/") + 1))}]`
      : toBodyType(find, found.wrapper),
    hasListExamples: schemas.fits(entries.members, item),
    hasPages: hasPages(list),
    list: { operation: list, status: "200", wrapper: entries.wrapper },
    find: { operation: find, status: "200", wrapper: found.wrapper },
    create: { operation: post, status: created.status, wrapper: created.wrapper, ...body },
    ...(update && { update }),
    ...(remove && canReportMissing(remove) && { remove: { operation: remove, status: findStatus(remove) } }),
  };
}

function isItemPath(path: string, collectionPath: string): boolean {
  return path.startsWith(`${collectionPath}/`) && /^\{[^{}]+\}$/.test(path.slice(collectionPath.length + 1));
}

function canReportMissing({ responses }: Operation): boolean {
  const response = responses[404] ?? responses["4XX"] ?? responses.default;
  return response !== undefined && hasNoRequiredHeaders(response);
}

function hasNoRequiredHeaders({ headers }: Operation["responses"][string]): boolean {
  return Object.values(headers).every((header) => !header.required || header.const !== undefined);
}

function findStatus({ responses }: Operation): string {
  return responses[204]?.mediaType === null && hasNoRequiredHeaders(responses[204]) ? "204" : "200";
}

/** Returns the member that the path parameter names: `id` for `bookingId`, `gid` for `task_gid`. */
function findId({ properties }: Members, parameter: string): string | undefined {
  const normalize = (name: string) => name.replaceAll(/[-_]/g, "").toLowerCase();
  const names = Object.keys(properties).filter((name) => normalize(parameter).endsWith(normalize(name)));
  return names.sort((a, b) => b.length - a.length)[0];
}

/** Returns undefined for ids that the store cannot create. */
function findIdType(
  { type, format, pattern = "", enum: values, maxLength = 36, minLength = 0 }: Schema = {},
  isNumeric: boolean,
): Collection["idType"] | undefined {
  if (values) return undefined;
  if (type === "integer") return "integer";
  if (type !== "string") return undefined;
  const accepts = (id: string) =>
    new RegExp(String(pattern), "u").test(id) && id.length <= Number(maxLength) && id.length >= Number(minLength);
  if (!isNumeric && (format === undefined || format === "uuid") && accepts(crypto.randomUUID())) return "uuid";
  return format === undefined && accepts("1") && accepts("1000") ? "text" : undefined;
}

function hasPages({ parameters }: Operation): boolean {
  const pages = parameters.filter((each) => each.in === "query" && /^(limit|page|offset)$/.test(each.name));
  return pages.length > 0 && pages.every(({ type }) => type === "integer");
}

function toBodyType({ id, responses }: Operation, wrapper: string | undefined): string {
  const type = `operations[${JSON.stringify(id)}]["responses"][200]["content"]["${responses[200]?.mediaType}"]`;
  return wrapper ? `NonNullable<${type}[${JSON.stringify(wrapper)}]>` : type;
}

class Schemas {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  resolve(schema: Schema | undefined): Schema | undefined {
    return resolve(this.#document, schema);
  }

  /** Returns the item in a JSON response. */
  findItem(operation: Operation, status: string): (Wrapped & { readonly status: string }) | undefined {
    const schema = this.#findResponse(operation, status);
    const item = schema && this.#unwrap(schema);
    return item && { ...item, status };
  }

  /** Returns the items in a JSON response: an array, or an object with one array and optional other members. */
  findItems(operation: Operation): Wrapped | undefined {
    const schema = this.#findResponse(operation, "200");
    const toItems = (list: Schema | undefined, wrapper?: string): Wrapped[] => {
      const items = this.resolve(list)?.items;
      const members = items && this.#findMembers(items);
      return items && members ? [{ schema: items, members, wrapper }] : [];
    };
    const [array] = toItems(schema);
    if (array) return array;
    const { properties = {}, required = [] } = this.#findMembers(schema ?? {}) ?? {};
    const lists = Object.entries(properties).flatMap(([name, property]) => toItems(property, name));
    return lists.length === 1 && required.every((name) => name === lists[0]?.wrapper) ? lists[0] : undefined;
  }

  /** Returns how a request contains an item. Undefined if they have no members in common. */
  findBody({ body, path, method }: Operation, item: Members, id: string): Written | undefined {
    if (!body || body.contents) return undefined;
    const request = resolve(this.#document, this.#document.paths[path]?.[method.toLowerCase()]?.requestBody);
    const schema = request?.content?.[body.mediaType]?.schema;
    const wrapped = schema && this.#unwrap(schema);
    if (!wrapped) return undefined;
    const { properties, required } = wrapped.members;
    const isCommon = (name: string) =>
      this.#isSame(properties[name], item.properties[name]) && !this.#hasDirection(properties[name]);
    const names = Object.keys(properties).filter((name) => name !== id);
    const others = names.filter((name) => !isCommon(name));
    if (others.length === names.length) return undefined;
    const isMissing = (name: string) => name !== id && (!required.includes(name) || others.includes(name));
    return { bodyWrapper: wrapped.wrapper, others, missing: item.required.filter(isMissing) };
  }

  /** Returns whether each object with some members is valid for others. */
  fits(source: Members, target: Members): boolean {
    return (
      target.required.every((name) => source.required.includes(name)) &&
      Object.entries(source.properties).every(([name, property]) =>
        target.properties[name] ? this.#isSame(property, target.properties[name]) : !target.isClosed,
      )
    );
  }

  /** Returns the schema of a response that is JSON only. */
  #findResponse({ responses, path, method }: Operation, status: string): Schema | undefined {
    const entry = responses[status];
    if (!entry?.mediaType || entry.contents || !hasNoRequiredHeaders(entry)) return undefined;
    const response = this.#document.paths[path]?.[method.toLowerCase()]?.responses[status];
    return resolve(this.#document, response)?.content?.[entry.mediaType]?.schema;
  }

  /** Returns the item in an object with one member, such as `{ data: item }`. */
  #unwrap(schema: Schema): Wrapped | undefined {
    const members = this.#findMembers(schema);
    const [[wrapper, inner] = [], ...others] = Object.entries(members?.properties ?? {});
    const innerMembers = inner && others.length === 0 && this.#findMembers(inner);
    if (innerMembers) return { wrapper, schema: inner, members: innerMembers };
    return members && { schema, members };
  }

  /** Returns undefined if the schema is not an object, or has alternatives. */
  #findMembers(schema: Schema, depth = 0): Members | undefined {
    const { type, properties = {}, required = [], allOf = [], ...others } = this.resolve(schema) ?? {};
    const { additionalProperties, unevaluatedProperties } = others;
    const parts = allOf.map((part) => this.#findMembers(part, depth + 1));
    if ((type !== undefined && type !== "object") || depth > 10 || parts.includes(undefined)) return undefined;
    if (["oneOf", "anyOf", "not", "if", "patternProperties"].some((keyword) => keyword in others)) return undefined;
    if (typeof additionalProperties === "object") return undefined;
    const all = [...(parts as Members[]), { properties, required }];
    if (all.every((each) => Object.keys(each.properties).length === 0) && depth === 0) return undefined;
    return {
      properties: Object.assign({}, ...all.map((each) => each.properties)),
      required: [...new Set(all.flatMap((each) => each.required))],
      isClosed: [
        additionalProperties,
        unevaluatedProperties,
        ...(parts as Members[]).map((part) => !part.isClosed),
      ].includes(false),
    };
  }

  /** Returns whether a part of a schema is read-only or write-only, so that requests and responses differ. */
  #hasDirection(node: unknown, visited = new Set<unknown>()): boolean {
    if (typeof node !== "object" || node === null || visited.has(node)) return false;
    visited.add(node);
    const { readOnly, writeOnly, ...schema } = this.resolve(node as Schema) ?? {};
    return (
      readOnly === true || writeOnly === true || Object.values(schema).some((part) => this.#hasDirection(part, visited))
    );
  }

  #isSame(first: Schema | undefined, second: Schema | undefined): boolean {
    return toText(first) === toText(second) || toText(this.resolve(first)) === toText(this.resolve(second));
  }
}

const annotations = /^(title|description|default|example|examples|readOnly|writeOnly|deprecated|externalDocs|x-.*)$/;

function toText(schema: Schema | undefined): string {
  return JSON.stringify(schema, (name, value) => (annotations.test(name) ? undefined : value)) ?? "";
}
