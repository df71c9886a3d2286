import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import { type ContractCase, pagedOperations, refused, succeeds } from "./contract-case.ts";
import { beginningWith } from "./own-entries.ts";
import { addPet, addPets, expectStatus, idsOf, nextCursor, nextQuery, order, read, walkPages } from "./steps.ts";

export const pagingCases: ContractCase[] = [
  {
    id: "paging/every-pet-once",
    fact: "paging through 45 pets shows each exactly once in order of id",
    fresh: "own",
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 45);
      const start = await beginningWith(context, "listPets", ids[0] ?? 0);
      const pages = await walkPages(context, "listPets", `limit=10${start}`);
      for (const page of pages.slice(0, -1)) assert.equal(idsOf([page]).length, 10);
      assert(idsOf(pages.slice(-1)).length > 0, "The last page must have entries, it has none.");
      assert.deepEqual(onlyOf(ids, pages), ids);
      return pages[0];
    },
  },
  {
    id: "paging/pet-added-meanwhile",
    fact: "pets added while paging are never repeated and push nothing out",
    fresh: "own",
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 9);
      let added = 0;
      const start = await beginningWith(context, "listPets", ids[0] ?? 0);
      const pages = await walkPages(context, "listPets", `limit=4${start}`, async () => {
        if (added < 5) await addPet(context);
        added += 1;
      });
      const seen = idsOf(pages);
      assert.equal(new Set(seen).size, seen.length);
      assert.deepEqual(onlyOf(ids, pages), ids);
      return pages[0];
    },
  },
  {
    id: "paging/default",
    fact: "a page without a limit has the contract's default length",
    fresh: "own",
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
    fresh: "alone",
    ...succeeds("listPets"),
    async run(context) {
      const [first = 0] = await addPets(context, 3);
      const start = await beginningWith(context, "listPets", first);
      const answer = await context.call("listPets", { query: `limit=3${start}` });
      assert.equal(nextQuery("listPets", answer), undefined);
      return answer;
    },
  },
  {
    id: "paging/keeps-filter",
    fact: "the next page keeps the filter",
    fresh: "own",
    ...succeeds("listPets"),
    async run(context) {
      const sold: (number | bigint)[] = [];
      for (let index = 0; index < 5; index += 1) {
        await addPet(context, { status: "available" });
        sold.push((await addPet(context, { status: "sold" })).id);
      }
      const start = await beginningWith(context, "listPets", sold[0] ?? 0, "status=sold");
      const pages = await walkPages(context, "listPets", `status=sold&limit=2${start}`);
      assert(pages.flatMap((page) => read("Pets", page)).every(({ status }) => status === "sold"));
      assert.deepEqual(onlyOf(sold, pages), sold);
      return pages[0];
    },
  },
  {
    id: "paging/another-limit",
    fact: "a cursor works with another limit",
    fresh: "alone",
    ...succeeds("listPets"),
    async run(context) {
      const ids = await addPets(context, 8);
      const start = await beginningWith(context, "listPets", ids[0] ?? 0);
      const first = await context.call("listPets", { query: `limit=2${start}` });
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
    fresh: "own",
    ...succeeds("listOrders"),
    async run(context) {
      const ids: (number | bigint)[] = [];
      for (const petId of await addPets(context, 5))
        ids.push(read("Order", expectStatus(await order(context, petId), 201)).id);
      const start = await beginningWith(context, "listOrders", ids[0] ?? 0);
      const pages = await walkPages(context, "listOrders", `limit=2${start}`);
      assert.deepEqual(onlyOf(ids, pages), ids);
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

// What others add meanwhile may stand among them.
function onlyOf(ids: readonly (number | bigint)[], pages: readonly Answer[]): (number | bigint)[] {
  return idsOf(pages).filter((id) => ids.includes(id));
}
