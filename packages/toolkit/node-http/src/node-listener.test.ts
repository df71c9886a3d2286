import { mountContract, type PipelineRequest } from "@animal-store/openapi-hono";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { bypassHono, connectTo, sendRaw, serve } from "../test/serve.ts";
import type { ServeOptions } from "./serve-app.ts";

type Pipeline = NonNullable<ServeOptions["directPipeline"]>["pipeline"];

async function open(pipeline: Pipeline) {
  const failures: unknown[] = [];
  const app = new Hono().get("*", (c) => c.text("Hono"));
  const onFailure = (error: unknown) => failures.push(error);
  const { origin } = await serve(app, bypassHono(pipeline, { onFailure }));
  return { origin, failures };
}

const respondWith = (body: string) => () => ({ status: 200, headers: {}, body });

it.each([
  ...["/api/keys?limit=1", "/api/a.b"].map((target) => [target, "pipeline"]),
  ...["/api", "/apis", "/api/./keys", "/api/x/../keys"].map((target) => [target, "Hono"]),
  ["/api/%2E%2e/keys", "Hono"],
])("%s is served by the %s", async (target, server) => {
  const { origin } = await open(respondWith("pipeline"));
  const received = await sendRaw(origin, `GET ${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
  expect(received).toMatch(new RegExp(`\r\n\r\n${server}$`));
});

const failure = new Error("failed");
const raise = (): never => {
  throw failure;
};

it.each<[string, Pipeline]>([
  ["throws", raise],
  ["rejects", () => Promise.reject(failure)],
  ["returns a header that cannot be sent", () => ({ status: 200, headers: { "X-Bad": "a\nb" }, body: "" })],
])("responds with 500 to a pipeline that %s", async (_, pipeline) => {
  let isFailing = true;
  const { origin, failures } = await open((request) => (isFailing ? pipeline(request) : respondWith("well")()));
  const response = await fetch(`${origin}/api/keys`);
  expect([response.status, response.statusText]).toEqual([500, "Internal Server Error"]);
  expect(response.headers.get("x-request-id")).toBe("id-1");
  expect(await response.json()).toMatchObject({ code: "internal_error", status: 500 });
  expect(failures).toHaveLength(1);
  isFailing = false;
  expect(await (await fetch(`${origin}/api/keys`)).text()).toBe("well");
});

it("a response that cannot be sent does not affect the other responses of its event-loop iteration", async () => {
  let arrived = 0;
  const allArrived = Promise.withResolvers<void>();
  const { origin, failures } = await open(async ({ target }) => {
    if (++arrived === 4) allArrived.resolve();
    await allArrived.promise;
    return { status: 200, headers: target.endsWith("/2") ? { "X-Bad": "a\nb" } : {}, body: target };
  });
  const get = async (id: number) => (await fetch(`${origin}/api/${id}`)).text();
  const responses = await Promise.all([1, 2, 3, 4].map(get));
  const error = '{"code":"internal_error","message":"The service failed unexpectedly. Retry later.","status":500}';
  expect(responses).toEqual(["/api/1", error, "/api/3", "/api/4"]);
  expect(failures).toHaveLength(1);
});

it("responses to pipelined requests are in their order", async () => {
  const pipeline: Pipeline = ({ method, target }) => respondWith(`${method} ${target.slice("/api/".length)}`)();
  const { origin } = await open(pipeline);
  const count = 16;
  const requests = Array.from({ length: count }, (_, index) => {
    const closeHeader = index === count - 1 ? "Connection: close\r\n" : "";
    return index % 2
      ? `GET /api/${index} HTTP/1.1\r\nHost: here\r\n${closeHeader}\r\n`
      : `POST /api/${index} HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\nkeys`;
  });
  const responses = (await sendRaw(origin, requests.join(""))).match(/(?:GET|POST) \d+/g);
  expect(responses).toEqual(requests.map((request, index) => `${request.split(" ", 1)[0]} ${index}`));
});

const head = (fields: string) => `POST /api/ HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${fields}\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const end = "0\r\n\r\n";

const echo =
  (delay: () => Promise<void> = async () => {}): Pipeline =>
  async (request) => {
    await delay();
    const body = await request.readBody(100);
    return { status: 200, headers: {}, body: body ? `body: ${new TextDecoder().decode(body)}` : "too large" };
  };

it.each<[string, string[], string]>([
  ["that arrives with its head", [`${head("Content-Length: 4")}keys`], "body: keys"],
  ["in chunks with its head", [head("Transfer-Encoding: chunked") + chunk("ke") + chunk("ys") + end], "body: keys"],
  ["that arrives later", [head("Content-Length: 4"), "keys"], "body: keys"],
  ["that arrives in pieces", [`${head("Content-Length: 4")}k`, "e", "ys"], "body: keys"],
  ["in chunks that arrive later", [head("Transfer-Encoding: chunked"), chunk("keys"), end], "body: keys"],
  ["that is empty", [head("Content-Length: 0")], "body: "],
  ["that has the maximum size", [head("Content-Length: 100") + "x".repeat(100)], `body: ${"x".repeat(100)}`],
  ["whose Content-Length is too large", [head("Content-Length: 101")], "too large"],
  [
    "in chunks with its head that is too large",
    [head("Transfer-Encoding: chunked") + chunk("x".repeat(101)) + end],
    "too large",
  ],
  [
    "in chunks that arrive later and are too large",
    [head("Transfer-Encoding: chunked"), chunk("x".repeat(101))],
    "too large",
  ],
])("reads a body %s, immediately and after an event-loop iteration", async (_, pieces, text) => {
  for (const delay of [undefined, () => new Promise<void>((resolve) => setImmediate(resolve))]) {
    const { origin } = await open(echo(delay));
    expect((await sendRaw(origin, pieces)).split("\r\n\r\n")[1]).toBe(text);
  }
});

const streamed: Pipeline = async (request) => {
  const texts: string[] = [];
  for await (const part of request.streamBody?.() ?? []) {
    const text = new TextDecoder().decode(part);
    texts.push(text);
    if (text === "stop") break;
  }
  return { status: 200, headers: {}, body: texts.join("|") };
};

it.each<[string, string[], string]>([
  ["as they arrive", [head("Transfer-Encoding: chunked"), chunk("ke"), chunk("ys"), end], "ke|ys"],
  ["of a known length", [head("Content-Length: 4"), "ke", "ys"], "ke|ys"],
  ["until the handler stops", [head("Transfer-Encoding: chunked"), chunk("stop")], "stop"],
  ["of an empty body", [head("Content-Length: 0")], ""],
])("streams the parts of a body %s", async (_, pieces, text) => {
  const { origin } = await open(streamed);
  expect((await sendRaw(origin, pieces)).split("\r\n\r\n")[1]).toBe(text);
});

it("sends 100 Continue before it streams a body", async () => {
  const { origin } = await open(streamed);
  const received = await sendRaw(origin, [head("Content-Length: 4\r\nExpect: 100-continue"), "keys"]);
  expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK.*keys$/s);
});

it("rejects streamBody if the client aborts the request", async () => {
  const failure = Promise.withResolvers<unknown>();
  const { origin } = await open(async (request) => {
    await Promise.resolve(streamed(request)).catch(failure.resolve);
    throw new Error("aborted");
  });
  const socket = connectTo(origin);
  socket.write(`${head("Content-Length: 4")}ke`, () => socket.destroy());
  expect(await failure.promise).toBeInstanceOf(Error);
});

it("streams a body that was read before", async () => {
  const { origin } = await open(async (request) => {
    await request.readBody(100);
    return streamed(request);
  });
  expect(await sendRaw(origin, [`${head("Content-Length: 4")}keys`])).toContain("keys");
});

it("rejects readBody if the client aborts the request", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { origin } = await open(async (request) => {
    await Promise.resolve(request.readBody(100)).catch(reject);
    return { status: 200, headers: {}, body: null };
  });
  await Promise.all([
    sendRaw(origin, [`${head("Content-Length: 4")}k`], { halfCloses: true }),
    expect(promise).rejects.toThrow(),
  ]);
});

it.each(["Cache-Control", "cache-control", "CACHE-CONTROL"])(
  "the header %s of the app replaces a common one, with and without Hono",
  async (name) => {
    const pipeline: Pipeline = () => ({ status: 200, headers: { [name]: "private" }, body: "x" });
    const hono = new Hono().get("*", () => new Response("x", { headers: { [name]: "private" } }));
    const commonHeaders = { "Cache-Control": "no-store", "X-Frame-Options": "DENY" };
    for (const options of [{}, bypassHono(pipeline)]) {
      const { origin } = await serve(hono, { ...options, commonHeaders });
      const { headers } = await fetch(`${origin}/api/x`);
      expect([headers.get("cache-control"), headers.get("x-frame-options")]).toEqual(["private", "DENY"]);
    }
  },
);

const limits = [10, 3, 100, 4, 5, 10, 0];
it.each([
  ["at once", limits.slice(0, 1)],
  ["in any order of limits", limits],
])("reads a body several times, %s, and each read has its own limit", async (_, reads) => {
  for (const isConcurrent of [false, true]) {
    const app = mountContract({
      contract: bodyContract,
      requestValidators: {},
      admit: async (request: PipelineRequest) => {
        const read = async (limit: number) => (await request.readBody(limit))?.byteLength;
        const lengths: unknown[] = [];
        if (isConcurrent) lengths.push(...(await Promise.all(reads.map(read))));
        else for (const limit of reads) lengths.push(await read(limit));
        return { headers: {}, context: lengths };
      },
      handlers: {
        send: ({
          body,
          context,
          reply,
        }: {
          body: string;
          context: unknown;
          reply: (...values: unknown[]) => unknown;
        }) => reply(200, [body, context]),
      },
    } as never);
    for (const options of [{}, bypassHono(app.pipeline)]) {
      const { origin } = await serve(app, options);
      for (const field of ["Content-Length: 5", "Transfer-Encoding: chunked"]) {
        const pieces = field.startsWith("Content") ? ["he", "llo"] : ["2\r\nhe\r\n", "3\r\nllo\r\n", "0\r\n\r\n"];
        const head = `POST /api/send HTTP/1.1\r\nHost: here\r\nContent-Type: text/plain\r\nConnection: close\r\n${field}\r\n\r\n`;
        const received = await sendRaw(origin, [head, ...pieces]);
        const expected = reads.map((limit) => (limit < 5 ? null : 5));
        expect(received).toMatch(/^HTTP\/1\.1 200 /);
        expect(received).toContain(JSON.stringify(["hello", expected]));
      }
    }
  }
});

const bodyContract = {
  title: "Bodies",
  basePath: "/api",
  limits: { bodyBytes: 1000, jsonDepth: 10, violations: 10 },
  ...{ securitySchemes: {}, security: [], errorCodes: {}, unrouted: {} },
  operations: {
    send: {
      ...{ id: "send", method: "POST", path: "/send", parameters: [], deprecation: null },
      body: { required: true, mediaType: "text/plain", contents: { "text/plain": { kind: "text" } } },
      responses: { 200: { mediaType: "application/json", headers: {}, errorCodes: [] } },
    },
  },
};
