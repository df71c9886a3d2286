import assert from "node:assert/strict";
import { expectStatus, listDocumentedResponses, type Scenario } from "@animal-store/conformance/platform";
import { platform } from "../platform.ts";
import { expectSuccess } from "./outcomes.ts";
import { exampleWithPet, triggers } from "./responses.ts";
import { addPet, bodyAs, getPet, lastPages, order } from "./steps.ts";

const parallelOrders = 50;

export const orderCases: Scenario[] = [
  ...[undefined, "available" as const].map<Scenario>((status) => ({
    id: `orders/reserve-${status ?? "without-status"}`,
    title: `an order changes the status of a pet from ${status ?? "none"} to pending`,
    ...expectSuccess("createOrder"),
    async run(context) {
      const pet = await addPet(context, status && { status });
      const response = expectStatus(await order(context, pet.id), 201);
      assert.equal(bodyAs("Order", response).petId, pet.id);
      assert.deepEqual(bodyAs("Pet", await getPet(context, pet.id)), { ...pet, status: "pending" });
      const pages = await lastPages(context, "listPets", "status=pending");
      assert(pages.some((page) => bodyAs("Pets", page).some(({ id }) => id === pet.id)));
      return response;
    },
  })),
  {
    id: "orders/list-follows",
    title: "an order immediately changes the status of its pet in a list that was read before",
    ...expectSuccess("createOrder"),
    async run(context) {
      const pet = await addPet(context, { status: "available" });
      const listAllPets = async () => (await lastPages(context, "listPets")).flatMap((page) => bodyAs("Pets", page));
      assert((await listAllPets()).some(({ id, status }) => id === pet.id && status === "available"));
      const response = expectStatus(await order(context, pet.id), 201);
      assert((await listAllPets()).some(({ id, status }) => id === pet.id && status === "pending"));
      return response;
    },
  },
  {
    id: "orders/created-at",
    title: "createdAt is the current time of the service in UTC",
    ...expectSuccess("createOrder"),
    async run(context) {
      const { clock } = context.service;
      const { id } = await addPet(context);
      const startMs = clock.now();
      const response = expectStatus(await order(context, id), 201);
      const { createdAt } = bodyAs("Order", response);
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

/** The responses to requests for a pet that is not available. */
const petRejections = listDocumentedResponses(platform, triggers)
  .map(({ outcome }) => outcome)
  .filter((outcome) => outcome.code === "pet_not_available");

export const petCases: Scenario[] = [
  ...petRejections.flatMap((outcome) =>
    (["pending", "sold"] as const).map<Scenario>((status) => ({
      id: `pets/${status}/${outcome.operation}`,
      title: `rejects a ${status} pet, which stays unchanged`,
      ...outcome,
      async run(context) {
        const pet = await addPet(context, { status });
        const options = exampleWithPet(outcome.operation, pet.id);
        const response = await context.call(outcome.operation, options);
        assert.deepEqual((await getPet(context, pet.id)).body, pet);
        return response;
      },
    })),
  ),
  {
    id: "pets/first-id",
    title: "ids start at 1",
    isolation: "empty",
    ...expectSuccess("createPet"),
    async run({ call }) {
      const response = expectStatus(await call("createPet"), 201);
      assert.equal(bodyAs("Pet", response).id, 1);
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
      const response = await getPet(context, bodyAs("Pet", created).id);
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
