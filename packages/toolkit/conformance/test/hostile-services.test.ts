import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { RequestLimitError } from "../src/errors.ts";
import { parseBody } from "../src/http/body.ts";
import { createHttpResponse, NoResponseError, sendRaw } from "../src/http/http-client.ts";
import { createRunBudget } from "../src/http/pacing.ts";
import { runConformance } from "../src/run.ts";
import { shorten } from "../src/text.ts";
import { createResponseValidator } from "../src/validate-response.ts";
import { createListDocument, testLargeBodies } from "./large-bodies.ts";
import { serve } from "./serve.ts";

const request = { method: "GET", target: "/" };
const eventHeaders = ["Content-Type", "text/event-stream"];

/** Sends requests to a service that takes `toDuration` of each, until the run ends. @returns the seconds and the number of requests */
async function simulate(
  toDuration: (index: number, times: { timeoutMs: number; eventTimeoutMs: number }) => number,
  { rawHeaders = [], timeoutMs }: { rawHeaders?: readonly string[]; timeoutMs?: number } = {},
) {
  let now = 0;
  const send = createRunBudget({ timeoutMs, operationCount: 3, now: () => now });
  let sent = 0;
  for (; sent < 1000; sent += 1) {
    const response = send(request, async ({ timeoutMs: limit = 0, eventTimeoutMs = 0 }) => {
      const duration = toDuration(sent, { timeoutMs: limit, eventTimeoutMs });
      now += Math.min(duration, limit);
      if (duration >= limit) throw new NoResponseError(`timed out after ${limit} ms`);
      return createHttpResponse(200, rawHeaders, new Uint8Array());
    });
    const error = await response.catch((cause) => cause);
    if (error instanceof RequestLimitError) break;
  }
  return { seconds: now / 1000, sent };
}

it.each([
  ["never responds", () => Infinity],
  ["responds after 2 s", () => 2000],
  ["hangs for each third request", (index: number) => (index % 3 === 0 ? Infinity : 1)],
  ["hangs at the end of the budget", (index: number) => [3900, 2900][index] ?? Infinity],
])("ends the run against a service that %s within 10 s", async (_, toDuration) => {
  const { seconds, sent } = await simulate(toDuration);
  expect(seconds).toBeLessThan(9);
  expect(sent).toBeLessThan(1000);
});

it("ends no run against a service whose responses take 0.9 s, or whose slow responses are few", async () => {
  expect((await simulate(() => 900)).sent).toBe(1000);
  expect((await simulate((index) => (index % 20 === 0 ? 1400 : 200))).sent).toBe(1000);
  expect((await simulate(() => 2000, { timeoutMs: 20_000 })).sent).toBe(1000);
});

it("ends no run for concurrent responses that take 2 s together", async () => {
  let now = 0;
  const sendInBudget = createRunBudget({ operationCount: 3, now: () => now });
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = () =>
    sendInBudget(request, async () => {
      await promise;
      return createHttpResponse(200, [], new Uint8Array());
    });
  const responses = Promise.all(Array.from({ length: 1000 }, send));
  now = 2000;
  resolve();
  await responses;
  await expect(send()).resolves.toMatchObject({ status: 200 });
});

it("reads endless streams of events for 100 ms each, and shorter after a quarter of the time", async () => {
  const { seconds, sent } = await simulate((_, { eventTimeoutMs }) => eventTimeoutMs, { rawHeaders: eventHeaders });
  expect(sent).toBeGreaterThan(300);
  expect(seconds).toBeLessThan(10);
});

it("ends a raw request for an endless head or stream", async () => {
  const head = await serve((incoming) => {
    incoming.socket.write(`HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(20_000)}`);
  });
  await expect(sendRaw(head, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")).rejects.toThrow(
    "its head is larger than 65536 bytes",
  );
  const stream = await serve((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: {}\n\n");
  });
  const { status } = await sendRaw(stream, "GET / HTTP/1.1\r\nHost: a\r\n\r\n", { eventTimeoutMs: 20 });
  expect(status).toBe(200);
});

it("rejects numbers of more than 1,000 digits, but not such texts", () => {
  const digits = "9".repeat(1000);
  expect(parseBody(`[${digits}]`)).toEqual([BigInt(digits)]);
  expect(parseBody(`{"${digits}9": "${digits}9"}`)).toEqual({ [`${digits}9`]: `${digits}9` });
  for (const number of [`${digits}9`, `-1.5${digits}`, `1e${digits}9`])
    expect(() => parseBody(`[${number}]`)).toThrow("a number with more than");
});

it("shortens half of a surrogate pair unchanged", () => {
  expect(shorten(`\ud800 ${"x ".repeat(50)}`, 10)).toMatch(/^\ud800 x x x x…/);
});

it("collects all violations of a service until they repeat, then one of each response", () => {
  const document = createListDocument();
  const { validateResponse } = createResponseValidator(document);
  const validate = (count: number) => {
    const body = Buffer.from(JSON.stringify(Array.from({ length: count }, (id) => ({ id: 1, other: id ?? 2 }))));
    const response = createHttpResponse(200, ["Content-Type", "application/json"], body);
    return validateResponse(document.operations[0], request, response).length;
  };
  for (let index = 0; index < 100; index += 1) expect(validate(50)).toBe(100);
  for (let index = 0; index < 4; index += 1) expect(validate(500)).toBe(1000);
  expect(validate(500)).toBe(1);
  expect(validate(20_000)).toBe(1);
});

// `npm run test:long` sends ten times as many.
testLargeBodies(1_200_000);

const responses: Record<string, { body: string; headers?: Record<string, string> }> = {
  "half surrogates": { body: String.raw`{"id":"\ud800","items":[{"id":"\udc00"}],"next":"/\ud800?\udfff"}` },
  "an invalid escape in Location and Link": {
    body: "{}",
    headers: { Location: "/items/%zz", Link: "<%zz>; rel=next" },
  },
  "bytes above 0x7f": {
    body: "{}",
    headers: { ETag: '"\xff\xe9"', Location: "/items/\xff", Link: "<\xff>; rel=next" },
  },
  "an id with control characters": { body: JSON.stringify({ id: "../\r\n\0漢?#", items: [{ id: ".." }] }) },
  "an object as id": { body: JSON.stringify({ id: { a: [1] }, items: [{ id: [{}] }] }) },
  "a long number": { body: `{"id":${"9".repeat(20_000)}}` },
};

it.each(Object.entries(responses))("ends without an error of a case for %s", async (_, { body, headers }) => {
  const ok = { description: "ok", content: { "application/json": { schema: { type: "object" } } } };
  const parameters = [{ name: "itemId", in: "path", required: true, schema: {} }];
  const item = {
    parameters,
    get: { responses: { 200: ok } },
    put: { requestBody: { required: true, ...ok }, responses: { 200: ok } },
  };
  const collection = {
    get: { responses: { 200: ok } },
    post: { requestBody: { required: true, ...ok }, responses: { 201: ok } },
  };
  const document = createApiDocument({ openapi: "3.1.1", paths: { "/items": collection, "/items/{itemId}": item } });
  const baseUrl = await serve(({ method }, response) => {
    response.writeHead(method === "POST" ? 201 : 200, { "Content-Type": "application/json", ...headers }).end(body);
  });
  const { findings } = await runConformance({ document, baseUrl, seed: 1 });
  expect(findings.filter(({ check }) => check === "case-error")).toEqual([]);
});

it.each([
  ["a/", "a path"],
  ["at a.a(", "calls"],
  ["  ", "spaces"],
  ["at a ", "words"],
  ["a", "a word"],
])("searches a body that repeats %j for a stack trace in linear time", async (text) => {
  const document = createApiDocument({
    openapi: "3.1.1",
    paths: { "/a": { get: { responses: { 200: { description: "ok", content: { "text/plain": {} } } } } } },
  });
  const baseUrl = await serve((_, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" }).end(text.repeat(50_000));
  });
  const start = process.cpuUsage().user;
  const isSelected = ({ id }: { id: string }) => id.startsWith("requests/");
  expect((await runConformance({ document, baseUrl, seed: 1, isSelected })).requests).toBe(1);
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(1);
});
