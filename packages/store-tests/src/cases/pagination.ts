import assert from "node:assert/strict";
import type { HttpResponse, Scenario } from "@animal-store/conformance/internal";
import { expectError, expectSuccess, pagedOperations } from "../contract-document.ts";
import { filterValues, listFilters } from "../input-fields.ts";
import {
  addEntries,
  addEntry,
  addPet,
  type Id,
  idsOf,
  nextCursor,
  nextQuery,
  queryStartingAt,
  walkPages,
} from "./steps.ts";

const unknownIds = [0, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)];

export const foreignCursors = [
  ["another-filter", "rejects a cursor with another filter", "", "listPets", "status=sold&"],
  ["without-its-filter", "rejects a cursor without its filter", "status=sold&", "listPets", ""],
  ["another-operation", "rejects a cursor of pets for orders", "", "listOrders", ""],
  ["another-id", "rejects a cursor with another id", "", "listPets", "id=1&"],
  ["another-order", "rejects a cursor with another order", "", "listPets", "order=desc&"],
  ["without-its-order", "rejects a cursor without its order", "order=desc&", "listPets", ""],
] as const;

export const pagingCases: Scenario[] = [
  ...pagedOperations.flatMap((operation): Scenario[] => [
    {
      id: `pagination/${operation}/every-entry-once`,
      title: "the pages contain each entry exactly once in order of id, also if entries are added in between",
      isolation: "own",
      ...expectSuccess(operation),
      async run(context) {
        // With two more entries in between, the third page is full and the last one.
        const ids = await addEntries(context, operation, 10);
        const startQuery = await queryStartingAt(context, operation, ids[0] ?? 0);
        const pages = await walkPages(context, operation, `limit=4${startQuery}`, async () => {
          if (ids.length < 12) ids.push(await addEntry(context, operation));
        });
        const lengths = pages.map((page) => idsOf([page]).length);
        const lastLength = lengths.pop() ?? 0;
        assert.deepEqual(new Set(lengths), new Set([4]));
        assert(lastLength >= 1 && lastLength <= 4, `The last page must have 1 to 4 entries, got ${lastLength}.`);
        assert.deepEqual(selectIds(ids, pages), ids);
        return pages[0];
      },
    },
    {
      id: `pagination/${operation}/another-limit`,
      title: "a cursor works with another limit",
      isolation: "exclusive",
      ...expectSuccess(operation),
      async run(context) {
        const ids = await addEntries(context, operation, 8);
        const startQuery = await queryStartingAt(context, operation, ids[0] ?? 0);
        const firstPage = await context.call(operation, { query: `limit=2${startQuery}` });
        const response = await context.call(operation, { query: `limit=5&cursor=${nextCursor(operation, firstPage)}` });
        assert.deepEqual(idsOf([response]), ids.slice(2, 7));
        return response;
      },
    },
  ]),
  ...listFilters("listPets").map<Scenario>((field) => ({
    id: `pagination/keeps-filter/${field.name}`,
    title: `each page keeps the filter ${field.name}`,
    isolation: "own",
    ...expectSuccess("listPets"),
    async run(context) {
      const { name } = field;
      const [otherValue, value] = filterValues(field);
      const filteredIds: Id[] = [];
      for (let index = 0; index < 5; index += 1) {
        await addEntry(context, "listPets", { [name]: otherValue });
        filteredIds.push(await addEntry(context, "listPets", { [name]: value }));
      }
      const filter = `${name}=${encodeURIComponent(String(value))}`;
      const startQuery = await queryStartingAt(context, "listPets", filteredIds[0] ?? 0, filter);
      const pages = await walkPages(context, "listPets", `${filter}&limit=2${startQuery}`);
      const pets = pages.flatMap(({ body }) => body as Record<string, unknown>[]);
      assert(pets.every((pet) => pet[name] === value));
      assert.deepEqual(selectIds(filteredIds, pages), filteredIds);
      return pages[0];
    },
  })),
  {
    id: "pagination/descending/added-meanwhile",
    title: "in descending order, the next page contains the older pets and no pet added in the meantime",
    isolation: "exclusive",
    ...expectSuccess("listPets"),
    async run(context) {
      const ids = await addEntries(context, "listPets", 4);
      const firstPage = await context.call("listPets", { query: "order=desc&limit=2" });
      await addPet(context);
      const response = await context.call("listPets", { query: nextQuery("listPets", firstPage) ?? "" });
      assert.deepEqual(idsOf([firstPage, response]).slice(0, 4), ids.toReversed());
      return response;
    },
  },
  ...["asc", "desc"].map<Scenario>((order) => ({
    id: `pagination/by-id/${order}`,
    title: `the pages of ids, a status and the order ${order} contain each matching pet exactly once`,
    isolation: "own",
    ...expectSuccess("listPets"),
    async run(context) {
      const [first = 0, second = 0] = await addEntries(context, "listPets", 3);
      const sold = await addEntry(context, "listPets", { status: "sold" });
      const last = await addEntry(context, "listPets");
      const query = [last, first, ...unknownIds, sold, second, first].map((id) => `id=${id}`).join("&");
      const pages = await walkPages(context, "listPets", `${query}&status=available&order=${order}&limit=1`);
      const expectedIds = [first, second, last];
      assert.deepEqual(idsOf(pages), order === "asc" ? expectedIds : expectedIds.toReversed());
      return pages[0];
    },
  })),
  ...foreignCursors.map<Scenario>(([label, title, issuedQuery, operation, usedQuery]) => ({
    id: `pagination/${label}`,
    title,
    ...expectError(operation, "invalid_cursor"),
    async run(context) {
      for (let count = 0; count < 2; count += 1) await addPet(context, { status: "sold" });
      const cursor = nextCursor("listPets", await context.call("listPets", { query: `${issuedQuery}limit=1` }));
      return context.call(operation, { query: `${usedQuery}limit=1&cursor=${cursor}` });
    },
  })),
];

// On a shared service, other clients can add entries in between.
function selectIds(ids: readonly Id[], pages: readonly HttpResponse[]): Id[] {
  return idsOf(pages).filter((id) => ids.includes(id));
}
