import assert from "node:assert/strict";
import {
  type CallOptions,
  expectStatus,
  type Scenario,
  type ScenarioContext,
} from "@animal-store/conformance/internal";
import type { OperationId, Schemas } from "@animal-store/contract";
import { filterValues, listFilters } from "../input-fields.ts";
import { expectNotModified, expectSuccess, operationsWith, pagedOperations } from "./outcomes.ts";
import { addEntry, addPet, addPets, idsOf, joinQuery, nextQuery, order, queryStartingAt, toEtag } from "./steps.ts";

interface Change {
  readonly effect: "changed" | "unchanged";
  readonly label: string;
  readonly operation: OperationId;
  readonly filter?: string;
  /** @param pet the first pet of the list, without an order */
  apply(context: ScenarioContext, pet: Schemas["Pet"]): Promise<unknown>;
}

const orderPet: Change["apply"] = (context, { id }) => order(context, id);
const changes: Change[] = [
  {
    effect: "changed",
    label: "a pet is added to an open page",
    operation: "listPets",
    apply: (context) => addPet(context),
  },
  { effect: "changed", label: "a pet on the page is ordered", operation: "listPets", apply: orderPet },
  {
    effect: "changed",
    label: "a pet leaves the filter",
    operation: "listPets",
    filter: "status=available",
    apply: orderPet,
  },
  { effect: "changed", label: "the pet is ordered", operation: "getPet", apply: orderPet },
  { effect: "changed", label: "an order is added to an open page", operation: "listOrders", apply: orderPet },
  {
    effect: "unchanged",
    label: "a pet is added that the filter leaves out",
    operation: "listPets",
    filter: "status=available",
    apply: (context) => addPet(context, { status: "sold" }),
  },
  {
    effect: "unchanged",
    label: "another pet is ordered",
    operation: "getPet",
    apply: async (context) => order(context, (await addPet(context)).id),
  },
  {
    effect: "unchanged",
    label: "an order is rejected",
    operation: "listOrders",
    apply: (context) => order(context, 0),
  },
];

/** An ETag identifies the body together with its `Link`, and nothing else. */
export const entityTagCases: Scenario[] = [
  ...changes.map<Scenario>(({ effect, label, operation, filter, apply }) => ({
    id: `entity-tags/${operation}/${effect}/${label}`,
    title: `after ${label}, the ETag is ${effect}`,
    isolation: effect === "changed" ? "own" : "exclusive",
    ...(effect === "changed" ? expectSuccess(operation) : expectNotModified(operation)),
    async run(context) {
      const pet = await addPet(context, { status: "available" });
      const options: CallOptions =
        operation === "getPet"
          ? { path: { petId: pet.id } }
          : { query: await toQuery(context, operation, pet, filter) };
      const tag = toEtag(expectStatus(await context.call(operation, options), 200));
      await apply(context, pet);
      const response = await context.call(operation, { ...options, headers: { "If-None-Match": tag } });
      assert.equal(toEtag(response) === tag, effect === "unchanged");
      return response;
    },
  })),
  {
    id: "entity-tags/listPets/descending",
    title: "after a pet is added, the first page in descending order has another ETag and starts with this pet",
    isolation: "exclusive",
    ...expectSuccess("listPets"),
    async run(context) {
      await addPets(context, 2);
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
        const firstId = await addEntry(context, operation);
        await addEntry(context, operation);
        const query = `limit=1${await queryStartingAt(context, operation, firstId)}`;
        const headers = { "If-None-Match": toEtag(await context.call(operation, { query })) };
        await addEntry(context, operation);
        return context.call(operation, { query, headers });
      },
    },
  ]),
  ...pagedOperations.map<Scenario>((operation) => ({
    id: `entity-tags/${operation}/parameters`,
    title: "pages with another limit, filter, order or cursor have different ETags",
    isolation: "own",
    ...expectSuccess(operation),
    async run(context) {
      const id = await addEntry(context, operation);
      const filters = listFilters(operation).map((field) => [field.name, filterValues(field)[1]] as const);
      for (const [name, value] of filters) await addEntry(context, operation, { [name]: value });
      for (let count = 0; count < 3; count += 1) await addEntry(context, operation);
      const startQuery = await queryStartingAt(context, operation, id);
      const firstPage = await context.call(operation, { query: `limit=1${startQuery}` });
      const filterQueries = filters.map(([name, value]) => `limit=3&${name}=${encodeURIComponent(String(value))}`);
      const orderQueries = operationsWith("order").includes(operation)
        ? ["limit=3&order=desc", `limit=3&id=${id}`]
        : [];
      const cursorQuery = nextQuery(operation, firstPage) ?? "";
      const pageQueries = [`limit=2${startQuery}`, `limit=3${startQuery}`];
      const queries = [...pageQueries, ...filterQueries, ...orderQueries, cursorQuery];
      const tags = [toEtag(firstPage)];
      for (const query of queries) tags.push(toEtag(await context.call(operation, { query })));
      assert.equal(new Set(tags).size, tags.length);
      return context.call(operation, { query: `limit=1${startQuery}`, headers: { "If-None-Match": tags.slice(1) } });
    },
  })),
];

/** Returns the query of a page that starts with the pet or, for orders, with a new order. */
async function toQuery(context: ScenarioContext, operation: OperationId, pet: Schemas["Pet"], filter = "") {
  const firstId = operation === "listOrders" ? await addEntry(context, operation) : pet.id;
  return joinQuery(filter, "limit=100") + (await queryStartingAt(context, operation, firstId, filter));
}
