import { expect, it } from "vitest";
import { createStoreClient, type StoreClientOptions } from "./create-store-client.ts";

const deprecated = async () => new Response("[]", { headers: { Deprecation: "@1" } });
const lost = async () => {
  throw new TypeError("no connection");
};
const fail = (thrown: unknown) => () => {
  throw thrown;
};

it.each<[string, unknown, Partial<StoreClientOptions>]>([
  ["onLog throws of an answer", new Error("full"), { onLog: fail(new Error("full")) }],
  ["onLog throws of a failure", new Error("full"), { onLog: fail(new Error("full")), fetch: lost }],
  ["onLog throws that is no object", "full", { onLog: fail("full") }],
  ["onDeprecated throws", new Error("told"), { onDeprecated: fail(new Error("told")) }],
])("what %s rejects the call, and nothing is sent again", async (_, thrown, { fetch = deprecated, ...options }) => {
  let sent = 0;
  const counting = async (request: Request) => {
    sent += 1;
    return fetch(request);
  };
  const clock = { now: () => Date.now(), wait: async () => {} };
  for (const pacing of [false, true]) {
    const store = createStoreClient({
      baseUrl: "http://store.test/v1",
      key: "as_live_test",
      fetch: counting,
      clock,
      pacing,
      ...options,
    });
    sent = 0;
    await expect(store.GET("/pets")).rejects.toEqual(thrown);
    expect(sent).toBe(1);
  }
});
