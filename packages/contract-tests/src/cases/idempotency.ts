import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { contract, type ErrorCode, idempotency, type OperationId } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";
import { NotTried } from "../target.ts";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { expectFigures, rateFigures } from "./rate-figures.ts";
import { addPet, addPets, expectCode, expectStatus, getPet, latestPages, order, ownName, read } from "./steps.ts";

const second = 1000;

/** Two valid bodies for one operation. */
export interface IdempotentPost {
  readonly operation: OperationId;
  prepare(context: CaseContext): Promise<readonly [body: string, other: string]>;
  /** How many entries of the list have come of these bodies. */
  count(context: CaseContext, ...bodies: readonly string[]): Promise<number>;
}

/** Every operation that takes an `Idempotency-Key`. */
export const idempotentPosts: readonly IdempotentPost[] = [
  {
    operation: "createPet",
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

/** A POST that is sent twice under one `Idempotency-Key` is done once. */
export const idempotencyCases: ContractCase[] = [
  ...idempotentPosts.flatMap(({ operation, prepare, count }): ContractCase[] => [
    {
      id: `idempotency/${operation}/replay`,
      fact: "the same request is answered byte for byte what it was answered first, adds nothing and counts one",
      fresh: "own",
      ...succeeds(operation),
      async run(context) {
        const [body] = await prepare(context);
        const first = expectNew(await post(context, operation, body));
        const again = expectReplayOf(first, await post(context, operation, body));
        assert.notEqual(again.headers.get("x-request-id"), first.headers.get("x-request-id"));
        expectFigures(again, { remaining: rateFigures(first).remaining - 1 });
        expectFigures(await context.call("listPets"), { remaining: rateFigures(again).remaining - 1 });
        assert.equal(await count(context, body), 1);
        return again;
      },
    },
    ...(["another body", "a blank more", "a line feed more"] as const).map<ContractCase>((what) => ({
      id: `idempotency/${operation}/conflict/${what}`,
      fact: `${what} under the same key is refused and adds nothing, the first body is still replayed`,
      fresh: "own",
      ...refused(operation, "idempotency_conflict"),
      async run(context) {
        const [body, other] = await prepare(context);
        const bodies = {
          "another body": other,
          "a blank more": `${body} `,
          "a line feed more": body.replace(":", ":\n"),
        };
        const first = expectNew(await post(context, operation, body));
        const answer = await post(context, operation, bodies[what]);
        assert(!isReplayed(answer));
        assert.equal(await count(context, body, other), 1);
        expectReplayOf(first, await post(context, operation, body));
        return answer;
      },
    })),
    ...[
      { what: "another API key", make: async ({ service }: CaseContext) => ({ key: (await service.createKey()).key }) },
      {
        what: "a key in another case",
        make: async (context: CaseContext) => ({ headers: { "Idempotency-Key": onceKey(context).toUpperCase() } }),
      },
    ].map<ContractCase>(({ what, make }) => ({
      id: `idempotency/${operation}/${what}`,
      fact: `${what} has Idempotency-Keys of its own`,
      fresh: "own",
      ...succeeds(operation),
      async run(context) {
        const [body, other] = await prepare(context);
        const options = await make(context);
        expectNew(await post(context, operation, body));
        const answer = expectNew(await post(context, operation, other, options));
        assert.equal(await count(context, body, other), 2);
        return answer;
      },
    })),
    {
      id: `idempotency/${operation}/kept-time`,
      fact: `an answer is given again for ${idempotency.keptSeconds} s after it was first given, and not a moment longer`,
      proves: ["x-idempotency/keptSeconds"],
      ...succeeds(operation),
      async run(context) {
        const { clock } = context.service;
        const [body] = await prepare(context);
        const first = expectNew(await post(context, operation, body));
        clock.advance((idempotency.keptSeconds - 1) * second);
        const last = expectReplayOf(first, await post(context, operation, body));
        clock.advance(second);
        const anew = await post(context, operation, body);
        assert(!isReplayed(anew));
        assert.notEqual(anew.bodyText, first.bodyText);
        return last;
      },
    },
    {
      id: `idempotency/${operation}/parallel`,
      fact: "parallel requests under one key are one request, and all are answered the same",
      fresh: "own",
      ...succeeds(operation),
      async run(context) {
        const [body] = await prepare(context);
        const answers = await Promise.all(Array.from({ length: 10 }, () => post(context, operation, body)));
        const [first, ...more] = answers.filter((answer) => !isReplayed(answer));
        assert(first && more.length === 0, `Exactly one answer must be no replay, ${more.length + 1} are.`);
        for (const answer of answers) if (answer !== first) expectReplayOf(first, answer);
        assert.equal(await count(context, body), 1);
        return first;
      },
    },
    {
      id: `idempotency/${operation}/parallel-bodies`,
      fact: "of parallel requests with different bodies under one key one is done, the others are refused",
      fresh: "own",
      ...refused(operation, "idempotency_conflict"),
      async run(context) {
        const bodies = await prepare(context);
        const answers = await Promise.all(bodies.map((body) => post(context, operation, body)));
        const [first, refusal] = answers.toSorted((one, other) => one.status - other.status);
        assert(first && refusal);
        expectNew(first);
        assert.equal(await count(context, ...bodies), 1);
        return refusal;
      },
    },
  ]),
  {
    id: "idempotency/another-operation",
    fact: "each operation has Idempotency-Keys of its own",
    ...succeeds("createOrder"),
    async run(context) {
      const pet = expectNew(await post(context, "createPet", '{"name":"Rex","categoryId":7}'));
      return expectNew(await post(context, "createOrder", `{"petId":${read("Pet", pet).id}}`));
    },
  },
  {
    id: "idempotency/without-a-key",
    fact: "without an Idempotency-Key the same request twice adds two pets",
    fresh: "own",
    ...succeeds("createPet"),
    async run(context) {
      const json = { name: ownName(context, "Rex"), categoryId: 7 };
      expectNew(await context.call("createPet", { json }));
      const answer = expectNew(await context.call("createPet", { json }));
      const pages = await latestPages(context, "listPets");
      assert.equal(pages.flatMap((page) => read("Pets", page)).filter(({ name }) => name === json.name).length, 2);
      return answer;
    },
  },
  {
    id: "idempotency/after-a-change",
    fact: "a replay gives the pet as it was added, also when its status has changed since",
    ...succeeds("createPet"),
    async run(context) {
      const body = '{"name":"Rex","categoryId":7,"status":"available"}';
      const first = expectNew(await post(context, "createPet", body));
      const { id } = read("Pet", first);
      expectStatus(await order(context, id), 201);
      assert.equal(read("Pet", await getPet(context, id)).status, "pending");
      return expectReplayOf(first, await post(context, "createPet", body));
    },
  },
];

const onceKeys = new WeakMap<CaseContext, string>();

/** The `Idempotency-Key` of a case: another one each time that it runs, since a service may remember the last time. */
export function onceKey(context: CaseContext): string {
  const key = onceKeys.get(context) ?? `k${randomUUID()}`;
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

const { bodyBytes } = contract.limits;

/** What a request lacks that is refused before it is done. */
const refusals: [ErrorCode, (body: string) => CallOptions][] = [
  ["invalid_request", () => ({ body: "{}" })],
  ["invalid_request", (body) => ({ body, query: "unknown=1" })],
  ["malformed_json", (body) => ({ body: body.slice(0, -1) })],
  ["payload_too_large", (body) => ({ body: body.padEnd(bodyBytes + 1) })],
  ["unsupported_media_type", (body) => ({ body, headers: { "Content-Type": "text/plain" } })],
  ["missing_api_key", (body) => ({ body, key: null })],
];

/** Which answers an `Idempotency-Key` keeps, and what may stand in it. */
export const idempotentOutcomeCases: ContractCase[] = [
  ...idempotentPosts.flatMap(({ operation, prepare }): ContractCase[] => [
    ...refusals.map<ContractCase>(([code, spoil], index) => ({
      id: `idempotency/${operation}/not-kept/${index}-${code}`,
      fact: `${code} is not kept: the corrected request succeeds under the same key`,
      ...succeeds(operation),
      async run(context) {
        const [body] = await prepare(context);
        const { body: spoilt, ...options } = spoil(body);
        expectCode(await post(context, operation, String(spoilt), options), code);
        return expectNew(await post(context, operation, body));
      },
    })),
    {
      id: `idempotency/${operation}/not-kept/rate_limit_exceeded`,
      needs: ["moved-clock"],
      fact: "rate_limit_exceeded is not kept: the same request succeeds in the next minute",
      ...succeeds(operation),
      async run(context) {
        const [body] = await prepare(context);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectStatus(await context.call("listPets", { key }), 200);
        const refusal = expectCode(await post(context, operation, body, { key }), "rate_limit_exceeded");
        context.service.clock.advance(rateFigures(refusal).retryAfter * 1000);
        return expectNew(await post(context, operation, body, { key }));
      },
    },
    {
      id: `idempotency/${operation}/over-the-limit`,
      fact: "over the limit a replay is refused like any other request",
      ...refused(operation, "rate_limit_exceeded"),
      async run(context) {
        const [body] = await prepare(context);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectNew(await post(context, operation, body, { key }));
        return post(context, operation, body, { key });
      },
    },
  ]),
  {
    id: "idempotency/createOrder/kept/pet_not_found",
    fact: "an order for a pet that did not exist stays refused, also when the pet exists",
    fresh: "alone",
    ...refused("createOrder", "pet_not_found"),
    async run(context) {
      const { id } = await addPet(context);
      const body = `{"petId":${Number(id) + 1}}`;
      const first = expectNew(await post(context, "createOrder", body), contract.errorCodes.pet_not_found.status);
      const next = await addPet(context);
      if (context.service.remote && next.id !== Number(id) + 1)
        throw new NotTried("a store that gives ids one after the other");
      assert.equal(next.id, Number(id) + 1);
      const again = expectReplayOf(first, await post(context, "createOrder", body));
      expectNew(
        await post(context, "createOrder", body, { headers: { "Idempotency-Key": `${onceKey(context)}-more` } }),
      );
      return again;
    },
  },
  {
    id: "idempotency/createOrder/kept/pet_not_available",
    fact: "an order that came too late stays refused, and says that it was refused before",
    ...refused("createOrder", "pet_not_available"),
    async run(context) {
      const { id } = await addPet(context);
      expectStatus(await order(context, id), 201);
      const body = `{"petId":${id}}`;
      const first = expectNew(await post(context, "createOrder", body), contract.errorCodes.pet_not_available.status);
      return expectReplayOf(first, await post(context, "createOrder", body));
    },
  },
];
