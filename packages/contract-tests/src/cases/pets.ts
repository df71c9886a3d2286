import assert from "node:assert/strict";
import type { CaseContext } from "../runner/case-context.ts";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { int64Literals, likenessesOfOne, refusedInt64Json } from "./int64-literals.ts";
import { latestPages } from "./own-entries.ts";
import { petStatuses } from "./pet-statuses.ts";
import { addPet, addPets, expectStatus, expectViolationAt, getPet, idsOf, read } from "./steps.ts";

export const petCases: ContractCase[] = [
  {
    id: "pets/create",
    fact: "a pet comes back as it was sent, with an id",
    ...succeeds("createPet"),
    async run({ call }) {
      const sent = { name: "Rex", categoryId: 7, status: "available" };
      const answer = await call("createPet", { json: sent });
      const { id, ...rest } = read("Pet", answer);
      assert.deepEqual(rest, sent);
      assert(id >= 1);
      return answer;
    },
  },
  {
    id: "pets/first-id",
    fact: "ids start at 1",
    fresh: "empty",
    ...succeeds("createPet"),
    async run({ call }) {
      const answer = expectStatus(await call("createPet"), 201);
      assert.equal(read("Pet", answer).id, 1);
      return answer;
    },
  },
  {
    id: "pets/ids-grow",
    fact: "ids only grow",
    fresh: "own",
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 3);
      assert.deepEqual(
        ids,
        ids.toSorted((a, b) => Number(a) - Number(b)),
      );
      assert.equal(new Set(ids).size, ids.length);
      return context.call("listPets");
    },
  },
  {
    id: "pets/list-empty",
    fact: "an empty store is an empty list without a next page",
    fresh: "empty",
    ...succeeds("listPets"),
    async run({ call }) {
      const answer = await call("listPets");
      assert.deepEqual(answer.body, []);
      assert.equal(answer.headers.get("link"), undefined);
      return answer;
    },
  },
  {
    id: "pets/get",
    fact: "a pet is read as it was created",
    ...succeeds("getPet"),
    async run(context) {
      const pet = await addPet(context, { status: "sold" });
      const answer = await getPet(context, pet.id);
      assert.deepEqual(answer.body, pet);
      return answer;
    },
  },
  {
    id: "pets/get-encoded",
    fact: "a percent-encoded digit of petId is that digit",
    ...succeeds("getPet"),
    async run(context) {
      const { id } = await addPet(context);
      const encoded = [...String(id)].map((digit) => `%3${digit}`).join("");
      const answer = await context.call("getPet", { path: { petId: encoded } });
      assert.equal(read("Pet", answer).id, id);
      return answer;
    },
  },
  {
    id: "pets/without-status",
    fact: "a missing status stays missing",
    ...succeeds("getPet"),
    async run(context) {
      const pet = await addPet(context);
      assert(!("status" in pet));
      const answer = await getPet(context, pet.id);
      assert.deepEqual(answer.body, pet);
      return answer;
    },
  },
  ...petStatuses.map(
    (status): ContractCase => ({
      id: `pets/filter-${status}`,
      fact: `the filter ${status} lists only pets that are ${status}, in order of id`,
      ...succeeds("listPets"),
      async run(context) {
        const { id } = await addPet(context, { status });
        await addPet(context);
        const pages = await latestPages(context, "listPets", `status=${status}`);
        const pets = pages.flatMap((page) => read("Pets", page));
        assert(pets.every((pet) => pet.status === status));
        assert(pets.some((pet) => pet.id === id));
        return pages[0];
      },
    }),
  ),
  {
    id: "pets/no-filter",
    fact: "without a filter every pet is listed, also those without a status",
    fresh: "own",
    ...succeeds("listPets"),
    async run(context) {
      const added = [await addPet(context)];
      for (const status of petStatuses) added.push(await addPet(context, { status }));
      const pages = await latestPages(context, "listPets");
      const listed = pages.flatMap((page) => read("Pets", page));
      assert.deepEqual(
        listed.filter(({ id }) => added.some((pet) => pet.id === id)),
        added,
      );
      return pages[0];
    },
  },
  ...int64Literals.map(
    (literal): ContractCase => ({
      id: `pets/int64/${literal}`,
      fact: `categoryId ${literal} comes back digit for digit, alone and in the list`,
      ...succeeds("createPet"),
      async run(context) {
        const answer = expectStatus(
          await context.call("createPet", { body: `{"name":"Rex","categoryId":${literal}}` }),
          201,
        );
        const member = new RegExp(`"categoryId":${literal}[,}]`);
        assert.match(answer.bodyText, member);
        const { id } = read("Pet", answer);
        assert.match((await getPet(context, id)).bodyText, member);
        const pages = await latestPages(context, "listPets");
        assert.match(pages.at(-1)?.bodyText ?? "", member);
        assert(idsOf(pages).includes(id));
        return answer;
      },
    }),
  ),
  ...likenessesOfOne.flatMap((petId): ContractCase[] => [
    {
      id: `pets/another-id/getPet/${petId}`,
      fact: `petId ${petId} is not that of the first pet`,
      ...refused("getPet", "pet_not_found"),
      async run(context) {
        await expectFirstPet(context);
        return context.call("getPet", { path: { petId } });
      },
    },
    {
      id: `pets/another-id/createOrder/${petId}`,
      fact: `an order for petId ${petId} is not one for the first pet`,
      ...refused("createOrder", "pet_not_found"),
      async run(context) {
        await expectFirstPet(context);
        return context.call("createOrder", { body: `{"petId":${petId}}` });
      },
    },
  ]),
  ...refusedInt64Json.map(
    (json): ContractCase => ({
      id: `pets/int64-refused/${json}`,
      fact: `categoryId ${json} is refused`,
      ...refused("createPet", "invalid_request"),
      run: async ({ call }) =>
        expectViolationAt(await call("createPet", { body: `{"name":"Rex","categoryId":${json}}` }), "/categoryId"),
    }),
  ),
];

// Ids start at 1.
async function expectFirstPet(context: CaseContext): Promise<void> {
  await addPet(context);
  expectStatus(await getPet(context, 1), 200);
}
