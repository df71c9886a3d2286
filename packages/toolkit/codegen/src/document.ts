import { createReader, methods, type Node as NodeObject } from "@animal-store/openapi-document";

export interface OpenApiDocument {
  openapi: string;
  info?: { title: string; version: string };
  servers?: Server[];
  security?: SecurityRequirement[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema | boolean>; [kind: string]: Record<string, unknown> | undefined };
  [extension: `x-${string}`]: unknown;
}

export interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}
export type SecurityRequirement = Record<string, string[]>;
export interface Reference {
  $ref: string;
}
export type Schema = { [keyword: string]: unknown };
export type PathItem = { parameters?: (Parameter | Reference)[]; servers?: Server[] } & Partial<
  Record<Method, Operation>
>;

export type Method = (typeof methods)[number];

export type LocatedOperation = ReturnType<typeof locateOperations>[number];

/** Returns the operations with their locations, and a label for messages: `GET /books`. */
export function locateOperations(paths: readonly (readonly [path: string, item: PathItem])[]) {
  return paths.flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ label: `${method.toUpperCase()} ${path}`, method, path, item, operation }] : [];
    }),
  );
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses?: Record<string, Response | Reference>;
  security?: SecurityRequirement[];
  servers?: Server[];
  callbacks?: Record<string, Record<string, PathItem>>;
  [extension: `x-${string}`]: unknown;
}
export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  required?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema | boolean;
}
export interface RequestBody {
  required?: boolean;
  content: Content;
}
export type Content = Record<string, MediaType>;
export interface MediaType {
  schema?: Schema | boolean;
  encoding?: object;
}
export interface Response {
  links?: object;
  headers?: Record<string, Header | Reference>;
  content?: Content;
  [extension: `x-${string}`]: unknown;
}
export interface Header {
  required?: boolean;
  schema?: Schema | boolean;
}

/** Follows references. Returns an empty object for a reference without a target. */
export function resolve<Node extends object>(document: OpenApiDocument, node: Node | Reference): Node {
  // A spread would copy a root with many extensions for each node.
  return createReader(document as unknown as NodeObject).resolve<Node>(node);
}

export type Direction = "request" | "response";

/**
 * Returns the media types of all bodies, with their names. Requests of webhooks and callbacks count as responses, because the
 * application sends them.
 */
export function listContents(document: OpenApiDocument): Record<Direction, Map<MediaType, string>> {
  const found = { request: new Map<MediaType, string>(), response: new Map<MediaType, string>() };
  addItems(document.paths ?? {}, "request");
  addItems(document.webhooks ?? {}, "response");
  addResponses(document["x-unrouted-responses"] as Operation["responses"], "response");
  return found;

  function addItems(items: Record<string, PathItem>, direction: Direction): void {
    for (const { operation } of locateOperations(Object.entries(items))) {
      if (operation.requestBody) addContent(resolve<RequestBody>(document, operation.requestBody).content, direction);
      addResponses(operation.responses, direction === "request" ? "response" : "request");
      if (direction === "request")
        for (const callback of Object.values(operation.callbacks ?? {}))
          addItems(resolve<Record<string, PathItem>>(document, callback as unknown as Reference), "response");
    }
  }

  function addResponses(responses: Operation["responses"] = {}, direction: Direction): void {
    for (const reference of Object.values(responses))
      addContent(resolve<Response>(document, reference)?.content, direction);
  }

  function addContent(content: Content = {}, direction: Direction): void {
    for (const [name, media] of Object.entries(content)) found[direction].set(media, name);
  }
}
