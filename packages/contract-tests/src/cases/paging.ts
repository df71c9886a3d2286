import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import { type ContractCase, pagedOperations, refused, succeeds } from "./contract-case.ts";
import { addPet, addPets, expectStatus, idsOf, nextCursor, nextQuery, order, read, walkPages } from "./steps.ts";

export const pagingCases: ContractCase[] = [
  {
    id: "paging/every-pet-once",
    fact: "paging through 45 pets shows each exactly once in order of id",
    fresh: true,
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 45);
      const pages = await walkPages(context, "listPets", "limit=10");
      assert.deepEqual(
        pages.map((page) => idsOf([page]).length),
        [10, 10, 10, 10, 5],
      );
      assert.deepEqual(idsOf(pages), ids);
      return pages[0];
    },
  },
  {
    id: "paging/pet-added-meanwhile",
    fact: "pets added while paging are never repeated and push nothing out",
    fresh: true,
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 9);
      let added = 0;
      const pages = await walkPages(context, "listPets", "limit=4", async () => {
        if (added < 5) await addPet(context);
        added += 1;
      });
      const seen = idsOf(pages);
      assert.equal(new Set(seen).size, seen.length);
      assert.deepEqual(seen.slice(0, ids.length), ids);
      return pages[0];
    },
  },
  {
    id: "paging/default",
    fact: "a page without a limit has the contract's default length",
    fresh: true,
    ...succeeds("listPets"),
    async run(context) {
      const length = contract.operations.listPets.parameters[0].default;
      await addPets(context, length + 1);
      const answer = await context.call("listPets");
      assert.equal(idsOf([answer]).length, length);
      assert(nextQuery("listPets", answer));
      return answer;
    },
  },
  {
    id: "paging/exactly-full",
    fact: "a full page with nothing behind it has no next one",
    fresh: true,
    ...succeeds("listPets"),
    async run(context) {
      await addPets(context, 3);
      const answer = await context.call("listPets", { query: "limit=3" });
      assert.equal(nextQuery("listPets", answer), undefined);
      return answer;
    },
  },
  {
    id: "paging/keeps-filter",
    fact: "the next page keeps the filter",
    fresh: true,
    ...succeeds("listPets"),
    async run(context) {
      const sold: (number | bigint)[] = [];
      for (let index = 0; index < 5; index += 1) {
        await addPet(context, { status: "available" });
        sold.push((await addPet(context, { status: "sold" })).id);
      }
      const pages = await walkPages(context, "listPets", "status=sold&limit=2");
      assert.deepEqual(idsOf(pages), sold);
      return pages[0];
    },
  },
  {
    id: "paging/another-limit",
    fact: "a cursor works with another limit",
    fresh: true,
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 8);
      const first = await context.call("listPets", { query: "limit=2" });
      const answer = await context.call("listPets", { query: `limit=5&cursor=${nextCursor("listPets", first)}` });
      assert.deepEqual(idsOf([answer]), ids.slice(2, 7));
      return answer;
    },
  },
  {
    id: "paging/another-filter",
    fact: "a cursor with another filter is refused",
    ...refused("listPets", "invalid_cursor"),
    async run(context) {
      await addPets(context, 2);
      const first = await context.call("listPets", { query: "limit=1" });
      return context.call("listPets", { query: `limit=1&status=sold&cursor=${nextCursor("listPets", first)}` });
    },
  },
  {
    id: "paging/without-its-filter",
    fact: "a cursor without the filter it was made for is refused",
    ...refused("listPets", "invalid_cursor"),
    async run(context) {
      await addPet(context, { status: "sold" });
      await addPet(context, { status: "sold" });
      const first = await context.call("listPets", { query: "limit=1&status=sold" });
      return context.call("listPets", { query: `limit=1&cursor=${nextCursor("listPets", first)}` });
    },
  },
  {
    id: "paging/another-operation",
    fact: "a cursor of the pets is none of the orders",
    ...refused("listOrders", "invalid_cursor"),
    async run(context) {
      await addPets(context, 2);
      const first = await context.call("listPets", { query: "limit=1" });
      return context.call("listOrders", { query: `cursor=${nextCursor("listPets", first)}` });
    },
  },
  {
    id: "paging/orders",
    fact: "paging through orders shows each exactly once in order of id",
    fresh: true,
    ...succeeds("listOrders"),
    async run(context) {
      const ids: (number | bigint)[] = [];
      for (const petId of await addPets(context, 5))
        ids.push(read("Order", expectStatus(await order(context, petId), 201)).id);
      const pages = await walkPages(context, "listOrders", "limit=2");
      assert.deepEqual(idsOf(pages), ids);
      return pages[0];
    },
  },
  ...pagedOperations.flatMap((operation) =>
    ["abc", "!!!", "", "0", "%00", "x".repeat(2000)].map(
      (cursor): ContractCase => ({
        id: `paging/${operation}/cursor/${cursor.slice(0, 20)}`,
        fact: "a cursor that was never issued is refused",
        ...refused(operation, "invalid_cursor"),
        run: ({ call }) => call(operation, { query: `cursor=${cursor}` }),
      }),
    ),
  ),
];
