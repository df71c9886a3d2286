import { describe, expect, it } from "vitest";
import { petsJson, type ServedResponse, serve, threePages } from "../test/serve.ts";
import { createStoreClient, type StoreClient } from "./create-store-client.ts";
import { StoreError } from "./store-error.ts";

it.each<[name: string, list: (client: StoreClient) => AsyncIterable<{ id: number }>, url: string]>([
  ["pets", (client) => client.listAllPets({ status: "sold", limit: 2 }), "/v1/pets?status=sold&limit=2"],
  ["orders", (client) => client.listAllOrders({ limit: 2 }), "/v1/store/orders?limit=2"],
])("lists the %s of all pages in order", async (_, list, url) => {
  const { client, requests } = await serve(threePages);
  expect(await Array.fromAsync(list(client), ({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(requests.map((request) => request.url)).toEqual([url, `${url}&cursor=2`, `${url}&cursor=4`]);
  for (const { headers } of requests) expect(headers.authorization).toBe("Bearer as_live_test");
});

describe("a list", () => {
  it("sends no request before its first entry is read, and none after a break", async () => {
    const { client, requests } = await serve(threePages);
    const pets = client.listAllPets({ limit: 2 });
    expect(requests).toEqual([]);
    for await (const { id } of pets) if (id === 3) break;
    expect(requests).toHaveLength(2);
    expect(await pets.next()).toEqual({ done: true, value: undefined });
    expect(requests).toHaveLength(2);
  });

  it("returns the entries before a rejected page, then throws the error", async () => {
    const error = {
      code: "invalid_cursor",
      message: "The cursor is stale. Read the first page again.",
      status: 400,
      details: [],
    };
    const rejection = { status: 400, body: JSON.stringify(error), headers: { "X-Request-Id": "three" } };
    const { client } = await serve((request) => (request.url.includes("cursor=4") ? rejection : threePages(request)));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual([1, 2, 3, 4]);
    expect(thrown).toBeInstanceOf(StoreError);
    expect(thrown).toMatchObject({ ...error, requestId: "three" });
  });

  it.each([
    ["</v1/pets?cursor=a>", [1, 1], "was already read"],
    ["</v1/pets?limit=2>", [1], "was already read"],
    ["<>", [1], "was already read"],
    ["<http://[>", [1], "the next page <http://[>, which is not a URL"],
  ])("throws if the next page is always %s", async (link, expectedIds, message) => {
    const { client } = await serve(() => ({ body: petsJson(1), headers: { Link: `${link}; rel="next"` } }));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual(expectedIds);
    expect(thrown).toBeInstanceOf(StoreError);
    expect(String(thrown)).toContain(message);
  });

  it("throws if the next page repeats after redirects to new URLs", async () => {
    let redirects = 0;
    const { client } = await serve(({ url }) =>
      url.endsWith("cursor=a")
        ? { status: 307, headers: { Location: `/v1/pets?redirect=${++redirects}` } }
        : { body: petsJson(1), headers: { Link: '<?cursor=a>; rel="next"' } },
    );
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual([1, 1]);
    expect(String(thrown)).toContain("was already read");
  });

  it("never sends the key to another origin", async () => {
    const otherServer = await serve(() => ({ body: petsJson(2) }));
    const headers = { Link: `<${otherServer.baseUrl}/pets>; rel="next"` };
    const { client, origin } = await serve(() => ({ body: petsJson(1), headers }));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual([1]);
    expect(String(thrown)).toContain(`is not on ${origin}`);
    expect(otherServer.requests).toEqual([]);
  });

  it("never sends the key to the target of a redirect", async () => {
    const linkHeader = (url: string) => ({ Link: `<${url}&cursor=a>; rel="next"` });
    const target = await serve(({ url }) => ({ body: petsJson(2), headers: linkHeader(url) }));
    const { client, origin } = await serve(({ url }) => ({ status: 307, headers: { Location: target.origin + url } }));
    const { ids, thrown } = await collectIds(client);
    expect(ids).toEqual([2]);
    expect(String(thrown)).toContain(`is not on ${origin}`);
    expect(target.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it("follows links without re-encoding, relative to the request URL if the response has no URL", async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      const link = ["<?cursor=1>", "</pages/2?b=%2C&a=1&a=2>"][urls.length - 1];
      return new Response("[]", link ? { headers: { Link: `${link}; rel="next"` } } : {});
    };
    const client = createStoreClient({ baseUrl: "http://store.test/v1/", key: "as_live_test", fetch });
    expect(await Array.fromAsync(client.listAllPets({ limit: 2 }))).toEqual([]);
    const paths = ["/v1/pets?limit=2", "/v1/pets?cursor=1", "/pages/2?b=%2C&a=1&a=2"];
    expect(urls).toEqual(paths.map((path) => `http://store.test${path}`));
  });

  it("passes the path of the operation and the URL of each page to middlewares", async () => {
    const { client } = await serve(threePages);
    const args: string[] = [];
    client.use({ onRequest: ({ request, schemaPath }) => void args.push(schemaPath, new URL(request.url).search) });
    await Array.fromAsync(client.listAllPets({ limit: 2 }));
    expect(args).toEqual(["/pets", "?limit=2", "/pets", "?limit=2&cursor=2", "/pets", "?limit=2&cursor=4"]);
  });
});

describe("a signal", () => {
  it("stops an iteration while a page is in flight", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const { client } = await serve((request) => {
      if (!request.url.includes("cursor")) return threePages(request);
      controller.abort(reason);
      return new Promise<ServedResponse>(() => {});
    });
    expect(await collectIds(client, controller.signal)).toEqual({ ids: [1, 2], thrown: reason });
  });

  it("stops an iteration before the second entry of a page", async () => {
    const controller = new AbortController();
    const { client, requests } = await serve(threePages);
    const pets = client.listAllPets({ limit: 2, signal: controller.signal });
    await pets.next();
    controller.abort();
    await expect(pets.next()).rejects.toThrow(controller.signal.reason);
    expect(requests).toHaveLength(1);
  });

  it("that is already aborted prevents the first request", async () => {
    const { client, requests } = await serve(threePages);
    const { thrown } = await collectIds(client, AbortSignal.abort());
    expect(thrown).toMatchObject({ name: "AbortError" });
    expect(requests).toEqual([]);
  });
});

async function collectIds(client: StoreClient, signal?: AbortSignal): Promise<{ ids: number[]; thrown: unknown }> {
  const ids: number[] = [];
  try {
    for await (const { id } of client.listAllPets({ limit: 2, signal })) ids.push(id);
  } catch (thrown) {
    return { ids, thrown };
  }
  return { ids, thrown: undefined };
}
