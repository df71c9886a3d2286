import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type ServedResponse, serve } from "../test/serve.ts";
import type { ApiClientOptions } from "./create-api-client.ts";
import { withTimeout } from "./with-timeout.ts";

it("aborts the reading of a body", async () => {
  const stalledFetch = async ({ signal }: Request) => {
    const start = (controller: ReadableStreamDefaultController) =>
      signal.addEventListener("abort", () => controller.error(signal.reason));
    return new Response(new ReadableStream({ start }));
  };
  const response = await withTimeout(stalledFetch, 50)(new Request("http://library.test/"));
  await expect(response.text()).rejects.toMatchObject({ name: "TimeoutError", constructor: DOMException });
});

it.each([2 ** 40, Number.POSITIVE_INFINITY])("a timeout of %d ms does not fire immediately", async (milliseconds) => {
  const { origin } = await serve(() => ({ body: "[]" }));
  expect((await withTimeout(fetch, milliseconds)(new Request(origin))).status).toBe(200);
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe.each<[string, Partial<ApiClientOptions>]>([
  ["with retries and timeouts", { timeouts: { perAttemptMs: 60_000, perCallMs: 60_000 } }],
  ["without retries", { retries: false }],
])("a garbage collection %s", (_, options) => {
  it.each<[when: string, response: ServedResponse | Promise<ServedResponse>]>([
    ["before its response", new Promise<ServedResponse>(() => {})],
    ["while its body is read", { body: "[]", headers: { "Content-Length": "3" } }],
  ])("does not lose the signal of a call %s", async (when, servedResponse) => {
    const started = Promise.withResolvers<void>();
    const observedFetch = async (request: Request) => {
      const response = await fetch(request);
      started.resolve();
      return response;
    };
    const respond = () => {
      if (when === "before its response") started.resolve();
      return servedResponse;
    };
    const { client } = await serve(respond, { ...options, fetch: observedFetch });
    const controller = new AbortController();
    const call = client.GET("/books/newest", { signal: controller.signal });
    await started.promise;
    await expectAbort(controller, call);
  });
});

async function expectAbort(controller: AbortController, call: Promise<unknown>): Promise<void> {
  const reason = new Error("enough");
  const failure = call.catch((error: unknown) => error);
  // Weak references are cleared one turn after a collection.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  controller.abort(reason);
  expect(await failure).toBe(reason);
}
