import { findContent, findResponse, isJson, isNode, toArray, toNode } from "@animal-store/openapi-document";
import {
  type ApiDocument,
  type Content,
  matchOperation,
  type Operation,
  type ResponseEntry,
  type Schema,
  toApiPath,
} from "./document.ts";
import { isEventStream, parseEvents, type StreamEvent } from "./http/body.ts";
import type { Exchange } from "./http-rules.ts";
import { itemsOf, listProperties, listRequired, listTypes, typeOf } from "./schema/values.ts";
import type { ConformanceCase } from "./session.ts";
import { isWholeEvent, tryParse } from "./validate-response.ts";

/** A part of the document that the cases must show. */
export interface CoverageItem {
  /** The label of the operation; `document` for a part that belongs to none. */
  readonly operation: string;
  readonly name: string;
  readonly line: string | undefined;
  readonly isCovered: boolean;
}

export interface Coverage {
  readonly items: readonly CoverageItem[];
  readonly covered: number;
}

interface Item {
  readonly operation: Operation | undefined;
  readonly name: string;
  readonly node: object | undefined;
  readonly key?: string | undefined;
  /** Undefined if a case covers the item by its name. */
  readonly isCovered?: (response: Response) => boolean;
}

const maxSearchedLength = 2 ** 20;

/** A response and the entry that documents it. */
interface Response extends Exchange {
  readonly entry: ResponseEntry;
  readonly body: unknown;
}

export interface CoverageRecord {
  /** Records what an exchange shows. */
  add(exchange: Exchange): void;
  /** Records what a passed case covers. */
  addPassed(conformanceCase: ConformanceCase): void;
  summarize(): Coverage;
}

/** Creates a coverage record: all parts of the documented responses, and what the cases list in `covers`. */
export function createCoverage(document: ApiDocument, cases: readonly ConformanceCase[]): CoverageRecord {
  const responseItems = [...document.operations, undefined].flatMap((operation) =>
    (operation?.responses ?? document.unrouted).flatMap((entry) => [...listResponseItems(document, operation, entry)]),
  );
  const caseItems = cases.flatMap(({ covers = [], operation, node, key }) =>
    covers.map((name): Item => ({ operation, name, node, key })),
  );
  const items = [...new Map([...responseItems, ...caseItems].map((item) => [toKey(item), item])).values()];
  const covered = new Set<Item>();
  const byOperation = Map.groupBy(items, ({ operation }) => operation);
  const byName = Map.groupBy(items, ({ name }) => name);

  return {
    add(exchange) {
      const response = toResponse(document, exchange);
      if (!response) return;
      for (const item of [...(byOperation.get(response.operation) ?? []), ...(byOperation.get(undefined) ?? [])])
        if (!covered.has(item) && item.isCovered?.(response)) covered.add(item);
    },
    addPassed({ covers = [] }) {
      for (const name of covers) for (const item of byName.get(name) ?? []) if (!item.isCovered) covered.add(item);
    },
    summarize: () => ({
      items: items.map((item) => ({
        operation: item.operation?.label ?? "document",
        name: item.name,
        line: document.locate(item.node, item.key) ?? document.locate(item.operation?.node),
        isCovered: covered.has(item),
      })),
      covered: covered.size,
    }),
  };
}

function toKey({ operation, name }: Item): string {
  return `${operation?.id} ${name}`;
}

/** A response that its operation does not document belongs to no operation, such as a 405. */
function toResponse(document: ApiDocument, exchange: Exchange): Response | undefined {
  const { request, response, baseUrl } = exchange;
  const method = request.method === "HEAD" ? "GET" : request.method;
  const operation = exchange.operation ?? matchOperation(document, method, toApiPath(request.target, baseUrl));
  // Each member is searched in each body, which takes seconds for millions of items.
  const body = response.bodyText.length > maxSearchedLength ? undefined : tryParse(response.bodyText);
  const find = (responses: readonly ResponseEntry[]) => {
    const entry = findResponse(responses, response.status);
    const isOtherCode = entry?.errorCodes && isNode(body) && !entry.errorCodes.includes(String(body.code));
    return isOtherCode ? undefined : entry;
  };
  const own = operation && find(operation.responses);
  const entry = own ?? find(document.unrouted);
  return entry && { ...exchange, operation: own && operation, entry, body };
}

function* listResponseItems(document: ApiDocument, operation: Operation | undefined, entry: ResponseEntry) {
  const { status, headers, contents, errorCodes, node } = entry;
  const toItem = (part: string, isMatch: (response: Response) => boolean, place: object = node): Item => ({
    operation,
    name: `response ${status}${part}`,
    node: place,
    isCovered: (response) => response.entry === entry && isMatch(response),
  });
  if (!errorCodes) yield toItem("", () => true);
  for (const code of errorCodes ?? []) yield toItem(` ${code}`, ({ body }) => isNode(body) && body.code === code);
  for (const { name, node: place } of headers)
    yield toItem(` header ${name}`, ({ response }) => response.headers.has(name.toLowerCase()), place);
  const hasType = (content: Content) => (each: Response) =>
    findContent(contents, each.response.headers.get("content-type")) === content;
  for (const content of contents.length > 1 ? contents : [])
    yield toItem(` ${content.mediaType}`, hasType(content), content.node);
  for (const content of contents.filter(({ mediaType }) => isEventStream(mediaType))) {
    const names = listTypes(document, content.itemSchema ?? content.schema ?? true)
      .filter(isWholeEvent)
      .flatMap(({ properties }) => listTypes(document, toNode(properties).event as Schema))
      .flatMap((type) => type.enum ?? type.const ?? []);
    for (const name of names.length > 0 ? names : [undefined]) {
      const isShown = ({ event }: StreamEvent) => name === undefined || event === name;
      const part = name === undefined ? " event" : ` event ${name}`;
      yield toItem(part, ({ response }) => parseEvents(response.bodyText).some(isShown), content.node);
    }
  }
  for (const { mediaType, schema } of contents)
    if (isJson(mediaType) && isNode(schema))
      for (const { name, place, isShown } of listValues(document, schema))
        yield Number(status) < 400
          ? toItem(name, ({ body }) => isShown(body), place)
          : toErrorItem({ name, place, isShown }, document, schema);
}

/** Errors share their schema, and few errors have its optional members. So any error covers its values. */
function toErrorItem({ name, place, isShown }: ValueItem, { resolve }: ApiDocument, schema: Schema): Item {
  const shared = resolve<object>(schema);
  const hasSchema = ({ contents: [content] }: ResponseEntry) => resolve<object>(content?.schema) === shared;
  return {
    operation: undefined,
    name: `error${name}`,
    node: place,
    isCovered: ({ entry, body }) => hasSchema(entry) && isShown(body),
  };
}

const maxMemberDepth = 2;

interface ValueItem {
  readonly name: string;
  readonly place: object;
  /** Whether a body shows the value. */
  isShown(body: unknown): boolean;
}

/** Lists the members of a schema, the absence of its optional members and the values of its enums. */
function* listValues(document: ApiDocument, schema: Schema, path: readonly string[] = []): Iterable<ValueItem> {
  const place = isNode(schema) ? schema : {};
  const at = ` ${path.map((name) => (name === "*" ? "[]" : `/${name}`)).join("")}`;
  for (const type of listTypes(document, schema)) {
    for (const choice of toArray(type.enum))
      yield { name: `${at} is ${choice}`, place, isShown: (body) => valuesAt(body, path).includes(choice) };
    if (path.filter((name) => name !== "*").length >= maxMemberDepth || path.length > 2 * maxMemberDepth) continue;
    if (typeOf(type) === "array" && type.items !== undefined) {
      yield* listValues(document, itemsOf(type), [...path, "*"]);
      continue;
    }
    for (const [key, member] of listProperties(type)) {
      const [name, memberPath] = [`${at}/${key}`, [...path, key]];
      const memberPlace = isNode(member) ? member : place;
      yield { name, place: memberPlace, isShown: (body) => valuesAt(body, memberPath).length > 0 };
      const isMissing = (parent: unknown) => isNode(parent) && !Object.hasOwn(parent, key);
      const isShown = (body: unknown) => valuesAt(body, path).some(isMissing);
      if (!listRequired(type).includes(key)) yield { name: `${name} is missing`, place: memberPlace, isShown };
      yield* listValues(document, member, memberPath);
    }
  }
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (name === "*") return toArray(value).flatMap((item) => valuesAt(item, rest));
  return isNode(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}
