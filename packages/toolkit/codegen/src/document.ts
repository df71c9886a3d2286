import {
  createReader,
  getMember,
  type ItemOperation,
  isNode,
  type Locations,
  listItemOperations,
  listNodes,
  type Node as NodeObject,
  resolvePointer,
  toNode,
  toOperationKeys,
} from "@animal-store/openapi-document";

export interface OpenApiDocument {
  openapi: string;
  info?: { title: string; version: string };
  servers?: Server[];
  security?: SecurityRequirement[];
  paths?: PathItems;
  webhooks?: PathItems;
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
export type AnySchema = Schema | boolean;
export type PathItem = { parameters?: (Parameter | Reference)[]; servers?: Server[] };
export type PathItems = Record<string, PathItem>;

export interface LocatedOperation {
  /** For messages: `GET /books`. */
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly item: PathItem;
  readonly operation: Operation;
}

/** Returns the operations of path items with their locations. @param items by default those of the paths */
export function locateOperations(document: OpenApiDocument, items = document.paths): LocatedOperation[] {
  return Object.entries(items ?? {}).flatMap(([path, item]) =>
    listOperations(document, item).map(({ method, node }) => {
      return { label: `${method} ${path}`, method, path, item, operation: node };
    }),
  );
}

function listOperations(document: OpenApiDocument, item: PathItem): ItemOperation<Operation>[] {
  return listItemOperations(document, item) as ItemOperation<Operation>[];
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
  callbacks?: Record<string, PathItems>;
  [extension: `x-${string}`]: unknown;
}
export interface Parameter {
  name: string;
  in: "query" | "path" | "header" | "cookie" | "querystring";
  required?: boolean;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
  schema?: Schema | boolean;
  /** Has one media type. */
  content?: Content;
}
export interface RequestBody {
  required?: boolean;
  content: Content;
}
export type Content = Record<string, MediaType>;
/** How a part of a multipart body is written. */
export type Encoding = { contentType?: string } & Record<string, unknown>;
export interface MediaType {
  schema?: Schema | boolean;
  /** Since OpenAPI 3.2. */
  itemSchema?: Schema | boolean;
  encoding?: object;
  /** Since OpenAPI 3.2. */
  prefixEncoding?: Encoding[];
  itemEncoding?: Encoding;
}
export interface Response {
  links?: object;
  headers?: Record<string, Header | Reference>;
  content?: Content;
  [extension: `x-${string}`]: unknown;
}
export interface Header {
  required?: boolean;
  explode?: boolean;
  schema?: Schema | boolean;
  content?: Content;
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
  addItems(document.paths, "request");
  addItems(document.webhooks, "response");
  addResponses(document["x-unrouted-responses"] as Operation["responses"], "response");
  return found;

  function addItems(items: PathItems = {}, direction: Direction): void {
    for (const { operation } of locateOperations(document, items)) {
      if (operation.requestBody) addContent(resolve<RequestBody>(document, operation.requestBody).content, direction);
      addResponses(operation.responses, direction === "request" ? "response" : "request");
      if (direction === "request")
        for (const callback of Object.values(operation.callbacks ?? {}))
          addItems(resolve<PathItems>(document, callback as unknown as Reference), "response");
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

export function getParameters(document: OpenApiDocument, { parameters = [] }: Operation): Parameter[] {
  const found = parameters.map((parameter) => resolve<Parameter>(document, parameter));
  // The linter reports a reference without a target.
  return found.filter(({ name }) => name !== undefined);
}

/** Returns the schema of a parameter or header, which its content can contain. */
export function getSchema({ schema, content }: Pick<Header, "schema" | "content">): AnySchema | undefined {
  return schema ?? Object.values(content ?? {})[0]?.schema;
}

/** Returns the parameters of requests, and the headers of the responses that the application sends. */
export function listTexts(document: OpenApiDocument): Record<Direction, (Parameter | Header)[]> {
  const operations = locateOperations(document).map(({ operation }) => operation);
  const unrouted = document["x-unrouted-responses"] as Operation["responses"];
  const responses = [...operations.map((each) => each.responses), unrouted].flatMap((each) =>
    Object.values(each ?? {}),
  );
  const headers = responses.flatMap((each) => Object.values(resolve<Response>(document, each)?.headers ?? {}));
  return {
    response: headers.map((each) => resolve<Header>(document, each)),
    request: operations.flatMap((operation) => getParameters(document, operation)),
  };
}

/** Replaces references to path items of the same document. Bundling replaces only those to other files. */
export function inlinePathItems(document: OpenApiDocument): void {
  const callbacks = document.components?.callbacks as Record<string, PathItems> | undefined;
  const pathItems = document.components?.pathItems as PathItems | undefined;
  for (const items of [document.paths, document.webhooks, pathItems, ...Object.values(callbacks ?? {})])
    inlineInto(document, items, new Set());
  moveItemParts(document);
  // Otherwise the document would contain their operations twice.
  delete document.components?.pathItems;
}

/** Moves the parts of path items that references lead to into the components of their kind. */
function moveItemParts(document: OpenApiDocument): void {
  const moved = new Map<unknown, string>();
  let number = 0;
  for (const node of listNodes({ root: document as unknown as NodeObject, findTarget: () => undefined })) {
    const { $ref } = node;
    if (typeof $ref !== "string" || !/^#\/components\/pathItems\/[^/]+\//.test($ref)) continue;
    const target = resolvePointer(document, $ref);
    const reference = moved.get(target) ?? addComponent(toComponentKind($ref), target);
    moved.set(target, reference);
    Reflect.set(node, "$ref", reference);
  }

  function addComponent(kind: string, target: unknown): string {
    document.components ??= {};
    document.components[kind] ??= {};
    const components: Record<string, unknown> = document.components[kind];
    do number += 1;
    while (Object.hasOwn(components, `Part${number}`));
    components[`Part${number}`] = target;
    return `#/components/${kind}/Part${number}`;
  }
}

/** @param pointer that of a part of a path item */
function toComponentKind(pointer: string): string {
  const [owner = "", key] = pointer.split("/").slice(-2);
  if (key === "requestBody") return "requestBodies";
  const isInSchema = pointer.includes("/schema/");
  return !isInSchema && /^(parameters|responses|headers|examples|links|callbacks)$/.test(owner) ? owner : "schemas";
}

/** Makes each operation another object, also if paths share a path item or YAML aliases an operation: each has its own name. */
export function separateOperations(document: OpenApiDocument, locations: Locations): void {
  const { paths = {} } = document;
  const toOwn = createOwn(locations);
  for (const [path, shared] of Object.entries(paths)) {
    if (!isNode(shared)) continue;
    const item = toOwn<PathItem>(shared);
    paths[path] = item;
    const others = toOwn(toNode(getMember(item, "additionalOperations")));
    if (Object.keys(others).length > 0) Reflect.set(item, "additionalOperations", others);
    for (const { method, node } of listOperations(document, item)) {
      const [key = "", parentKey] = toOperationKeys(method).reverse();
      Reflect.set(parentKey === undefined ? item : others, key, toOwn(node));
    }
  }
}

/** Returns a function that returns a node at its first use, and a copy at each other one. */
function createOwn(locations: Locations) {
  const used = new Set<object>();
  return <Node extends object>(node: Node, isShared = used.has(node)): Node => {
    const own = isShared ? { ...node } : node;
    if (isShared) locations.replace(node, own);
    used.add(own);
    return own;
  };
}

function inlineInto(document: OpenApiDocument, items: PathItems | undefined, ancestors: Set<object>): void {
  if (!items || "$ref" in items || ancestors.has(items)) return;
  for (const [name, reference] of Object.entries(items)) {
    if (name.startsWith("x-") || typeof reference !== "object" || reference === null) continue;
    const item = inlineItem(document, reference);
    items[name] = item;
    for (const { node } of listOperations(document, item))
      for (const callback of Object.values(node.callbacks ?? {}))
        inlineInto(document, callback, new Set(ancestors).add(items));
  }
}

/**
 * Replaces references to media types (OpenAPI 3.2). Each use of a media type becomes another object, also if YAML aliases share it,
 * because requests and responses change their schemas.
 */
export function inlineMediaTypes(document: OpenApiDocument, locations: Locations): void {
  const toOwn = createOwn(locations);
  for (const node of listNodes({ root: document as unknown as NodeObject, findTarget: () => undefined })) {
    if (!isNode(node.content)) continue;
    // Many documents reference the content of another file.
    const content = inline(node.content as Content);
    Reflect.set(node, "content", content);
    for (const [name, media] of Object.entries(content)) if (isNode(media)) content[name] = inline<MediaType>(media);
  }

  function inline<Node extends object>(reference: Node): Node {
    const target = resolve<Node>(document, reference);
    return toOwn(target, target !== reference || undefined);
  }
}

/** Copies the parameters of path items to their operations. Those of an operation override them (OpenAPI 3.1, Path Item Object). */
export function inlineParameters(document: OpenApiDocument): void {
  const located = [document.paths, document.webhooks ?? {}].flatMap((items) => locateOperations(document, items));
  for (const { item, operation } of located) {
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    if (parameters.length > 0) operation.parameters = mergeParameters(document, parameters);
  }
}

function mergeParameters(document: OpenApiDocument, parameters: (Parameter | Reference)[]): (Parameter | Reference)[] {
  const entries = parameters.map((parameter) => {
    const resolved = resolve<Parameter>(document, parameter);
    return [`${getMember(resolved, "in")} ${getMember(resolved, "name")}`, parameter] as const;
  });
  return [...new Map(entries).values()];
}

/** Members next to `$ref` override those of the referenced path item. */
function inlineItem(document: OpenApiDocument, item: PathItem | Reference): PathItem {
  if (!("$ref" in item)) return item;
  const { $ref, ...overrides } = item;
  const target = inlineItem(document, (resolvePointer(document, $ref) ?? {}) as PathItem | Reference);
  return Object.keys(overrides).length === 0 ? target : { ...target, ...overrides };
}
