import {
  createDocument,
  DocumentError,
  formatProblem,
  getExampleValue,
  type Input,
  isJson,
  isNode,
  listNodes,
  listOperations,
  listPathParameters,
  listSizeProblems,
  loadDocument,
  type Node,
  type NodeProblem,
  type OpenApiDocument,
  type SourceOperation,
  toArray,
  toNode,
  toPathPattern,
  tryDecode,
} from "@animal-store/openapi-document";
import { isEventStream, isItems } from "./http/body.ts";
import { mapLeaves } from "./schema/json-values.ts";
import { isFile } from "./schema/values.ts";

export type Schema = Node | boolean;

/** An OpenAPI document, with its operations and the lines of its nodes. */
export interface ApiDocument {
  readonly file: string;
  /** The actions of overlays that change nothing, each with its position. */
  readonly notes: readonly string[];
  readonly title: string;
  readonly root: Node;
  /** The path of the first server, without a trailing slash. */
  readonly basePath: string;
  readonly operations: readonly Operation[];
  /** The responses of requests that match no operation, in `x-unrouted-responses`. */
  readonly unrouted: readonly ResponseEntry[];
  /** Returns the node that a reference targets, or the node itself. */
  resolve<Type = Node>(node: unknown): Type;
  /** Returns the keywords of a schema that its version of OpenAPI has not. A service can follow them. */
  getIgnored(schema: Node): Node;
  /** Follows one reference, whose target can have a reference too, next to keywords. Ends at those that lead nowhere. */
  follow(reference: Node): Schema;
  /** Returns `file:line` of a node or of one of its members. */
  locate(node: unknown, key?: string): string | undefined;
  /** Returns the JSON Pointer of a node or of one of its members. */
  toPointer(node: unknown, key?: string): string | undefined;
}

export interface Operation {
  /** The operationId, or the label of an operation without one. */
  readonly id: string;
  /** The method and the path: `GET /books`. */
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly node: Node;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: readonly ResponseEntry[];
  /** The security requirements. Empty if the operation needs no credentials. */
  readonly security: readonly Node[];
  /** Parameters for the credentials of its security schemes. A node has the `prefix` of the value, such as `Bearer`. */
  readonly credentials: readonly Parameter[];
  /** The names of its API keys in the query. */
  readonly queryKeys: readonly string[];
  /** Whether the operation also accepts requests without credentials. */
  readonly isPublic: boolean;
  /** Whether a service must read the body: that of GET, HEAD and DELETE has no defined meaning (RFC 9110, section 9.3). */
  readonly readsBody: boolean;
  readonly readsJson: boolean;
  /** The first response with a success. */
  readonly success: ResponseEntry | undefined;
  /** Whether a response is a stream of events. */
  readonly hasEvents: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie" | "querystring";
  readonly required: boolean;
  readonly schema: Schema;
  readonly style: string;
  readonly explode: boolean;
  /** The media type of a parameter with `content`. */
  readonly mediaType: string | undefined;
  /** The encodings of a whole query that is a form. */
  readonly encoding: Content["encoding"];
  readonly examples: readonly unknown[];
  readonly node: Node;
}

export interface Body {
  readonly required: boolean;
  readonly contents: readonly Content[];
  readonly node: Node;
}

export interface Content {
  readonly mediaType: string;
  /** Undefined if the document describes no schema. */
  readonly schema: Schema | undefined;
  /** Describes whole events of OpenAPI 3.2. */
  readonly itemSchema: Schema | undefined;
  readonly encoding: Readonly<Record<string, Node>>;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly node: Node;
}

export interface ResponseEntry {
  /** A status such as `200`, a range such as `2XX`, or `default`. */
  readonly status: string;
  readonly headers: readonly HeaderEntry[];
  readonly contents: readonly Content[];
  /** The error codes in `x-error-codes`. */
  readonly errorCodes: readonly string[] | undefined;
  readonly links: readonly Node[];
  readonly node: Node;
}

export interface HeaderEntry {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly explode: boolean;
  /** The media type of a header with `content`. */
  readonly mediaType: string | undefined;
  readonly example: unknown;
  readonly node: Node;
}

/**
 * Loads a document and lists its operations.
 * @param source its path, or the input that `openInput` returns
 * @param root the folder that references can lead to, by default that of the document
 * @throws {DocumentError} if a file cannot be read or is not an OpenAPI document
 * @example
 * const document = loadApiDocument("openapi.yaml");
 * console.log(document.operations.map(({ label }) => label));
 */
export function loadApiDocument(source: string | Input, root?: string): ApiDocument {
  return toApiDocument(loadDocument(source, root));
}

/** Creates a document without a file. @throws {DocumentError} if it is not an OpenAPI document */
export function createApiDocument(root: unknown): ApiDocument {
  return toApiDocument(createDocument(root));
}

function toApiDocument(source: OpenApiDocument): ApiDocument {
  const { root, resolve } = source;
  const reader = createReader(root, resolve);
  const operations = listOperations(source).map(reader.readOperation);
  assertTestable(source, operations);
  return {
    file: source.file,
    notes: source.notes,
    title: String(toNode(root.info).title ?? source.file),
    root,
    basePath: toBasePath(resolve(toArray(root.servers)[0])),
    operations,
    unrouted: reader.listResponses(root["x-unrouted-responses"]),
    resolve,
    getIgnored: source.getIgnored,
    follow(reference) {
      const target = resolve<Schema>(reference);
      const leadsNowhere = isNode(target) && Object.keys(target).length === 0;
      return leadsNowhere ? target : (source.findTarget(reference) as Schema);
    },
    locate(node, key) {
      const position = source.locate(node, key);
      return position && `${position.file}:${position.line}`;
    },
    toPointer: (node, key) => source.locate(node, key)?.pointer,
  };
}

/** @param server an entry of `servers` */
function toBasePath(server: unknown): string {
  const { url, variables } = toNode(server);
  if (typeof url !== "string") return "";
  const toDefault = (_: string, name: string) => String(toNode(toNode(variables)[name]).default ?? name);
  const filled = URL.parse(url.replace(/\{(\w+)\}/g, toDefault), "http://localhost");
  return withoutSlash(filled?.pathname ?? "");
}

/** `/books` and `/books/` are the path of one resource. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

function createReader(root: Node, resolve: ApiDocument["resolve"]) {
  const sharedHeaders = toNode(root["x-response-headers"]);

  return { readOperation, listResponses };

  function readOperation({ label, method, path, node, parameters }: SourceOperation): Operation {
    const security = toArray(node.security ?? root.security).filter(isNode);
    const body = node.requestBody === undefined ? undefined : readBody(resolve(node.requestBody));
    const responses = listResponses(node.responses);
    const types = responses.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
    const credentials = readCredentials(security);
    const isPublic = security.length === 0 || security.some((each) => Object.keys(each).length === 0);
    return {
      id: typeof node.operationId === "string" ? node.operationId : label,
      label,
      method,
      path,
      node,
      parameters: readParameters(path, parameters),
      body,
      responses,
      security: security.filter((each) => Object.keys(each).length > 0),
      credentials,
      queryKeys: credentials.filter((each) => each.in === "query").map(({ name }) => name),
      isPublic,
      readsJson: body?.contents.some(({ mediaType }) => isJson(mediaType)) ?? false,
      success: responses.find(({ status }) => status.startsWith("2")),
      hasEvents: types.some(isEventStream),
      readsBody: node.requestBody !== undefined && !["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"].includes(method),
    };
  }

  /** Returns a parameter for each scheme with a credential in the request. */
  function readCredentials(security: readonly Node[]): Parameter[] {
    const schemes = toNode(toNode(root.components).securitySchemes);
    return [...new Set(security.flatMap(Object.keys))].flatMap((each) => {
      const scheme = toNode(resolve(schemes[each]));
      if (scheme.type === "apiKey") return readParameter(scheme);
      const [name] = /^(http basic|http bearer|oauth2|openIdConnect)/i.exec(`${scheme.type} ${scheme.scheme}`) ?? [];
      if (name === undefined) return [];
      const prefix = name.toLowerCase() === "http basic" ? "Basic" : "Bearer";
      return readParameter({ in: "header", name: "Authorization", prefix });
    });
  }

  /** Each parameter of the path is one, as text if the document does not describe it. OpenAPI ignores some headers (3.1, section 4.8.12). */
  function readParameters(path: string, nodes: readonly Node[]): Parameter[] {
    const names = listPathParameters(path);
    const isDescribed = (name: string) => nodes.some((each) => each.in === "path" && each.name === name);
    const undescribed = names.filter((name) => !isDescribed(name));
    const texts = undescribed.map((name) => ({ name, in: "path", schema: { type: "string" } }));
    const isUsed = ({ name, in: place }: Parameter) => {
      if (place === "path") return names.includes(name);
      return place !== "header" || !/^(accept|content-type|authorization)$/i.test(name);
    };
    return [...nodes, ...texts].map(readParameter).filter(isUsed);
  }

  function readParameter(node: Node): Parameter {
    const location = String(node.in) as Parameter["in"];
    const style = String(node.style ?? (location === "query" || location === "cookie" ? "form" : "simple"));
    const [content] = readContents(node.content);
    return {
      name: String(node.name),
      in: location,
      required: node.required === true || location === "path",
      schema: (node.schema as Schema | undefined) ?? content?.schema ?? true,
      style,
      explode: typeof node.explode === "boolean" ? node.explode : isExploded(style),
      mediaType: content?.mediaType,
      encoding: content?.encoding ?? {},
      examples: Object.values(readExamples(node)),
      node,
    };
  }

  function readBody(node: Node): Body {
    // A range such as */* contains JSON, which can have any value but a file.
    const isJsonRange = ({ mediaType, schema }: Content) =>
      /^(\*|application)\/\*$/.test(mediaType) && !isFile(toNode(resolve(schema)), "form");
    const contents = readContents(resolve(node.content)).map((content) =>
      isJsonRange(content) ? { ...content, mediaType: "application/json" } : content,
    );
    return { required: node.required === true, contents, node };
  }

  function readContents(content: unknown): Content[] {
    return Object.entries(toNode(content)).map(([mediaType, entry]) => {
      const node = toNode(resolve(entry));
      const { schema: whole, itemSchema, encoding = {} } = node as Partial<Content>;
      const schema = isItems(mediaType) ? toListSchema(whole, itemSchema) : whole;
      return { mediaType, schema, itemSchema, encoding, examples: readExamples(node), node };
    });
  }

  /** Before OpenAPI 3.2, the schema of JSON lines describes one of them, unless it is an array. */
  function toListSchema(schema: Schema | undefined, items = schema): Schema | undefined {
    const isList = items === schema && schema !== undefined && resolve(schema).type === "array";
    return isList || items === undefined ? schema : ({ type: "array", items } as Schema);
  }

  function readExamples({ example, examples }: Node): Record<string, unknown> {
    const entries = Object.entries(toNode(examples));
    const named = entries.map(([name, entry]) => [name, getExampleValue(toNode(resolve(entry)))]);
    const all = [["example", example], ...named].filter(([, value]) => value !== undefined);
    return Object.fromEntries(all.map(([name, value]) => [name, toExactIntegers(value)]));
  }

  function listResponses(responses: unknown): ResponseEntry[] {
    return Object.entries(toNode(responses))
      .filter(([status]) => !status.startsWith("x-"))
      .map(([status, entry]) => {
        const node = toNode(resolve(entry));
        return {
          status,
          headers: Object.entries({ ...sharedHeaders, ...toNode(node.headers) }).map(toHeaderEntry),
          contents: readContents(resolve(node.content)),
          errorCodes: toTexts(node["x-error-codes"]),
          links: Object.values(toNode(node.links)).map((link) => resolve(link)),
          node,
        };
      });
  }

  function toHeaderEntry([name, entry]: [string, unknown]): HeaderEntry {
    const node = toNode(resolve(entry)) as Partial<HeaderEntry> & { content?: Node };
    const [content] = readContents(node.content);
    const { required = false, explode = false, example, schema = content?.schema ?? true } = node;
    return { name, required, schema, explode, mediaType: content?.mediaType, example, node };
  }
}

/** Returns the default of `explode`. */
export function isExploded(style: string): boolean {
  return style === "form" || style === "cookie";
}

/** Returns the path of a request target below the base URL of the service. */
export function toApiPath(target: string, baseUrl: string): string {
  return (target.split("?")[0] ?? "").slice(toBasePath({ url: baseUrl }).length);
}

/**
 * Returns the decoded values of the path parameters of a path, or undefined if it does not match the template.
 * @example matchPath("/books/{bookId}", "/books/a%20b") // { bookId: "a b" }
 */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const values = toPathPattern(template).exec(path)?.slice(1);
  const names = listPathParameters(template);
  return values && Object.fromEntries(values.map((value, index) => [names[index], tryDecode(value)]));
}

/** Returns the operation with a method and a template. */
export function findOperation({ operations }: ApiDocument, method: string, template: string): Operation | undefined {
  return operations.find((each) => each.method === method && withoutSlash(each.path) === withoutSlash(template));
}

/** Returns the parameter of a header. @param name in lower case */
export function findHeader({ parameters }: Operation, name: string): Parameter | undefined {
  return parameters.find((each) => each.in === "header" && each.name.toLowerCase() === name);
}

/** Returns the responses of all operations, and those of requests that match none. */
export function listAllResponses({ operations, unrouted }: ApiDocument): ResponseEntry[] {
  return [...operations.flatMap(({ responses }) => responses), ...unrouted];
}

/** Returns whether requests with a method change no data (RFC 9110, section 9.2.1; QUERY: OpenAPI 3.2). TRACE is never sent. */
export function isSafe({ method }: Pick<Operation, "method">): boolean {
  return ["GET", "HEAD", "OPTIONS", "QUERY"].includes(method);
}

/** Returns whether a name is the operationId or the label of an operation. */
export function isNamed({ id, label }: Operation, name: string): boolean {
  return name === id || name === label;
}

/** Returns whether a response documents a header whose name matches. */
export function documentsHeader({ headers }: ResponseEntry, name: RegExp): boolean {
  return headers.some((header) => name.test(header.name));
}

/** Returns the operation of a method and a path below the base path, of the most specific template. */
export function matchOperation(document: ApiDocument, method: string, path: string): Operation | undefined {
  return listOperationsAt(document, path).find((each) => each.method === method);
}

// Each response is compared with all paths, and creating a pattern takes longer than its test.
const patterns = new Map<string, RegExp>();

function findPattern(template: string): RegExp {
  const pattern = patterns.get(template) ?? toPathPattern(template);
  patterns.set(template, pattern);
  return pattern;
}

/** Returns the operations whose templates match a path. A text is more specific than a parameter (OpenAPI 3.1, section 4.8.8). */
export function listOperationsAt({ operations }: ApiDocument, path: string): Operation[] {
  const matches = operations.filter((each) => findPattern(each.path).test(path || "/"));
  // The first difference decides: `/books/export` is before `/books/{bookId}:lend`, which is before `/books/{bookId}`.
  const toRank = (template: string) =>
    `${fillPath(template, "\uffff").replace(/[^/\uffff]+/g, "-")}/`.replace(/(?<=\/)\uffff(?=\/)/g, "\uffff\uffff");
  const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
  return matches.sort((a, b) => compare(toRank(a.path), toRank(b.path)));
}

/** Returns a path of a template, with a value instead of each parameter. */
export function fillPath(template: string, value: string): string {
  return template.replace(/\{[^{}]+\}/g, value);
}

// The YAML parser reads long integers as numbers if these are exact.
export function toExactIntegers(value: unknown): unknown {
  return mapLeaves(value, (leaf) =>
    Number.isInteger(leaf) && !Number.isSafeInteger(leaf) ? BigInt(Number(leaf)) : leaf,
  );
}

function toTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((each) => typeof each === "string") ? value : undefined;
}

const maxPathLength = 2000;
const maxSegmentParameters = 5;
const maxParameters = 200;
const maxResponses = 200;
const maxMediaTypes = 50;
const maxExamples = 1000;

/** Rejects a document whose cases would take minutes or overflow the stack. @throws {DocumentError} with each position and the next step */
export function assertTestable(document: OpenApiDocument, operations: readonly Operation[]): void {
  const sizeProblems = listSizeProblems([...listNodes(document)], document.findTarget);
  const problems = [...operations.flatMap(listOperationProblems), ...sizeProblems].slice(0, 10);
  if (problems.length > 0) throw new DocumentError(problems.map((each) => formatProblem(document, each)).join("\n"));
}

function listOperationProblems({ method, path, parameters, body, node }: Operation): NodeProblem[] {
  const segmentParameters = path.split("/").map((segment) => segment.split("{").length - 1);
  const contents = body?.contents ?? [];
  const examples = contents.map((content) => Object.keys(content.examples).length);
  const responses = Object.values(toNode(node.responses)).filter(isNode);
  const rules: [count: number, maximum: number, name: string, key: string][] = [
    [path.length, maxPathLength, "characters in its path", ""],
    [Math.max(...segmentParameters), maxSegmentParameters, "parameters in one segment of its path", ""],
    [parameters.length, maxParameters, "parameters", "parameters"],
    [contents.length, maxMediaTypes, "media types of its body", "requestBody"],
    [Math.max(...examples), maxExamples, "examples of its body", "requestBody"],
    [responses.length, maxResponses, "responses", "responses"],
  ];
  return rules
    .filter(([count, maximum]) => count > maximum)
    .map(([count, maximum, name, key]) => {
      const problem = `must have at most ${maximum} ${name}, got ${count}. Remove some.`;
      return { node, key, label: `${method} ${path.slice(0, 80)}`, problem };
    });
}
