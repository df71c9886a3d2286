import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type Answer, serve } from "../test/serve.ts";
import { createStoreClient, type StoreClientOptions } from "./create-store-client.ts";
import { withTimeout } from "./with-timeout.ts";

const timedOut = { name: "TimeoutError", constructor: DOMException };

it("a time-out ends the wait for an answer", async () => {
  await using server = await serve(() => new Promise(() => {}));
  await expect(withTimeout(fetch, 50)(new Request(server.baseUrl))).rejects.toMatchObject(timedOut);
});

it("a time-out ends the reading of an answer", async () => {
  const stalled = (request: Request) => {
    const body = new ReadableStream({
      start: (controller) => request.signal.addEventListener("abort", () => controller.error(request.signal.reason)),
    });
    return Promise.resolve(new Response(body));
  };
  const response = await withTimeout(stalled, 50)(new Request("http://store.test/"));
  await expect(response.text()).rejects.toMatchObject(timedOut);
});

it.each([2 ** 40, Number.POSITIVE_INFINITY])("a time-out of %d ms does not end at once", async (milliseconds) => {
  await using server = await serve(() => ({ body: "[]" }));
  expect((await withTimeout(fetch, milliseconds)(new Request(server.baseUrl))).status).toBe(200);
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe.each<[string, Partial<StoreClientOptions>]>([
  ["with retries and time-outs", { timeouts: { perTryMs: 60_000, perCallMs: 60_000 } }],
  ["without retries", { retries: false }],
])("A collection of garbage %s", (_, options) => {
  it("keeps a call's signal before its answer", async () => {
    const arrived = Promise.withResolvers<void>();
    await using server = await serve(() => {
      arrived.resolve();
      return new Promise<Answer>(() => {});
    });
    const controller = new AbortController();
    const call = createStoreClient({ ...server, key: "as_live_test", ...options }).GET("/pets", {
      signal: controller.signal,
    });
    await arrived.promise;
    await endsBy(controller, call);
  });

  it("keeps a call's signal while its answer is read", async () => {
    await using server = await serve(() => ({ body: "[]", headers: { "Content-Length": "3" } }));
    const controller = new AbortController();
    const begun = Promise.withResolvers<void>();
    const fetchIt = async (request: Request) => {
      const response = await fetch(request);
      begun.resolve();
      return response;
    };
    const client = createStoreClient({ ...server, key: "as_live_test", ...options, fetch: fetchIt });
    const call = client.GET("/pets", { signal: controller.signal });
    await begun.promise;
    await endsBy(controller, call);
  });
});

async function endsBy(controller: AbortController, call: Promise<unknown>): Promise<void> {
  const reason = new Error("enough");
  const failure = call.catch((error: unknown) => error);
  // What is weakly held is let go a turn later.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  controller.abort(reason);
  expect(await failure).toBe(reason);
}
