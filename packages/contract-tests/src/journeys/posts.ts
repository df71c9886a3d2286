import assert from "node:assert/strict";
import { type ErrorCode, idempotency } from "@animal-store/contract";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { refused, succeeds } from "../cases/contract-case.ts";
import { expectNew, expectReplayOf, isReplayed } from "../cases/idempotent-posts.ts";
import { expectCode, read } from "../cases/steps.ts";
import type { Answer } from "../http/answer.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { Model, Post, SeenPost } from "./model.ts";

/** Sends a POST, several times at once under an `Idempotency-Key`, and lets the model learn what it must have done once. */
export async function sendPost(model: Model, context: CaseContext, post: Post, copies: number): Promise<void> {
  if (copies === 0) return learn(model, post, expectNew(await send(context, post), statusOf(model, post)));
  await actOnce(model, context, post, `post-${model.posts.length}`, copies);
}

/** Sends a POST again that was sent before, several times at once: it acts again only when its answer is forgotten. */
export async function retryPost(model: Model, context: CaseContext, seen: SeenPost, copies: number): Promise<void> {
  if (!isKept(model, seen)) return actOnce(model, context, seen.post, seen.key, copies);
  for (const answer of await sendCopies(context, seen.post, seen.key, copies)) expectReplayOf(seen.answer, answer);
}

/** Sends another body under a key that is in use: refused, and nothing is done. */
export async function misusePost({ call }: CaseContext, { post, key }: SeenPost): Promise<void> {
  const body = `${stringifyJson(post.json)} `;
  expectCode(await call(post.operation, { body, headers: { "Idempotency-Key": key } }), "idempotency_conflict");
}

/** Whether the answer must still be given again. */
export function isKept({ now }: Model, seen: SeenPost): boolean {
  return now - seen.at < idempotency.keptSeconds * 1000;
}

async function actOnce(model: Model, context: CaseContext, post: Post, key: string, copies: number): Promise<void> {
  const status = statusOf(model, post);
  const answers = await sendCopies(context, post, key, copies);
  const [first, ...more] = answers.filter((answer) => !isReplayed(answer));
  assert(
    first && more.length === 0,
    `Of ${copies} requests under one key one must act, ${more.length + (first ? 1 : 0)} did.`,
  );
  for (const answer of answers) if (answer !== first) expectReplayOf(first, answer);
  learn(model, post, expectNew(first, status));
  const seen = { post, key, answer: first, at: model.now };
  const before = model.posts.findIndex((one) => one.key === key);
  model.posts.splice(before < 0 ? model.posts.length : before, 1, seen);
}

function sendCopies(context: CaseContext, post: Post, key: string, copies: number): Promise<Answer[]> {
  return Promise.all(Array.from({ length: Math.max(copies, 1) }, () => send(context, post, key)));
}

function send({ call }: CaseContext, { operation, json }: Post, key?: string): Promise<Answer> {
  return call(operation, { json, ...(key !== undefined && { headers: { "Idempotency-Key": key } }) });
}

function statusOf(model: Model, post: Post): number {
  const refusal = refusalOf(model, post);
  return (refusal === undefined ? succeeds(post.operation) : refused(post.operation, refusal)).status;
}

function refusalOf({ pets }: Model, { operation, json }: Post): ErrorCode | undefined {
  if (operation === "createPet") return undefined;
  const pet = pets.find(({ id }) => id === json.petId);
  if (!pet) return "pet_not_found";
  return pet.status === undefined || pet.status === "available" ? undefined : "pet_not_available";
}

function learn(model: Model, post: Post, answer: Answer): void {
  const refusal = refusalOf(model, post);
  if (refusal !== undefined) return void expectCode(answer, refusal);
  const sent = parseJson(stringifyJson(post.json)) as object;
  if (post.operation === "createPet") {
    const pet = read("Pet", answer);
    assert.deepEqual(pet, { id: pet.id, ...sent });
    expectNext(model.pets, pet);
    model.pets.push({ ...pet });
    return;
  }
  const order = read("Order", answer);
  assert.equal(order.petId, post.json.petId);
  expectNext(model.orders, order);
  model.orders.push(order);
  for (const pet of model.pets) if (pet.id === order.petId) pet.status = "pending";
}

function expectNext(entries: readonly { id: number | bigint }[], entry: { id: number | bigint }): void {
  const last = entries.at(-1)?.id ?? 0;
  assert(entry.id > last, `An id must be greater than every one before, ${entry.id} came after ${last}.`);
}
