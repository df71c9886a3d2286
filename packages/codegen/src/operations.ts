import { CodegenError } from "./codegen-error.ts";
import {
  type Header,
  methods,
  type OpenApiDocument,
  type Operation,
  type RequestBody,
  type Response,
  resolve,
} from "./document.ts";
import { operationParameters, type ParameterEntry, parameterEntry, scalarType } from "./parameters.ts";

export interface OperationEntry {
  id: string;
  method: string;
  path: string;
  parameters: ParameterEntry[];
  body: { required: boolean; mediaType: string } | null;
  responses: Record<string, ResponseEntry>;
  stability: string;
  deprecation: DeprecationEntry | null;
}
export interface ResponseEntry {
  mediaType: string | null;
  headers: Record<string, HeaderEntry>;
  errorCodes: string[];
}
export interface HeaderEntry {
  required: boolean;
  type: string;
  /** The only value that the header can have. */
  const?: unknown;
}
export interface DeprecationEntry {
  deprecation: string;
  sunset: string;
  docs: string;
  successor: string;
}

/** Lists every operation of the document as data: what the engine needs to route, to parse and to answer. */
export function listOperations(document: OpenApiDocument): Record<string, OperationEntry> {
  const entries: Record<string, OperationEntry> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    checkPath(path);
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const where = `${method.toUpperCase()} ${path}`;
      const id = operation.operationId;
      if (!id) throw new CodegenError(where, "has no operationId. Add one: it becomes the handler's name.");
      if (entries[id])
        throw new CodegenError(where, `operationId ${id} is taken by ${entries[id].method} ${entries[id].path}.`);
      entries[id] = operationEntry(document, { where, id, method, path, operation, shared: item.parameters ?? [] });
    }
  }
  return entries;
}

/** A Response Object as data; also for responses that belong to no operation. */
export function responseEntry(document: OpenApiDocument, where: string, response: Response): ResponseEntry {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { required = false, schema = {} } = resolve<Header>(document, header);
    const entry: HeaderEntry = { required, type: scalarType(document, `${where} header ${name}`, schema) };
    return [name, schema.const === undefined ? entry : { ...entry, const: schema.const }] as const;
  });
  const errorCodes = (response["x-error-codes"] as string[] | undefined) ?? [];
  for (const code of errorCodes) checkErrorCode(document, where, code);
  return {
    mediaType: response.content ? jsonMediaType(where, response.content) : null,
    headers: Object.fromEntries(headers),
    errorCodes,
  };
}

/** A code is answered with its own status, so it belongs to a response of that status. */
function checkErrorCode(document: OpenApiDocument, where: string, code: string): void {
  const codes = (document["x-error-codes"] ?? {}) as Record<string, { status?: number }>;
  const status = codes[code]?.status;
  if (status === undefined)
    throw new CodegenError(
      where,
      `error code ${code} is not in the root's x-error-codes. Add it there with its status.`,
    );
  if (!where.endsWith(` ${status}`))
    throw new CodegenError(where, `error code ${code} has status ${status}. List it at the response of that status.`);
}

interface Place {
  where: string;
  id: string;
  method: string;
  path: string;
  operation: Operation;
  shared: NonNullable<Operation["parameters"]>;
}

function operationEntry(
  document: OpenApiDocument,
  { where, id, method, path, operation, shared }: Place,
): OperationEntry {
  const body = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  if (method === "trace")
    throw new CodegenError(where, "cannot be served: the Request of web standards knows no TRACE. Leave it out.");
  if (body && (method === "get" || method === "head"))
    throw new CodegenError(where, "has a request body, which its method cannot carry. Use parameters.");
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    if (!/^[1-5]\d\d$/.test(status))
      throw new CodegenError(where, `status ${status} is not supported. List the statuses that it stands for.`);
    return [status, responseEntry(document, `${where} ${status}`, resolve<Response>(document, response))] as const;
  });
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters: operationParameters(document, shared, operation).map((parameter) =>
      parameterEntry(document, where, parameter),
    ),
    body: body ? { required: body.required ?? false, mediaType: jsonMediaType(where, body.content) } : null,
    responses: Object.fromEntries(responses),
    stability: String(operation["x-stability"] ?? "stable"),
    deprecation: operation["x-sunset"] ? deprecationEntry(document, where, operation) : null,
  };
}

function jsonMediaType(where: string, content: Record<string, unknown>): string {
  const [mediaType, ...others] = Object.keys(content);
  if (mediaType !== "application/json" || others.length > 0) {
    throw new CodegenError(
      where,
      `content ${Object.keys(content).join(", ")} is not supported. Use application/json alone.`,
    );
  }
  return mediaType;
}

function checkPath(path: string): void {
  const mixed = path.split("/").find((segment) => segment.includes("{") && !/^\{[^{}]+\}$/.test(segment));
  if (mixed)
    throw new CodegenError(
      path,
      `segment ${mixed} mixes text and a parameter. Give the parameter a segment of its own.`,
    );
}

function deprecationEntry(document: OpenApiDocument, where: string, operation: Operation): DeprecationEntry {
  const [at, sunset] = (["x-deprecated-at", "x-sunset"] as const).map((name) => {
    const date = new Date(`${operation[name]}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) throw new CodegenError(where, `${name} must be a date such as '2030-12-05'.`);
    return date;
  }) as [Date, Date];
  const { "x-deprecation-docs": docs, "x-successor": successor } = operation;
  if (typeof docs !== "string")
    throw new CodegenError(where, "x-deprecation-docs must be the address of a page that tells what to do.");
  const items = Object.entries(document.paths ?? {});
  const path = items.find(([, item]) =>
    methods.some((method) => item[method] && item[method].operationId === successor),
  )?.[0];
  if (typeof successor !== "string" || !path)
    throw new CodegenError(where, "x-successor must be the operationId of the operation to use instead.");
  return { deprecation: `@${at.getTime() / 1000}`, sunset: sunset.toUTCString(), docs, successor: path };
}
