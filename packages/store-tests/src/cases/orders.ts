import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  expectOriginal,
  expectReplayOf,
  expectStatus,
  type HttpResponse,
  type Scenario,
  type ScenarioContext,
  skip,
} from "@animal-store/conformance/internal";
import { contract, type OperationId, type Schemas } from "@animal-store/contract";
import { expectError, expectSuccess } from "./outcomes.ts";
import { addPet, bodyAs, getPet, lastPages, order } from "./steps.ts";

const parallelOrders = 50;

export const orderCases: Scenario[] = [
  ...[undefined, "available" as const].map<Scenario>((status) => ({
    id: `orders/reserve-${status ?? "without-status"}`,
    title: `an order changes the status of a pet from ${status ?? "none"} to pending`,
    ...expectSuccess("createOrder"),
    async run(context) {
      const pet = await addPet(context, status && { status });
      const listPets = async (filter?: string) =>
        (await lastPages(context, "listPets", filter)).flatMap((page) => bodyAs<Schemas["Pet"][]>(page));
      const isListed = async (expected: Schemas["Pet"], filter?: string) =>
        (await listPets(filter)).some((listed) => isDeepStrictEqual(listed, expected));
      assert(await isListed(pet));
      const response = expectStatus(await order(context, pet.id), 201);
      assert.equal(bodyAs<Schemas["Order"]>(response).petId, pet.id);
      const ordered = { ...pet, status: "pending" as const };
      assert.deepEqual((await getPet(context, pet.id)).body, ordered);
      assert(await isListed(ordered), "A list that was read before must show the order.");
      assert(await isListed(ordered, "status=pending"));
      return response;
    },
  })),
  {
    id: "orders/created-at",
    title: "createdAt is the current time of the service in UTC",
    ...expectSuccess("createOrder"),
    async run(context) {
      const { clock } = context.service;
      const { id } = await addPet(context);
      const startMs = clock.now();
      const response = expectStatus(await order(context, id), 201);
      const { createdAt } = bodyAs<Schemas["Order"]>(response);
      assert.match(createdAt, /Z$/);
      assert(Date.parse(createdAt) >= startMs && Date.parse(createdAt) <= clock.now());
      return response;
    },
  },
  {
    id: "orders/race",
    title: `accepts exactly one of ${parallelOrders} parallel orders for a pet`,
    ...expectSuccess("createOrder"),
    async run(context) {
      const { id } = await addPet(context, { status: "available" });
      const responses = await Promise.all(Array.from({ length: parallelOrders }, () => order(context, id)));
      const [winner, ...extraWinners] = responses.filter(({ status }) => status === 201);
      assert(winner && extraWinners.length === 0, `Exactly one order must succeed, ${extraWinners.length + 1} did.`);
      assert(responses.every((response) => response === winner || response.status === 409));
      return winner;
    },
  },
];

export const petCases: Scenario[] = [
  ...(["pending", "sold"] as const).map<Scenario>((status) => ({
    id: `pets/${status}`,
    title: `an order for a ${status} pet is rejected, and the pet stays unchanged`,
    ...expectError("createOrder", "pet_not_available"),
    async run(context) {
      const pet = await addPet(context, { status });
      const response = await order(context, pet.id);
      assert.deepEqual((await getPet(context, pet.id)).body, pet);
      return response;
    },
  })),
  {
    id: "pets/first-id",
    title: "ids start at 1",
    isolation: "empty",
    ...expectSuccess("createPet"),
    async run({ call }) {
      const response = expectStatus(await call("createPet"), 201);
      assert.equal(bodyAs<Schemas["Pet"]>(response).id, 1);
      return response;
    },
  },
  {
    id: "pets/get",
    title: "returns the body of the response that created the pet",
    ...expectSuccess("getPet"),
    async run(context) {
      const otherPet = await addPet(context);
      const created = expectStatus(await context.call("createPet"), 201);
      expectStatus(await getPet(context, otherPet.id), 200);
      const response = await getPet(context, bodyAs<Schemas["Pet"]>(created).id);
      assert.equal(response.bodyText, created.bodyText);
      return response;
    },
  },
  {
    id: "pets/list-empty",
    title: "an empty store has an empty list without a next page",
    isolation: "empty",
    ...expectSuccess("listPets"),
    async run({ call }) {
      const response = await call("listPets");
      assert.deepEqual(response.body, []);
      assert.equal(response.headers.get("link"), undefined);
      return response;
    },
  },
];

/** Replays after the pets of a request have changed. */
export const replayCases: Scenario[] = [
  {
    id: "idempotency/after-a-change",
    title: "a replay returns the original response, even if the status of the pet has changed since",
    ...expectSuccess("createPet"),
    async run(context) {
      const post = createPost(
        context,
        "createPet",
        '{"name":"Rex","categoryId":9223372036854775807,"status":"available"}',
      );
      const original = expectOriginal(await post(), 201);
      const { id } = bodyAs<Schemas["Pet"]>(original);
      expectStatus(await order(context, id), 201);
      assert.equal(bodyAs<Schemas["Pet"]>(await getPet(context, id)).status, "pending");
      return expectReplayOf(original, await post());
    },
  },
  {
    id: "idempotency/createOrder/stored/pet_not_found",
    title: "an order for an unknown pet stays rejected, even after the pet is created",
    isolation: "exclusive",
    ...expectError("createOrder", "pet_not_found"),
    async run(context) {
      const id = Number((await addPet(context)).id) + 1;
      const post = createPost(context, "createOrder", `{"petId":${id}}`);
      const original = expectOriginal(await post(), contract.errorCodes.pet_not_found.status);
      const createdPet = await addPet(context);
      if (context.service.remote && createdPet.id !== id) skip("a store that assigns sequential ids");
      assert.equal(createdPet.id, id);
      const replay = expectReplayOf(original, await post());
      expectOriginal(await createPost(context, "createOrder", `{"petId":${id}}`)(), 201);
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
      const post = createPost(context, "createOrder", `{"petId":${id}}`);
      const original = expectOriginal(await post(), contract.errorCodes.pet_not_available.status);
      return expectReplayOf(original, await post());
    },
  },
];

/** Returns a function that sends the same request with the same Idempotency-Key, which no earlier run used. */
function createPost({ call }: ScenarioContext, operation: OperationId, body: string): () => Promise<HttpResponse> {
  const headers = { "Idempotency-Key": `k${randomUUID()}` };
  return () => call(operation, { body, headers });
}
