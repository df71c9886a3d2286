import assert from "node:assert/strict";
import { type ContractCase, succeeds } from "./contract-case.ts";
import { latestPages } from "./own-entries.ts";
import { petStatuses } from "./pet-statuses.ts";
import { addPet, addPets, expectStatus, getPet, read } from "./steps.ts";

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
];
