import { describe, expect, it } from "vitest";
import { createStoreClient, createTypedClient, getHeader, type StoreClient } from "./index.ts";

const baseUrl = "http://store.test/v1";
const key = "as_live_test";

describe.each([{ create: createTypedClient }, { create: createStoreClient }])("$create.name", ({ create }) => {
  it("rejects an invalid or missing key without repeating it", () => {
    const noOptions: { key: string; baseUrl: string } = JSON.parse("{}");
    expect(() => create({ baseUrl, key: "as_live_…" })).toThrow(
      new TypeError("key must be visible ASCII. Pass the API key."),
    );
    expect(() => create({ ...noOptions, baseUrl })).toThrow(new TypeError("key is empty. Pass the API key."));
    expect(() => create({ ...noOptions, key })).toThrow("baseUrl must be an http(s) URL");
  });

  it("sends the key as a bearer token and returns the operation", async () => {
    const fetch = ({ headers }: Request) => Response.json([headers.get("Authorization")]);
    const { data, operation } = await create({ baseUrl, key, fetch }).GET("/pets");
    expect([data, operation]).toEqual([["Bearer as_live_test"], "listPets"]);
  });
});

it.each<[name: string, list: (client: StoreClient) => AsyncIterable<unknown>, url: string]>([
  ["pets", (client) => client.listAllPets({ status: "sold", limit: 2 }), "/pets?status=sold&limit=2"],
  ["orders", (client) => client.listAllOrders({ limit: 2 }), "/store/orders?limit=2"],
  ["pages of pets", (client) => client.listPetPages({ limit: 2 }), "/pets?limit=2"],
  ["pages of orders", (client) => client.listOrderPages(), "/store/orders"],
])("lists the %s with the query", async (_, list, url) => {
  const urls: string[] = [];
  const fetch = (request: Request) => Response.json([], { headers: { "X-Count": String(urls.push(request.url)) } });
  await Array.fromAsync(list(createStoreClient({ baseUrl, key, fetch })));
  expect(urls).toEqual([baseUrl + url]);
});

it("stops a list with its signal", async () => {
  const client = createStoreClient({ baseUrl, key, fetch: () => Response.json([]) });
  const entries = Array.fromAsync(client.listAllPets({ signal: AbortSignal.abort(new Error("enough")) }));
  await expect(entries).rejects.toThrow("enough");
});

it.each([
  ["X-RateLimit-Remaining", "59", 59],
  ["X-Request-Id", "42", "42"],
  ["Idempotency-Replayed", "true", true],
  ["Idempotency-Replayed", "false", undefined],
  ["X-RateLimit-Limit", "sixty", undefined],
  ["Retry-After", "Thu, 15 Jan 2026 00:01:30 GMT", 90],
] as const)("getHeader parses %s: %s as %s", (name, text, value) => {
  const response = new Response(null, { headers: { [name]: text, Date: "Thu, 15 Jan 2026 00:00:00 GMT" } });
  const result = { response, operation: "createPet" } as const;
  expect(getHeader(result, name)).toBe(value);
  expect(getHeader(result, "X-RateLimit-Reset")).toBeUndefined();
});
