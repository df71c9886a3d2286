import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { contract, type ErrorCode, type OperationId, type Schemas } from "@animal-store/contract";
import { contractDocument, examplesOf } from "../document/contract-document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { parseLinks } from "../response-validator/validate-headers.ts";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";
import type { Service } from "../target.ts";
import { SkipCase } from "../target.ts";
import { operationIds } from "./contract-case.ts";

type Bodies = {
  Pet: Schemas["Pet"];
  Pets: Schemas["Pet"][];
  Order: Schemas["Order"];
  Orders: Schemas["Order"][];
  Error: Schemas["Error"];
};

/** The body by the name of its schema. Every answer was judged before a case sees it, so it has the shape. */
export function read<Name extends keyof Bodies>(_schema: Name, { body }: HttpResponse): Bodies[Name] {
  return body as Bodies[Name];
}

export function expectStatus(response: HttpResponse, status: number): HttpResponse {
  assert.equal(
    response.status,
    status,
    `Expected ${status}, got ${response.status}: ${response.bodyText.slice(0, 500)}`,
  );
  return response;
}

export function expectCode(response: HttpResponse, code: ErrorCode): HttpResponse {
  expectStatus(response, contract.errorCodes[code].status);
  assert.equal(read("Error", response).code, code);
  return response;
}

/** The entity tag of an answer. */
export function toEtag({ headers }: HttpResponse): string {
  const tag = headers.get("etag");
  assert(tag !== undefined, "The answer must have an ETag, it has none.");
  return tag;
}

export async function addPet({ call }: CaseContext, pet: Partial<Schemas["NewPet"]> = {}): Promise<Schemas["Pet"]> {
  const json = { name: "Rex", categoryId: 7, ...pet };
  return read("Pet", expectStatus(await call("createPet", { json }), 201));
}

export async function addPets(context: CaseContext, count: number): Promise<Schemas["Pet"]["id"][]> {
  const ids: Schemas["Pet"]["id"][] = [];
  for (let index = 0; index < count; index += 1) ids.push((await addPet(context)).id);
  return ids;
}

export function getPet({ call }: CaseContext, id: number | bigint): Promise<HttpResponse> {
  return call("getPet", { path: { petId: id } });
}

export function order({ call }: CaseContext, petId: number | bigint): Promise<HttpResponse> {
  return call("createOrder", { json: { petId } });
}

/** What makes the contract's example of a request succeed: where it names a pet, that is a new one. */
export async function validRequest(context: CaseContext, operation: OperationId): Promise<CallOptions> {
  const { path, body } = examplesOf(contractDocument, operation);
  const namesPet = [path, Object(body) as object].some((members) => "petId" in members);
  if (!namesPet) return {};
  const { id: petId } = await addPet(context);
  return {
    path: { petId },
    ...(body !== undefined && { json: { ...body, ...("petId" in Object(body) && { petId }) } }),
  };
}

/** Adds an entry to a list. @param members that it has in place of those of the example @returns its id */
export async function addEntry(
  context: CaseContext,
  list: OperationId,
  members: object = {},
): Promise<number | bigint> {
  const operation = sibling(list, "POST");
  const { json = examplesOf(contractDocument, operation).body, ...options } = await validRequest(context, operation);
  const response = await context.call(operation, { ...options, json: { ...Object(json), ...members } });
  return (expectStatus(response, 201).body as { id: number | bigint }).id;
}

/** The operation of another method on the same path: GET lists what POST adds. */
export function sibling(operation: OperationId, method: "GET" | "POST"): OperationId {
  const { path } = contract.operations[operation];
  const found = operationIds.find(
    (id) => contract.operations[id].path === path && contract.operations[id].method === method,
  );
  if (!found) throw new Error(`The contract has no ${method} ${path} beside ${operation}. Teach sibling.`);
  return found;
}

/** Query of the next page as the answer's Link says it; undefined on the last page. */
export function nextQuery(operation: OperationId, response: HttpResponse): string | undefined {
  const link = response.headers.get("link");
  if (link === undefined) return undefined;
  const target = parseLinks(link)?.find(({ rel }) => rel === "next")?.target ?? "";
  const path = `${contract.basePath}${contract.operations[operation].path}?`;
  assert(target.startsWith(path), `The next page must be at ${path}…, got ${link}`);
  return target.slice(path.length);
}

/** The cursor of the next page, still percent-encoded. */
export function nextCursor(operation: OperationId, response: HttpResponse): string {
  const cursor = /(?:^|&)cursor=([^&]+)/.exec(nextQuery(operation, response) ?? "")?.[1];
  assert(cursor !== undefined, "The answer must link to a next page with a cursor, got none.");
  return cursor;
}

// More would take a caller that is paced longer than all cases together.
const maxPages = 1000;

/** Follows the links from a first page to the last. @param between is called after each page but the last */
export async function walkPages(
  { call, service }: CaseContext,
  operation: OperationId,
  query: string,
  between?: () => Promise<unknown>,
): Promise<[HttpResponse, ...HttpResponse[]]> {
  const first = expectStatus(await call(operation, { query }), 200);
  const pages: [HttpResponse, ...HttpResponse[]] = [first];
  for (let next = nextQuery(operation, first); next !== undefined; ) {
    await between?.();
    const page = expectStatus(await call(operation, { query: next }), 200);
    pages.push(page);
    next = nextQuery(operation, page);
    if (pages.length < maxPages) continue;
    const ids = idsOf(pages);
    const isLong = service.remote !== undefined && new Set(ids).size === ids.length;
    if (isLong) throw new SkipCase(`a store of fewer than ${ids.length} entries`);
    assert.fail(`Paging must come to an end, ${maxPages} pages were read.`);
  }
  return pages;
}

/** Ids of all pages in the order of the answers. */
export function idsOf(pages: readonly HttpResponse[]): (number | bigint)[] {
  return pages.flatMap(({ body }) => (body as { id: number | bigint }[]).map(({ id }) => id));
}

/** Where the violations of a refusal are: parameter names and JSON Pointers. */
export function violatedPaths(response: HttpResponse): string[] {
  return (read("Error", response).details ?? []).map(({ path }) => path).sort();
}

type Id = number | bigint;
type QueryByList = Map<string, string>;

// Lists grow at their end: what an earlier case has passed by, no later one need read again.
const lastPages = new WeakMap<Service, QueryByList>();
const beginnings = new WeakMap<CaseContext, QueryByList>();

/**
 * The last pages of a list, with everything that the case has added to it.
 * @param filter what the query has beside limit and cursor: `status=sold`
 */
export async function finalPages(
  context: CaseContext,
  operation: OperationId,
  filter = "",
): Promise<[HttpResponse, ...HttpResponse[]]> {
  const list = `${operation}?${filter}`;
  const last = queriesOf(lastPages, context.service);
  const own = queriesOf(beginnings, context);
  const query = own.get(list) ?? last.get(list) ?? joined(filter, "limit=100");
  own.set(list, query);
  const pages = await walkPages(context, operation, query);
  const previous = pages.at(-2);
  last.set(list, (previous && nextQuery(operation, previous)) ?? query);
  return pages;
}

/** The end of a query that lets a list begin with an entry of the case: a cursor, or nothing where it is the first one of all. */
export async function queryStartingAt(
  context: CaseContext,
  operation: OperationId,
  id: Id,
  filter = "",
): Promise<string> {
  const pages = await finalPages(context, operation, filter);
  const index = pages.findIndex((page) => idsOf([page]).includes(id));
  const [page, previous] = [pages[index], pages[index - 1]];
  assert(page, `${operation} must list the entry ${id} that was added, and does not.`);
  const query = previous
    ? nextQuery(operation, previous)
    : queriesOf(beginnings, context).get(`${operation}?${filter}`);
  const cursor = /(?:^|&)(cursor=[^&]+)/.exec(query ?? "")?.[1];
  const location = idsOf([page]).indexOf(id);
  if (location === 0) return cursor === undefined ? "" : `&${cursor}`;
  const before = await context.call(operation, { query: joined(filter, `limit=${location}`, cursor) });
  return `&cursor=${nextCursor(operation, before)}`;
}

/** A name that only this run gives: behind a URL others may have added animals too. */
export function uniqueName({ service }: CaseContext, name: string): string {
  return service.remote ? `${name} ${randomUUID()}` : name;
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join("&");
}

function queriesOf<Key extends object>(maps: WeakMap<Key, QueryByList>, key: Key): QueryByList {
  const found = maps.get(key) ?? new Map<string, string>();
  maps.set(key, found);
  return found;
}

const changing = [
  "date",
  "x-request-id",
  "x-ratelimit-remaining",
  "ratelimit",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
];

/** The headers that do not differ by themselves from one answer to the next. @param without further names, in lower case */
export function comparableHeaders({ headers }: HttpResponse, without: readonly string[] = []): Record<string, string> {
  const left = [...headers].filter(([name]) => !changing.includes(name) && !without.includes(name));
  return Object.fromEntries(left.sort());
}

/** Every status that a pet may have. */
export const petStatuses = contractDocument.components.schemas.PetStatus?.enum as readonly Schemas["PetStatus"][];
