import { once } from "node:events";
import { mountContract } from "@animal-store/openapi-hono";
import { generateDocument, toHandlers } from "@animal-store/openapi-hono/test/mount-document";
import type { Context } from "hono";
import { expect, it } from "vitest";
import { bypassHono, connectTo, sendRaw, serve } from "../test/serve.ts";

interface AnyRequest {
  readonly c: Context;
  readonly reply: (status: number, body: unknown) => unknown;
}

const get = {
  operationId: "wait",
  responses: { "200": { description: "Done.", content: { "application/json": { schema: {} } } } },
};
const document = {
  openapi: "3.1.0",
  info: { title: "Waiting", version: "1" },
  servers: [{ url: "/api" }],
  paths: { "/wait": { get } },
};
const { contract, requestValidators } = await generateDocument(document);

const serveHandler = async (handler: (request: AnyRequest) => unknown) => {
  const handlers = toHandlers(contract, handler as never);
  const app = mountContract({ contract, requestValidators, handlers });
  return [
    (await serve(app)).origin,
    (await serve(app, { ...bypassHono(app.pipeline), serverOptions: { requireHostHeader: false } })).origin,
  ];
};

it("a handler reads the same request and bindings in c, with and without Hono", async () => {
  const origins = await serveHandler(({ c, reply }) =>
    reply(200, [c.req.method, c.req.path, c.req.header("x-a"), c.env.incoming.url, c.req.raw.signal.aborted]),
  );
  for (const origin of origins) {
    const response = await fetch(`${origin}/api/wait`, { headers: { "X-A": "é" } });
    expect(await response.json()).toEqual(["GET", "/api/wait", "é", "/api/wait", false]);
  }
});

it("the signal of c aborts if the client disconnects, and not after the response", async () => {
  let entered = Promise.withResolvers<AbortSignal>();
  let finish = Promise.withResolvers<void>();
  const origins = await serveHandler(async ({ c, reply }) => {
    entered.resolve(c.req.raw.signal);
    await finish.promise;
    return reply(200, "done");
  });
  for (const origin of origins) {
    for (const disconnects of [true, false]) {
      entered = Promise.withResolvers();
      finish = Promise.withResolvers();
      const client = connectTo(origin);
      client.write("GET /api/wait HTTP/1.1\r\nHost: here\r\n\r\n");
      const signal = await entered.promise;
      expect(signal.aborted).toBe(false);
      if (disconnects) {
        // The server responds to a client that only half-closed its connection.
        client.resetAndDestroy();
        if (!signal.aborted) await once(signal, "abort");
        finish.resolve();
      } else {
        finish.resolve();
        await once(client, "data");
        client.destroy();
        // The server has seen the end of the connection when it serves this request.
        await fetch(`${origin}/api/wait`);
        expect(signal.aborted).toBe(false);
      }
    }
  }
});

it("a Host that forms no URL does not keep a handler from reading c", async () => {
  const [, origin = ""] = await serveHandler(({ c, reply }) => reply(200, c.req.path));
  const received = await sendRaw(origin, "GET /api/wait HTTP/1.1\r\nHost: here:99999\r\nConnection: close\r\n\r\n");
  expect(received).toMatch(/^HTTP\/1\.1 200 .*"\/api\/wait"$/s);
});
