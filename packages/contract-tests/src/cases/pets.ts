import assert from "node:assert/strict";
import { type ContractCase, succeeds } from "./contract-case.ts";
import { addPet, expectStatus, getPet, read } from "./steps.ts";

/** Single pets, and what an empty store says. All else about pets is in `inputs`, `paging` and `orders`. */
export const petCases: ContractCase[] = [
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
];
