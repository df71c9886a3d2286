import { documentJson } from "@animal-store/contract/document";
import { encodeItem, type ItemFormat } from "@animal-store/exact-json";
import { createReader, getExampleValue, listOperations } from "@animal-store/openapi-document/nodes";

/** The contract, with the headers of every response. */
export const contract: ContractRoot = JSON.parse(documentJson);

/** A part of the contract that can have a mark: the ids of the decisions that it follows. */
export type Marked = { "x-decision"?: string | string[] };

export type Decision = { title: string; choice: string; reason: string; rfc?: string[] };

export type ContractRoot = {
  info: Marked & { title: string; version: string; summary?: string; description?: string };
  servers?: Server[];
  tags?: Tag[];
  components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, { description?: string }> };
  paths: Record<string, PathItem>;
  "x-rate-limit-plans"?: Record<string, RateLimitPlan>;
  "x-error-codes"?: Record<string, ErrorCode>;
  "x-ban"?: Ban;
  "x-unrouted-responses"?: Record<string, Response | Reference>;
  "x-decisions"?: Record<string, Decision>;
};

/** A group of operations. Only tags of the kind `nav`, or without a kind, are groups (OpenAPI 3.2, section 4.22). */
export type Tag = { name: string; summary?: string; parent?: string; kind?: string; "x-displayName"?: string };

export type Server = Marked & { url: string; name?: string; description?: string };

export type PathItem = { parameters?: (ParameterNode | Reference)[]; [method: string]: unknown };

export type Reference = Marked & { $ref: string };

export type Ban = { strikes: number; withinSeconds: number; seconds: number; graceSeconds: number };

export type RateLimitPlan = { perMinute: number | null; perDay: number | null };

export type ErrorCode = { status: number; description: string };

export type OperationNode = Marked & {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: (ParameterNode | Reference)[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, Content> };
  responses?: Record<string, Response | Reference>;
  deprecated?: boolean;
  "x-stability"?: "stable" | "beta" | "experimental";
  "x-deprecated-at"?: string;
  "x-deprecation-docs"?: string;
  "x-sunset"?: string;
  "x-successor"?: string;
};

export type ParameterNode = Marked & {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema | Reference;
  content?: Record<string, Content>;
  examples?: Record<string, Example>;
  "x-stability"?: string;
};

type Bounds = Partial<Record<"minimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems", number>>;

export type Schema = Marked &
  Bounds & {
    description?: string;
    type?: string | string[];
    contentSchema?: Schema | Reference;
    oneOf?: (Schema | Reference)[];
    format?: string;
    enum?: unknown[];
    const?: unknown;
    default?: unknown;
    pattern?: string;
    "x-pattern-rule"?: string;
    required?: string[];
    properties?: Record<string, Schema | Reference>;
    items?: Schema | Reference;
  };

export type Example = { summary?: string; value?: unknown; dataValue?: unknown; serializedValue?: string };

/** `itemSchema` describes an item of events or JSON lines (OpenAPI 3.2, section 4.14). */
export type Content = {
  schema?: Schema | Reference;
  itemSchema?: Schema | Reference;
  examples?: Record<string, Example>;
};

export type Header = Marked & {
  description?: string;
  schema: Schema | Reference;
  example?: unknown;
  examples?: Record<string, Example>;
};

export type Response = Marked & {
  summary?: string;
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, Content>;
  "x-error-codes"?: string[];
};

export interface DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationNode;
  readonly parameters: readonly ParameterNode[];
  readonly responses: readonly [status: string, response: Response][];
}

export function documentedOperations(contract: ContractRoot): DocumentedOperation[] {
  return listOperations(createReader(contract)).map(({ method, path, node, parameters }) => {
    const operation = node as OperationNode;
    const requestBody = operation.requestBody && withContent(contract, resolveRef(contract, operation.requestBody));
    return {
      method,
      path,
      operation: requestBody ? { ...operation, requestBody } : operation,
      parameters: parameters.map((parameter) => withSchema(withContent(contract, parameter as ParameterNode))),
      responses: resolveResponses(contract, operation.responses),
    };
  });
}

/** Content describes a parameter as it describes a body. */
function withSchema(parameter: ParameterNode): ParameterNode {
  const [content] = Object.values(parameter.content ?? {});
  return { ...content, ...parameter };
}

/** Resolves the media types of a body, a response or a parameter. */
function withContent<Part extends { content?: Record<string, Content> }>(contract: ContractRoot, part: Part): Part {
  if (part.content === undefined) return part;
  const entries = Object.entries(part.content).map(([type, content]) => [type, resolveRef(contract, content)]);
  return { ...part, content: Object.fromEntries(entries) };
}

/** Returns the text of an example that is not JSON: its serialized value, or its items in JSON lines or events. */
export function toSerializedText(mediaType: string, { itemSchema }: Content, example: Example): string | undefined {
  const value = getExampleValue(example);
  if (value === undefined) return example.serializedValue ?? "";
  if (itemSchema === undefined || !Array.isArray(value)) return undefined;
  const isEvents = mediaType.startsWith("text/event-stream");
  const format: ItemFormat = isEvents
    ? { kind: "events", data: "text", isEnvelope: true }
    : { kind: mediaType.includes("-seq") ? "sequence" : "lines" };
  return value.map((item) => encodeItem(item, format)).join("");
}

/** @param source the part of a guide or of the contract that names the operation @throws {Error} if the operation is unknown */
export function getOperation(contract: ContractRoot, operationId: string, source: string): DocumentedOperation {
  const found = documentedOperations(contract).find(({ operation }) => operation.operationId === operationId);
  if (found) return found;
  throw new Error(`${source} must name an operation, got "${operationId}". Use the operationId of an operation.`);
}

/** Returns the request line of an operation without its version: `GET /v1/pets`. */
export function toRequestLine(contract: ContractRoot, operationId: string): string {
  const { method, path } = getOperation(contract, operationId, "request");
  return `${method} ${basePathOf(contract)}${path}`;
}

/** @throws {Error} if the contract has no such code */
export function getErrorStatus(contract: ContractRoot, code: string): number {
  const error = contract["x-error-codes"]?.[code];
  if (error) return error.status;
  throw new Error(`A picture must name an error code of the contract, got "${code}". Correct the picture.`);
}

/** Returns every documented response, including those that belong to no operation. */
export function documentedResponses(contract: ContractRoot): [status: string, response: Response][] {
  const operationResponses = documentedOperations(contract).flatMap(({ responses }) => responses);
  return [...operationResponses, ...resolveResponses(contract, contract["x-unrouted-responses"])];
}

/** Returns the base path of the API: `/v1`. */
export function basePathOf({ servers = [] }: ContractRoot): string {
  return servers.find(({ url }) => url.startsWith("/"))?.url ?? "";
}

export function resolveResponses(
  contract: ContractRoot,
  responses: OperationNode["responses"] = {},
): [string, Response][] {
  return Object.entries(responses).map(([status, response]) => [
    status,
    withContent(contract, resolveRef<Response>(contract, response)),
  ]);
}

export function resolveRef<Target extends object>(contract: ContractRoot, value: Target | Reference): Target {
  // The linter checks that the target exists and has the type that its location requires.
  return createReader(contract).resolve<Target>(value);
}

export function getByPath(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(getMember, document);
}

/** Returns the URL of the server with this description. */
export function findServerUrl(servers: ContractRoot["servers"], description: string): string {
  const server = servers?.find((each) => each.description === description);
  if (server) return server.url;
  throw new Error(`server must be the description of a server in the contract, got "${description}". Correct it.`);
}

/** Returns a member of an object, or the only item of a list with this `name`, whose position can change. */
function getMember(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) return Reflect.get(value, name);
  const [item, ...others] = value.filter((each) => each?.name === name);
  return others.length === 0 ? item : undefined;
}

export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}

export function formatDuration(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return formatCount(seconds / 3600, "hour");
  if (seconds >= 120 && seconds % 60 === 0) return formatCount(seconds / 60, "minute");
  return formatCount(seconds, "second");
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
