import { describe, expect, it } from "vitest";
import { createStoreClient, createTypedClient, type StoreClient } from "./index.ts";

const baseUrl = "http://store.test/v1";
const apiKey = "as_live_test";

describe.each([{ create: createTypedClient }, { create: createStoreClient }])("$create.name", ({ create }) => {
  it.each([apiKey, () => apiKey, async () => apiKey])("sends the key as a bearer token: %s", async (givenKey) => {
    const fetch = ({ headers }: Request) => Response.json([headers.get("Authorization")]);
    const client = create({ baseUrl, apiKey: givenKey, fetch });
    const { data } = await ("raw" in client ? client.raw : client).GET("/pets");
    expect(data).toEqual(["Bearer as_live_test"]);
  });
});

it.each<[operation: string, call: (store: StoreClient) => Promise<unknown>, request: string]>([
  ["listPets", (store) => store.listPets({ status: "sold", limit: 2 }), "GET /pets?status=sold&limit=2 "],
  [
    "listPets",
    (store) => store.listPets({ id: [1, 2n ** 63n - 1n], order: "desc" }),
    "GET /pets?id=1&id=9223372036854775807&order=desc ",
  ],
  ["createPet", (store) => store.createPet({ name: "Rex", categoryId: 7 }), 'POST /pets {"name":"Rex","categoryId":7}'],
  ["getPet", (store) => store.getPet({ petId: 2n ** 63n - 1n }), "GET /pets/9223372036854775807 "],
  ["listOrders", (store) => store.listOrders(), "GET /store/orders "],
  ["createOrder", (store) => store.createOrder({ petId: 1 }), 'POST /store/orders {"petId":1}'],
])("%s sends its input, and its result has the operation", async (operation, call, request) => {
  const requests: string[] = [];
  const store = createStoreClient({
    baseUrl,
    apiKey,
    async fetch(sent) {
      requests.push(`${sent.method} ${sent.url.slice(baseUrl.length)} ${await sent.text()}`);
      return Response.json([]);
    },
  });
  expect(await call(store)).toMatchObject({ status: 200, operation, attempts: 1 });
  expect(requests).toEqual([request]);
});
