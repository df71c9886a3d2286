import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type HttpResponse, skip } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, idempotency, type OperationId } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import type { CallOptions, CaseContext } from "../case-context.ts";
import { type ContractCase, expectError, expectSuccess } from "./contract-case.ts";
import { expectRateLimit, parseRateLimit } from "./rate-limit-headers.ts";
import {
  addPet,
  addPets,
  bodyAs,
  expectCode,
  expectStatus,
  findSibling,
  getPet,
  lastPages,
  order,
  uniqueName,
} from "./steps.ts";

const secondMs = 1000;

export interface IdempotentPost {
  readonly operation: OperationId;
  /** Returns two valid bodies. */
  createBodies(context: CaseContext): Promise<readonly [body: string, otherBody: string]>;
}

export const idempotentPosts: readonly IdempotentPost[] = [
  {
    operation: "createPet",
    // A float cannot represent this integer, so an inexact replay fails.
    createBodies: async (context) => [
      `{"name":"${uniqueName(context, "Rex")}","categoryId":9223372036854775807}`,
      `{"name":"${uniqueName(context, "Tom")}","categoryId":9}`,
    ],
  },
  {
    operation: "createOrder",
    async createBodies(context) {
      const [firstId, secondId] = await addPets(context, 2);
      return [`{"petId":${firstId}}`, `{"petId":${secondId}}`];
    },
  },
];

/** Returns the number of list entries with the members of one of these bodies. */
async function countEntries(context: CaseContext, operation: OperationId, ...bodies: readonly string[]) {
  const pages = await lastPages(context, findSibling(operation, "GET"));
  const entries = pages.flatMap((page) => page.body as object[]);
  const posted = bodies.map((body) => parseJson(body) as object);
  return entries.filter((entry) => posted.some((json) => isDeepStrictEqual({ ...entry, ...json }, entry))).length;
}

const conflictingBodies: Record<string, (body: string, otherBody: string) => string> = {
  "another body": (_, otherBody) => otherBody,
  "an added space": (body) => `${body} `,
  "an added line feed": (body) => body.replace(":", ":\n"),
};

const optionsWithSeparateRecord: Record<string, (context: CaseContext) => Promise<CallOptions>> = {
  "another API key": async ({ service }) => ({ key: (await service.createKey()).key }),
  "a key in another case": async (context) => ({
    headers: { "Idempotency-Key": caseIdempotencyKey(context).toUpperCase() },
  }),
};

export const idempotencyCases: ContractCase[] = [
  ...idempotentPosts.flatMap(({ operation, createBodies }): ContractCase[] => [
    {
      id: `idempotency/${operation}/replay`,
      title: "the same request returns the original response byte for byte, adds nothing and counts as one request",
      isolation: "own",
      ...expectSuccess(operation),
      async run(context) {
        const [body] = await createBodies(context);
        const original = expectOriginal(await post(context, operation, body));
        const replay = expectReplayOf(original, await post(context, operation, body));
        assert.notEqual(replay.headers.get("x-request-id"), original.headers.get("x-request-id"));
        expectRateLimit(replay, { remaining: parseRateLimit(original).remaining - 1 });
        expectRateLimit(await context.call("listPets"), { remaining: parseRateLimit(replay).remaining - 1 });
        assert.equal(await countEntries(context, operation, body), 1);
        return replay;
      },
    },
    ...Object.entries(conflictingBodies).map<ContractCase>(([label, changeBody]) => ({
      id: `idempotency/${operation}/conflict/${label}`,
      title: `rejects the same Idempotency-Key with ${label} and adds nothing; the first body still gets its replay`,
      isolation: "own",
      ...expectError(operation, "idempotency_conflict"),
      async run(context) {
        const [body, otherBody] = await createBodies(context);
        const original = expectOriginal(await post(context, operation, body));
        const response = await post(context, operation, changeBody(body, otherBody));
        assert(!isReplayed(response));
        assert.equal(await countEntries(context, operation, body, otherBody), 1);
        expectReplayOf(original, await post(context, operation, body));
        return response;
      },
    })),
    ...Object.entries(optionsWithSeparateRecord).map<ContractCase>(([label, toOptions]) => ({
      id: `idempotency/${operation}/${label}`,
      title: `${label} has a separate idempotency record`,
      isolation: "own",
      ...expectSuccess(operation),
      async run(context) {
        const [body, otherBody] = await createBodies(context);
        const options = await toOptions(context);
        expectOriginal(await post(context, operation, body));
        const response = expectOriginal(await post(context, operation, otherBody, options));
        assert.equal(await countEntries(context, operation, body, otherBody), 2);
        return response;
      },
    })),
    {
      id: `idempotency/${operation}/retention`,
      title: `replays a response for exactly ${idempotency.keptSeconds} s`,
      covers: ["x-idempotency/keptSeconds"],
      ...expectSuccess(operation),
      async run(context) {
        const { clock } = context.service;
        const [body] = await createBodies(context);
        const original = expectOriginal(await post(context, operation, body));
        clock.advance((idempotency.keptSeconds - 1) * secondMs);
        const lastReplay = expectReplayOf(original, await post(context, operation, body));
        clock.advance(secondMs);
        const responseAfterExpiry = await post(context, operation, body);
        assert(!isReplayed(responseAfterExpiry));
        assert.notEqual(responseAfterExpiry.bodyText, original.bodyText);
        return lastReplay;
      },
    },
    {
      id: `idempotency/${operation}/parallel`,
      title: "parallel requests with one Idempotency-Key are processed once, and all get the same response",
      isolation: "own",
      ...expectSuccess(operation),
      async run(context) {
        const [body] = await createBodies(context);
        const responses = await Promise.all(Array.from({ length: 10 }, () => post(context, operation, body)));
        const [original, ...others] = responses.filter((response) => !isReplayed(response));
        assert(original && others.length === 0, `Exactly one response must not be a replay, got ${others.length + 1}.`);
        for (const response of responses) if (response !== original) expectReplayOf(original, response);
        assert.equal(await countEntries(context, operation, body), 1);
        return original;
      },
    },
    {
      id: `idempotency/${operation}/parallel-bodies`,
      title: "accepts one of two parallel requests with the same Idempotency-Key and different bodies",
      isolation: "own",
      ...expectError(operation, "idempotency_conflict"),
      async run(context) {
        const bodies = await createBodies(context);
        const responses = await Promise.all(bodies.map((body) => post(context, operation, body)));
        const [original, error] = responses.toSorted((a, b) => a.status - b.status);
        assert(original && error);
        expectOriginal(original);
        assert.equal(await countEntries(context, operation, ...bodies), 1);
        return error;
      },
    },
  ]),
  {
    id: "idempotency/another-operation",
    title: "each operation has separate Idempotency-Keys",
    ...expectSuccess("createOrder"),
    async run(context) {
      const pet = expectOriginal(await post(context, "createPet", '{"name":"Rex","categoryId":7}'));
      return expectOriginal(await post(context, "createOrder", `{"petId":${bodyAs("Pet", pet).id}}`));
    },
  },
  {
    id: "idempotency/without-a-key",
    title: "two equal requests without an Idempotency-Key add two pets",
    isolation: "own",
    ...expectSuccess("createPet"),
    async run(context) {
      const json = { name: uniqueName(context, "Rex"), categoryId: 7 };
      expectOriginal(await context.call("createPet", { json }));
      const response = expectOriginal(await context.call("createPet", { json }));
      assert.equal(await countEntries(context, "createPet", JSON.stringify(json)), 2);
      return response;
    },
  },
  {
    id: "idempotency/after-a-change",
    title: "a replay returns the original response, even if the status of the pet has changed since",
    ...expectSuccess("createPet"),
    async run(context) {
      const body = '{"name":"Rex","categoryId":7,"status":"available"}';
      const original = expectOriginal(await post(context, "createPet", body));
      const { id } = bodyAs("Pet", original);
      expectStatus(await order(context, id), 201);
      assert.equal(bodyAs("Pet", await getPet(context, id)).status, "pending");
      return expectReplayOf(original, await post(context, "createPet", body));
    },
  },
];

const idempotencyKeys = new WeakMap<CaseContext, string>();

/** Returns the `Idempotency-Key` of a case. It is random, because a service can store those of an earlier run. */
export function caseIdempotencyKey(context: CaseContext): string {
  const key = idempotencyKeys.get(context) ?? `k${randomUUID()}`;
  idempotencyKeys.set(context, key);
  return key;
}

function post(
  context: CaseContext,
  operation: OperationId,
  body: string,
  { headers, ...options }: CallOptions = {},
): Promise<HttpResponse> {
  const allHeaders = { "Idempotency-Key": caseIdempotencyKey(context), ...headers };
  return context.call(operation, { body, headers: allHeaders, ...options });
}

export function isReplayed({ headers }: HttpResponse): boolean {
  return headers.has("idempotency-replayed");
}

export function expectOriginal(response: HttpResponse, status = 201): HttpResponse {
  expectStatus(response, status);
  assert(!isReplayed(response), `The response must not be a replay: ${response.bodyText}`);
  return response;
}

export function expectReplayOf(original: HttpResponse, response: HttpResponse): HttpResponse {
  assert.deepEqual(
    { status: response.status, bodyText: response.bodyText, isReplayed: isReplayed(response) },
    { status: original.status, bodyText: original.bodyText, isReplayed: true },
  );
  return response;
}

const { bodyBytes } = contract.limits;
const { status: notFoundStatus } = contract.errorCodes.pet_not_found;
const { status: notAvailableStatus } = contract.errorCodes.pet_not_available;

const invalidPosts: [ErrorCode, (body: string) => CallOptions][] = [
  ["invalid_request", () => ({ body: "{}" })],
  ["invalid_request", (body) => ({ body, query: "unknown=1" })],
  ["malformed_json", (body) => ({ body: body.slice(0, -1) })],
  ["payload_too_large", (body) => ({ body: body.padEnd(bodyBytes + 1) })],
  ["unsupported_media_type", (body) => ({ body, headers: { "Content-Type": "text/plain" } })],
  ["missing_api_key", (body) => ({ body, key: null })],
];

export const idempotentResponseCases: ContractCase[] = [
  ...idempotentPosts.flatMap(({ operation, createBodies }): ContractCase[] => [
    ...invalidPosts.map<ContractCase>(([code, makeInvalid], index) => ({
      id: `idempotency/${operation}/not-stored/${index}-${code}`,
      title: `${code} is not stored: the corrected request succeeds with the same Idempotency-Key`,
      ...expectSuccess(operation),
      async run(context) {
        const [body] = await createBodies(context);
        const { body: invalidBody, ...options } = makeInvalid(body);
        expectCode(await post(context, operation, String(invalidBody), options), code);
        return expectOriginal(await post(context, operation, body));
      },
    })),
    {
      id: `idempotency/${operation}/not-stored/rate_limit_exceeded`,
      needs: ["test-clock"],
      title: "rate_limit_exceeded is not stored: the same request succeeds in the next minute",
      ...expectSuccess(operation),
      async run(context) {
        const [body] = await createBodies(context);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectStatus(await context.call("listPets", { key }), 200);
        const error = expectCode(await post(context, operation, body, { key }), "rate_limit_exceeded");
        context.service.clock.advance(parseRateLimit(error).retryAfter * 1000);
        return expectOriginal(await post(context, operation, body, { key }));
      },
    },
    {
      id: `idempotency/${operation}/over-the-limit`,
      title: "rejects a replay over the limit like any other request",
      ...expectError(operation, "rate_limit_exceeded"),
      async run(context) {
        const [body] = await createBodies(context);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectOriginal(await post(context, operation, body, { key }));
        return post(context, operation, body, { key });
      },
    },
  ]),
  {
    id: "idempotency/createOrder/stored/pet_not_found",
    title: "an order for an unknown pet stays rejected, even after the pet is created",
    isolation: "exclusive",
    ...expectError("createOrder", "pet_not_found"),
    async run(context) {
      const { id } = await addPet(context);
      const body = `{"petId":${Number(id) + 1}}`;
      const original = expectOriginal(await post(context, "createOrder", body), notFoundStatus);
      const createdPet = await addPet(context);
      if (context.service.remote && createdPet.id !== Number(id) + 1) skip("a store that assigns sequential ids");
      assert.equal(createdPet.id, Number(id) + 1);
      const replay = expectReplayOf(original, await post(context, "createOrder", body));
      const headers = { "Idempotency-Key": `${caseIdempotencyKey(context)}-more` };
      expectOriginal(await post(context, "createOrder", body, { headers }));
      return replay;
    },
  },
  {
    id: "idempotency/createOrder/stored/pet_not_available",
    title: "an order for an unavailable pet stays rejected, and the second response is marked as a replay",
    ...expectError("createOrder", "pet_not_available"),
    async run(context) {
      const { id } = await addPet(context);
      expectStatus(await order(context, id), 201);
      const body = `{"petId":${id}}`;
      const original = expectOriginal(await post(context, "createOrder", body), notAvailableStatus);
      return expectReplayOf(original, await post(context, "createOrder", body));
    },
  },
];
