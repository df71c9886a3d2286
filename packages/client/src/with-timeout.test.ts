import { expect, it } from "vitest";
import { serve } from "../test/serve.ts";
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
