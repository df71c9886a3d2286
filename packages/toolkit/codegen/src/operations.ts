import { METHODS } from "node:http";
import { getMember, listPathParameters, toOperationKeys, withoutParameterNames } from "@animal-store/openapi-document";
import type {
  CallEntry,
  FieldEntry,
  ParameterEntry,
  OperationEntry as ServedEntry,
} from "@animal-store/openapi-document/contract";
import { listJson, listSuccesses, toContents, toResponseEntries } from "./content.ts";
import {
  getParameters,
  type LocatedOperation,
  locateOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItems,
  type RequestBody,
  resolve,
  type Server,
} from "./document.ts";
import { parseRequestLimits, toDeprecationEntry } from "./extensions.ts";
import { type Findings, Part } from "./findings.ts";
import { toParameterEntries } from "./parameters.ts";
import { flattenSchema } from "./schema.ts";
import { createSecurityReader } from "./security.ts";

export interface OperationEntry extends ServedEntry {
  readonly input?: CallEntry["input"];
  /** Successful responses are arrays, with a `Link` to the next page (RFC 8288). */
  readonly paginated?: true;
  readonly stability: string;
}

/** An operation, and its part of the document for findings. */
type Source = LocatedOperation & { readonly part: Part };

/** Describes the served operations. Removes from the document what the findings leave out. */
export function listOperations(document: OpenApiDocument, findings: Findings): Record<string, OperationEntry> {
  const { paths = {}, webhooks = {} } = document;
  const checkedPaths = findings.collect(
    Object.keys(paths),
    (path) => {
      checkPath(new Part(document, findings, path, "path", { node: paths, key: path }));
      return path;
    },
    (path) => delete paths[path],
  );
  const readablePaths = new Set(checkedPaths);
  const toSource = (located: LocatedOperation): Source => {
    const part = new Part(document, findings, located.label, "operation", { node: located.operation });
    return { ...located, part };
  };
  const problem = "is not served. The application sends it.";
  for (const key of Object.keys(webhooks))
    findings.skip("not-served", `webhook ${key}`, problem, { node: webhooks, key });
  for (const source of locateOperations(document).map(toSource)) skipUnservedParts(source);
  if ("x-ms-paths" in document)
    findings.skip("not-served", "x-ms-paths", extensionProblem, { node: document, key: "x-ms-paths" });
  const located = locateOperations(document).filter(({ path }) => readablePaths.has(path));
  const sources = findings.collect(located.map(toSource), createRouteCheck(), removeOperation);
  assignIds([...sources, ...listTypedOperations(document).map(toSource)]);
  findings.collect(sources, alignPathParameters);
  const readSecurity = createSecurityReader(document, findings);
  const entries = findings.collect(
    sources,
    (source): [string, OperationEntry] => {
      const entry = toOperationEntry(source);
      return [entry.id, { ...entry, ...readSecurity(source.part, source.operation) }];
    },
    removeOperation,
  );
  return Object.fromEntries(entries);
}

/** An extension of Azure for operations that only a query distinguishes. */
const extensionProblem =
  "is an extension, so its operations are not served. Write those with different paths in paths.";

/** The forbidden methods of the Fetch standard (section 2.2.1). */
const forbiddenMethods = ["CONNECT", "TRACE", "TRACK"];

function skipUnservedParts(source: Source): void {
  const { part, method, operation } = source;
  if (operation.callbacks) {
    const problem = "its callbacks are not served. The application sends them.";
    part.skip("not-served", problem, { node: operation, key: "callbacks" });
  }
  const isForbidden = forbiddenMethods.includes(method);
  if (isForbidden || !METHODS.includes(method)) {
    const reader = isForbidden ? "the web-standard Request" : "the HTTP parser of Node.js";
    part.skip("not-served", `is not served: ${reader} does not support ${method}.`);
    removeOperation(source);
  }
  if (operation.requestBody && (method === "GET" || method === "HEAD")) {
    const problem = "its request body is ignored: HTTP defines no meaning for it (RFC 9110, 9.3.1).";
    part.skip("ignored", problem, { node: operation, key: "requestBody" });
    delete operation.requestBody;
  }
}

function removeOperation({ item, method }: LocatedOperation): void {
  const [key = "", parentKey] = toOperationKeys(method).reverse();
  Reflect.deleteProperty(parentKey === undefined ? item : (getMember(item, parentKey) as object), key);
}

/** Returns a function that returns a source. It rejects the second operation that the same requests match. */
function createRouteCheck(): (source: Source) => Source {
  const firstPaths = new Map<string, string>();
  return (source) => {
    const { part, method, path } = source;
    const route = `${method} ${withoutParameterNames(path)}`;
    const firstPath = firstPaths.get(route);
    if (firstPath !== undefined) part.reject(`matches the same requests as ${method} ${firstPath}. Merge them.`);
    firstPaths.set(route, path);
    return source;
  };
}

/** A client has a member `raw`, and an object with a function `then` is a promise for `await`. */
const reservedIds = ["__proto__", "raw", "then", "unrouted"];

/** Gives each operation its own name: names those without an operationId `getBooksByIsbn`, and numbers names that are taken. */
function assignIds(sources: readonly Source[]): void {
  const documentedIds = new Set(sources.map(({ operation }) => operation.operationId));
  const users = new Map(reservedIds.map((id) => [id, ""]));
  for (const { part, label, method, path, operation } of sources) {
    const { operationId } = operation;
    const name = operationId || toOperationName(method, path);
    const isTaken = (id: string) => users.has(id) || (id !== operationId && documentedIds.has(id));
    let id = name;
    for (let number = 2; isTaken(id); number += 1) id = `${name}${number}`;
    const use = `is ${reservedIds.includes(name) ? "reserved" : `already used by ${users.get(name)}`}`;
    const problem = operationId ? `operationId ${operationId} ${use}` : "has no operationId";
    const location = operationId ? { node: operation, key: "operationId" } : part.location;
    if (id !== operationId) part.skip("operation-id", `${problem}. Its handler has the name ${id}.`, location);
    users.set(id, label);
    operation.operationId = id;
  }
}

/** Returns a name such as `getBooksByIsbn`. */
function toOperationName(method: string, path: string): string {
  const words = path.split("/").map((segment) => segment.replace(/^\{(.*)\}$/, "by $1"));
  const name = [method.toLowerCase(), ...words]
    .join(" ")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(capitalize)
    .join("");
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Defines each parameter of the path, and removes path parameters that the path does not have. */
function alignPathParameters({ part, path, operation }: Source): void {
  const names = listPathParameters(path);
  const parameters = getParameters(part.document, operation);
  const unknown = parameters.filter(({ in: location, name }) => location === "path" && !names.includes(name));
  for (const parameter of unknown) {
    const problem = `is not in the path ${path}, so it is ignored.`;
    part.child(`parameter ${parameter.name}`, { node: parameter }).skip("ignored", problem);
  }
  const known = (operation.parameters ?? []).filter(
    (each) => !unknown.includes(resolve<Parameter>(part.document, each)),
  );
  const missing = names.filter((name) => !parameters.some((each) => each.in === "path" && each.name === name));
  for (const name of missing) {
    const problem = "is not defined, so it is read as text. Add a parameter with in: path.";
    part.child(`parameter ${name}`, part.location).skip("parameter", problem);
  }
  const added = missing.map((name) => ({ name, in: "path" as const, required: true, schema: { type: "string" } }));
  if (unknown.length + added.length > 0) operation.parameters = [...known, ...added];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Lists the operations of webhooks and callbacks that have an operationId. They have types but are not served. */
function listTypedOperations(document: OpenApiDocument): LocatedOperation[] {
  const { webhooks = {} } = document;
  const callbacks = locateOperations(document).flatMap(({ operation }) => Object.values(operation.callbacks ?? {}));
  const maps = [webhooks, ...callbacks.map((each) => resolve<PathItems>(document, each))];
  // Several operations may share a callback of components.
  const paths = new Map(maps.flatMap((items) => Object.entries(items).map(([path, item]) => [item, path] as const)));
  const located = Array.from(paths, ([item, path]) => locateOperations(document, { [path]: item }));
  return located.flat().filter(({ operation }) => operation.operationId);
}

function toOperationEntry({ part, method, path, item, operation }: Source): OperationEntry {
  checkServers(part, [item, operation]);
  const parameters = toParameterEntries(part, item, operation);
  checkKeys(part.as("parameter"), parameters);
  const toDeprecation = () => toDeprecationEntry(part, operation);
  const [deprecation = null] = part.findings.collect([operation], toDeprecation, () => delete operation["x-sunset"]);
  const [limits = {}] = part.findings.collect(
    [operation],
    parseRequestLimits,
    () => delete operation["x-request-limits"],
  );
  const body = toBodyEntry(part, operation);
  return {
    id: String(operation.operationId),
    method,
    path,
    parameters,
    body,
    ...toInput(parameters, body),
    responses: toResponseEntries(part, operation.responses ?? {}),
    ...(method === "GET" && isPaginated(part.document, operation) && { paginated: true }),
    stability: String(operation["x-stability"] ?? "stable"),
    deprecation,
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

/** Headers are options of a call. A name in two locations needs an input with a member for each location. */
function toInput(parameters: readonly ParameterEntry[], body: OperationEntry["body"]): Pick<OperationEntry, "input"> {
  const names = parameters.filter((parameter) => parameter.in !== "header").map(({ name }) => name);
  if (body && names.length === 0) return { input: "body" };
  return firstDuplicate([...names, ...(body ? ["body"] : [])]) ? { input: "locations" } : {};
}

function toBodyEntry(part: Part, operation: Operation): OperationEntry["body"] {
  if (!operation.requestBody) return null;
  const body = resolve<RequestBody>(part.document, operation.requestBody);
  const contents = toContents(part, body.content, "request");
  if (!contents) {
    delete operation.requestBody;
    return null;
  }
  const [firstContent] = Object.values(body.content);
  const { properties } = flattenSchema(part.document, firstContent?.schema);
  const members = properties ? { members: Object.keys(properties) } : {};
  return { required: body.required ?? false, ...members, ...contents };
}

function isPaginated(document: OpenApiDocument, { responses = {} }: Operation): boolean {
  const pages = listSuccesses(document, responses).flatMap(({ headers = {}, content = {} }) => {
    const hasLink = Object.keys(headers).some((name) => name.toLowerCase() === "link");
    return listJson(content).map(({ schema }) => hasLink && flattenSchema(document, schema).type === "array");
  });
  return pages.length > 0 && pages.every(Boolean);
}

/** Rejects duplicate names. The members of an exploded object are parameters too. */
function checkKeys(part: Part, parameters: readonly ParameterEntry[]): void {
  const queried = parameters.filter((parameter) => parameter.in === "query");
  const querystrings = parameters.filter((parameter) => parameter.in === "querystring");
  // OpenAPI 3.2, Parameter Locations.
  if (querystrings.length > 1 || (querystrings.length > 0 && queried.length > 0))
    part.reject("has a parameter in the querystring next to others in the query. Keep one of them.");
  for (const pairs of [queried, parameters.filter((parameter) => parameter.in === "cookie")]) {
    const listNames = (parameters: readonly ParameterEntry[]) =>
      parameters.flatMap((each) => listKeys(each.name, each));
    const findOthers = (parameter: ParameterEntry) =>
      findUnlisted(parameter, listNames(pairs.filter((each) => each !== parameter)));
    const others = pairs.filter(({ takesOthers }) => takesOthers).slice(1);
    const repeatedName = firstDuplicate(listNames(pairs)) ?? pairs.flatMap(findOthers)[0] ?? others[0]?.name;
    if (repeatedName)
      part.reject(`${repeatedName} is the name of two parameters in the query. Rename one, or use style deepObject.`);
  }
  const name = firstDuplicate(parameters.filter((each) => each.in === "header").map(({ name }) => name.toLowerCase()));
  if (name)
    part.reject(
      `${name} is the name of two header parameters that differ only in case. Spell both the same, or remove one.`,
    );
}

/** Returns the names that a query can contain for a parameter or a member. An ellipsis stands for any unlisted member. */
function listKeys(key: string, { delimiter, members, unlistedMembers, takesOthers }: FieldEntry): string[] {
  if (!members || delimiter !== undefined) return [key];
  const names = Object.entries(members).flatMap(([name, member]) => listKeys(name, member));
  return unlistedMembers && !takesOthers ? [...names, `${key}[…]`] : names;
}

/** Returns the keys of other parameters that can also be unlisted members of an object. */
function findUnlisted(
  { name, delimiter, takesOthers, unlistedMembers }: ParameterEntry,
  keys: readonly string[],
): string[] {
  const isUnlisted = (key: string) => key.startsWith(`${name}[`) && /^[^\]]+\]$/.test(key.slice(name.length + 1));
  return unlistedMembers && !delimiter && !takesOthers ? keys.filter(isUnlisted) : [];
}

function firstDuplicate(names: string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}

/** @throws {Rejection} if the router could not match requests to the path that a part names */
function checkPath(part: Part): void {
  const path = part.label;
  if (!path.startsWith("/")) part.reject("does not start with a slash. Write one at the start.");
  if (path.includes("?"))
    part.reject(
      "a path cannot contain a query (OpenAPI 3.1, Paths Object). Remove it, and add query parameters to the operation of the path.",
    );
  if (path.includes("#"))
    part.reject(
      "a path cannot contain a fragment, which clients do not send. Merge its operations into the path without it.",
    );
  if (/\}\{/.test(path))
    part.reject("has two parameters without text between them, so their values cannot be separated.");
  const repeatedName = firstDuplicate(path.match(/\{[^{}]*\}/g) ?? []);
  if (repeatedName) part.reject(`parameter ${repeatedName} occurs twice. Use two different names.`);
}

/** Returns the path of the first relative server or, without one, of the first server. */
export function getBasePath({ servers = [] }: Pick<OpenApiDocument, "servers">): string {
  const server = servers.find(({ url }) => url.startsWith("/")) ?? servers[0];
  return server ? getPath(server) : "";
}

function checkServers(part: Part, nodes: readonly { servers?: Server[] }[]): void {
  const basePath = getBasePath(part.document);
  for (const node of nodes) {
    const mismatch = node.servers?.find((server) => getPath(server) !== basePath);
    if (mismatch)
      part.reject(
        `server ${mismatch.url || "with an empty URL"} has a different path than the server of the document, ${basePath || "/"}. Add the difference to the paths.`,
        { node, key: "servers" },
      );
  }
}

function getPath({ url, variables = {} }: Server): string {
  const resolvedUrl = url.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => variables[name]?.default ?? name);
  return resolvedUrl
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\/$/, "");
}
