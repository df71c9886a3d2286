import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { openStore } from "../../test/react/open-store.ts";
import { StoreApiError } from "../index.ts";
import { createStoreQueries } from "./create-store-queries.ts";

const maxInt64 = 2n ** 63n - 1n;

it("a query throws a StoreApiError with status and code and does not retry", async () => {
  const { queries, requests } = await openStore();
  const query = new QueryClient().fetchQuery(queries.getPet.options({ petId: maxInt64 }));
  const error: unknown = await query.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreApiError);
  expect(error).toMatchObject({ status: 404, code: "pet_not_found" });
  expect(requests).toEqual([`GET /v1/pets/${maxInt64}`]);
});

it("an infinite query keeps the ids and the order on each page", async () => {
  const { queries, requests } = await openStore();
  const options = queries.listPets.infiniteOptions({ id: [3, 1, maxInt64], order: "desc", limit: 1 });
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 3 });
  expect(pages.map(({ entries }) => entries.map(({ id }) => id))).toEqual([[3], [1]]);
  const query = `id=3&id=1&id=${maxInt64}&order=desc&limit=1`;
  expect(requests).toEqual([`GET /v1/pets?${query}`, expect.stringMatching(`^GET /v1/pets\\?${query}&cursor=`)]);
});

it("a mutation sends exact integers and the options of the call, and throws an error with the violations", async () => {
  const { mutations } = await openStore();
  const observer = new MutationObserver(new QueryClient(), mutations.createPet({ idempotencyKey: "once" }));
  const pet = await observer.mutate({ name: "Rex", categoryId: maxInt64 });
  expect(pet).toMatchObject({ name: "Rex", categoryId: maxInt64 });
  expect(await observer.mutate({ name: "Rex", categoryId: maxInt64 })).toEqual(pet);
  const error = new MutationObserver(new QueryClient(), mutations.createPet()).mutate({ name: "", categoryId: 7 });
  await expect(error).rejects.toMatchObject({ status: 400, error: { details: [{ path: "/name" }] } });
});

it("the scope is animal-store by default", async () => {
  const { store, queries } = await openStore();
  expect(queries.listPets.key).toEqual(["animal-store", "listPets"]);
  expect(createStoreQueries(store, { scope: "staging" }).queries.listPets.key).toEqual(["staging", "listPets"]);
});
