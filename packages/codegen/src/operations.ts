import { CodegenError } from "./codegen-error.ts";
import { type Header, methods, type OpenApiDocument, type Operation, type Parameter, type RequestBody, type Response, resolve, type Schema } from "./document.ts";
import { isInt64 } from "./int64.ts";

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
export interface ParameterEntry {
  name: string;
  in: string;
  required: boolean;
  type: string;
  isArray: boolean;
  default?: unknown;
}
export interface ResponseEntry {
  mediaType: string | null;
  headers: Record<string, { required: boolean; type: string }>;
  errorCodes: string[];
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
      if (entries[id]) throw new CodegenError(where, `operationId ${id} is taken by ${entries[id].method} ${entries[id].path}.`);
      entries[id] = operationEntry(document, { where, id, method, path, operation, shared: item.parameters ?? [] });
    }
  }
  return entries;
}

/** A Response Object as data; also for responses that belong to no operation. */
export function responseEntry(document: OpenApiDocument, where: string, response: Response): ResponseEntry {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { required = false, schema = {} } = resolve<Header>(document, header);
    return [name, { required, type: scalarType(document, `${where} header ${name}`, schema) }] as const;
  });
  return {
    mediaType: response.content ? jsonMediaType(where, response.content) : null,
    headers: Object.fromEntries(headers),
    errorCodes: (response["x-error-codes"] as string[] | undefined) ?? [],
  };
}

interface Place {
  where: string;
  id: string;
  method: string;
  path: string;
  operation: Operation;
  shared: NonNullable<Operation["parameters"]>;
}

function operationEntry(document: OpenApiDocument, { where, id, method, path, operation, shared }: Place): OperationEntry {
  const body = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => {
    if (!/^[1-5]\d\d$/.test(status)) throw new CodegenError(where, `status ${status} is not supported. List the statuses that it stands for.`);
    return [status, responseEntry(document, `${where} ${status}`, resolve<Response>(document, response))] as const;
  });
  return {
    id,
    method: method.toUpperCase(),
    path,
    parameters: operationParameters(document, shared, operation).map((parameter) => parameterEntry(document, where, parameter)),
    body: body ? { required: body.required ?? false, mediaType: jsonMediaType(where, body.content) } : null,
    responses: Object.fromEntries(responses),
    stability: String(operation["x-stability"] ?? "stable"),
    deprecation: operation["x-sunset"] ? deprecationEntry(document, where, operation) : null,
  };
}

/** The operation's parameters with those of its path item; the operation's own win (OpenAPI 3.1, Path Item Object). */
export function operationParameters(document: OpenApiDocument, shared: NonNullable<Operation["parameters"]>, operation: Operation): Parameter[] {
  const all = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve<Parameter>(document, parameter));
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

function parameterEntry(document: OpenApiDocument, where: string, parameter: Parameter): ParameterEntry {
  const place = `${where} parameter ${parameter.name}`;
  if (parameter.in === "cookie") throw new CodegenError(place, "cookie parameters are not supported. Use a header or the query.");
  if (!parameter.schema) throw new CodegenError(place, "has no schema. Parameters with content are not supported.");
  const usualStyle = parameter.in === "query" ? "form" : "simple";
  if ((parameter.style ?? usualStyle) !== usualStyle) throw new CodegenError(place, `style ${parameter.style} is not supported. Use ${usualStyle}.`);
  const schema = resolve<Schema>(document, parameter.schema);
  const isArray = schema.type === "array";
  if (isArray && (parameter.in !== "query" || parameter.explode === false)) {
    throw new CodegenError(place, "arrays are supported in the query with explode: true only.");
  }
  const type = scalarType(document, place, isArray ? resolve<Schema>(document, (schema.items ?? {}) as Schema) : schema);
  const entry = { name: parameter.name, in: parameter.in, required: parameter.required ?? false, type, isArray };
  return schema.default === undefined ? entry : { ...entry, default: schema.default };
}

function scalarType(document: OpenApiDocument, where: string, schema: Schema): string {
  const { type, format } = resolve<Schema>(document, schema);
  if (isInt64({ type, format })) return "int64";
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type;
  throw new CodegenError(where, `type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`);
}

function jsonMediaType(where: string, content: Record<string, unknown>): string {
  const [mediaType, ...others] = Object.keys(content);
  if (mediaType !== "application/json" || others.length > 0) {
    throw new CodegenError(where, `content ${Object.keys(content).join(", ")} is not supported. Use application/json alone.`);
  }
  return mediaType;
}

function checkPath(path: string): void {
  const mixed = path.split("/").find((segment) => segment.includes("{") && !/^\{[^{}]+\}$/.test(segment));
  if (mixed) throw new CodegenError(path, `segment ${mixed} mixes text and a parameter. Give the parameter a segment of its own.`);
}

function deprecationEntry(document: OpenApiDocument, where: string, operation: Operation): DeprecationEntry {
  const [at, sunset] = (["x-deprecated-at", "x-sunset"] as const).map((name) => {
    const date = new Date(`${operation[name]}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) throw new CodegenError(where, `${name} must be a date such as '2030-12-05'.`);
    return date;
  }) as [Date, Date];
  const successor = Object.entries(document.paths ?? {}).find(([, item]) => methods.some((method) => item[method]?.operationId === operation["x-successor"]));
  if (!successor) throw new CodegenError(where, "x-successor must be the operationId of the operation to use instead.");
  return {
    deprecation: `@${at.getTime() / 1000}`,
    sunset: sunset.toUTCString(),
    docs: String(operation["x-deprecation-docs"]),
    successor: successor[0],
  };
}
