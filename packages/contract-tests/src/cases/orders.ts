import assert from "node:assert/strict";
import { type ContractCase, expectError, expectSuccess } from "./contract-case.ts";
import { addPet, expectStatus, finalPages, getPet, order, read } from "./steps.ts";

const racers = 50;

export const orderCases: ContractCase[] = [
  ...[undefined, "available" as const].map<ContractCase>((status) => ({
    id: `orders/reserve-${status ?? "without-status"}`,
    fact: `an order makes a pet ${status ? `that is ${status}` : "without a status"} pending`,
    ...expectSuccess("createOrder"),
    async run(context) {
      const pet = await addPet(context, status && { status });
      const response = expectStatus(await order(context, pet.id), 201);
      assert.equal(read("Order", response).petId, pet.id);
      assert.deepEqual(read("Pet", await getPet(context, pet.id)), { ...pet, status: "pending" });
      const pages = await finalPages(context, "listPets", "status=pending");
      assert(pages.some((page) => read("Pets", page).some(({ id }) => id === pet.id)));
      return response;
    },
  })),
  {
    id: "orders/list-follows",
    fact: "an order is seen at once in a list that was read before it",
    ...expectSuccess("createOrder"),
    async run(context) {
      const pet = await addPet(context, { status: "available" });
      const pets = async () => (await finalPages(context, "listPets")).flatMap((page) => read("Pets", page));
      assert((await pets()).some(({ id, status }) => id === pet.id && status === "available"));
      const response = expectStatus(await order(context, pet.id), 201);
      assert((await pets()).some(({ id, status }) => id === pet.id && status === "pending"));
      return response;
    },
  },
  {
    id: "orders/created-at",
    fact: "createdAt is the service's time in UTC",
    ...expectSuccess("createOrder"),
    async run(context) {
      const { clock } = context.service;
      const { id } = await addPet(context);
      const before = clock.now();
      const response = expectStatus(await order(context, id), 201);
      const { createdAt } = read("Order", response);
      assert.match(createdAt, /Z$/);
      assert(Date.parse(createdAt) >= before && Date.parse(createdAt) <= clock.now());
      return response;
    },
  },
  {
    id: "orders/second",
    fact: "a second order for the same pet is refused",
    ...expectError("createOrder", "pet_not_available"),
    async run(context) {
      const { id } = await addPet(context);
      expectStatus(await order(context, id), 201);
      return order(context, id);
    },
  },
  ...(["pending", "sold"] as const).map<ContractCase>((status) => ({
    id: `orders/${status}`,
    fact: `a pet that is ${status} cannot be ordered and stays ${status}`,
    ...expectError("createOrder", "pet_not_available"),
    async run(context) {
      const pet = await addPet(context, { status });
      const response = await order(context, pet.id);
      assert.deepEqual((await getPet(context, pet.id)).body, pet);
      return response;
    },
  })),
  {
    id: "orders/race",
    fact: `of ${racers} parallel orders for one pet exactly one succeeds`,
    ...expectSuccess("createOrder"),
    async run(context) {
      const { id } = await addPet(context, { status: "available" });
      const responses = await Promise.all(Array.from({ length: racers }, () => order(context, id)));
      const [winner, ...more] = responses.filter(({ status }) => status === 201);
      assert(winner && more.length === 0, `Exactly one order must succeed, ${more.length + 1} did.`);
      assert(responses.every((response) => response === winner || response.status === 409));
      return winner;
    },
  },
];

/** Single pets, and what an empty store says. All else about pets is in `inputs`, `paging` and `orders`. */
export const petCases: ContractCase[] = [
  {
    id: "pets/first-id",
    fact: "ids start at 1",
    fresh: "empty",
    ...expectSuccess("createPet"),
    async run({ call }) {
      const response = expectStatus(await call("createPet"), 201);
      assert.equal(read("Pet", response).id, 1);
      return response;
    },
  },
  {
    id: "pets/get",
    fact: "a pet is read as it was created",
    ...expectSuccess("getPet"),
    async run(context) {
      const other = await addPet(context);
      const pet = await addPet(context, { status: "sold" });
      expectStatus(await getPet(context, other.id), 200);
      const response = await getPet(context, pet.id);
      assert.deepEqual(response.body, pet);
      return response;
    },
  },
  {
    id: "pets/list-empty",
    fact: "an empty store is an empty list without a next page",
    fresh: "empty",
    ...expectSuccess("listPets"),
    async run({ call }) {
      const response = await call("listPets");
      assert.deepEqual(response.body, []);
      assert.equal(response.headers.get("link"), undefined);
      return response;
    },
  },
];
