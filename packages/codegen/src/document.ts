/** The parts of an OpenAPI 3.1 document that this generator reads. Everything is optional: the document is input. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string }[];
  security?: SecurityRequirement[];
  paths?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema> };
  [extension: `x-${string}`]: unknown;
}

export type SecurityRequirement = Record<string, string[]>;
export interface Reference {
  $ref: string;
}
export type Schema = { [keyword: string]: unknown };
export type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<Method, Operation>>;

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof methods)[number];

export interface Operation {
  operationId?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  security?: SecurityRequirement[];
  [extension: `x-${string}`]: unknown;
}
export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
}
export interface RequestBody {
  required?: boolean;
  content: Record<string, { schema?: Schema }>;
}
export interface Response {
  headers?: Record<string, Header | Reference>;
  content?: Record<string, { schema?: Schema }>;
  [extension: `x-${string}`]: unknown;
}
export interface Header {
  required?: boolean;
  schema?: Schema;
}

/** Follows `$ref`s inside the document until something that is no reference. */
export function resolve<Node extends object>(document: OpenApiDocument, node: Node | Reference): Node {
  let current: unknown = node;
  while (isReference(current)) current = lookUp(document, current.$ref);
  return current as Node;
}

function isReference(node: unknown): node is Reference {
  return typeof node === "object" && node !== null && "$ref" in node && typeof node.$ref === "string";
}

function lookUp(document: OpenApiDocument, pointer: string): unknown {
  const path = pointer
    .replace(/^#\//, "")
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return path.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document);
}
