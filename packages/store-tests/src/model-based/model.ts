import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import {
  type CallOptions,
  expectCode,
  expectReplayOf,
  expectStatus,
  type HttpResponse,
  isReplayed,
  type ScenarioContext,
} from "@animal-store/conformance/internal";
import { type ErrorCode, idempotency, type OperationId, type Schemas } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { bodyAs, type Id, idsOf, joinQuery, nextCursor, nextQuery, toEtag, walkPages } from "../cases/steps.ts";
import { expectSuccess } from "../contract-document.ts";

/** The expected contents of the store, and all reads and POSTs of the client. */
export interface Session {
  /** Sends to the store. */
  readonly context: ScenarioContext;
  readonly pets: Schemas["Pet"][];
  readonly orders: Schemas["Order"][];
  readonly cursors: ObservedCursor[];
  readonly reads: ObservedRead[];
  readonly posts: ObservedPost[];
}

export interface List {
  readonly operation: Extract<OperationId, "listPets" | "listOrders">;
  /** The values of the query parameters that filter the list by a member. */
  readonly filter: Readonly<Record<string, string>>;
  /** Includes only these ids, unless it is empty. */
  readonly ids: readonly Id[];
  readonly isDescending: boolean;
}

interface ObservedCursor {
  readonly list: List;
  readonly cursor: string;
  /** The last id of the page that links to it. */
  readonly lastId: Id;
}

type Read = { readonly list: List; readonly limit: number; readonly start?: ObservedCursor } | { readonly petId: Id };

interface ObservedRead {
  readonly read: Read;
  readonly expected: ExpectedResponse;
  readonly tag: string;
}

interface ExpectedResponse {
  readonly body: unknown;
  readonly hasNext: boolean;
}

export type NewPost =
  | { readonly operation: "createPet"; readonly json: Schemas["NewPet"] }
  | { readonly operation: "createOrder"; readonly json: Schemas["NewOrder"] };

/** A POST with an Idempotency-Key. */
interface KeyedPost {
  readonly post: NewPost;
  readonly key: string;
}

interface ObservedPost extends KeyedPost {
  readonly response: HttpResponse;
  readonly sentAt: number;
}

export function createSession(context: ScenarioContext): Session {
  return { context, pets: [], orders: [], cursors: [], reads: [], posts: [] };
}

function listEntries({ orders, pets }: Session, { operation, filter, ids, isDescending }: List): { id: Id }[] {
  const entries = operation === "listOrders" ? orders : pets;
  const listed = entries.filter((entry) => {
    const members = new Map<string, unknown>(Object.entries(entry));
    const isSelected = ids.length === 0 || ids.some((id) => String(id) === String(entry.id));
    return isSelected && Object.entries(filter).every(([name, value]) => String(members.get(name)) === value);
  });
  return isDescending ? listed.reverse() : listed;
}

function getExpectedResponse(session: Session, read: Read): ExpectedResponse {
  // Later changes of the session must not change earlier expectations, so bodies are copies.
  if ("petId" in read)
    return { body: structuredClone(session.pets.find(({ id }) => id === read.petId)), hasNext: false };
  const { list, start, limit } = read;
  const isAfterStart = ({ id }: { id: Id }) =>
    start === undefined || (list.isDescending ? id < start.lastId : id > start.lastId);
  const entries = listEntries(session, list).filter(isAfterStart);
  return { body: structuredClone(entries.slice(0, limit)), hasNext: entries.length > limit };
}

export async function sendRead(session: Session, read: Read): Promise<void> {
  expectRead(session, read, expectStatus(await sendGet(session, read), 200));
}

/** Sends a conditional request. Expects 304 if the expected response is the same as before, otherwise a full response. */
export async function revalidate(session: Session, { read, expected, tag }: ObservedRead): Promise<void> {
  const response = await sendGet(session, read, { "If-None-Match": tag });
  const isUnchanged = isDeepStrictEqual(getExpectedResponse(session, read), expected);
  expectStatus(response, isUnchanged ? 304 : 200);
  const hasSameTag = toEtag(response) === tag;
  assert.equal(hasSameTag, isUnchanged, "An ETag must change if and only if the body or the next link changes.");
  if (!isUnchanged) expectRead(session, read, response);
}

export async function useCursorOfOtherList(
  { context }: Session,
  { cursor }: ObservedCursor,
  list: List,
): Promise<void> {
  const response = await context.call(list.operation, { query: toQuery(list, `cursor=${cursor}`) });
  expectCode(context, response, "invalid_cursor");
}

/** Reads all pages during writes. Each entry that is in the list the whole time must appear exactly once, in order. */
export async function paginateDuringWrites(
  session: Session,
  { list, limit }: { readonly list: List; readonly limit: number },
  write: () => Promise<void>,
): Promise<void> {
  const query = toQuery(list, `limit=${limit}`);
  const idsBefore = listEntries(session, list).map(({ id }) => id);
  const [pages] = await Promise.all([walkPages(session.context, list.operation, query), write()]);
  const ids = idsOf(pages);
  const idsAfter = listEntries(session, list).map(({ id }) => id);
  const sortedIds = ids.toSorted((a, b) => (a < b ? -1 : 1));
  assert.deepEqual(list.isDescending ? ids.toReversed() : ids, sortedIds, "A list must be sorted by id.");
  assert.equal(new Set(ids).size, ids.length, `A list must have no duplicates, got ${ids.join(", ")}.`);
  const missingIds = idsBefore.filter((id) => idsAfter.includes(id) && !ids.includes(id));
  assert.deepEqual(missingIds, [], `A list must have every entry, got ${ids.join(", ")}.`);
  const addedIds = listEntries(session, { ...list, filter: {}, isDescending: false }).map(({ id }) => id);
  const unknownIds = ids.filter((id) => !addedIds.includes(id));
  assert.deepEqual(unknownIds, [], "A list must contain only added entries.");
  // An entry can start to match the filter after its page was read.
  if (Object.keys(list.filter).length > 0) return;
  const skippedIds = addedIds.slice(0, addedIds.indexOf(sortedIds.at(-1) ?? 0) + 1).filter((id) => !ids.includes(id));
  assert.deepEqual(skippedIds, [], `A list must skip no entry, got ${ids.join(", ")}.`);
}

function expectRead(session: Session, read: Read, response: HttpResponse): void {
  const expected = getExpectedResponse(session, read);
  assert.deepEqual(response.body, expected.body);
  session.reads.push({ read, expected, tag: toEtag(response) });
  if ("petId" in read) return;
  const { list } = read;
  const hasNext = nextQuery(list.operation, response) !== undefined;
  assert.equal(hasNext, expected.hasNext, "A response must link the next page if more entries follow.");
  const lastId = idsOf([response]).at(-1);
  if (hasNext && lastId !== undefined)
    session.cursors.push({ list, cursor: nextCursor(list.operation, response), lastId });
}

function sendGet({ context: { call } }: Session, read: Read, headers: CallOptions["headers"] = {}) {
  if ("petId" in read) return call("getPet", { path: { petId: read.petId }, headers });
  const { list, limit, start } = read;
  return call(list.operation, { query: toQuery(list, `limit=${limit}`, start && `cursor=${start.cursor}`), headers });
}

export function toQuery({ filter, ids, isDescending }: List, ...parts: (string | undefined)[]): string {
  const order = isDescending ? "order=desc" : undefined;
  return joinQuery(new URLSearchParams(filter).toString(), ...ids.map((id) => `id=${id}`), order, ...parts);
}

export async function sendPost(session: Session, post: NewPost): Promise<void> {
  expectPost(session, post, await session.context.call(post.operation, { json: post.json }));
}

/** Sends copies of a POST. The store processes one of them, or none if it retains the response to an earlier one. */
export async function retryPost(session: Session, keyedPost: KeyedPost, copies: number): Promise<void> {
  const { post, key } = keyedPost;
  const index = session.posts.findIndex((observed) => observed.key === key);
  const earlier = session.posts[index];
  const options = { json: post.json, headers: { "Idempotency-Key": key } };
  const send = () => session.context.call(post.operation, options);
  const responses = await Promise.all(Array.from({ length: copies }, send));
  if (earlier && isRetained(session, earlier)) {
    for (const response of responses) expectReplayOf(earlier.response, response);
    return;
  }
  const originals = responses.filter((response) => !isReplayed(response));
  const [original] = originals;
  const executions = `Of ${copies} requests with one Idempotency-Key, 1 must be executed, but ${originals.length} were.`;
  assert(original && originals.length === 1, executions);
  for (const response of responses) if (response !== original) expectReplayOf(original, response);
  expectPost(session, post, original);
  const observed = { post, key, response: original, sentAt: session.context.service.clock.now() };
  session.posts.splice(earlier ? index : session.posts.length, 1, observed);
}

export async function reuseKeyWithOtherBody({ context }: Session, { post, key }: KeyedPost): Promise<void> {
  const body = `${stringifyJson(post.json)} `;
  const response = await context.call(post.operation, { body, headers: { "Idempotency-Key": key } });
  expectCode(context, response, "idempotency_conflict");
}

export function isRetained({ context }: Session, { sentAt }: ObservedPost): boolean {
  return context.service.clock.now() - sentAt < idempotency.keptSeconds * 1000;
}

function findExpectedError({ pets }: Session, { operation, json }: NewPost): ErrorCode | undefined {
  if (operation === "createPet") return undefined;
  const pet = pets.find(({ id }) => id === json.petId);
  if (!pet) return "pet_not_found";
  return pet.status === undefined || pet.status === "available" ? undefined : "pet_not_available";
}

/** Checks the first response to a POST, and adds the entry that it creates. */
function expectPost(session: Session, post: NewPost, response: HttpResponse): void {
  const error = findExpectedError(session, post);
  assert(!isReplayed(response), "The first response to a request must not be a replay.");
  if (error !== undefined) return void expectCode(session.context, response, error);
  expectStatus(response, expectSuccess(post.operation).status);
  if (post.operation === "createPet") {
    const pet = bodyAs<Schemas["Pet"]>(response);
    assert.deepEqual(pet, { id: pet.id, ...(parseJson(stringifyJson(post.json)) as object) });
    expectGreaterId(session.pets, pet);
    session.pets.push({ ...pet });
    return;
  }
  const order = bodyAs<Schemas["Order"]>(response);
  assert.equal(order.petId, post.json.petId);
  expectGreaterId(session.orders, order);
  session.orders.push(order);
  for (const pet of session.pets) if (pet.id === order.petId) pet.status = "pending";
}

function expectGreaterId(entries: readonly { id: Id }[], { id }: { id: Id }): void {
  const lastId = entries.at(-1)?.id ?? 0;
  assert(id > lastId, `An id must be greater than all earlier ids, got ${id} after ${lastId}.`);
}
