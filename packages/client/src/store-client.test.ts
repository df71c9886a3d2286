import { describe, expect, it } from "vitest";
import { createStoreClient, createTypedClient, StoreAbortError, type StoreClient } from "./index.ts";

const baseUrl = "http://store.test/v1";
const apiKey = "as_live_test";

describe.each([{ create: createTypedClient }, { create: createStoreClient }])("$create.name", ({ create }) => {
  it("rejects an invalid or missing key without repeating it", () => {
    const noOptions: { apiKey: string; baseUrl: string } = JSON.parse("{}");
    const rejection = new TypeError("apiKey must be visible ASCII.");
    expect(() => create({ baseUrl, apiKey: "as_live_…" })).toThrow(rejection);
    expect(() => create({ ...noOptions, baseUrl })).toThrow(rejection);
    expect(() => create({ ...noOptions, apiKey })).toThrow("baseUrl must be an http(s) URL");
  });

  it.each([apiKey, () => apiKey, async () => apiKey])("sends the key as a bearer token: %s", async (givenKey) => {
    const fetch = ({ headers }: Request) => Response.json([headers.get("Authorization")]);
    const client = create({ baseUrl, apiKey: givenKey, fetch });
    const { data } = await ("raw" in client ? client.raw : client).GET("/pets");
    expect(data).toEqual(["Bearer as_live_test"]);
  });
});

const maxInt64 = 2n ** 63n - 1n;

it.each<[operation: string, call: (store: StoreClient) => Promise<unknown>, request: string]>([
  ["listPets", (store) => store.listPets({ status: "sold", limit: 2 }), "GET /pets?status=sold&limit=2 "],
  ["createPet", (store) => store.createPet({ name: "Rex", categoryId: 7 }), 'POST /pets {"name":"Rex","categoryId":7}'],
  ["getPet", (store) => store.getPet({ petId: maxInt64 }), "GET /pets/9223372036854775807 "],
  ["listOrders", (store) => store.listOrders(), "GET /store/orders "],
  ["createOrder", (store) => store.createOrder({ petId: 1 }), 'POST /store/orders {"petId":1}'],
])("%s sends its input, and its result has the operation", async (operation, call, request) => {
  const { store, requests } = openStore();
  expect(await call(store)).toMatchObject({ status: 200, operation, attempts: 1 });
  expect(requests).toEqual([request]);
});

it.each<[title: string, list: (store: StoreClient) => AsyncIterable<unknown>, request: string]>([
  ["all pets", (store) => store.listPets.all({ status: "sold", limit: 2 }), "GET /pets?status=sold&limit=2 "],
  ["all orders", (store) => store.listOrders.all({ limit: 2 }), "GET /store/orders?limit=2 "],
  ["pages of pets", (store) => store.listPets.pages({ limit: 2 }), "GET /pets?limit=2 "],
  ["pages of orders", (store) => store.listOrders.pages(), "GET /store/orders "],
])("lists the %s with the query", async (_, list, request) => {
  const { store, requests } = openStore();
  await Array.fromAsync(list(store));
  expect(requests).toEqual([request]);
});

it("stops a list with its signal", async () => {
  const { store, requests } = openStore();
  const entries = Array.fromAsync(store.listPets.all({}, { signal: AbortSignal.abort("enough") }));
  await expect(entries).rejects.toThrow(StoreAbortError);
  await expect(entries).rejects.toMatchObject({ cause: "enough" });
  expect(requests).toEqual([]);
});

it.each([
  ["auto", maxInt64, 7],
  ["bigint", maxInt64, 7n],
  ["string", String(maxInt64), "7"],
] as const)("the int64 policy %s sets the type of categoryId", async (int64, ...expected) => {
  const body = `[{"id":1,"name":"Rex","categoryId":${maxInt64}},{"id":2,"name":"Tom","categoryId":7}]`;
  const store = createStoreClient<typeof int64>({ baseUrl, apiKey, int64, fetch: () => new Response(body) });
  const pets = await Array.fromAsync(store.listPets.all());
  expect(pets.map(({ categoryId }) => categoryId)).toEqual(expected);
  expect(pets.map(({ id }) => id)).toEqual([1, 2]);
});

/** Returns a client whose requests are recorded and get an empty list. */
function openStore() {
  const requests: string[] = [];
  const store = createStoreClient({
    baseUrl,
    apiKey,
    async fetch(request) {
      requests.push(`${request.method} ${request.url.slice(baseUrl.length)} ${await request.text()}`);
      return Response.json([]);
    },
  });
  return { store, requests };
}
