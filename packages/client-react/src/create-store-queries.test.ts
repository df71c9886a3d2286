import { createStoreClient, StoreError } from "@animal-store/client";
import { calls } from "@animal-store/contract/calls";
import { InfiniteQueryObserver, MutationObserver, QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { openStore } from "../test/open-store.ts";
import { createStoreQueries } from "./create-store-queries.ts";

const maxInt64 = 2n ** 63n - 1n;

describe("createStoreQueries", () => {
  it("creates query options for each GET of the contract and mutation options for each write", async () => {
    const { queries } = await openStore();
    const actual = Object.entries(queries).map(([id, options]) => [id, Object.keys(options)]);
    const expected = Object.entries(calls).map(([route, { operation }]) => [
      operation,
      route.startsWith("GET ") ? ["key", "queryOptions", "infiniteQueryOptions"] : ["mutationOptions"],
    ]);
    expect(actual).toEqual(expected);
  });

  it("sends path and query parameters", async () => {
    const { queries, requests } = await openStore();
    const queryClient = new QueryClient();
    const pets = await queryClient.fetchQuery(queries.listPets.queryOptions({ status: "sold", limit: 2 }));
    expect(pets.map(({ status }) => status)).toEqual(["sold", "sold"]);
    const [pet] = pets;
    expect(await queryClient.fetchQuery(queries.getPet.queryOptions({ petId: pet?.id ?? 0 }))).toEqual(pet);
    expect(requests).toEqual(["GET /v1/pets?status=sold&limit=2", `GET /v1/pets/${pet?.id}`]);
  });

  it("reads all pages by following the Link header", async () => {
    const { queries, requests } = await openStore();
    const options = queries.listPets.infiniteQueryOptions({ status: "available", limit: 5 });
    const observer = new InfiniteQueryObserver(new QueryClient(), options);
    await observer.refetch();
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
    const pages = observer.getCurrentResult().data?.pages ?? [];
    expect(pages.map(({ entries }) => entries.length)).toEqual([5, 5, 3]);
    expect(pages.at(-1)?.next).toBeUndefined();
    const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(a) - Number(b)));
    expect(requests).toHaveLength(3);
    expect(requests.every((request) => request.includes("status=available"))).toBe(true);
  });

  it("aborts the request when the query is cancelled", async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>();
    const fetch = ({ signal }: Request) => {
      resolve(signal);
      return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const { listPets } = createStoreQueries(
      createStoreClient({ baseUrl: "http://sandbox.test/v1", key: "as_live_test", fetch }),
    );
    const queryClient = new QueryClient();
    const result = queryClient.fetchQuery(listPets.queryOptions()).catch((error: Error) => error);
    const signal = await promise;
    await queryClient.cancelQueries({ queryKey: listPets.key });
    expect(signal.aborted).toBe(true);
    expect(await result).toBeInstanceOf(Error);
  });
});

it("a query throws a StoreError with status and code for an error response and does not retry", async () => {
  const { queries, requests } = await openStore();
  const query = new QueryClient().fetchQuery(queries.getPet.queryOptions({ petId: maxInt64 }));
  const error: unknown = await query.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ status: 404, code: "pet_not_found" });
  expect(requests).toEqual([`GET /v1/pets/${maxInt64}`]);
});

it("a mutation sends body and header with exact integers, and throws an error with the violations", async () => {
  const { queries } = await openStore();
  const observer = new MutationObserver(new QueryClient(), queries.createPet.mutationOptions());
  const variables = { body: { name: "Rex", categoryId: maxInt64 }, header: { "Idempotency-Key": "once" } };
  const pet = await observer.mutate(variables);
  expect(pet).toMatchObject(variables.body);
  expect(await observer.mutate(variables)).toEqual(pet);
  const rejection = { status: 400, details: [{ path: "/name" }] };
  await expect(observer.mutate({ body: { name: "", categoryId: 7 } })).rejects.toMatchObject(rejection);
});

it("a query key is equal for the same integer as a number or a bigint", async () => {
  const { getPet } = (await openStore()).queries;
  const queryClient = new QueryClient();
  const [first, second] = [getPet.queryOptions({ petId: maxInt64 }), getPet.queryOptions({ petId: maxInt64 - 1n })];
  queryClient.setQueryData(first.queryKey, { id: 1, name: "Rex", categoryId: maxInt64 });
  expect(queryClient.getQueryData(first.queryKey)).toMatchObject({ name: "Rex", categoryId: maxInt64 });
  expect(queryClient.getQueryData(second.queryKey)).toBeUndefined();
  expect(getPet.queryOptions({ petId: 7n }).queryKey).toEqual(getPet.queryOptions({ petId: 7 }).queryKey);
});

it("a query key starts with scope and operation", async () => {
  const { store } = await openStore();
  const { listPets } = createStoreQueries(store, { scope: "staging" });
  expect(listPets.key).toEqual(["staging", "listPets"]);
  const keys = [listPets.queryOptions().queryKey, listPets.infiniteQueryOptions().queryKey];
  for (const key of keys) expect(key.slice(0, 2)).toEqual(listPets.key);
  expect(keys[0]).not.toEqual(keys[1]);
});
