import { isDeepStrictEqual } from "node:util";
import { stringifyJson } from "@animal-store/exact-json";
import { isJson, isNode, type Node, toArray, toNode } from "@animal-store/openapi-document";
import {
  type ApiDocument,
  documentsHeader,
  findOperation,
  type Operation,
  type Parameter,
  type Schema,
} from "../document.ts";
import { type Exchange, findLink } from "../http-rules.ts";
import { idsOf, isOpaque, type RequestValues } from "../requests.ts";
import { type Entry, isEntry, isIdOf, listResources, type Resource } from "../resources.ts";
import { findOnlyType, itemsOf, listProperties, listTypes, typeOf } from "../schema/values.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { quote } from "../text.ts";
import { bodyOf, isSuccess } from "../validate-response.ts";
import { findLostValue, sentMembers, toCase } from "./case.ts";
import { createFresh } from "./sequences.ts";

/** A GET whose response is a list, with the query parameters whose meaning their names and types make certain. */
interface List {
  readonly document: ApiDocument;
  readonly operation: Operation;
  /** Creates entries of the list. */
  readonly resource: Resource | undefined;
  /** The member of the response with the items. Undefined if the response is the list. */
  readonly member: string | undefined;
  /** The schema of an item. */
  readonly item: Node;
  readonly limit: Parameter | undefined;
  readonly offset: Parameter | undefined;
  readonly page: Parameter | undefined;
  /** A parameter whose next value is a member of the response. */
  readonly cursor: Parameter | undefined;
  /** The member with the next value of the cursor, or the URL of the next page. */
  readonly next: string | undefined;
}

const limitName = /^(limit|per_?page|page_?size|max_?results)$/i;
const offsetName = /^(offset|skip)$/i;
const pageName = /^page(_?(no|num|number))?$/i;
const cursorName = /cursor|token|^(after|starting_?after|continue)$/i;
const nextName = /^next(_?(cursor|page|token|page_?token|link|url))?$|^end_?cursor$|^continuation_?token$/i;
const sortName = /^(sort|order|sort_?by|order_?by)$/i;

export function* createListCases(document: ApiDocument): Iterable<ConformanceCase> {
  for (const operation of document.operations) {
    const list = operation.method === "GET" ? findList(document, operation) : undefined;
    if (list) yield* createCasesOf(list);
  }
}

function* createCasesOf(list: List): Iterable<ConformanceCase> {
  const { document, operation, resource, limit, offset, page } = list;
  const create = (name: string, title: string, { node }: { readonly node: object }, run: ConformanceCase["run"]) =>
    toCase(operation, { id: `lists/${name}`, title, node, run });
  if (limit)
    yield create("limit", `${limit.name} bounds the list`, limit, (context) => checkLimit(context, list, limit));
  if (offset)
    yield create("offset", `${offset.name} skips entries`, offset, (context) => checkOffset(context, list, offset));
  if (page)
    yield create("page", `${page.name} selects other entries`, page, (context) => checkPage(context, list, page));
  if (hasNext(list)) {
    const title = "the pages contain each entry once, in order";
    yield create("pages", title, operation, (context) => checkPages(context, list));
  }
  const { PUT: put, DELETE: remove } = resource?.item ?? {};
  const creation = resource?.create ?? put;
  if (resource && creation) yield createListedCase(list, resource, creation);
  if (resource && remove) yield createDeletedCase(list, resource, remove);
  const post = findOperation(document, "POST", operation.path);
  if (post) yield createListedValuesCase(list, post);
  if (resource && post && createsEach(document, post)) yield createEachCase(list, resource, post);
  for (const parameter of operation.parameters) {
    const { name, in: place } = parameter;
    if (place !== "query" || isOpaque(parameter)) continue;
    const filter = toFilter(list, parameter);
    if (!parameter.required && defaultOf(list, parameter) !== undefined)
      yield create(`default/${name}`, `the default of ${name} applies`, parameter, (context) =>
        checkDefault(context, list, parameter),
      );
    if (filter)
      yield create(`filter/${name}`, `${name} selects entries`, parameter, (context) =>
        checkFilter(context, list, filter),
      );
    if (sortName.test(name))
      yield create(`sort/${name}`, `${name} sorts the list`, parameter, (context) =>
        checkOrder(context, list, parameter),
      );
  }
}

function defaultOf({ document }: List, { schema }: Parameter): unknown {
  return toNode(document.resolve(schema)).default;
}

export function findList(document: ApiDocument, operation: Operation): List | undefined {
  const schema = operation.success?.contents.find(({ mediaType }) => isJson(mediaType))?.schema;
  const type = findOnlyType(document, schema ?? false);
  if (!type) return undefined;
  const members = listProperties(type);
  const lists = members.flatMap(([name, source]) => {
    const list = findOnlyType(document, source);
    return list && typeOf(list) === "array" ? [{ name, list }] : [];
  });
  const { name: member, list } = typeOf(type) === "array" ? { list: type } : (lists[0] ?? {});
  const item = list && findOnlyType(document, itemsOf(list));
  if (!item || lists.length > 1) return undefined;
  const find = (pattern: RegExp, ...types: readonly string[]) =>
    operation.parameters.find(
      ({ name, in: place, schema: source }) =>
        place === "query" && pattern.test(name) && types.includes(typeOf(listTypes(document, source)[0] ?? {})),
    );
  const page = find(pageName, "integer");
  // With a number of the page, `size` is the size of a page.
  const size = page && !isNode(toNode(item.properties).size) ? find(/^size$/i, "integer") : undefined;
  return {
    document,
    operation,
    resource: listResources(document).find((each) => each.list === operation),
    member,
    item,
    limit: find(limitName, "integer") ?? size,
    offset: find(offsetName, "integer"),
    page,
    cursor: find(cursorName, "integer", "string"),
    next: members.map(([name]) => name).find((name) => nextName.test(name)),
  };
}

function hasNext({ operation, offset, page, next }: List): boolean {
  const hasLink = operation.responses.some((each) => documentsHeader(each, /^link$/i));
  return hasLink || offset !== undefined || page !== undefined || next !== undefined;
}

interface Page {
  readonly exchange: Exchange;
  readonly items: readonly unknown[];
  /** Identifies the items. */
  readonly ids: readonly string[];
}

type Values = ReadonlyMap<Parameter, unknown>;

/** Returns the list for some query parameters. Skips the case if that fails. */
async function fetchList(context: CaseContext, list: List, values: Values = new Map()): Promise<Page> {
  const { operation } = list;
  const request = await context.resources.createRequest(operation);
  const isAllowed = [...values].every(([{ schema }, value]) => context.values.isValid(schema, value));
  const names = Array.from(values.keys(), ({ name }) => name).join(" and ");
  if (!isAllowed) context.skip(`a value that each of ${names} allows`);
  const firstPage = firstPageOf(list);
  // A generated value of a required parameter would begin anywhere in the list.
  const start = toValues([list.offset, 0], [list.page, Number.isInteger(firstPage) ? firstPage : 1]);
  const required = [...start].filter(
    ([{ required, schema }, value]) => required && context.values.isValid(schema, value),
  );
  const parameters = new Map([...request.parameters, ...required, ...values]);
  return toPage(context, list, await context.call(operation, { ...request, parameters }));
}

function toPage(context: CaseContext, { operation, member, resource }: List, exchange: Exchange): Page {
  if (!isSuccess(exchange)) context.skip(`a success of ${operation.label}, got ${exchange.response.status}`);
  const body = bodyOf(exchange);
  const items = toArray(member === undefined ? body : toNode(body)[member]);
  return { exchange, items, ids: items.map((item) => stringifyJson(toNode(item)[findIdName(resource, item)] ?? item)) };
}

/** Returns the member of an item that the path of items names: `name` for `{bookName}`, although the item also has an `id`. */
function findIdName(resource: Resource | undefined, item: unknown): string {
  const names = Object.keys(toNode(item)).filter((name) => resource && isIdOf(resource.parameterName, name));
  return names.sort((a, b) => b.length - a.length)[0] ?? "id";
}

/** A default limit is often 20 or 25. */
const maxCreated = 30;

/** Returns the list with at least `count` entries if it can have them. */
async function fetchFilled(context: CaseContext, list: List, count: number, values?: Values): Promise<Page> {
  const page = await fetchList(context, list, values);
  const missing = count - page.items.length;
  const { document, operation, resource } = list;
  const create = findOperation(document, "POST", operation.path);
  if (missing <= 0 || missing > maxCreated || !(create ?? resource) || context.isReadOnly) return page;
  const { resources } = context;
  const ids = idsOf(await resources.createRequest(operation));
  for (let index = 0; index < missing; index += 1)
    if (create) await context.callValid(create, { entry: { ids }, members: "any", variant: `${index}` });
    else if (!resource || !(await resources.createEntry(resource, ids, ` ${index}`))) return page;
  return fetchList(context, list, values);
}

function toValues(...entries: readonly (readonly [Parameter | undefined, unknown])[]): Values {
  const isSent = (parameter: Parameter | undefined, value: unknown) => parameter !== undefined && value !== undefined;
  return new Map(entries.filter(([parameter, value]) => isSent(parameter, value)) as [Parameter, unknown][]);
}

/** Returns the smallest valid limit, which shows a service that does not read it with the fewest entries. */
function smallestLimit(context: CaseContext, { schema }: Parameter, from: number): number {
  const sizes = [1, 2, 3, 5, 10].filter((size) => size >= from);
  return sizes.find((size) => context.values.isValid(schema, size)) ?? context.skip("a limit of at most 10");
}

export function largestLimit(context: CaseContext, { schema }: Parameter): number | undefined {
  return [100, 50, 20, 10].find((size) => context.values.isValid(schema, size));
}

async function checkLimit(context: CaseContext, list: List, limit: Parameter): Promise<void> {
  const size = smallestLimit(context, limit, 1);
  const all = await fetchFilled(context, list, size + 1);
  const { items, exchange } = await fetchList(context, list, toValues([limit, size]));
  const message = `${limit.name}=${size}: must return at most ${size} entries, got ${items.length}`;
  if (items.length > size) context.fail("unread-limit", message, exchange);
  if (all.items.length <= size) context.skip(`a list with more than ${size} entries`);
}

async function checkOffset(context: CaseContext, list: List, offset: Parameter): Promise<void> {
  await fetchFilled(context, list, 3);
  const first = await fetchList(context, list, toValues([offset, 0]));
  const second = await fetchList(context, list, toValues([offset, 1]));
  if (first.ids.length < 2) context.skip("a list with two entries");
  const message = `${offset.name}=1: must begin with the second entry, got ${second.ids[0] ?? "none"} instead of ${first.ids[1]}`;
  if (second.ids[0] === first.ids[1]) return;
  await expectStable(context, list, first, toValues([offset, 0]));
  context.fail("unread-offset", message, second.exchange);
}

async function checkPage(context: CaseContext, list: List, page: Parameter): Promise<void> {
  const { limit } = list;
  const size = limit && smallestLimit(context, limit, 1);
  await fetchFilled(context, list, 3 * (size ?? 1));
  // The first page can be 0 or 1.
  const [first, second] = [1, 2].map((number) => toValues([page, number], [limit, size]));
  const before = await fetchList(context, list, first);
  const after = await fetchList(context, list, second);
  const repeated = after.ids.find((id) => before.ids.includes(id));
  if (before.ids.length === 0) context.skip("a second page with entries");
  if (repeated === undefined) return;
  await expectStable(context, list, before, first);
  const message = `${page.name}=2: must have other entries than ${page.name}=1, got ${repeated} again`;
  context.fail("unread-page", message, after.exchange);
}

/** Skips the case if the list changes by itself. */
async function expectStable(context: CaseContext, list: List, page: Page, values: Values | undefined): Promise<void> {
  const again = await fetchList(context, list, values);
  if (!isDeepStrictEqual(again.ids, page.ids)) context.skip("a list that does not change by itself");
}

async function checkDefault(context: CaseContext, list: List, parameter: Parameter): Promise<void> {
  const standard = defaultOf(list, parameter);
  const values = toValues([parameter, standard]);
  // Only a list with more entries than its default limit shows a default that is too large.
  const isLimit = parameter === list.limit;
  const count = isLimit ? Number(standard) + 1 : 2;
  const size = isLimit && context.values.isValid(parameter.schema, count) ? count : standard;
  const filled = await fetchFilled(context, list, count, toValues([parameter, size]));
  const without = await fetchList(context, list);
  const explicit = await fetchList(context, list, values);
  const isTooShort = isLimit && filled.items.length < Number(size);
  const isSame = isDeepStrictEqual(without.ids, explicit.ids);
  if (isSame && isTooShort) context.skip(`a list with more than ${standard} entries`);
  if (isSame) return;
  await expectStable(context, list, without, undefined);
  const message = `without ${parameter.name}, the list must be that of its default ${quote(standard)}, got ${without.ids.length} instead of ${explicit.ids.length} entries, or others`;
  context.fail("wrong-default", message, without.exchange);
}

const maxPages = 10;

interface Walk extends Pick<Page, "items" | "ids"> {
  /** Whether no page follows the last one. */
  readonly isComplete: boolean;
}

/** Returns the pages from the first one on. */
async function walk(context: CaseContext, list: List, size: number): Promise<Walk> {
  const hasCursor = list.cursor !== undefined && list.next !== undefined;
  const ids: string[] = [];
  const items: unknown[] = [];
  let page = await fetchList(context, list, toValues([list.limit, size]));
  for (let count = 1; ; count += 1) {
    ids.push(...page.ids);
    items.push(...page.items);
    if (count === maxPages) return { ids, items, isComplete: false };
    const url = findNextUrl(list, page.exchange);
    const next = findNextValue(context, list, page, { count, offset: ids.length });
    if (url !== undefined) page = await followLink(context, list, url, page.exchange);
    else if (next) page = await fetchList(context, list, toValues([list.limit, size], next));
    else return { ids, items, isComplete: hasCursor || !list.page || Number.isInteger(firstPageOf(list)) };
  }
}

/** Returns the entries of the list, in the largest pages. */
export function walkAll(context: CaseContext, list: List): Promise<Walk> {
  return walk(context, list, (list.limit && largestLimit(context, list.limit)) ?? 0);
}

function findNextUrl({ next }: List, exchange: Exchange): string | undefined {
  const member = next === undefined ? undefined : toNode(bodyOf(exchange))[next];
  const isUrl = typeof member === "string" && /^(https?:)?\//.test(member);
  return findLink(exchange.response.headers, "next") ?? (isUrl ? member : undefined);
}

/** Returns the parameter that selects the next page, with its value. @param read the pages and entries so far */
function findNextValue(
  context: CaseContext,
  list: List,
  { exchange, ids }: Page,
  read: { readonly count: number; readonly offset: number },
): readonly [Parameter, unknown] | undefined {
  const { cursor, next, offset, page } = list;
  if (cursor && next !== undefined) {
    const value = toNode(bodyOf(exchange))[next];
    // After the last page, a required value is often an empty text or 0.
    return value && context.values.isValid(cursor.schema, value) ? [cursor, value] : undefined;
  }
  if (ids.length === 0) return undefined;
  if (offset) return [offset, read.offset];
  const first = firstPageOf(list);
  return page && Number.isInteger(first) ? [page, first + read.count] : undefined;
}

/** Returns the number of the first page; NaN if it is not known. */
function firstPageOf({ document, page }: List): number {
  const { default: standard, minimum } = listTypes(document, page?.schema ?? true)[0] ?? {};
  return Number(standard ?? minimum);
}

async function followLink(context: CaseContext, list: List, url: string, { request, baseUrl }: Exchange) {
  const { operation } = list;
  const target = URL.parse(url, new URL(request.target, baseUrl));
  if (!target) context.fail("invalid-link", `the link to the next page must be a URL, got ${url}`);
  const exchange = await context.send({ method: "GET", target: target.pathname + target.search }, { operation });
  const { status } = exchange.response;
  if (status !== 200) context.fail("invalid-link", `the link to the next page must return 200, got ${status}`);
  return toPage(context, list, exchange);
}

async function checkPages(context: CaseContext, list: List): Promise<void> {
  const { limit } = list;
  const size = limit ? smallestLimit(context, limit, 2) : 0;
  const large = limit && largestLimit(context, limit);
  const values = large === undefined ? undefined : toValues([limit, large]);
  const all = await fetchFilled(context, list, 2 * size + 1, values);
  const { ids, isComplete } = await walk(context, list, size);
  const fail = async (check: string, message: string) => {
    await expectStable(context, list, all, values);
    context.fail(check, message);
  };
  const repeated = ids.find((id, index) => ids.indexOf(id) < index);
  if (repeated !== undefined)
    await fail("repeated-entry", `the pages must list each entry once, got ${repeated} again`);
  if (large === undefined) return;
  const expected = all.ids.slice(0, isComplete ? undefined : ids.length);
  const skipped = expected.find((id) => !ids.includes(id));
  const pages = `the pages of ${size} entries must`;
  if (skipped !== undefined)
    await fail("skipped-entry", `${pages} list each entry of a larger page, got none for ${skipped}`);
  if (!isDeepStrictEqual(ids.slice(0, expected.length), expected))
    await fail("wrong-order", `${pages} have the order of a larger page`);
}

function createListedCase(list: List, resource: Resource, create: Operation): ConformanceCase {
  const { operation } = list;
  return toCase(create, {
    id: "sequences/created-is-listed",
    title: `${operation.label} lists an entry that ${create.label} created`,
    async run(context) {
      const ids = idsOf(await context.resources.createRequest(operation));
      const idOf = (entry: Entry | undefined) => String(entry?.ids[resource.parameterName]);
      // A list can leave out some entries, but then also this one. The service can cache what was read.
      const similar = await context.resources.createEntry(resource, ids, " before");
      const before = listIds(context, resource, (await walkAll(context, list)).items);
      const entry = await context.resources.createEntry(resource, ids);
      if (!entry?.created) return context.skip(`${create.label} that creates entries`);
      const after = await walkAll(context, list);
      const listed = listIds(context, resource, after.items);
      if (listed.includes(idOf(entry))) return;
      // A required parameter, or the default of a filter, can select other entries.
      const isFiltered = operation.parameters.some(
        (each) =>
          each.in === "query" && (each.required || (toFilter(list, each) && defaultOf(list, each) !== undefined)),
      );
      const isCertain = !isFiltered && (listed.length === 0 || (after.isComplete && before.includes(idOf(similar))));
      if (!isCertain) context.skip("a list that certainly has the newest entry");
      const found = listed.length === 0 ? "an empty list" : `${listed.length} others`;
      const message = `${operation.label} must list the entry that ${create.label} created, got ${found} instead of ${idOf(entry)}`;
      context.fail("created-not-listed", message);
    },
  });
}

function createDeletedCase(list: List, resource: Resource, remove: Operation): ConformanceCase {
  const { operation } = list;
  const { GET: get } = resource.item;
  return toCase(remove, {
    id: "sequences/deleted-is-not-listed",
    title: `${operation.label} does not list an entry after ${remove.label}`,
    async run(context) {
      const entry = await createFresh(context, resource);
      const find = async () => {
        const { items } = await walkAll(context, list);
        return items.find((item) => isEntry(resource, entry, context.resources.findId(resource, item)));
      };
      const before = (await find()) ?? context.skip("a list that certainly has the newest entry");
      const { status } = (await context.callValid(remove, { members: "any", entry })).response;
      if (![200, 204].includes(status)) context.skip(`a success of ${remove.label} for a new entry, got ${status}`);
      // A service can list a deleted entry with another state.
      if (!isDeepStrictEqual(await find(), before)) return;
      const isGone = !get || [404, 410].includes((await context.callValid(get, { entry })).response.status);
      const message = `${operation.label} must not list an entry after ${remove.label}, got ${quote(before)}`;
      if (isGone) context.fail("deleted-still-listed", message);
    },
  });
}

function listIds({ resources }: CaseContext, resource: Resource, items: readonly unknown[]): string[] {
  return items.map((item) => String(resources.findId(resource, item)));
}

/** Returns whether a POST has a list of new entries, and a list of these entries as its response. */
function createsEach(document: ApiDocument, { body, responses }: Operation): boolean {
  const created = responses.find(({ status }) => status === "201")?.contents;
  const [sent, found] = [body?.contents, created].map((contents) => {
    const list = findOnlyType(document, contents?.find(({ mediaType }) => isJson(mediaType))?.schema ?? false);
    const item = list && typeOf(list) === "array" ? findOnlyType(document, itemsOf(list)) : undefined;
    return item && listProperties(item).map(([name]) => name);
  });
  return sent !== undefined && sent.length > 0 && sent.every((name) => found?.includes(name));
}

function createEachCase(list: List, resource: Resource, create: Operation): ConformanceCase {
  const { operation } = list;
  return toCase(create, {
    id: "sequences/each-is-created",
    title: `${create.label} creates an entry for each item of the body`,
    async run(context) {
      const { resources, values } = context;
      const requests = await Promise.all(
        ["a", "b", "c"].map((variant) => resources.createRequest(create, { variant })),
      );
      const [request] = requests as [RequestValues];
      const body = requests.flatMap((each) => toArray(each.body).slice(0, 1));
      if (!values.isValid(request.content?.schema ?? true, body)) context.skip("a body with several items");
      const exchange = await context.call(create, { ...request, body });
      if (exchange.response.status !== 201) return context.skip(`a 201 of ${create.label}`);
      const created = toArray(bodyOf(exchange));
      const message = `${body.length} items must create as many entries, got ${created.length}`;
      if (created.length !== body.length) context.fail("lost-entry", message);
      const { items, isComplete } = await walkAll(context, list);
      const listed = listIds(context, resource, items);
      const lost = listIds(context, resource, created).filter((id) => !listed.includes(id));
      if (lost.length === created.length || !isComplete) context.skip("a list that certainly has the newest entries");
      if (lost.length > 0)
        context.fail("created-not-listed", `${operation.label} must list each created entry, got none for ${lost[0]}`);
    },
  });
}

/** Compares listed entries with what POST accepted, also if the entries have no path. */
function createListedValuesCase(list: List, create: Operation): ConformanceCase {
  const { operation, resource, item } = list;
  const toId = (found: unknown) => toNode(found)[resource?.parameterName ?? "id"] ?? toNode(found).id;
  return toCase(create, {
    id: "lists/values",
    title: `${operation.label} lists the values that ${create.label} accepted`,
    async run(context) {
      const created = await context.callValid(create, { members: "all", isFresh: true });
      const id = isSuccess(created) ? toId(bodyOf(created)) : undefined;
      if (id === undefined) context.skip(`a success of ${create.label} with the id of the entry`);
      const { items } = await walkAll(context, list);
      const listed = items.find((each) => isDeepStrictEqual(toId(each), id));
      if (listed === undefined) context.skip("a list with the new entry");
      const [known, loss] = [bodyOf(created), listed].map((found) =>
        findLostValue(context, item as Schema, found, sentMembers(created)),
      );
      // The cases of valid bodies report what the response of the POST lost.
      if (known === undefined && loss !== undefined) context.fail("lost-value", `in the list, ${loss}`);
    },
  });
}

/** A parameter that selects the entries with a value of a member. */
interface Filter {
  readonly parameter: Parameter;
  /** The name of the member. */
  readonly name: string;
  /** The type of the value, or of the items of a list of values. */
  readonly type: Node;
  readonly isList: boolean;
}

/** Returns a filter if a parameter and a member have the same name and the same values. */
function toFilter({ document, item }: List, parameter: Parameter): Filter | undefined {
  const normalize = (text: string) => text.replaceAll(/[-_]/g, "").toLowerCase();
  const [name, source] = listProperties(item).find(([each]) => normalize(each) === normalize(parameter.name)) ?? [];
  if (name === undefined || source === undefined) return undefined;
  if ([limitName, offsetName, pageName, sortName].some((each) => each.test(name))) return undefined;
  const [type, found] = [findScalar(document, parameter.schema), findScalar(document, source)];
  const isScalar = type && ["string", "integer", "number", "boolean"].includes(typeOf(type));
  if (!isScalar || !found || typeOf(type) !== typeOf(found) || type.format !== found.format) return undefined;
  // A day can be the start of a period.
  if (/^date/.test(String(type.format))) return undefined;
  const choices = ({ enum: values }: Node) => toArray(values).map(String).sort();
  if (!isDeepStrictEqual(choices(type), choices(found))) return undefined;
  return { parameter, name, type, isList: typeOf(listTypes(document, parameter.schema)[0] ?? {}) === "array" };
}

/** Returns the only type of a value, or of the items of a list. */
function findScalar(document: ApiDocument, schema: Schema): Node | undefined {
  const type = findOnlyType(document, schema);
  return type && typeOf(type) === "array" ? findScalar(document, itemsOf(type)) : type;
}

async function checkFilter(context: CaseContext, list: List, { parameter, name, type, isList }: Filter): Promise<void> {
  const { items } = await fetchFilled(context, list, 3);
  const valuesOf = (item: unknown) => listPresent([toNode(item)[name]].flat());
  const found = [...new Set(items.flatMap(valuesOf))].slice(0, 3);
  const isFreeText = typeOf(type) === "string" && !type.enum && !type.format;
  const booleans = typeOf(type) === "boolean" && !isList ? [true, false] : [];
  const others = [...toArray(type.enum), ...booleans, ...(isFreeText ? ["zqxj"] : [])];
  const isMatch = (value: unknown, wanted: unknown) =>
    value === wanted || (isFreeText && `${value}`.toLowerCase().includes(`${wanted}`.toLowerCase()));
  const toValue = (wanted: unknown) => (isList ? [wanted] : wanted);
  const allowed = [...new Set([...found, ...others])].filter((wanted) =>
    context.values.isValid(parameter.schema, toValue(wanted)),
  );
  for (const wanted of allowed) {
    const page = await fetchList(context, list, toValues([parameter, toValue(wanted)]));
    const wrong = page.items
      .map(valuesOf)
      .find((values) => values.length > 0 && !values.some((each) => isMatch(each, wanted)));
    const fail = (check: string, rule: string, got: string) =>
      context.fail(check, `filter ${parameter.name}: must return ${rule} with this ${name}, got ${got}`, page.exchange);
    if (wrong) fail("unread-filter", "only entries", `${quote(wrong[0])} for ${quote(wanted)}`);
    if (found.includes(wanted) && page.items.length === 0)
      fail("wrong-filter", "the entry of the list", `none for ${quote(wanted)}`);
  }
  if (allowed.length === 0) context.skip(`entries with a value of ${name}`);
}

/** `name`, `-name`, `name:desc`. */
const sortValue = /^([-+]?)(\w+?)(?:[_:. -](asc|desc))?$/i;

/** Checks the values that name a member of the items. */
async function checkOrder(context: CaseContext, list: List, parameter: Parameter): Promise<void> {
  const [type = {}] = listTypes(list.document, parameter.schema);
  const choices = toArray(type.enum).filter((each) => typeof each === "string");
  await fetchFilled(context, list, 4);
  let count = 0;
  for (const choice of choices) {
    const [, sign = "", name = "", direction = ""] = sortValue.exec(choice) ?? [];
    if (!listProperties(list.item).some(([each]) => each === name)) continue;
    const page = await fetchList(context, list, toValues([parameter, choice]));
    const values = listPresent(page.items.map((each) => toNode(each)[name]));
    const isDescending = sign === "-" || /desc/i.test(direction);
    // Without a sign, the direction is certain if the other one has a sign.
    const isCertain = sign !== "" || direction !== "" || choices.includes(`-${name}`);
    count += 1;
    const directions = isCertain ? [isDescending] : [true, false];
    const isSorted = directions.some((isReverse) => isOrdered(isReverse ? values.toReversed() : values));
    const message = `${parameter.name}=${choice}: must order the entries by ${name}, got ${values.slice(0, 5).map(quote).join(", ")}`;
    if (!isSorted) context.fail("wrong-order", message, page.exchange);
  }
  if (count === 0) context.skip(`a value of ${parameter.name} that names a member of the entries`);
}

function listPresent(members: readonly unknown[]): unknown[] {
  return members.filter((value) => value !== undefined && value !== null);
}

/** Texts can have the order of their code units, or that of a language. */
function isOrdered(values: readonly unknown[]): boolean {
  const compare = (before: unknown, after: unknown): boolean => {
    if (typeof before !== "string" || typeof after !== "string") return (before as number) <= (after as number);
    return before <= after || before.toLowerCase() <= after.toLowerCase() || before.localeCompare(after) <= 0;
  };
  return values.every((value, index) => index === 0 || compare(values[index - 1], value));
}
