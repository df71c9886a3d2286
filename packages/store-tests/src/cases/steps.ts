import assert from "node:assert/strict";
import {
  expectStatus,
  type HttpResponse,
  parseLinks,
  type ScenarioContext,
  type Service,
  skip,
} from "@animal-store/conformance/internal";
import { contract, type OperationId, type Schemas } from "@animal-store/contract";
import { contractDocument } from "../contract-document.ts";

/** Returns the body with the type of a schema. The validator has already checked it. */
export function bodyAs<Body>({ body }: HttpResponse): Body {
  return body as Body;
}

export function toEtag({ headers }: HttpResponse): string {
  const tag = headers.get("etag");
  assert(tag !== undefined, "The response must have an ETag.");
  return tag;
}

export async function addPet({ call }: ScenarioContext, pet: Partial<Schemas["NewPet"]> = {}): Promise<Schemas["Pet"]> {
  const json = { name: "Rex", categoryId: 7, ...pet };
  return bodyAs<Schemas["Pet"]>(expectStatus(await call("createPet", { json }), 201));
}

export async function addPets(context: ScenarioContext, count: number): Promise<Schemas["Pet"]["id"][]> {
  const pets = await Array.fromAsync({ length: count }, () => addPet(context));
  return pets.map(({ id }) => id);
}

export function getPet({ call }: ScenarioContext, id: number | bigint): Promise<HttpResponse> {
  return call("getPet", { path: { petId: id } });
}

export function order({ call }: ScenarioContext, petId: number | bigint): Promise<HttpResponse> {
  return call("createOrder", { json: { petId } });
}

/** Adds an entry to a list. @param members override those of a valid body @returns its id */
export async function addEntry(
  context: ScenarioContext,
  list: OperationId,
  members: object = {},
): Promise<number | bigint> {
  const { path } = contract.operations[list];
  const operation = contractDocument.operations.find((each) => each.path === path && each.method === "POST");
  assert(operation, `The contract must have POST ${path}.`);
  const { body } = await context.requests.resources.createRequest(operation, { members: "any", isFresh: true });
  const json = { ...Object(body), ...members };
  return (expectStatus(await context.call(operation.id, { json }), 201).body as { id: number | bigint }).id;
}

/** Returns the query of the `Link` to the next page; undefined on the last page. */
export function nextQuery(operation: OperationId, response: HttpResponse): string | undefined {
  const link = response.headers.get("link");
  if (link === undefined) return undefined;
  const target = parseLinks(link)?.find(({ rel }) => rel === "next")?.target ?? "";
  const path = `${contract.basePath}${contract.operations[operation].path}?`;
  assert(target.startsWith(path), `The next page must be at ${path}…, got ${link}`);
  return target.slice(path.length);
}

/** Returns the cursor of the next page, percent-encoded. */
export function nextCursor(operation: OperationId, response: HttpResponse): string {
  const cursor = /(?:^|&)cursor=([^&]+)/.exec(nextQuery(operation, response) ?? "")?.[1];
  assert(cursor !== undefined, "The response must link to a next page with a cursor.");
  return cursor;
}

// With more pages, a paced run of one case would take longer than all other cases.
const maxPages = 1000;

/** Follows the links from the first page to the last. @param betweenPages called after each page except the last */
export async function walkPages(
  { call, service }: ScenarioContext,
  operation: OperationId,
  query: string,
  betweenPages?: () => Promise<unknown>,
): Promise<[HttpResponse, ...HttpResponse[]]> {
  const firstPage = expectStatus(await call(operation, { query }), 200);
  const pages: [HttpResponse, ...HttpResponse[]] = [firstPage];
  for (let nextPageQuery = nextQuery(operation, firstPage); nextPageQuery !== undefined; ) {
    await betweenPages?.();
    const page = expectStatus(await call(operation, { query: nextPageQuery }), 200);
    pages.push(page);
    nextPageQuery = nextQuery(operation, page);
    if (pages.length < maxPages) continue;
    const ids = idsOf(pages);
    const isLargeStore = service.remote !== undefined && new Set(ids).size === ids.length;
    if (isLargeStore) skip(`a store with fewer than ${ids.length} entries`);
    assert.fail(`Pagination must end, but ${maxPages} pages have a next page.`);
  }
  return pages;
}

export function idsOf(pages: readonly HttpResponse[]): (number | bigint)[] {
  return pages.flatMap(({ body }) => (body as { id: number | bigint }[]).map(({ id }) => id));
}

type Id = number | bigint;
// Lists grow at their end, so a later case can skip the pages that an earlier case has read.
const startQueries = new WeakMap<Service | ScenarioContext, Map<string, string>>();

function startQueriesOf(owner: Service | ScenarioContext): Map<string, string> {
  return startQueries.getOrInsertComputed(owner, () => new Map());
}

/** Returns the last pages of a list, with all entries that the case added. @param filter for example `status=sold` */
export async function lastPages(
  context: ScenarioContext,
  operation: OperationId,
  filter = "",
): Promise<[HttpResponse, ...HttpResponse[]]> {
  const listKey = `${operation}?${filter}`;
  const earlierQueries = startQueriesOf(context.service);
  const firstQuery = earlierQueries.get(listKey) ?? joinQuery(filter, "limit=100");
  const query = startQueriesOf(context).getOrInsert(listKey, firstQuery);
  const pages = await walkPages(context, operation, query);
  const secondLastPage = pages.at(-2);
  earlierQueries.set(listKey, (secondLastPage && nextQuery(operation, secondLastPage)) ?? query);
  return pages;
}

/** Returns `&cursor=…`, which makes a list start with this entry, or an empty string for the first entry of the list. */
export async function queryStartingAt(
  context: ScenarioContext,
  operation: OperationId,
  id: Id,
  filter = "",
): Promise<string> {
  const pages = await lastPages(context, operation, filter);
  const index = pages.findIndex((page) => idsOf([page]).includes(id));
  const [page, previousPage] = [pages[index], pages[index - 1]];
  assert(page, `${operation} must list the added entry ${id}.`);
  const query = previousPage
    ? nextQuery(operation, previousPage)
    : startQueriesOf(context).get(`${operation}?${filter}`);
  const cursorQuery = /(?:^|&)(cursor=[^&]+)/.exec(query ?? "")?.[1];
  const position = idsOf([page]).indexOf(id);
  if (position === 0) return cursorQuery === undefined ? "" : `&${cursorQuery}`;
  const precedingPage = await context.call(operation, { query: joinQuery(filter, `limit=${position}`, cursorQuery) });
  return `&cursor=${nextCursor(operation, precedingPage)}`;
}

export function joinQuery(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join("&");
}
