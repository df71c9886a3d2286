import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { OperationId } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import type { CallOptions } from "../runner/build-request.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { latestPages, ownName } from "./own-entries.ts";
import { addPets, expectStatus, read } from "./steps.ts";

/** Two valid bodies for one operation, and where what it adds is listed. */
export interface IdempotentPost {
  readonly operation: OperationId;
  readonly list: OperationId;
  prepare(context: CaseContext): Promise<readonly [body: string, other: string]>;
  /** How many entries of the list have come of these bodies. */
  count(context: CaseContext, ...bodies: readonly string[]): Promise<number>;
}

/** Every operation that takes an `Idempotency-Key`. */
export const idempotentPosts: readonly IdempotentPost[] = [
  {
    operation: "createPet",
    list: "listPets",
    // An integer that a float cannot hold, so that a replay is seen to be exact.
    prepare: async (context) => [
      `{"name":"${ownName(context, "Rex")}","categoryId":9223372036854775807}`,
      `{"name":"${ownName(context, "Tom")}","categoryId":9}`,
    ],
    async count(context, ...bodies) {
      const pages = await latestPages(context, "listPets");
      return pages
        .flatMap((page) => read("Pets", page))
        .filter(({ name }) => bodies.some((body) => body.startsWith(`{"name":"${name}",`))).length;
    },
  },
  {
    operation: "createOrder",
    list: "listOrders",
    async prepare(context) {
      const [one, other] = await addPets(context, 2);
      return [`{"petId":${one}}`, `{"petId":${other}}`];
    },
    async count(context, ...bodies) {
      const pages = await latestPages(context, "listOrders");
      return pages.flatMap((page) => read("Orders", page)).filter(({ petId }) => bodies.includes(`{"petId":${petId}}`))
        .length;
    },
  },
];

const onceKeys = new WeakMap<CaseContext, string>();

/** The `Idempotency-Key` of a case: another one each time that it runs, since a service may remember the last time. */
export function onceKey(context: CaseContext): string {
  const key = onceKeys.get(context) ?? randomUUID();
  onceKeys.set(context, key);
  return key;
}

/** Sends a body under `onceKey`, unless the options say otherwise. */
export function post(
  context: CaseContext,
  operation: OperationId,
  body: string,
  { headers, ...options }: CallOptions = {},
): Promise<Answer> {
  return context.call(operation, { body, headers: { "Idempotency-Key": onceKey(context), ...headers }, ...options });
}

export function isReplayed({ headers }: Answer): boolean {
  return headers.has("idempotency-replayed");
}

/** Asserts that an answer was made for its own request. */
export function expectNew(answer: Answer, status = 201): Answer {
  expectStatus(answer, status);
  assert(!isReplayed(answer), `The answer must be a new one, got a replay: ${answer.bodyText}`);
  return answer;
}

/** Asserts that an answer is another one, given again. */
export function expectReplayOf(first: Answer, answer: Answer): Answer {
  assert.deepEqual(
    { status: answer.status, bodyText: answer.bodyText, isReplayed: isReplayed(answer) },
    { status: first.status, bodyText: first.bodyText, isReplayed: true },
  );
  return answer;
}
