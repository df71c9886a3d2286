import { createDirectionCheck } from "./check-directions.ts";
import { CodegenError, createReject } from "./codegen-error.ts";
import { type Contents, toContents } from "./content.ts";
import type { LocatedOperation, OpenApiDocument, Operation, PathItem, RequestBody, Response } from "./document.ts";
import { locateOperations, resolve, type SecurityRequirement, tryDecode } from "./document.ts";
import { toDeprecationEntry } from "./extensions.ts";
import { mergeParameters, type ParameterEntry, toParameterEntry } from "./parameters.ts";
import { checkStatus, type ResponseEntry, toResponseEntry } from "./responses.ts";
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

export function listOperations(document: OpenApiDocument): Record<string, OperationEntry> {
  const sources = locateOperations(Object.entries(document.paths ?? {}));
  const security = createSecurityReader(document);
  const checks = {
    requests: createDirectionCheck(document, "readOnly"),
    responses: createDirectionCheck(document, "writeOnly"),
  };
  const usedIds = new Map<string, string>();
  CodegenError.collect(Object.keys(document.paths ?? {}), (path) => checkPath(document, path));
  const entries = CodegenError.collect(sources, (source): [string, OperationEntry] => {
    const id = reserveId(source, usedIds);
    return [id, { ...toOperationEntry(document, id, source, checks), ...security(source.label, source.operation) }];
  });
  CodegenError.collect(listUnservedOperations(document), (source) => reserveId(source, usedIds));
  return Object.fromEntries(entries);
}

/** Lists the operations of webhooks and callbacks that have an operationId. They have types but are not served. */
function listUnservedOperations(document: OpenApiDocument): LocatedOperation[] {
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
  const { operationId: id } = operation;
  if (!id)
    throw new CodegenError(label, "has no operationId. Add one: it becomes the handler's name.", { node: operation });
  const location = { node: operation, key: "operationId" };
  const firstUse = usedIds.get(id);
  if (firstUse) throw new CodegenError(label, `operationId ${id} is already used by ${firstUse}.`, location);
  if (id === "__proto__" || id === "unrouted")
    throw new CodegenError(label, `operationId ${id} is reserved. Choose another one.`, location);
  usedIds.set(id, label);
  return id;
}

function toOperationEntry(
  document: OpenApiDocument,
  id: string,
  { label, method, path, item, operation }: LocatedOperation,
  checks: Record<"requests" | "responses", ReturnType<typeof createDirectionCheck>>,
): OperationEntry {
  const body = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  const reject = createReject(label, { node: operation });
  if (method === "trace") reject("cannot be served: the web-standard Request does not support TRACE. Remove it.");
  if (body && (method === "get" || method === "head"))
    throw new CodegenError(label, "has a request body, which its method does not support. Use parameters.", {
      node: operation,
      key: "requestBody",
    });
  checkServers(document, label, [item, operation]);
  checks.requests(label, body?.content);
  const parameters = CodegenError.collect(mergeParameters(document, item.parameters ?? [], operation), (parameter) =>
    toParameterEntry(document, label, parameter),
  );
  checkKeys(label, operation, parameters);
  const responses = CodegenError.collect(Object.entries(operation.responses ?? {}), ([status, reference]) => {
    if (!/^(?:[1-5](?:\d\d|XX)|default)$/.test(status))
      throw new CodegenError(label, `status ${status} is invalid. Use one such as 200, 4XX or default.`, {
        node: operation.responses ?? {},
        key: status,
      });
    const response = resolve<Response>(document, reference);
    checkStatus(`${label} ${status}`, status, { node: operation.responses ?? {}, key: status }, response);
    checks.responses(`${label} ${status}`, response.content);
    return [status, toResponseEntry(document, `${label} ${status}`, response)] as const;
  });
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters,
    body: body
      ? {
          required: body.required ?? false,
          ...listMembers(document, body),
          ...toContents(document, label, body.content),
        }
      : null,
    responses: Object.fromEntries(responses),
    stability: String(operation["x-stability"] ?? "stable"),
    deprecation: operation["x-sunset"] ? toDeprecationEntry(document, label, operation) : null,
  };
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
  const reject = createReject(label, { node });
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

/** @throws {CodegenError} if the router could not match requests to a path */
export function checkPath(document: OpenApiDocument, path: string): void {
  const reject = createReject(path, { node: document.paths ?? {}, key: path });
  const segments = path.split("/");
  const mixed = segments.find((segment) => segment.includes("{") && !/^\{[^{}]+\}$/.test(segment));
  if (mixed) reject(`segment ${mixed} mixes text and a parameter. Give the parameter a separate segment.`);
  const names = segments.filter((segment) => segment.startsWith("{"));
  const repeatedName = firstDuplicate(names);
  if (repeatedName) reject(`parameter ${repeatedName} occurs twice. Use two different names.`);
  // The router compares targets as sent. Other characters never occur in a target (RFC 3986, section 3.3).
  const invalidSegment = segments.find(
    (segment) => !segment.startsWith("{") && !/^(?:[\w.~!$&'()*+,;=:@-]|%[\dA-F]{2})*$/.test(segment),
  );
  if (invalidSegment)
    reject(
      `segment ${invalidSegment} has characters that a target cannot contain. Write ${encodeURI(tryDecode(invalidSegment)).replaceAll(/[?#]/g, encodeURIComponent)}.`,
    );
}
