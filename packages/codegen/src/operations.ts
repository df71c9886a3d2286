import { type Contents, toContents } from "./content.ts";
import type { LocatedOperation, OpenApiDocument, Operation, Parameter, PathItem, RequestBody } from "./document.ts";
import { locateOperations, resolve, type SecurityRequirement, tryDecode } from "./document.ts";
import { toDeprecationEntry } from "./extensions.ts";
import { createReject, type Findings } from "./findings.ts";
import { getParameters, type ParameterEntry, toParameterEntries } from "./parameters.ts";
import { type ResponseEntry, toResponseEntries } from "./responses.ts";
import { flattenSchema } from "./schema.ts";
import { createSecurityReader } from "./security.ts";
import { checkServers } from "./servers.ts";

export interface OperationEntry {
  id: string;
  method: string;
  path: string;
  parameters: ParameterEntry[];
  body: ({ required: boolean; members?: string[] } & Contents) | null;
  responses: Record<string, ResponseEntry>;
  stability: string;
  /** Undefined if all operations share the security of the document. */
  security?: SecurityRequirement[];
  /** Query parameters that carry API keys. The handler does not get them. */
  credentials?: string[];
  deprecation: ReturnType<typeof toDeprecationEntry> | null;
}

/** Describes the served operations. Removes from the document what the findings leave out. */
export function listOperations(document: OpenApiDocument, findings: Findings): Record<string, OperationEntry> {
  const { paths = {} } = document;
  const items = findings.collect(
    Object.entries(paths),
    (entry) => {
      checkPath(document, entry[0]);
      return entry;
    },
    ([path]) => delete paths[path],
  );
  skipUnservedParts(document, findings);
  const sources = locateOperations(items);
  addMissingIds(sources, findings);
  findings.collect(sources, (source) => alignPathParameters(document, source, findings));
  const readSecurity = createSecurityReader(document, findings);
  const usedIds = new Map<string, string>();
  const entries = findings.collect(
    sources,
    (source): [string, OperationEntry] => {
      const id = reserveId(source, usedIds);
      const entry = toOperationEntry(document, id, source, findings);
      return [id, { ...entry, ...readSecurity(source.label, source.operation) }];
    },
    ({ item, method }) => void delete item[method],
  );
  findings.collect(
    listTypedOperations(document),
    (source) => reserveId(source, usedIds),
    ({ operation }) => void delete operation.operationId,
  );
  return Object.fromEntries(entries);
}

function skipUnservedParts(document: OpenApiDocument, findings: Findings): void {
  const { paths = {}, webhooks = {} } = document;
  for (const name of Object.keys(webhooks))
    findings.skip("not-served", `webhook ${name}`, "is not served. The application sends it.", {
      node: webhooks,
      key: name,
    });
  for (const { label, item, method, operation } of locateOperations(Object.entries(paths))) {
    const location = { node: operation };
    if (operation.callbacks)
      findings.skip("not-served", label, "its callbacks are not served. The application sends them.", {
        ...location,
        key: "callbacks",
      });
    if (method === "trace") {
      findings.skip("not-served", label, "is not served: the web-standard Request does not support TRACE.", location);
      delete item[method];
    }
    if (operation.requestBody && (method === "get" || method === "head")) {
      findings.skip(
        "ignored",
        label,
        "its request body is ignored: HTTP defines no meaning for it (RFC 9110, 9.3.1).",
        {
          ...location,
          key: "requestBody",
        },
      );
      delete operation.requestBody;
    }
  }
}

/** Names operations after their method and path: `getBooksByIsbn`. */
function addMissingIds(sources: LocatedOperation[], findings: Findings): void {
  const usedIds = new Set(sources.map(({ operation }) => operation.operationId));
  for (const { label, method, path, operation } of sources) {
    if (operation.operationId) continue;
    const words = path.split("/").map((segment) => segment.replace(/^\{(.*)\}$/, "by $1"));
    const name = [method, ...words.join(" ").split(/[^A-Za-z0-9]+/)].filter(Boolean).map(capitalize).join("");
    let id = name.charAt(0).toLowerCase() + name.slice(1);
    while (usedIds.has(id)) id += "_";
    usedIds.add(id);
    operation.operationId = id;
    findings.skip("operation-id", label, `has no operationId. Its handler has the name ${id}.`, { node: operation });
  }
}

/** Defines each parameter of the path, and removes path parameters that the path does not have. */
function alignPathParameters(
  document: OpenApiDocument,
  { label, path, operation }: LocatedOperation,
  findings: Findings,
): void {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const parameters = getParameters(document, operation);
  const unknown = parameters.filter(({ in: location, name }) => location === "path" && !names.includes(name));
  for (const parameter of unknown) {
    const problem = `is not in the path ${path}, so it is ignored.`;
    findings.skip("ignored", `${label} parameter ${parameter.name}`, problem, { node: parameter });
  }
  const known = (operation.parameters ?? []).filter((each) => !unknown.includes(resolve<Parameter>(document, each)));
  const missing = names.filter((name) => !parameters.some((each) => each.in === "path" && each.name === name));
  for (const name of missing) {
    const problem = "is not defined, so it is read as text. Add a parameter with in: path.";
    findings.skip("parameter", `${label} parameter ${name}`, problem, { node: operation });
  }
  const added = missing.map((name) => ({ name, in: "path" as const, required: true, schema: { type: "string" } }));
  if (unknown.length + added.length > 0) operation.parameters = [...known, ...added];
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Lists the operations of webhooks and callbacks that have an operationId. They have types but are not served. */
function listTypedOperations(document: OpenApiDocument): LocatedOperation[] {
  const { paths = {}, webhooks = {} } = document;
  const callbacks = locateOperations(Object.entries(paths)).flatMap(({ operation }) =>
    Object.values(operation.callbacks ?? {}).flatMap((callback) =>
      Object.entries<PathItem>(resolve<Record<string, PathItem>>(document, callback)),
    ),
  );
  // Several operations may share a callback of components.
  const distinctItems = new Map([...Object.entries(webhooks), ...callbacks].map((entry) => [entry[1], entry] as const));
  return locateOperations([...distinctItems.values()]).filter(({ operation }) => operation.operationId);
}

function reserveId({ label, operation }: LocatedOperation, usedIds: Map<string, string>): string {
  const { operationId: id = "" } = operation;
  const reject = createReject("operation", label, { node: operation, key: "operationId" });
  const firstUse = usedIds.get(id);
  if (firstUse) reject(`operationId ${id} is already used by ${firstUse}.`);
  if (id === "__proto__" || id === "unrouted") reject(`operationId ${id} is reserved. Choose another one.`);
  usedIds.set(id, label);
  return id;
}

function toOperationEntry(
  document: OpenApiDocument,
  id: string,
  { label, method, path, item, operation }: LocatedOperation,
  findings: Findings,
): OperationEntry {
  checkServers(document, label, [item, operation]);
  const parameters = toParameterEntries(document, label, operation, findings);
  checkKeys(label, operation, parameters);
  const [deprecation = null] = operation["x-sunset"]
    ? findings.collect(
        [operation],
        () => toDeprecationEntry(document, label, operation),
        () => void delete operation["x-sunset"],
      )
    : [];
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters,
    body: toBodyEntry(document, label, operation, findings),
    responses: toResponseEntries(document, label, operation.responses, findings),
    stability: String(operation["x-stability"] ?? "stable"),
    deprecation,
  };
}

function toBodyEntry(
  document: OpenApiDocument,
  label: string,
  operation: Operation,
  findings: Findings,
): OperationEntry["body"] {
  if (!operation.requestBody) return null;
  const body = resolve<RequestBody>(document, operation.requestBody);
  const contents = toContents(document, label, body.content, findings);
  if (!contents) {
    delete operation.requestBody;
    return null;
  }
  return { required: body.required ?? false, ...listMembers(document, body), ...contents };
}

function listMembers(document: OpenApiDocument, { content }: RequestBody): { members?: string[] } {
  const [firstContent] = Object.values(content);
  const { properties } = flattenSchema(document, firstContent?.schema);
  return properties ? { members: Object.keys(properties) } : {};
}

/** Rejects duplicate names. The members of an exploded object are query parameters too. */
function checkKeys(label: string, node: Operation, parameters: ParameterEntry[]): void {
  const keys = parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name, members }) => (members ? Object.keys(members) : [name]));
  const repeatedName = firstDuplicate(keys);
  const reject = createReject("operation", label, { node });
  if (repeatedName)
    reject(`${repeatedName} is the name of two parameters in the query. Rename one, or use style deepObject.`);
  const name = firstDuplicate(parameters.filter((each) => each.in === "header").map(({ name }) => name.toLowerCase()));
  if (name)
    reject(
      `${name} is the name of two header parameters that differ only in case. Spell both the same, or remove one.`,
    );
}

function firstDuplicate(names: string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** @throws {Rejection} if the router could not match requests to a path */
export function checkPath(document: OpenApiDocument, path: string): void {
  const reject = createReject("path", path, { node: document.paths ?? {}, key: path });
  if (!path.startsWith("/")) reject("does not start with a slash. Write one at the start.");
  if (path.includes("?"))
    reject(
      "a path cannot contain a query (OpenAPI 3.1, Paths Object). Remove it, and add query parameters to the operation of the path.",
    );
  if (path.includes("#"))
    reject(
      "a path cannot contain a fragment, which clients do not send. Merge its operations into the path without it.",
    );
  const names = path.match(/\{[^{}]*\}/g) ?? [];
  if (/\}\{/.test(path)) reject("has two parameters without text between them, so their values cannot be separated.");
  const repeatedName = firstDuplicate(names);
  if (repeatedName) reject(`parameter ${repeatedName} occurs twice. Use two different names.`);
  const template = toTemplate(path);
  const first = Object.keys(document.paths ?? {}).find((other) => toTemplate(other) === template);
  if (first !== path) reject(`matches the same requests as ${first}. Merge them into one path.`);
  // The router compares targets as sent. Other characters never occur in a target (RFC 3986, section 3.3).
  const invalidSegment = path
    .split("/")
    .find((segment) => !/^(?:[\w.~!$&'()*+,;=:@-]|%[\dA-F]{2})*$/.test(segment.replaceAll(/\{[^{}]+\}/g, "")));
  if (invalidSegment)
    reject(
      `segment ${invalidSegment} has characters that a target cannot contain. Write ${encodeURI(tryDecode(invalidSegment))}.`,
    );
}

function toTemplate(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}
