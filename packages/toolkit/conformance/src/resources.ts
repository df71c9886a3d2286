import { findResponse, isNode, toPathPattern, tryDecode } from "@animal-store/openapi-document";
import { SkipCase } from "./case-errors.ts";
import { type ApiDocument, type Operation, type Parameter, toApiPath } from "./document.ts";
import type { Exchange } from "./http-rules.ts";
import { idsOf, type RequestValues } from "./requests.ts";
import { listTypes } from "./schema/values.ts";
import type { CaseContext } from "./session.ts";
import { tryParse } from "./validate-response.ts";

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

function findResources(document: ApiDocument): Resource[] {
  const paths = [...new Set(document.operations.map(({ path }) => path))];
  const prefixes = paths.flatMap((path) =>
    [...path.matchAll(/\{[^}]+\}/g)].map((match) => path.slice(0, match.index + match[0].length)),
  );
  return [...new Set(prefixes)].map((itemPath) => {
    const collectionPath = itemPath.replace(/\/[^/]*$/, "");
    const find = (path: string, method: string) =>
      document.operations.find((each) => withoutSlash(each.path) === path && each.method === method);
    const items = document.operations.filter((each) => withoutSlash(each.path) === itemPath);
    return {
      itemPath,
      collectionPath,
      parameterName: /\{([^}]+)\}[^{]*$/.exec(itemPath)?.[1] ?? "",
      create: find(collectionPath, "POST"),
      list: find(collectionPath, "GET"),
      item: Object.fromEntries(items.map((each) => [each.method, each])),
    };
  });
}

/** `/books` and `/books/` are the path of one resource. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

export interface ValidRequestOptions {
  /** The optional inputs to send. With `any`, an example of the document, or some of them. @default "required" */
  readonly members?: "all" | "required" | "any";
  /** Whether the request gets entries that no other case uses. @default true for DELETE */
  readonly isFresh?: boolean;
  /** The entry of its path. */
  readonly entry?: Entry | undefined;
  /** A name for other values than those of the case. */
  readonly variant?: string;
}

const sharedEntries = new WeakMap<object, Map<string, Promise<Entry | undefined>>>();

export type ResourceReader = ReturnType<typeof createResourceReader>;

/**
 * Creates a reader that finds or creates the entries that a request needs.
 * @param creating the resources whose entries are being created: a reference to one of them would not end
 */
export function createResourceReader(context: Omit<CaseContext, "resources">, creating: readonly Resource[] = []) {
  const { document, setup, connection, isReadOnly, values, caseId, call, skip } = context;
  return { createRequest, createEntry, getEntry, toEntry, withIds, findId };

  /** Returns a valid request. Its path parameters, and members with the same names, name existing entries. */
  async function createRequest(
    operation: Operation,
    { members = "required", isFresh = operation.method === "DELETE", entry, variant = "" }: ValidRequestOptions = {},
  ): Promise<RequestValues> {
    const base = values.createValues(operation, caseId + variant, members === "any" ? {} : { members });
    const { ids = {} } = entry ?? (await getEntry(operation.path, { isFresh })) ?? {};
    const request = await withIds(operation, base, { ...ids, ...(entry ? {} : await readOwnIds(operation)) });
    const ifMatch = operation.parameters.find((each) => each.required && /^if-match$/i.test(each.name));
    if (ifMatch) (request.parameters as Map<Parameter, unknown>).set(ifMatch, await readTag(operation, idsOf(request)));
    const unknown = operation.parameters.find((each) => each.required && request.parameters.get(each) === undefined);
    if (unknown)
      skip(`a valid value of the ${unknown.in} parameter ${unknown.name}, such as an example in the document`);
    if (request.content && request.body === undefined) skip("a valid body, such as an example in the document");
    return request;
  }

  /** Returns the tag of an entry, which a write requires. `*` stands for any tag. */
  async function readTag({ path }: Operation, ids: Entry["ids"]): Promise<string> {
    const get = document.operations.find(
      (each) => withoutSlash(each.path) === withoutSlash(path) && each.method === "GET",
    );
    if (!get) return "*";
    const { response } = await call(get, await createRequest(get, { entry: { ids } }));
    return response.headers.get("etag") ?? "*";
  }

  /** Returns the ids of the setup for the path parameters of one operation only: `findBook.bookId`. */
  async function readOwnIds({ id, parameters }: Operation): Promise<Entry["ids"]> {
    const paths = parameters.filter((each) => each.in === "path" && setup.ids?.[`${id}.${each.name}`] !== undefined);
    const values = paths.map(async ({ name }) => [name, await toId(setup.ids?.[`${id}.${name}`])] as const);
    return Object.fromEntries(await Promise.all(values));
  }

  /** Replaces the path parameters, and references to other entries in the query and the body. */
  async function withIds(operation: Operation, base: RequestValues, ids: Entry["ids"]): Promise<RequestValues> {
    const parameters = new Map(base.parameters);
    for (const parameter of operation.parameters) {
      const isPath = parameter.in === "path";
      const own = findValue(operation, parameter.name);
      if (own !== undefined && parameters.has(parameter)) parameters.set(parameter, await toId(own));
      else if (isPath && ids[parameter.name] !== undefined) parameters.set(parameter, ids[parameter.name]);
      else if (!isPath && parameters.has(parameter)) {
        const value = await findReference(operation, parameter.name);
        if (value !== undefined) parameters.set(parameter, value);
      }
    }
    if (!isNode(base.body)) return { ...base, parameters };
    const idName = /\{([^{}]+)\}\/?$/.exec(operation.path)?.[1];
    const members = await Promise.all(
      Object.entries(base.body).map(async ([name, value]) => {
        const own = await replaceValues(operation, value, name);
        if (own !== value || typeof value === "object") return [name, own] as const;
        const isOwnId = idName !== undefined && ids[idName] !== undefined && isIdOf(idName, name);
        const reference = isOwnId ? toTypeOf(value, ids[idName]) : await findReference(operation, name);
        return [name, reference ?? value] as const;
      }),
    );
    return { ...base, parameters, body: Object.fromEntries(members) };
  }

  function findValue({ id }: Operation, path: string): unknown {
    return setup.values?.[`${id}.${path}`] ?? setup.values?.[path];
  }

  /** Replaces the value at a path, or the members within it, by those of the setup. */
  async function replaceValues(operation: Operation, value: unknown, path: string): Promise<unknown> {
    const own = findValue(operation, path);
    if (own !== undefined) return toId(own);
    if (!setup.values || !isNode(value) || value instanceof Blob) return value;
    const members = Object.entries(value).map(
      async ([name, member]) => [name, await replaceValues(operation, member, `${path}.${name}`)] as const,
    );
    return Object.fromEntries(await Promise.all(members));
  }

  /** Returns the id of an entry whose path parameter has this name: `bookId` of a loan. */
  async function findReference(operation: Operation, name: string): Promise<unknown> {
    const own = setup.ids?.[`${operation.id}.${name}`] ?? setup.ids?.[name];
    if (own !== undefined) return toId(own);
    const resource = listResources(document).find(
      (each) => each.parameterName === name && !operation.path.startsWith(each.itemPath),
    );
    // A member `id` names no other entry.
    if (!resource || !/.id$|uuid$|key$/i.test(name) || (resource.create ?? resource.list) === operation)
      return undefined;
    return (await getEntry(resource.itemPath, { isFresh: true }))?.ids[name];
  }

  /** Returns an entry for the path parameters of a path. Without `isFresh`, cases share it. */
  async function getEntry(path: string, { isFresh = false } = {}): Promise<Entry | undefined> {
    if (!path.includes("{")) return { ids: {} };
    const itemPath = /^.*\{[^}]+\}/.exec(path)?.[0] ?? path;
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
    if (known !== undefined) return { ids: { ...parentIds, [parameterName]: await toId(known) } };
    const reader = createResourceReader(context, [...creating, resource]);
    const created = isReadOnly ? undefined : await reader.createEntry(resource, parentIds).catch(toNoEntry);
    return created || isFresh ? created : findListed(resource, parentIds).catch(toNoEntry);
  }

  /** Creates an entry: with POST on the collection, or with PUT on an item whose id the client chooses. */
  async function createEntry(
    resource: Resource,
    parentIds: Entry["ids"] = {},
    variant = "",
  ): Promise<Entry | undefined> {
    const operation = resource.create ?? resource.item.PUT;
    if (!operation) return undefined;
    const base = values.createValues(operation, `${caseId} ${resource.itemPath}${variant}`);
    const pathIds = resource.create
      ? parentIds
      : { ...parentIds, [resource.parameterName]: newName(resource, operation) };
    const request = await withIds(operation, base, pathIds);
    const created = await call(operation, request);
    if (created.response.status >= 300) return undefined;
    if (!resource.create) return { ids: pathIds, created };
    const id = readId(resource, created);
    return id === undefined ? undefined : { ids: { ...parentIds, [resource.parameterName]: id }, created };
  }

  /** Returns the entry that a request created or changed. */
  function toEntry(exchange: Exchange): (Entry & { readonly itemPath: string }) | undefined {
    const { operation, request, baseUrl } = exchange;
    const resource = listResources(document).find(
      ({ create, itemPath }) => create === operation || operation?.path.startsWith(itemPath),
    );
    if (!resource || !operation) return undefined;
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
    const values = toPathPattern(operation.path).exec(toApiPath(request.target, baseUrl)) ?? [];
    const ids = Object.fromEntries(names.map((name, index) => [name, tryDecode(values[index + 1] ?? "")]));
    if (resource.create !== operation) return { itemPath: resource.itemPath, ids };
    const id = readId(resource, exchange);
    if (id === undefined) return undefined;
    return { itemPath: resource.itemPath, ids: { ...ids, [resource.parameterName]: id } };
  }

  function newName({ parameterName }: Resource, operation: Operation): unknown {
    const parameter = operation.parameters.find(({ name, in: place }) => place === "path" && name === parameterName);
    const unique = `t${process.hrtime.bigint().toString(36)}`;
    if (parameter && values.isValid(parameter.schema, unique)) return unique;
    return values.createValues(operation, `${caseId} ${unique}`).parameters.get(parameter as Parameter);
  }

  /** Returns the ids of the first entries of a collection. */
  async function listIds(resource: Resource, parentIds: Entry["ids"] = {}): Promise<unknown[]> {
    if (!resource.list) return [];
    const base = values.createValues(resource.list, caseId, { members: "required" });
    const { response } = await call(resource.list, await withIds(resource.list, base, parentIds));
    const items = response.status >= 300 ? [] : findItems(tryParse(response.bodyText));
    return items.map((item) => findId(resource, item)).filter((id) => id !== undefined);
  }

  async function findListed(resource: Resource, parentIds: Entry["ids"]): Promise<Entry | undefined> {
    const [id] = await listIds(resource, parentIds);
    return id === undefined ? undefined : { ids: { ...parentIds, [resource.parameterName]: id } };
  }

  /** Reads the id of a created entry: from a link of the document, `Location` or the body. */
  function readId(resource: Resource, { operation, response }: Exchange): unknown {
    const body = tryParse(response.bodyText);
    const links = findResponse(operation?.responses ?? [], response.status)?.links ?? [];
    const expressions = links
      .map(({ parameters }) => Object(parameters)[resource.parameterName])
      .filter((each) => typeof each === "string");
    for (const expression of expressions as string[]) {
      const [, pointer = ""] = /^\$response\.body#\/(.*)$/.exec(expression) ?? [];
      const value = pointer.split("/").reduce<unknown>((node, name) => Object(node)[name], body);
      if (value !== undefined && value !== "") return value;
    }
    const path = withoutSlash(URL.parse(response.headers.get("location") ?? "", "http://localhost")?.pathname ?? "");
    const fromLocation = toPathPattern(resource.itemPath)
      .exec(path.slice(path.indexOf(resource.collectionPath.split("{")[0] ?? "/")))
      ?.at(-1);
    return findId(resource, body) ?? (fromLocation && tryDecode(fromLocation));
  }

  function findId({ parameterName, item, itemPath }: Resource, body: unknown): unknown {
    const operation = Object.values(item)[0] ?? document.operations.find(({ path }) => path.startsWith(itemPath));
    const schema =
      operation?.parameters.find(({ name, in: place }) => place === "path" && name === parameterName)?.schema ?? true;
    const holders = [body, ...Object.values(Object(body)).filter(isNode)];
    const candidates = holders.flatMap((holder) =>
      Object.entries(Object(holder))
        .filter(([name, value]) => isIdOf(parameterName, name) && typeof value !== "object")
        .sort(([a], [b]) => b.length - a.length),
    );
    const isId = (value: unknown) => values.isValid(schema, value) || values.isValid(schema, String(value));
    return candidates.find(([, value]) => value !== undefined && isId(value))?.[1] ?? Object(body).id;
  }
}

/** Returns whether a path parameter names a member: `id` for `bookId`, `gid` for `task_gid`. */
export function isIdOf(parameterName: string, name: string): boolean {
  const normalize = (text: string) => text.replaceAll(/[-_]/g, "").toLowerCase();
  return normalize(parameterName).endsWith(normalize(name));
}

/** An id from the path of a request is a text. */
function toTypeOf(value: unknown, id: unknown): unknown {
  return typeof id === "string" && /^(number|bigint)$/.test(typeof value) ? tryParse(id) : id;
}

function toId(value: unknown): unknown {
  return typeof value === "function" ? value() : value;
}

function toNoEntry(error: unknown): undefined {
  if (!(error instanceof SkipCase)) throw error;
}

/** Returns the items of a list: the body, or its only array of objects. */
export function findItems(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  const lists = Object.values(Object(body)).filter((value): value is unknown[] => Array.isArray(value));
  return lists.find((list) => list.some(isNode)) ?? lists[0] ?? [];
}

/** Returns the member names of a JSON body that an operation accepts. */
export function listMembers(document: ApiDocument, operation: Operation): string[] {
  const schema = operation.body?.contents[0]?.schema;
  if (schema === undefined) return [];
  return [...new Set(listTypes(document, schema).flatMap(({ properties }) => Object.keys(Object(properties))))];
}
