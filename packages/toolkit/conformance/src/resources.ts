import { randomInt, randomUUID } from "node:crypto";
import {
  findResponse,
  getMember,
  isNode,
  listPathParameters,
  type Node,
  toArray,
  toNode,
} from "@animal-store/openapi-document";
import {
  type ApiDocument,
  findHeader,
  findOperation,
  matchPath,
  type Operation,
  type Parameter,
  type Schema,
  toApiPath,
  withoutSlash,
} from "./document.ts";
import { SkipCase } from "./errors.ts";
import type { Exchange } from "./http-rules.ts";
import { idsOf, type RequestValues, type ValueSource, withParameter } from "./requests.ts";
import { findOnlyType, listProperties, listTypes, typeOf } from "./schema/values.ts";
import type { CaseContext } from "./session.ts";
import { bodyOf, isSuccess, tryParse } from "./validate-response.ts";

/** A collection and its items: `/books` and `/books/{bookId}`. */
export interface Resource {
  readonly itemPath: string;
  readonly collectionPath: string;
  /** The last path parameter of the item. */
  readonly parameterName: string;
  /** POST on the collection. */
  readonly create: Operation | undefined;
  /** GET on the collection. */
  readonly list: Operation | undefined;
  /** The operations of the item by method. */
  readonly item: Readonly<Record<string, Operation>>;
}

/** An entry that exists in the service. */
export interface Entry {
  /** Values of the path parameters by name. */
  readonly ids: Readonly<Record<string, unknown>>;
  /** The exchange that created it, if a case did. */
  readonly created?: Exchange;
}

const resourcesByDocument = new WeakMap<ApiDocument, readonly Resource[]>();

/** Returns the resources of a document: each path that ends in a parameter. */
export function listResources(document: ApiDocument): readonly Resource[] {
  const resources = resourcesByDocument.get(document) ?? findResources(document);
  resourcesByDocument.set(document, resources);
  return resources;
}

/** Returns the resources whose items a path names or is below, the innermost first. */
export function listHolders(document: ApiDocument, path: string): Resource[] {
  const holders = listResources(document).filter(({ itemPath }) => path.startsWith(itemPath));
  return holders.sort((first, second) => second.itemPath.length - first.itemPath.length);
}

function findResources(document: ApiDocument): Resource[] {
  const { operations } = document;
  const prefixes = operations.flatMap(({ path }) =>
    Array.from(path.matchAll(/\}/g), ({ index }) => path.slice(0, index + 1)),
  );
  return [...new Set(prefixes)].map((itemPath) => {
    const collectionPath = itemPath.replace(/\/[^/]*$/, "");
    const items = operations.filter(({ path }) => withoutSlash(path) === itemPath);
    return {
      itemPath,
      collectionPath,
      parameterName: listPathParameters(itemPath).at(-1) ?? "",
      create: findOperation(document, "POST", collectionPath),
      list: findOperation(document, "GET", collectionPath),
      item: Object.fromEntries(items.map((each) => [each.method, each])),
    };
  });
}

export interface ValidRequestOptions {
  /** The optional inputs to send. With `any`, an example of the document, or some of them. @default "required" */
  readonly members?: "all" | "required" | "any";
  /** Whether the request gets entries that no other case uses. @default true for DELETE */
  readonly isFresh?: boolean;
  /** The entry of its path. */
  readonly entry?: Entry | undefined;
  /** A name for other values than those of the case. */
  readonly variant?: string | undefined;
}

/** Finds or creates the entries that a request needs. */
export interface ResourceReader {
  /** Returns a valid request. Its path parameters, and members with the same names, name existing entries. */
  createRequest(operation: Operation, options?: ValidRequestOptions): Promise<RequestValues>;
  /** Adds `If-Match` with the current tag of the entry, if the operation requires it. */
  withCurrentTag(operation: Operation, request: RequestValues): Promise<RequestValues>;
  /** Returns a new value of the last path parameter of an item. */
  createId(resource: Resource): unknown;
  createEntry(resource: Resource, parentIds?: Entry["ids"], variant?: string): Promise<Entry | undefined>;
  /** Returns an entry for the path parameters of a path. Without `isFresh`, cases share it. */
  getEntry(path: string, options?: { readonly isFresh?: boolean }): Promise<Entry | undefined>;
  /** Returns the entry that a request created or changed. */
  toEntry(exchange: Exchange): (Entry & { readonly itemPath: string }) | undefined;
  /** Replaces the path parameters, and references to other entries in the query and the body. */
  withIds(operation: Operation, request: RequestValues, ids: Entry["ids"]): Promise<RequestValues>;
  /** Finds the id of an entry in the entry, or in a member of it. */
  findId(resource: Resource, entry: unknown): unknown;
}

const usedIds = new WeakMap<ValueSource, Set<string>>();
const sharedEntries = new WeakMap<object, Map<string, Promise<Entry | undefined>>>();

/** @param creating the resources whose entries are being created: a reference to one of them would not end */
export function createResourceReader(
  context: Omit<CaseContext, "resources">,
  creating: readonly Resource[] = [],
): ResourceReader {
  const { document, setup, connection, isReadOnly, values, caseId, call, skip } = context;
  return { createRequest, withCurrentTag, createId, createEntry, getEntry, toEntry, withIds, findId };

  async function createRequest(operation: Operation, options: ValidRequestOptions = {}): Promise<RequestValues> {
    const { members = "required", isFresh = operation.method === "DELETE", entry, variant = "" } = options;
    const generated = values.createValues(operation, caseId + variant, members === "any" ? {} : { members });
    const base = withNewId(operation, generated);
    const { ids = {} } = entry ?? (await getEntry(operation.path, { isFresh })) ?? {};
    const valid = await withIds(operation, base, { ...ids, ...(entry ? {} : await readOwnIds(operation)) });
    const request = await withCurrentTag(operation, valid);
    const unknown = operation.parameters.find((each) => each.required && request.parameters.get(each) === undefined);
    if (unknown)
      skip(`a valid value of the ${unknown.in} parameter ${unknown.name}, such as an example in the document`);
    if (request.content && request.body === undefined) skip("a valid body, such as an example in the document");
    return request;
  }

  /** Replaces an id that the client chooses if another entry has it. */
  function withNewId(operation: Operation, request: RequestValues): RequestValues {
    const resource = listResources(document).find(({ create }) => create === operation);
    const { body, content: { schema = true } = {} } = request;
    if (!resource || !isNode(body)) return request;
    const used = usedIds.get(values) ?? new Set<string>();
    usedIds.set(values, used);
    const toUnused = ([name, value]: [string, unknown]): [string, unknown] => {
      if (typeof value === "object" || !isIdOf(resource.parameterName, name)) return [name, value];
      const key = (id: unknown) => `${operation.id} ${id}`;
      const id = used.has(key(value)) ? createId(resource) : value;
      used.add(key(id));
      return [name, id];
    };
    const wrapper = findWrapper(document, schema);
    const replace = (members: Node): Node => Object.fromEntries(Object.entries(members).map(toUnused));
    const replaced = wrapper === undefined ? replace(body) : { ...body, [wrapper]: replace(toNode(body[wrapper])) };
    return values.isValid(schema, replaced) ? { ...request, body: replaced } : request;
  }

  async function withCurrentTag(operation: Operation, request: RequestValues): Promise<RequestValues> {
    const ifMatch = findHeader(operation, "if-match");
    // A documented 428 is the response to a request without a precondition (RFC 6585, section 3).
    const isRequired = ifMatch?.required || operation.responses.some(({ status }) => status === "428");
    return ifMatch && isRequired ? withParameter(request, ifMatch, await readTag(operation, idsOf(request))) : request;
  }

  /** Returns the tag of an entry, which a write requires. `*` stands for any tag. */
  async function readTag({ path }: Operation, ids: Entry["ids"]): Promise<string> {
    const get = findOperation(document, "GET", path);
    if (!get || context.findStub(get) !== undefined) return "*";
    const { response } = await call(get, await createRequest(get, { entry: { ids } }));
    return response.headers.get("etag") ?? "*";
  }

  /** Returns the ids of the setup for the path parameters of one operation only: `findBook.bookId`. */
  async function readOwnIds({ id, parameters }: Operation): Promise<Entry["ids"]> {
    const paths = parameters.filter((each) => each.in === "path" && setup.ids?.[`${id}.${each.name}`] !== undefined);
    const found = paths.map(async ({ name }) => [name, await readSetupValue(setup.ids?.[`${id}.${name}`])] as const);
    return Object.fromEntries(await Promise.all(found));
  }

  async function withIds(operation: Operation, base: RequestValues, ids: Entry["ids"]): Promise<RequestValues> {
    const parameters = new Map(base.parameters);
    // A request has all path parameters, and some of the others.
    for (const parameter of operation.parameters.filter((each) => each.in === "path" || parameters.has(each))) {
      const value = await findParameterValue(operation, parameter, ids);
      if (value !== undefined) parameters.set(parameter, value);
    }
    if (!isNode(base.body)) return { ...base, parameters };
    const { body, content: { schema = true } = {} } = base;
    // The path and the body can have different types of ids. Without the format int64, many services reject a long integer.
    const fits = (name: string, value: unknown) =>
      typeof value !== "bigint" &&
      (!values.isValid(schema, body) || values.isValid(schema, { ...body, [name]: value }));
    const idName = /\}\/?$/.test(operation.path) ? listPathParameters(operation.path).at(-1) : undefined;
    const members = Object.entries(base.body).map(async ([name, value]) => {
      const own = await replaceValues(operation, value, name);
      if (own !== value || typeof value === "object") return [name, own] as const;
      const isOwnId = idName !== undefined && ids[idName] !== undefined && isIdOf(idName, name);
      const reference = isOwnId ? toTypeOf(value, ids[idName]) : await findReference(operation, name);
      return [name, reference === undefined || !fits(name, reference) ? value : reference] as const;
    });
    return { ...base, parameters, body: Object.fromEntries(await Promise.all(members)) };
  }

  /** Returns a value of the setup, or the id of an entry. */
  async function findParameterValue(operation: Operation, { name, in: place }: Parameter, ids: Entry["ids"]) {
    const own = findValue(operation, name);
    if (own !== undefined) return readSetupValue(own);
    return place === "path" ? ids[name] : findReference(operation, name);
  }

  function findValue({ id }: Operation, path: string): unknown {
    return setup.values?.[`${id}.${path}`] ?? setup.values?.[path];
  }

  /** Replaces the value at a path, or the members within it, by those of the setup. */
  async function replaceValues(operation: Operation, value: unknown, path: string): Promise<unknown> {
    const own = findValue(operation, path);
    if (own !== undefined) return readSetupValue(own);
    if (!setup.values || !isNode(value) || value instanceof Blob) return value;
    const members = Object.entries(value).map(
      async ([name, member]) => [name, await replaceValues(operation, member, `${path}.${name}`)] as const,
    );
    return Object.fromEntries(await Promise.all(members));
  }

  /** Returns the id of an entry whose path parameter has this name: `bookId` of a loan. */
  async function findReference(operation: Operation, name: string): Promise<unknown> {
    const own = setup.ids?.[`${operation.id}.${name}`] ?? setup.ids?.[name];
    if (own !== undefined) return readSetupValue(own);
    const resource = listResources(document).find(
      (each) => each.parameterName === name && !operation.path.startsWith(each.itemPath),
    );
    // A member `id` names no other entry.
    if (!resource || !/.id$|uuid$|key$/i.test(name) || (resource.create ?? resource.list) === operation)
      return undefined;
    return (await getEntry(resource.itemPath, { isFresh: true }))?.ids[name];
  }

  async function getEntry(path: string, { isFresh = false } = {}): Promise<Entry | undefined> {
    if (!path.includes("{")) return { ids: {} };
    const itemPath = path.slice(0, path.lastIndexOf("}") + 1);
    const shared = sharedEntries.get(connection) ?? new Map<string, Promise<Entry | undefined>>();
    sharedEntries.set(connection, shared);
    const resource = listResources(document).find((each) => each.itemPath === itemPath);
    if (!resource || creating.includes(resource)) return undefined;
    if (isFresh && !isReadOnly) return findEntry(resource, true);
    const entry = shared.get(itemPath) ?? findEntry(resource, false);
    shared.set(itemPath, entry);
    return entry;
  }

  async function findEntry(resource: Resource, isFresh: boolean): Promise<Entry | undefined> {
    const { ids: parentIds = {} } = (await getEntry(resource.collectionPath)) ?? {};
    const { parameterName } = resource;
    const known = setup.ids?.[parameterName];
    if (known !== undefined) return { ids: { ...parentIds, [parameterName]: await readSetupValue(known) } };
    const reader = createResourceReader(context, [...creating, resource]);
    const created = isReadOnly ? undefined : await reader.createEntry(resource, parentIds).catch(toNoEntry);
    return created || isFresh ? created : findListed(resource, parentIds).catch(toNoEntry);
  }

  async function createEntry(resource: Resource, parentIds: Entry["ids"] = {}, variant = "") {
    const operation = resource.create ?? resource.item.PUT;
    if (!operation) return undefined;
    const base = withNewId(operation, values.createValues(operation, `${caseId} ${resource.itemPath}${variant}`));
    const pathIds = resource.create ? parentIds : { ...parentIds, [resource.parameterName]: createId(resource) };
    const request = await withIds(operation, base, pathIds);
    const created = await call(operation, request);
    if (!isSuccess(created)) return undefined;
    // Parents without an entry have generated ids.
    const ids = idsOf(request);
    if (!resource.create) return { ids, created };
    const id = readUsableId(resource, created);
    return id === undefined ? undefined : { ids: { ...ids, [resource.parameterName]: id }, created };
  }

  function toEntry(exchange: Exchange): ReturnType<ResourceReader["toEntry"]> {
    const { operation, request, baseUrl } = exchange;
    if (!operation) return undefined;
    const [holder] = listHolders(document, operation.path);
    const resource = listResources(document).find(({ create }) => create === operation) ?? holder;
    if (!resource) return undefined;
    const ids = matchPath(operation.path, toApiPath(request.target, baseUrl)) ?? {};
    if (resource.create !== operation) return { itemPath: resource.itemPath, ids };
    const id = readUsableId(resource, exchange);
    if (id === undefined) return undefined;
    return { itemPath: resource.itemPath, ids: { ...ids, [resource.parameterName]: id } };
  }

  function createId(resource: Resource): unknown {
    const { operation, parameter } = findIdParameter(resource);
    const text = `t${process.hrtime.bigint().toString(36)}`;
    const number = randomInt(10 ** 6, 2 ** 31);
    const isValid = (id: unknown) => values.isValid(parameter?.schema ?? true, id);
    const unique = [text, randomUUID(), number, `${number}`].find(isValid);
    if (unique !== undefined || !operation || !parameter) return unique;
    return values.createValues(operation, `${caseId} ${text}`).parameters.get(parameter);
  }

  /** Returns the last path parameter of an item, and an operation that has it. */
  function findIdParameter({ item, itemPath, parameterName }: Resource) {
    const operation = Object.values(item)[0] ?? document.operations.find(({ path }) => path.startsWith(itemPath));
    const parameter = operation?.parameters.find((each) => each.in === "path" && each.name === parameterName);
    return { operation, parameter };
  }

  /** Returns the first entry of a collection. */
  async function findListed(resource: Resource, parentIds: Entry["ids"]): Promise<Entry | undefined> {
    if (!resource.list) return undefined;
    const base = values.createValues(resource.list, caseId, { members: "required" });
    const request = await withIds(resource.list, base, parentIds);
    const listed = await call(resource.list, request);
    const items = isSuccess(listed) ? findItems(bodyOf(listed)) : [];
    const id = items.map((item) => findId(resource, item)).find((each) => each !== undefined);
    return id === undefined ? undefined : { ids: { ...idsOf(request), [resource.parameterName]: id } };
  }

  /** Returns undefined for an id that no URL can have, because URLs have no empty and no dot segments. */
  function readUsableId(resource: Resource, exchange: Exchange): unknown {
    const id = readId(resource, exchange);
    return /^\.{0,2}$/.test(String(id)) ? undefined : id;
  }

  /** Reads the id of a created entry: from a link of the document, `Location` or the body. */
  function readId(resource: Resource, exchange: Exchange): unknown {
    const { operation, response } = exchange;
    const body = bodyOf(exchange);
    for (const { parameters } of findResponse(operation?.responses ?? [], response.status)?.links ?? []) {
      const [, pointer = ""] =
        /^\$response\.body#\/(.*)$/.exec(String(toNode(parameters)[resource.parameterName])) ?? [];
      const value = pointer.split("/").reduce(getMember, body);
      if (value !== undefined && value !== "") return value;
    }
    const path = withoutSlash(URL.parse(response.headers.get("location") ?? "", "http://localhost")?.pathname ?? "");
    const start = path.indexOf(resource.collectionPath.split("{")[0] ?? "/");
    return findId(resource, body) ?? matchPath(resource.itemPath, path.slice(start))?.[resource.parameterName];
  }

  function findId(resource: Resource, body: unknown): unknown {
    const { parameterName } = resource;
    const { schema = true } = findIdParameter(resource).parameter ?? {};
    const holders = [body, ...toArray(body), ...Object.values(toNode(body))].filter(isNode);
    const candidates = holders.flatMap((holder) =>
      Object.entries(holder)
        .filter(([name, value]) => isIdOf(parameterName, name) && typeof value !== "object")
        .sort(([a], [b]) => b.length - a.length),
    );
    const isId = (value: unknown) => values.isValid(schema, value) || values.isValid(schema, String(value));
    return candidates.find(([, value]) => value !== undefined && isId(value))?.[1] ?? toNode(body).id;
  }
}

/** Returns whether a path parameter names a member: `id` for `bookId`, `gid` for `task_gid`. */
export function isIdOf(parameterName: string, name: string): boolean {
  const normalize = (text: string) => text.replaceAll(/[-_]/g, "").toLowerCase();
  return normalize(parameterName).endsWith(normalize(name));
}

/** Returns whether an id is that of an entry. */
export function isEntry({ parameterName }: Resource, { ids }: Entry, id: unknown): boolean {
  return String(id) === String(ids[parameterName]);
}

/** An id from the path of a request is a text. */
function toTypeOf(value: unknown, id: unknown): unknown {
  return typeof id === "string" && /^(number|bigint)$/.test(typeof value) ? tryParse(id) : id;
}

function readSetupValue(value: unknown): unknown {
  return typeof value === "function" ? value() : value;
}

/** Handles the error of a request that needs what the service does not have. @throws any other error */
export function toNoEntry(error: unknown): undefined {
  if (!(error instanceof SkipCase)) throw error;
}

/** Returns the items of a list: the body, or its only array of objects. */
export function findItems(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  const lists = Object.values(toNode(body)).filter((value): value is unknown[] => Array.isArray(value));
  return lists.find((list) => list.some(isNode)) ?? lists[0] ?? [];
}

/** Returns the member that contains the entry: `data` of `{ data: … }`. It is the only one, and an object. */
export function findWrapper(document: ApiDocument, schema: Schema): string | undefined {
  const [[name, member] = [], ...others] = listProperties(findOnlyType(document, schema) ?? {});
  const type = member === undefined || others.length > 0 ? undefined : findOnlyType(document, member);
  return type && typeOf(type) === "object" ? name : undefined;
}

/** Returns the member names of a JSON body that an operation accepts. */
export function listBodyMembers(document: ApiDocument, { body }: Operation): string[] {
  const types = listTypes(document, body?.contents[0]?.schema ?? false);
  return [...new Set(types.flatMap(listProperties).map(([name]) => name))];
}
