import { describe, expect, it } from "vitest";
import { type Answer, pets, type Server, serve, threePages } from "../test/serve.ts";
import { createStoreClient, type StoreClient } from "./create-store-client.ts";
import { StoreError } from "./store-error.ts";

const key = "as_live_test";

describe("listAllPets", () => {
  it("gives the pets of all pages in their order", async () => {
    await using server = await serve(threePages);
    const ids = await Array.fromAsync(clientOf(server).listAllPets({ status: "sold", limit: 2 }), ({ id }) => id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(urls(server)).toEqual([
      "/v1/pets?status=sold&limit=2",
      "/v1/pets?status=sold&limit=2&cursor=2",
      "/v1/pets?status=sold&limit=2&cursor=4",
    ]);
    expect(server.requests.every(({ headers }) => headers.authorization === "Bearer as_live_test")).toBe(true);
  });

  it("asks for nothing before the first pet is wanted, and for no more after a break", async () => {
    await using server = await serve(threePages);
    const pets = clientOf(server).listAllPets({ limit: 2 });
    expect(server.requests).toEqual([]);
    for await (const { id } of pets) if (id === 3) break;
    expect(server.requests).toHaveLength(2);
    expect(await pets.next()).toEqual({ done: true, value: undefined });
    expect(server.requests).toHaveLength(2);
  });

  it("gives the pets before a refused page, then throws the refusal", async () => {
    const refusal = { code: "invalid_cursor", message: "The cursor is stale. Begin anew.", status: 400, details: [] };
    const refused = { status: 400, body: JSON.stringify(refusal), headers: { "X-Request-Id": "three" } };
    await using server = await serve((request) => (request.url.includes("cursor=4") ? refused : threePages(request)));
    const { ids, thrown } = await collect(clientOf(server));
    expect(ids).toEqual([1, 2, 3, 4]);
    expect(thrown).toBeInstanceOf(StoreError);
    expect(thrown).toMatchObject({ ...refusal, requestId: "three" });
  });

  it.each([
    { link: "</v1/pets?cursor=a>", read: [1, 1] },
    { link: "</v1/pets?limit=2>", read: [1] },
    { link: "<>", read: [1] },
    { link: "<http://[>", read: [1], says: "<http://[> as its next page, which is no URL" },
  ])("throws when the next page is always $link", async ({ link, read, says = "was read before" }) => {
    await using server = await serve(() => ({ body: pets(1), headers: { Link: `${link}; rel="next"` } }));
    const { ids, thrown } = await collect(clientOf(server));
    expect(ids).toEqual(read);
    expect(thrown).toBeInstanceOf(StoreError);
    expect(String(thrown)).toContain(says);
  });

  it("never sends the key to another origin", async () => {
    await using other = await serve(() => ({ body: pets(2) }));
    const headers = { Link: `<${other.baseUrl}/pets>; rel="next"` };
    await using server = await serve(() => ({ body: pets(1), headers }));
    const { ids, thrown } = await collect(clientOf(server));
    expect(ids).toEqual([1]);
    expect(String(thrown)).toContain(`would take the key from ${server.origin}`);
    expect(other.requests).toEqual([]);
  });

  it("never sends the key where a redirect led", async () => {
    await using other = await serve(({ url }) => ({
      body: pets(2),
      headers: { Link: `<${url}&cursor=a>; rel="next"` },
    }));
    await using server = await serve(({ url }) => ({ status: 307, headers: { Location: other.origin + url } }));
    const { ids, thrown } = await collect(clientOf(server));
    expect(ids).toEqual([2]);
    expect(String(thrown)).toContain(`would take the key from ${server.origin}`);
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it("throws when the next page comes back under ever new addresses", async () => {
    let redirects = 0;
    await using server = await serve(({ url }) =>
      url.endsWith("cursor=a")
        ? { status: 307, headers: { Location: `/v1/pets?redirect=${++redirects}` } }
        : { body: pets(1), headers: { Link: '<?cursor=a>; rel="next"' } },
    );
    const { ids, thrown } = await collect(clientOf(server));
    expect(ids).toEqual([1, 1]);
    expect(String(thrown)).toContain("was read before");
  });

  it("follows links as they stand, from the request when the response has no URL", async () => {
    const asked: string[] = [];
    const fetch = async ({ url }: Request) => {
      asked.push(url);
      const link = ["<?cursor=1>", "</pages/2?b=%2C&a=1&a=2>"][asked.length - 1];
      return new Response("[]", link ? { headers: { Link: `${link}; rel="next"` } } : {});
    };
    const client = createStoreClient({ baseUrl: "http://store.test/v1/", key, fetch });
    expect(await Array.fromAsync(client.listAllPets({ limit: 2 }))).toEqual([]);
    expect(asked).toEqual([
      "http://store.test/v1/pets?limit=2",
      "http://store.test/v1/pets?cursor=1",
      "http://store.test/pages/2?b=%2C&a=1&a=2",
    ]);
  });

  it("shows middlewares the operation's path and the true address of each page", async () => {
    await using server = await serve(threePages);
    const client = clientOf(server);
    const seen: string[] = [];
    client.use({ onRequest: ({ request, schemaPath }) => void seen.push(schemaPath, new URL(request.url).search) });
    await Array.fromAsync(client.listAllPets({ limit: 2 }));
    expect(seen).toEqual(["/pets", "?limit=2", "/pets", "?limit=2&cursor=2", "/pets", "?limit=2&cursor=4"]);
  });
});

describe("A signal", () => {
  it("ends the list while a page is under way", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    await using server = await serve((request) => {
      if (!request.url.includes("cursor")) return threePages(request);
      controller.abort(reason);
      return new Promise<Answer>(() => {});
    });
    const { ids, thrown } = await collect(clientOf(server), controller.signal);
    expect(ids).toEqual([1, 2]);
    expect(thrown).toBe(reason);
  });

  it("ends the list between two pets of a page", async () => {
    const controller = new AbortController();
    await using server = await serve(threePages);
    const pets = clientOf(server).listAllPets({ limit: 2, signal: controller.signal });
    await pets.next();
    controller.abort();
    await expect(pets.next()).rejects.toThrow(controller.signal.reason);
    expect(server.requests).toHaveLength(1);
  });

  it("that is aborted already lets no request out", async () => {
    await using server = await serve(threePages);
    const { thrown } = await collect(clientOf(server), AbortSignal.abort());
    expect(thrown).toMatchObject({ name: "AbortError" });
    expect(server.requests).toEqual([]);
  });
});

it("listAllOrders gives the orders of all pages", async () => {
  await using server = await serve(threePages);
  expect(await Array.fromAsync(clientOf(server).listAllOrders(), ({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(urls(server)).toEqual(["/v1/store/orders", "/v1/store/orders?cursor=2", "/v1/store/orders?cursor=4"]);
});

const clientOf = ({ baseUrl }: Server): StoreClient => createStoreClient({ baseUrl, key });
const urls = ({ requests }: Server): string[] => requests.map(({ url }) => url);

async function collect(client: StoreClient, signal?: AbortSignal): Promise<{ ids: number[]; thrown: unknown }> {
  const ids: number[] = [];
  try {
    for await (const { id } of client.listAllPets({ limit: 2, signal })) ids.push(id);
  } catch (thrown) {
    return { ids, thrown };
  }
  return { ids, thrown: undefined };
}
