import { isDeepStrictEqual } from "node:util";
import { stringifyJson } from "@animal-store/exact-json";
import { isJson, isNode, type Node } from "@animal-store/openapi-document";
import type { ApiDocument, Operation, Parameter, Schema } from "../document.ts";
import { findLink } from "../header-rules.ts";
import type { Exchange } from "../http-rules.ts";
import { idsOf, isOpaque } from "../requests.ts";
import { type Entry, listResources, type Resource, withoutSlash } from "../resources.ts";
import { quote } from "../schema/schema-validator.ts";
import { listTypes, typeOf } from "../schema/values.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { toCase } from "./requests.ts";
import { bodyOf, findLostValue, isSuccess, sentMembers } from "./stored-values.ts";

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
    const list = operation.method === "GET" ? toList(document, operation) : undefined;
    if (list) yield* createCasesOf(list);
  }
}

function* createCasesOf(list: List): Iterable<ConformanceCase> {
  const { document, operation, resource, limit, offset, page } = list;
  const create = (name: string, title: string, node: object, run: ConformanceCase["run"]) =>
    toCase(operation, { id: `lists/${name}`, title, node, run });
  if (limit)
    yield create("limit", `${limit.name} bounds the list`, limit.node, (context) => checkLimit(context, list, limit));
  if (offset)
    yield create("offset", `${offset.name} skips entries`, offset.node, (context) =>
      checkOffset(context, list, offset),
    );
  if (page)
    yield create("page", `${page.name} selects other entries`, page.node, (context) => checkPage(context, list, page));
  if (hasNext(list))
    yield create("pages", "the pages contain each entry once, in order", operation.node, (context) =>
      checkPages(context, list),
    );
  if (resource?.create) yield createListedCase(list, resource, resource.create);
  const post = document.operations.find(
    ({ method, path }) => method === "POST" && withoutSlash(path) === withoutSlash(operation.path),
  );
  if (post) yield createListedValuesCase(list, post);
  for (const parameter of operation.parameters) {
    const { name, in: place, schema, node } = parameter;
    if (place !== "query" || isOpaque(parameter)) continue;
    const standard = isNode(schema) ? Object(document.resolve(schema)).default : undefined;
    if (standard !== undefined)
      yield create(`default/${name}`, `the default of ${name} applies`, node, (context) =>
        checkDefault(context, list, [parameter, standard]),
      );
    const member = toFilteredMember(list, parameter);
    if (member !== undefined)
      yield create(`filter/${name}`, `${name} selects entries`, node, (context) =>
        checkFilter(context, list, { parameter, ...member }),
      );
    if (sortName.test(name))
      yield create(`sort/${name}`, `${name} sorts the list`, node, (context) => checkOrder(context, list, parameter));
  }
}

function toList(document: ApiDocument, operation: Operation): List | undefined {
  const success = operation.responses.find(({ status }) => /^2/.test(status));
  const schema = success?.contents.find(({ mediaType }) => isJson(mediaType))?.schema;
  const [type, ...alternatives] = schema === undefined ? [] : listTypes(document, schema);
  if (!type || alternatives.length > 0) return undefined;
  const members = Object.entries(Object(type.properties) as Record<string, Schema>);
  const toItems = (source: Schema): Schema | undefined => {
    const [list, ...others] = listTypes(document, source);
    return list && others.length === 0 && typeOf(list) === "array" ? ((list.items ?? true) as Schema) : undefined;
  };
  const lists = members.flatMap(([name, source]) => {
    const items = toItems(source);
    return items === undefined ? [] : [[name, items] as const];
  });
  const [member, items] = typeOf(type) === "array" ? [undefined, toItems(type)] : (lists[0] ?? []);
  if (items === undefined || lists.length > 1) return undefined;
  const [item, ...otherItems] = listTypes(document, items);
  if (!item || otherItems.length > 0) return undefined;
  const find = (pattern: RegExp, types: readonly string[]) =>
    operation.parameters.find(
      ({ name, in: place, schema: source }) =>
        place === "query" && pattern.test(name) && types.includes(typeOf(listTypes(document, source)[0] ?? {})),
    );
  const page = find(pageName, ["integer"]);
  return {
    document,
    operation,
    resource: listResources(document).find((each) => each.list === operation),
    member,
    item,
    // With a number of the page, `size` is the size of a page.
    limit:
      find(limitName, ["integer"]) ??
      (page && !isNode(Object(item.properties).size) ? find(/^size$/i, ["integer"]) : undefined),
    offset: find(offsetName, ["integer"]),
    page,
    cursor: find(cursorName, ["integer", "string"]),
    next: members.map(([name]) => name).find((name) => nextName.test(name)),
  };
}

function hasNext({ operation, offset, page, next }: List): boolean {
  const hasLink = operation.responses.some(({ headers }) => headers.some(({ name }) => /^link$/i.test(name)));
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
  if (!isAllowed)
    context.skip(`a value that each of ${[...values.keys()].map(({ name }) => name).join(" and ")} allows`);
  return toPage(
    context,
    list,
    await context.call(operation, { ...request, parameters: new Map([...request.parameters, ...values]) }),
  );
}

function toPage(context: CaseContext, { operation, member }: List, exchange: Exchange): Page {
  if (!isSuccess(exchange)) context.skip(`a success of ${operation.label}, got ${exchange.response.status}`);
  const body = bodyOf(exchange);
  const found: unknown = member === undefined ? body : Object(body)[member];
  const items = Array.isArray(found) ? found : [];
  return { exchange, items, ids: items.map((item) => stringifyJson(Object(item).id ?? item)) };
}

const maxCreated = 12;

/** Returns the list with at least `count` entries if it can have them. */
async function fetchFilled(context: CaseContext, list: List, count: number, values?: Values): Promise<Page> {
  const page = await fetchList(context, list, values);
  const missing = count - page.items.length;
  const { operation, resource } = list;
  if (missing <= 0 || missing > maxCreated || !resource?.create || context.isReadOnly) return page;
  const ids = idsOf(await context.resources.createRequest(operation));
  for (let index = 0; index < missing; index += 1) await context.resources.createEntry(resource, ids, `${index}`);
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

function largestLimit(context: CaseContext, { schema }: Parameter): number | undefined {
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
  context.fail(
    "unread-page",
    `${page.name}=2: must have other entries than ${page.name}=1, got ${repeated} again`,
    after.exchange,
  );
}

/** Skips the case if the list changes by itself. */
async function expectStable(context: CaseContext, list: List, page: Page, values: Values | undefined): Promise<void> {
  const again = await fetchList(context, list, values);
  if (!isDeepStrictEqual(again.ids, page.ids)) context.skip("a list that does not change by itself");
}

async function checkDefault(
  context: CaseContext,
  list: List,
  [parameter, standard]: readonly [Parameter, unknown],
): Promise<void> {
  const isLimit = parameter === list.limit;
  const values = toValues([parameter, standard]);
  await fetchFilled(context, list, isLimit ? Number(standard) + 1 : 2, values);
  const without = await fetchList(context, list);
  const explicit = await fetchList(context, list, values);
  if (isDeepStrictEqual(without.ids, explicit.ids)) return;
  await expectStable(context, list, without, undefined);
  const message = `without ${parameter.name}, the list must be that of its default ${quote(standard)}, got ${without.ids.length} instead of ${explicit.ids.length} entries, or others`;
  context.fail("wrong-default", message, without.exchange);
}

const maxPages = 10;

/** Returns the pages from the first one on. */
async function walk(context: CaseContext, list: List, size: number) {
  const { operation, limit } = list;
  const { default: standard, minimum } = listTypes(list.document, list.page?.schema ?? true)[0] ?? {};
  const start = Number(standard ?? minimum);
  let page = await fetchList(context, list, toValues([limit, size]));
  const [ids, items] = [[...page.ids], [...page.items]];
  for (let count = 1; count < maxPages; count += 1) {
    const link = findLink(page.exchange.response.headers, "next");
    const next = list.next === undefined ? undefined : Object(bodyOf(page.exchange))[list.next];
    const url = link ?? (typeof next === "string" && /^(https?:)?\//.test(next) ? next : undefined);
    if (url !== undefined) page = await followLink(context, list, url, page.exchange);
    else if (list.cursor && list.next !== undefined) {
      if (next === undefined || !context.values.isValid(list.cursor.schema, next))
        return { ids, items, isComplete: true };
      page = await fetchList(context, list, toValues([limit, size], [list.cursor, next]));
    } else if (list.offset && page.ids.length > 0)
      page = await fetchList(context, list, toValues([limit, size], [list.offset, ids.length]));
    else if (list.page && Number.isInteger(start) && page.ids.length > 0)
      page = await fetchList(context, list, toValues([limit, size], [list.page, start + count]));
    else return { ids, items, isComplete: list.page === undefined || Number.isInteger(start) };
    ids.push(...page.ids);
    items.push(...page.items);
  }
  return { ids, items, isComplete: false };

  async function followLink(context: CaseContext, list: List, url: string, { request, baseUrl }: Exchange) {
    const target = URL.parse(url, new URL(request.target, baseUrl));
    if (!target) context.fail("invalid-link", `the link to the next page must be a URL, got ${url}`);
    const exchange = await context.send({ method: "GET", target: target.pathname + target.search }, { operation });
    const { status } = exchange.response;
    if (status !== 200) context.fail("invalid-link", `the link to the next page must return 200, got ${status}`);
    return toPage(context, list, exchange);
  }
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
  if (skipped !== undefined)
    await fail(
      "skipped-entry",
      `the pages of ${size} entries must list each entry of a larger page, got none for ${skipped}`,
    );
  if (!isDeepStrictEqual(ids.slice(0, expected.length), expected))
    await fail("wrong-order", `the pages of ${size} entries must have the order of a larger page`);
}

function createListedCase(list: List, resource: Resource, create: Operation): ConformanceCase {
  const { operation, limit } = list;
  return toCase(create, {
    id: "sequences/created-is-listed",
    title: `${operation.label} lists an entry that ${create.label} created`,
    async run(context) {
      const ids = idsOf(await context.resources.createRequest(operation));
      const size = (limit && largestLimit(context, limit)) ?? 0;
      const listIds = async () => {
        const { items, isComplete } = await walk(context, list, size);
        const listed = items.map((each) => String(context.resources.findId(resource, each)));
        return {
          isComplete,
          has: (entry: Entry | undefined) => listed.includes(String(entry?.ids[resource.parameterName])),
          listed,
        };
      };
      // A list can leave out some entries, but then also this one. The service can cache what was read.
      const similar = await context.resources.createEntry(resource, ids, " before");
      const before = await listIds();
      const entry = await context.resources.createEntry(resource, ids);
      if (!entry?.created) return context.skip(`${create.label} that creates entries`);
      const after = await listIds();
      if (after.has(entry)) return;
      const isCertain = after.listed.length === 0 || (after.isComplete && before.has(similar));
      if (!isCertain) context.skip("a list that certainly has the newest entry");
      const id = String(entry.ids[resource.parameterName]);
      const found = after.listed.length === 0 ? "an empty list" : `${after.listed.length} others`;
      const message = `${operation.label} must list the entry that ${create.label} created, got ${found} instead of ${id}`;
      context.fail("created-not-listed", message);
    },
  });
}

/** Compares listed entries with what POST accepted, also if the entries have no path. */
function createListedValuesCase(list: List, create: Operation): ConformanceCase {
  const { operation, resource, limit, item } = list;
  const toId = (found: unknown) => Object(found)[resource?.parameterName ?? "id"] ?? Object(found).id;
  return toCase(create, {
    id: "lists/values",
    title: `${operation.label} lists the values that ${create.label} accepted`,
    async run(context) {
      const created = await context.callValid(create, { members: "all", isFresh: true });
      const id = isSuccess(created) ? toId(bodyOf(created)) : undefined;
      if (id === undefined) context.skip(`a success of ${create.label} with the id of the entry`);
      const { items } = await walk(context, list, (limit && largestLimit(context, limit)) ?? 0);
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

interface Filter {
  readonly parameter: Parameter;
  readonly name: string;
  readonly isFreeText: boolean;
  readonly isList: boolean;
}

/** Returns the member that a parameter filters: it has the same name and the same values. */
function toFilteredMember({ document, item }: List, parameter: Parameter): Omit<Filter, "parameter"> | undefined {
  const normalize = (text: string) => text.replaceAll(/[-_]/g, "").toLowerCase();
  const members = Object.entries(Object(item.properties) as Record<string, Schema>);
  const [name, source] = members.find(([each]) => normalize(each) === normalize(parameter.name)) ?? [];
  if (
    name === undefined ||
    source === undefined ||
    [limitName, offsetName, pageName, sortName].some((each) => each.test(name))
  )
    return undefined;
  const toScalar = (schema: Schema): Node | undefined => {
    const [type, ...others] = listTypes(document, schema);
    if (!type || others.length > 0) return undefined;
    return typeOf(type) === "array" ? toScalar((type.items ?? true) as Schema) : type;
  };
  const [wanted, found] = [toScalar(parameter.schema), toScalar(source)];
  const isScalar = wanted && ["string", "integer", "number", "boolean"].includes(typeOf(wanted));
  if (!isScalar || !found || typeOf(wanted) !== typeOf(found) || wanted.format !== found.format) return undefined;
  // A day can be the start of a period.
  if (/^date/.test(String(wanted.format))) return undefined;
  const choices = (type: Node) => [...((type.enum ?? []) as unknown[])].map(String).sort();
  if (!isDeepStrictEqual(choices(wanted), choices(found))) return undefined;
  const isFreeText = typeOf(wanted) === "string" && !wanted.enum && !wanted.format;
  return { name, isFreeText, isList: typeOf(listTypes(document, parameter.schema)[0] ?? {}) === "array" };
}

async function checkFilter(
  context: CaseContext,
  list: List,
  { parameter, name, isFreeText, isList }: Filter,
): Promise<void> {
  const { items } = await fetchFilled(context, list, 3);
  const valuesOf = (item: unknown) =>
    [Object(item)[name]].flat().filter((value) => value !== undefined && value !== null);
  const found = [...new Set(items.flatMap(valuesOf))].slice(0, 3);
  const [type = {}] = listTypes(list.document, parameter.schema);
  const { enum: choices = [] } = (
    isList ? (listTypes(list.document, (type.items ?? true) as Schema)[0] ?? {}) : type
  ) as { enum?: unknown[] };
  const others = [...choices, ...(typeOf(type) === "boolean" ? [true, false] : []), ...(isFreeText ? ["zqxj"] : [])];
  const isMatch = (value: unknown, wanted: unknown) =>
    value === wanted || (isFreeText && `${value}`.toLowerCase().includes(`${wanted}`.toLowerCase()));
  let count = 0;
  for (const wanted of new Set([...found, ...others])) {
    const value = isList ? [wanted] : wanted;
    if (!context.values.isValid(parameter.schema, value)) continue;
    const page = await fetchList(context, list, toValues([parameter, value]));
    count += 1;
    const wrong = page.items
      .map(valuesOf)
      .find((values) => values.length > 0 && !values.some((each) => isMatch(each, wanted)));
    const label = `filter ${parameter.name}`;
    if (wrong)
      context.fail(
        "unread-filter",
        `${label}: must return only entries with this ${name}, got ${quote(wrong[0])} for ${quote(wanted)}`,
        page.exchange,
      );
    if (found.includes(wanted) && page.items.length === 0)
      context.fail(
        "wrong-filter",
        `${label}: must return the entry of the list with this ${name}, got none for ${quote(wanted)}`,
        page.exchange,
      );
  }
  if (count === 0) context.skip(`entries with a value of ${name}`);
}

/** `name`, `-name`, `name:desc`. */
const sortValue = /^([-+]?)(\w+?)(?:[_:. -](asc|desc))?$/i;

/** Checks the values that name a member of the items. */
async function checkOrder(context: CaseContext, list: List, parameter: Parameter): Promise<void> {
  const [type = {}] = listTypes(list.document, parameter.schema);
  const choices = ((type.enum ?? []) as unknown[]).filter((each) => typeof each === "string");
  await fetchFilled(context, list, 4);
  let count = 0;
  for (const choice of choices) {
    const [, sign = "", name = "", direction = ""] = sortValue.exec(choice) ?? [];
    if (!Object.hasOwn(Object(item(list)), name)) continue;
    const page = await fetchList(context, list, toValues([parameter, choice]));
    const values = page.items
      .map((each) => Object(each)[name])
      .filter((value) => value !== undefined && value !== null);
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

function item({ item: { properties } }: List): unknown {
  return properties;
}

/** Texts can have the order of their code units, or that of a language. */
function isOrdered(values: readonly unknown[]): boolean {
  const compare = (before: unknown, after: unknown): boolean => {
    if (typeof before !== "string" || typeof after !== "string") return (before as number) <= (after as number);
    return before <= after || before.toLowerCase() <= after.toLowerCase() || before.localeCompare(after) <= 0;
  };
  return values.every((value, index) => index === 0 || compare(values[index - 1], value));
}
