import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { type ErrorCode, idempotency, type OperationId, type Schemas } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { expectError, expectSuccess } from "../cases/contract-case.ts";
import { expectNew, expectReplayOf, isReplayed } from "../cases/idempotency.ts";
import { expectCode, expectStatus, idsOf, nextCursor, nextQuery, read, toEtag, walkPages } from "../cases/steps.ts";
import type { HttpResponse } from "../http/http-client.ts";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";

/** What the store must hold, and what its caller has seen, in the simplest terms. */
export interface Model {
  /** Milliseconds since 1970. */
  now: number;
  readonly pets: Schemas["Pet"][];
  readonly orders: Schemas["Order"][];
  readonly cursors: ObservedCursor[];
  readonly reads: ObservedRead[];
  readonly posts: ObservedPost[];
}

/** A list under a filter. */
export interface List {
  readonly operation: Extract<OperationId, "listPets" | "listOrders">;
  readonly status?: Schemas["PetStatus"];
}

export interface ObservedCursor {
  readonly list: List;
  readonly cursor: string;
  /** The last identifier of the page that it was found on. */
  readonly after: number | bigint;
}

/** Something that can be read again. */
export type Read =
  | { readonly list: List; readonly limit: number; readonly from?: ObservedCursor }
  | { readonly petId: number | bigint };

/** What a read was answered, and its entity tag. */
export interface ObservedRead {
  readonly read: Read;
  readonly expected: Expected;
  readonly tag: string;
}

export interface Expected {
  readonly body: unknown;
  readonly hasNext: boolean;
}

/** A POST under an `Idempotency-Key`. */
export interface ObservedPost {
  readonly post: Post;
  readonly key: string;
  readonly response: HttpResponse;
  readonly at: number;
}

export type Post =
  | { readonly operation: "createPet"; readonly json: Schemas["NewPet"] }
  | { readonly operation: "createOrder"; readonly json: Schemas["NewOrder"] };

export function createModel(now: number): Model {
  return { now, pets: [], orders: [], cursors: [], reads: [], posts: [] };
}

/** Every entry of a list, in order. */
export function entriesOf({ pets, orders }: Model, { operation, status }: List): readonly { id: number | bigint }[] {
  if (operation === "listOrders") return orders;
  return pets.filter((pet) => status === undefined || pet.status === status);
}

/** What the service must answer to a read. */
export function expectedOf(model: Model, read: Read): Expected {
  if ("petId" in read) return { body: snapshot(model.pets.find(({ id }) => id === read.petId)), hasNext: false };
  const rest = entriesOf(model, read.list).filter(({ id }) => read.from === undefined || id > read.from.after);
  return { body: snapshot(rest.slice(0, read.limit)), hasNext: rest.length > read.limit };
}

// What was expected then must not change with the model.
function snapshot(value: unknown): unknown {
  return structuredClone(value);
}

/** Reads, holds the answer against the model, and keeps its cursor and its tag. */
export async function readFull(model: Model, context: CaseContext, read: Read): Promise<void> {
  const response = expectStatus(await send(context, read), 200);
  expectRead(model, read, response);
}

/** Reads again with the tag of then: 304 as long as nothing has changed, and the whole answer as soon as something has. */
export async function revalidate(
  model: Model,
  context: CaseContext,
  { read, expected, tag }: ObservedRead,
): Promise<void> {
  const response = await send(context, read, { "If-None-Match": tag });
  const isSame = isDeepStrictEqual(expectedOf(model, read), expected);
  expectStatus(response, isSame ? 304 : 200);
  assert.equal(toEtag(response) === tag, isSame, "A tag must change with what it stands for, and with nothing else.");
  if (!isSame) expectRead(model, read, response);
}

/** Follows a cursor under another list than its own: refused. */
export async function useCursorOfOtherList(
  { call }: CaseContext,
  { cursor }: ObservedCursor,
  list: List,
): Promise<void> {
  expectCode(await call(list.operation, { query: queryOf(list, `cursor=${cursor}`) }), "invalid_cursor");
}

/** Goes through a list while others write: what was there all the time comes once, in order, and nothing else between. */
export async function paginateDuringWrites(
  model: Model,
  context: CaseContext,
  { list, limit }: { list: List; limit: number },
  write: () => Promise<void>,
): Promise<void> {
  const before = entriesOf(model, list).map(({ id }) => id);
  const [pages] = await Promise.all([walkPages(context, list.operation, queryOf(list, `limit=${limit}`)), write()]);
  const seen = idsOf(pages);
  const after = entriesOf(model, list).map(({ id }) => id);
  assert.deepEqual(
    seen,
    seen.toSorted((one, other) => (one < other ? -1 : 1)),
    "A list must be in order of id.",
  );
  assert.equal(new Set(seen).size, seen.length, `Nothing may come twice, got ${seen.join(", ")}.`);
  const lost = before.filter((id) => after.includes(id) && !seen.includes(id));
  assert.deepEqual(lost, [], `Nothing may be lost, got ${seen.join(", ")}.`);
  const known = entriesOf(model, { operation: list.operation }).map(({ id }) => id);
  const strange = seen.filter((id) => !known.includes(id));
  assert.deepEqual(strange, [], "Nothing may come that nobody added.");
  // Under a filter an entry may begin to fit when its page is over.
  if (list.status !== undefined) return;
  const skipped = known.slice(0, known.indexOf(seen.at(-1) ?? 0) + 1).filter((id) => !seen.includes(id));
  assert.deepEqual(skipped, [], `Nothing may be skipped, got ${seen.join(", ")}.`);
}

function expectRead(model: Model, read: Read, response: HttpResponse): void {
  const expected = expectedOf(model, read);
  assert.deepEqual(response.body, expected.body);
  model.reads.push({ read, expected, tag: toEtag(response) });
  if ("petId" in read) return;
  const { list } = read;
  assert.equal(
    nextQuery(list.operation, response) !== undefined,
    expected.hasNext,
    "A next page is linked where there is one.",
  );
  const after = idsOf([response]).at(-1);
  if (expected.hasNext && after !== undefined)
    model.cursors.push({ list, cursor: nextCursor(list.operation, response), after });
}

function send(
  { call }: CaseContext,
  read: Read,
  headers: NonNullable<CallOptions["headers"]> = {},
): Promise<HttpResponse> {
  if ("petId" in read) return call("getPet", { path: { petId: read.petId }, headers });
  const { list, limit, from } = read;
  return call(list.operation, { query: queryOf(list, `limit=${limit}`, from && `cursor=${from.cursor}`), headers });
}

function queryOf({ status }: List, ...more: (string | undefined)[]): string {
  return [status && `status=${status}`, ...more].filter((part) => part !== undefined).join("&");
}

/** Sends a POST, several times at once under an `Idempotency-Key`, and lets the model learn what it must have done once. */
export async function sendPost(model: Model, context: CaseContext, post: Post, copies: number): Promise<void> {
  if (copies === 0) return learn(model, post, expectNew(await sendOnce(context, post), statusOf(model, post)));
  await actOnce(model, context, post, `post-${model.posts.length}`, copies);
}

/** Sends a POST again that was sent before, several times at once: it acts again only when its answer is forgotten. */
export async function retryPost(model: Model, context: CaseContext, seen: ObservedPost, copies: number): Promise<void> {
  if (!isRetained(model, seen)) return actOnce(model, context, seen.post, seen.key, copies);
  for (const response of await sendCopies(context, seen.post, seen.key, copies))
    expectReplayOf(seen.response, response);
}

/** Sends another body under a key that is in use: refused, and nothing is done. */
export async function reuseKeyWithOtherBody({ call }: CaseContext, { post, key }: ObservedPost): Promise<void> {
  const body = `${stringifyJson(post.json)} `;
  expectCode(await call(post.operation, { body, headers: { "Idempotency-Key": key } }), "idempotency_conflict");
}

/** Whether the answer must still be given again. */
export function isRetained({ now }: Model, seen: ObservedPost): boolean {
  return now - seen.at < idempotency.keptSeconds * 1000;
}

async function actOnce(model: Model, context: CaseContext, post: Post, key: string, copies: number): Promise<void> {
  const status = statusOf(model, post);
  const responses = await sendCopies(context, post, key, copies);
  const [first, ...more] = responses.filter((response) => !isReplayed(response));
  assert(
    first && more.length === 0,
    `Of ${copies} requests under one key one must act, ${more.length + (first ? 1 : 0)} did.`,
  );
  for (const response of responses) if (response !== first) expectReplayOf(first, response);
  learn(model, post, expectNew(first, status));
  const seen = { post, key, response: first, at: model.now };
  const before = model.posts.findIndex((one) => one.key === key);
  model.posts.splice(before < 0 ? model.posts.length : before, 1, seen);
}

function sendCopies(context: CaseContext, post: Post, key: string, copies: number): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: Math.max(copies, 1) }, () => sendOnce(context, post, key)));
}

function sendOnce({ call }: CaseContext, { operation, json }: Post, key?: string): Promise<HttpResponse> {
  return call(operation, { json, ...(key !== undefined && { headers: { "Idempotency-Key": key } }) });
}

function statusOf(model: Model, post: Post): number {
  const error = toExpectedError(model, post);
  return (error === undefined ? expectSuccess(post.operation) : expectError(post.operation, error)).status;
}

function toExpectedError({ pets }: Model, { operation, json }: Post): ErrorCode | undefined {
  if (operation === "createPet") return undefined;
  const pet = pets.find(({ id }) => id === json.petId);
  if (!pet) return "pet_not_found";
  return pet.status === undefined || pet.status === "available" ? undefined : "pet_not_available";
}

function learn(model: Model, post: Post, response: HttpResponse): void {
  const error = toExpectedError(model, post);
  if (error !== undefined) return void expectCode(response, error);
  const sent = parseJson(stringifyJson(post.json)) as object;
  if (post.operation === "createPet") {
    const pet = read("Pet", response);
    assert.deepEqual(pet, { id: pet.id, ...sent });
    expectNext(model.pets, pet);
    model.pets.push({ ...pet });
    return;
  }
  const order = read("Order", response);
  assert.equal(order.petId, post.json.petId);
  expectNext(model.orders, order);
  model.orders.push(order);
  for (const pet of model.pets) if (pet.id === order.petId) pet.status = "pending";
}

function expectNext(entries: readonly { id: number | bigint }[], entry: { id: number | bigint }): void {
  const last = entries.at(-1)?.id ?? 0;
  assert(entry.id > last, `An id must be greater than every one before, ${entry.id} came after ${last}.`);
}
