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
import { expectSuccess } from "../cases/outcomes.ts";
import { bodyAs, idsOf, nextCursor, nextQuery, toEtag, walkPages } from "../cases/steps.ts";

/** The expected contents of the store, and all reads and POSTs of the client. */
export interface Model {
  now: number;
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
  readonly ids: readonly (number | bigint)[];
  readonly isDescending: boolean;
}

export interface ObservedCursor {
  readonly list: List;
  readonly cursor: string;
  /** The last id of the page that links to it. */
  readonly lastId: number | bigint;
}

export type Read =
  | { readonly list: List; readonly limit: number; readonly start?: ObservedCursor }
  | { readonly petId: number | bigint };

export interface ObservedRead {
  readonly read: Read;
  readonly expected: ExpectedResponse;
  readonly tag: string;
}

export interface ExpectedResponse {
  readonly body: unknown;
  readonly hasNext: boolean;
}

export interface ObservedPost {
  readonly post: Post;
  readonly key: string;
  readonly response: HttpResponse;
  readonly sentAt: number;
}

export type Post =
  | { readonly operation: "createPet"; readonly json: Schemas["NewPet"] }
  | { readonly operation: "createOrder"; readonly json: Schemas["NewOrder"] };

export function createModel(now: number): Model {
  return { now, pets: [], orders: [], cursors: [], reads: [], posts: [] };
}

function entriesOf(model: Model, list: List): readonly { id: number | bigint }[] {
  const entries = list.operation === "listOrders" ? model.orders : model.pets;
  const values = Object.entries(list.filter);
  const listed = entries.filter((entry) => {
    const members = new Map(Object.entries(entry));
    const isSelected = list.ids.length === 0 || list.ids.some((id) => String(id) === String(entry.id));
    return isSelected && values.every(([name, value]) => String(members.get(name)) === value);
  });
  return list.isDescending ? listed.reverse() : listed;
}

function getExpectedResponse(model: Model, read: Read): ExpectedResponse {
  // Later changes of the model must not change earlier expectations, so bodies are copies.
  if ("petId" in read) return { body: structuredClone(model.pets.find(({ id }) => id === read.petId)), hasNext: false };
  const { list, start } = read;
  const isAfterStart = ({ id }: { id: number | bigint }) =>
    start === undefined || (list.isDescending ? id < start.lastId : id > start.lastId);
  const entries = entriesOf(model, list).filter(isAfterStart);
  return { body: structuredClone(entries.slice(0, read.limit)), hasNext: entries.length > read.limit };
}

export async function sendRead(model: Model, context: ScenarioContext, read: Read): Promise<void> {
  const response = expectStatus(await sendGet(context, read), 200);
  expectRead(model, read, response);
}

/** Sends a conditional request. Expects 304 if the model has not changed, otherwise a full response. */
export async function revalidate(
  model: Model,
  context: ScenarioContext,
  { read, expected, tag }: ObservedRead,
): Promise<void> {
  const response = await sendGet(context, read, { "If-None-Match": tag });
  const isUnchanged = isDeepStrictEqual(getExpectedResponse(model, read), expected);
  expectStatus(response, isUnchanged ? 304 : 200);
  const hasSameTag = toEtag(response) === tag;
  assert.equal(hasSameTag, isUnchanged, "An ETag must change if and only if the body or the next link changes.");
  if (!isUnchanged) expectRead(model, read, response);
}

export async function useCursorOfOtherList(
  context: ScenarioContext,
  { cursor }: ObservedCursor,
  list: List,
): Promise<void> {
  const response = await context.call(list.operation, { query: toQuery(list, `cursor=${cursor}`) });
  expectCode(context, response, "invalid_cursor");
}

/** Reads all pages during writes. Each entry that is in the list the whole time must appear exactly once, in order. */
export async function paginateDuringWrites(
  model: Model,
  context: ScenarioContext,
  { list, limit }: { list: List; limit: number },
  write: () => Promise<void>,
): Promise<void> {
  const idsBefore = entriesOf(model, list).map(({ id }) => id);
  const [pages] = await Promise.all([walkPages(context, list.operation, toQuery(list, `limit=${limit}`)), write()]);
  const ids = idsOf(pages);
  const idsAfter = entriesOf(model, list).map(({ id }) => id);
  const sortedIds = ids.toSorted((a, b) => (a < b ? -1 : 1));
  assert.deepEqual(list.isDescending ? ids.toReversed() : ids, sortedIds, "A list must be sorted by id.");
  assert.equal(new Set(ids).size, ids.length, `A list must have no duplicates, got ${ids.join(", ")}.`);
  const missingIds = idsBefore.filter((id) => idsAfter.includes(id) && !ids.includes(id));
  assert.deepEqual(missingIds, [], `A list must have every entry, got ${ids.join(", ")}.`);
  const addedIds = entriesOf(model, { ...list, filter: {}, isDescending: false }).map(({ id }) => id);
  const unknownIds = ids.filter((id) => !addedIds.includes(id));
  assert.deepEqual(unknownIds, [], "A list must contain only added entries.");
  // An entry can start to match the filter after its page was read.
  if (Object.keys(list.filter).length > 0) return;
  const skippedIds = addedIds.slice(0, addedIds.indexOf(sortedIds.at(-1) ?? 0) + 1).filter((id) => !ids.includes(id));
  assert.deepEqual(skippedIds, [], `A list must skip no entry, got ${ids.join(", ")}.`);
}

function expectRead(model: Model, read: Read, response: HttpResponse): void {
  const expected = getExpectedResponse(model, read);
  assert.deepEqual(response.body, expected.body);
  model.reads.push({ read, expected, tag: toEtag(response) });
  if ("petId" in read) return;
  const { list } = read;
  const hasNext = nextQuery(list.operation, response) !== undefined;
  assert.equal(hasNext, expected.hasNext, "A response must link the next page if more entries follow.");
  const lastId = idsOf([response]).at(-1);
  if (expected.hasNext && lastId !== undefined)
    model.cursors.push({ list, cursor: nextCursor(list.operation, response), lastId });
}

function sendGet({ call }: ScenarioContext, read: Read, headers: NonNullable<CallOptions["headers"]> = {}) {
  if ("petId" in read) return call("getPet", { path: { petId: read.petId }, headers });
  const { list, limit, start } = read;
  return call(list.operation, { query: toQuery(list, `limit=${limit}`, start && `cursor=${start.cursor}`), headers });
}

export function toQuery({ filter, ids, isDescending }: List, ...parts: (string | undefined)[]): string {
  const idParts = ids.map((id) => `id=${id}`);
  return [new URLSearchParams(filter).toString(), ...idParts, isDescending && "order=desc", ...parts]
    .filter(Boolean)
    .join("&");
}

/** Sends a POST, in parallel copies with one `Idempotency-Key` if `copies` is above 0, and updates the model. */
export async function sendPost(model: Model, context: ScenarioContext, post: Post, copies: number): Promise<void> {
  if (copies === 0) return applyPost(model, context, post, await sendOnce(context, post));
  await expectOneExecution(model, context, post, `post-${model.posts.length}`, copies);
}

/** Repeats a POST. It creates another entry only if its idempotency record has expired. */
export async function retryPost(
  model: Model,
  context: ScenarioContext,
  observedPost: ObservedPost,
  copies: number,
): Promise<void> {
  const { post, key } = observedPost;
  if (!isRetained(model, observedPost)) return expectOneExecution(model, context, post, key, copies);
  for (const response of await sendCopies(context, post, key, copies)) expectReplayOf(observedPost.response, response);
}

export async function reuseKeyWithOtherBody(context: ScenarioContext, { post, key }: ObservedPost): Promise<void> {
  const body = `${stringifyJson(post.json)} `;
  const response = await context.call(post.operation, { body, headers: { "Idempotency-Key": key } });
  expectCode(context, response, "idempotency_conflict");
}

export function isRetained({ now }: Model, post: ObservedPost): boolean {
  return now - post.sentAt < idempotency.keptSeconds * 1000;
}

async function expectOneExecution(model: Model, context: ScenarioContext, post: Post, key: string, copies: number) {
  const responses = await sendCopies(context, post, key, copies);
  const originals = responses.filter((response) => !isReplayed(response));
  const [original] = originals;
  const executions = `Of ${copies} requests with one Idempotency-Key, 1 must be executed, but ${originals.length} were.`;
  assert(original && originals.length === 1, executions);
  for (const response of responses) if (response !== original) expectReplayOf(original, response);
  applyPost(model, context, post, original);
  const newPost = { post, key, response: original, sentAt: model.now };
  const index = model.posts.findIndex((observedPost) => observedPost.key === key);
  model.posts.splice(index < 0 ? model.posts.length : index, 1, newPost);
}

function sendCopies(context: ScenarioContext, post: Post, key: string, copies: number): Promise<HttpResponse[]> {
  return Promise.all(Array.from({ length: Math.max(copies, 1) }, () => sendOnce(context, post, key)));
}

function sendOnce({ call }: ScenarioContext, { operation, json }: Post, key?: string): Promise<HttpResponse> {
  return call(operation, { json, ...(key !== undefined && { headers: { "Idempotency-Key": key } }) });
}

function toExpectedError({ pets }: Model, { operation, json }: Post): ErrorCode | undefined {
  if (operation === "createPet") return undefined;
  const pet = pets.find(({ id }) => id === json.petId);
  if (!pet) return "pet_not_found";
  return pet.status === undefined || pet.status === "available" ? undefined : "pet_not_available";
}

function applyPost(model: Model, context: ScenarioContext, post: Post, response: HttpResponse): void {
  const error = toExpectedError(model, post);
  assert(!isReplayed(response), "The first response to a request must not be a replay.");
  if (error !== undefined) return void expectCode(context, response, error);
  expectStatus(response, expectSuccess(post.operation).status);
  const sentMembers = parseJson(stringifyJson(post.json)) as object;
  if (post.operation === "createPet") {
    const pet = bodyAs<Schemas["Pet"]>(response);
    assert.deepEqual(pet, { id: pet.id, ...sentMembers });
    expectGreaterId(model.pets, pet);
    model.pets.push({ ...pet });
    return;
  }
  const order = bodyAs<Schemas["Order"]>(response);
  assert.equal(order.petId, post.json.petId);
  expectGreaterId(model.orders, order);
  model.orders.push(order);
  for (const pet of model.pets) if (pet.id === order.petId) pet.status = "pending";
}

function expectGreaterId(entries: readonly { id: number | bigint }[], entry: { id: number | bigint }): void {
  const lastId = entries.at(-1)?.id ?? 0;
  assert(entry.id > lastId, `An id must be greater than all earlier ids, got ${entry.id} after ${lastId}.`);
}
