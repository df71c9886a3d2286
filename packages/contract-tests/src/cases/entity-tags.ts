import assert from "node:assert/strict";
import type { OperationId, Schemas } from "@animal-store/contract";
import type { CallOptions, CaseContext } from "../runner/case-context.ts";
import { type ContractCase, pagedOperations, succeeds, unchanged } from "./contract-case.ts";
import { addEntry, addPet, addPets, beginningWith, expectStatus, nextQuery, order, tagOf } from "./steps.ts";

interface Change {
  readonly what: string;
  readonly operation: OperationId;
  readonly filter?: string;
  /** @param pet the first one of the list, for which there is no order yet */
  happen(context: CaseContext, pet: Schemas["Pet"]): Promise<unknown>;
}

const orderAnother = async (context: CaseContext) => order(context, (await addPet(context)).id);

const seen: Change[] = [
  { what: "a pet is added to an open page", operation: "listPets", happen: (context) => addPet(context) },
  { what: "a pet on the page is ordered", operation: "listPets", happen: orderFirst },
  { what: "a pet leaves the filter", operation: "listPets", filter: "status=available", happen: orderFirst },
  { what: "the pet is ordered", operation: "getPet", happen: orderFirst },
  { what: "an order is added to an open page", operation: "listOrders", happen: orderFirst },
];

const notSeen: Change[] = [
  {
    what: "a pet is added that the filter leaves out",
    operation: "listPets",
    filter: "status=available",
    happen: (context) => addPet(context, { status: "sold" }),
  },
  { what: "another pet is ordered", operation: "getPet", happen: orderAnother },
  { what: "an order is refused", operation: "listOrders", happen: (context) => order(context, 0) },
];

/** A tag stands for the body together with its `Link`, and for nothing else. */
export const entityTagCases: ContractCase[] = [
  ...seen.map(
    ({ what, operation, filter, happen }): ContractCase => ({
      id: `entity-tags/${operation}/changed/${what}`,
      fact: `after ${what} the answer has another tag and its whole body`,
      fresh: "own",
      ...succeeds(operation),
      async run(context) {
        const { options, tag } = await readBefore(context, operation, filter, happen);
        const answer = expectStatus(await context.call(operation, options), 200);
        assert.notEqual(tagOf(answer), tag);
        return answer;
      },
    }),
  ),
  ...notSeen.map(
    ({ what, operation, filter, happen }): ContractCase => ({
      id: `entity-tags/${operation}/unchanged/${what}`,
      fact: `when ${what} the answer keeps its tag`,
      fresh: "alone",
      ...unchanged(operation),
      async run(context) {
        const { options } = await readBefore(context, operation, filter, happen);
        return context.call(operation, options);
      },
    }),
  ),
  ...pagedOperations.flatMap((operation): ContractCase[] => [
    {
      id: `entity-tags/${operation}/next-page`,
      fact: "a full page that gains a next one is not hidden by a 304, though its body is the same",
      fresh: "alone",
      ...succeeds(operation),
      async run(context) {
        const query = `limit=1${await beginningWith(context, operation, await addEntry(context, operation))}`;
        const before = expectStatus(await context.call(operation, { query }), 200);
        assert.equal(nextQuery(operation, before), undefined);
        await addEntry(context, operation);
        const headers = { "If-None-Match": tagOf(before) };
        const answer = expectStatus(await context.call(operation, { query, headers }), 200);
        assert.equal(answer.bodyText, before.bodyText);
        assert(nextQuery(operation, answer));
        return answer;
      },
    },
    {
      id: `entity-tags/${operation}/behind-the-next-page`,
      fact: "a full page with a next one keeps its tag, whatever is added behind it",
      fresh: "own",
      ...unchanged(operation),
      async run(context) {
        const first = await addEntry(context, operation);
        await addEntry(context, operation);
        const query = `limit=1${await beginningWith(context, operation, first)}`;
        const headers = { "If-None-Match": tagOf(await context.call(operation, { query })) };
        await addEntry(context, operation);
        return context.call(operation, { query, headers });
      },
    },
  ]),
  {
    id: "entity-tags/listPets/parameters",
    fact: "pages of another limit, filter or cursor have other tags",
    fresh: "own",
    ...succeeds("listPets"),
    async run(context) {
      const [id = 0] = await addPets(context, 2);
      await addPet(context, { status: "sold" });
      const start = await beginningWith(context, "listPets", id);
      const first = await context.call("listPets", { query: `limit=1${start}` });
      const next = nextQuery("listPets", first) ?? "";
      const queries = [`limit=2${start}`, `limit=3${start}`, "status=sold", "status=pending", next];
      const tags = [tagOf(first)];
      for (const query of queries) tags.push(tagOf(await context.call("listPets", { query })));
      assert.equal(new Set(tags).size, tags.length);
      return context.call("listPets", { query: `limit=1${start}`, headers: { "If-None-Match": tags.slice(1) } });
    },
  },
];

function orderFirst(context: CaseContext, { id }: Schemas["Pet"]): Promise<unknown> {
  return order(context, id);
}

/** Reads, lets something happen, and makes the request that asks whether the answer has changed. */
async function readBefore(
  context: CaseContext,
  operation: OperationId,
  filter: string | undefined,
  happen: Change["happen"],
): Promise<{ options: CallOptions; tag: string }> {
  const pet = await addPet(context, { status: "available" });
  const options: CallOptions =
    operation === "getPet" ? { path: { petId: pet.id } } : { query: await queryOf(context, operation, pet, filter) };
  const tag = tagOf(expectStatus(await context.call(operation, options), 200));
  await happen(context, pet);
  return { options: { ...options, headers: { "If-None-Match": tag } }, tag };
}

/** The query of a page that begins with the pet, or with an order. */
async function queryOf(
  context: CaseContext,
  operation: OperationId,
  pet: Schemas["Pet"],
  filter = "",
): Promise<string> {
  const first = operation === "listOrders" ? await addEntry(context, operation) : pet.id;
  const start = await beginningWith(context, operation, first, filter);
  return `${filter}${filter === "" ? start.slice(1) : start}`;
}
