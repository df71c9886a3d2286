import assert from "node:assert/strict";
import {
  type CallOptions,
  expectStatus,
  type Scenario,
  type ScenarioContext,
} from "@animal-store/conformance/internal";
import type { OperationId, Schemas } from "@animal-store/contract";
import { expectNotModified, expectSuccess, operationsWith, pagedOperations } from "../contract-document.ts";
import { filterValues, listFilters } from "../input-fields.ts";
import { addEntries, addEntry, addPet, idsOf, joinQuery, nextQuery, order, queryStartingAt, toEtag } from "./steps.ts";

/** @param pet the first pet of the list, without an order */
type Change = (context: ScenarioContext, pet: Schemas["Pet"]) => Promise<unknown>;
type ChangeRow = readonly [
  effect: "changed" | "unchanged",
  operation: OperationId,
  label: string,
  apply: Change,
  filter?: string,
];

const orderPet: Change = (context, { id }) => order(context, id);
const orderOtherPet: Change = async (context) => order(context, (await addPet(context)).id);
const addSoldPet: Change = (context) => addPet(context, { status: "sold" });

const changes: readonly ChangeRow[] = [
  ["changed", "listPets", "a pet is added to an open page", (context) => addPet(context)],
  ["changed", "listPets", "a pet on the page is ordered", orderPet],
  ["changed", "listPets", "a pet leaves the filter", orderPet, "status=available"],
  ["changed", "getPet", "the pet is ordered", orderPet],
  ["changed", "listOrders", "an order is added to an open page", orderPet],
  ["unchanged", "listPets", "a pet is added that the filter leaves out", addSoldPet, "status=available"],
  ["unchanged", "getPet", "another pet is ordered", orderOtherPet],
  ["unchanged", "listOrders", "an order is rejected", (context) => order(context, 0)],
];

/** An ETag identifies the body together with its `Link`, and nothing else. */
export const entityTagCases: Scenario[] = [
  ...changes.map(toChangeCase),
  {
    id: "entity-tags/listPets/descending",
    title: "after a pet is added, the first page in descending order has another ETag and starts with this pet",
    isolation: "exclusive",
    ...expectSuccess("listPets"),
    async run(context) {
      await addEntries(context, "listPets", 2);
      const query = "order=desc&limit=1";
      const tag = toEtag(expectStatus(await context.call("listPets", { query }), 200));
      const { id } = await addPet(context);
      const response = await context.call("listPets", { query, headers: { "If-None-Match": tag } });
      assert.deepEqual(idsOf([expectStatus(response, 200)]), [id]);
      return response;
    },
  },
  ...pagedOperations.flatMap((operation): Scenario[] => [
    {
      id: `entity-tags/${operation}/next-page`,
      title: "a full page that gains a next page returns 200, although its body is the same",
      isolation: "exclusive",
      ...expectSuccess(operation),
      async run(context) {
        const query = `limit=1${await queryStartingAt(context, operation, await addEntry(context, operation))}`;
        const fullPage = expectStatus(await context.call(operation, { query }), 200);
        assert.equal(nextQuery(operation, fullPage), undefined);
        await addEntry(context, operation);
        const headers = { "If-None-Match": toEtag(fullPage) };
        const response = expectStatus(await context.call(operation, { query, headers }), 200);
        assert.equal(response.bodyText, fullPage.bodyText);
        assert(nextQuery(operation, response));
        return response;
      },
    },
    {
      id: `entity-tags/${operation}/behind-the-next-page`,
      title: "a full page with a next page keeps its ETag when entries are added after it",
      isolation: "own",
      ...expectNotModified(operation),
      async run(context) {
        const [firstId = 0] = await addEntries(context, operation, 2);
        const query = `limit=1${await queryStartingAt(context, operation, firstId)}`;
        const headers = { "If-None-Match": toEtag(await context.call(operation, { query })) };
        await addEntry(context, operation);
        return context.call(operation, { query, headers });
      },
    },
    {
      id: `entity-tags/${operation}/parameters`,
      title: "pages with another limit, filter, order or cursor have different ETags",
      isolation: "own",
      ...expectSuccess(operation),
      async run(context) {
        const id = await addEntry(context, operation);
        const filters = listFilters(operation).map((field) => [field.name, filterValues(field)[1]] as const);
        for (const [name, value] of filters) await addEntry(context, operation, { [name]: value });
        await addEntries(context, operation, 3);
        const startQuery = await queryStartingAt(context, operation, id);
        const query = `limit=1${startQuery}`;
        const firstPage = await context.call(operation, { query });
        const otherQueries = [
          `limit=2${startQuery}`,
          `limit=3${startQuery}`,
          ...filters.map(([name, value]) => `limit=3&${name}=${encodeURIComponent(String(value))}`),
          ...(operationsWith("order").includes(operation) ? ["limit=3&order=desc", `limit=3&id=${id}`] : []),
          nextQuery(operation, firstPage) ?? "",
        ];
        const otherTags: string[] = [];
        for (const other of otherQueries) otherTags.push(toEtag(await context.call(operation, { query: other })));
        assert.equal(new Set([toEtag(firstPage), ...otherTags]).size, 1 + otherTags.length);
        return context.call(operation, { query, headers: { "If-None-Match": otherTags } });
      },
    },
  ]),
];

function toChangeCase([effect, operation, label, apply, filter]: ChangeRow): Scenario {
  return {
    id: `entity-tags/${operation}/${effect}/${label}`,
    title: `after ${label}, the ETag is ${effect}`,
    isolation: effect === "changed" ? "own" : "exclusive",
    ...(effect === "changed" ? expectSuccess(operation) : expectNotModified(operation)),
    async run(context) {
      const pet = await addPet(context, { status: "available" });
      const options = await toRead(context, operation, pet, filter);
      const tag = toEtag(expectStatus(await context.call(operation, options), 200));
      await apply(context, pet);
      const response = await context.call(operation, { ...options, headers: { "If-None-Match": tag } });
      assert.equal(toEtag(response) === tag, effect === "unchanged");
      return response;
    },
  };
}

/** Returns a request for the pet, or for a page that starts with the pet or, for orders, with a new order. */
async function toRead(
  context: ScenarioContext,
  operation: OperationId,
  pet: Schemas["Pet"],
  filter?: string,
): Promise<CallOptions> {
  if (!pagedOperations.includes(operation)) return { path: { petId: pet.id } };
  const firstId = operation === "listOrders" ? await addEntry(context, operation) : pet.id;
  const startQuery = await queryStartingAt(context, operation, firstId, filter);
  return { query: joinQuery(filter, "limit=100") + startQuery };
}
