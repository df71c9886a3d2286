import { once } from "node:events";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { connectTo, sendRaw, serve, statusesIn } from "../test/serve.ts";
import { maxPipelinedRequests } from "./server-limits.ts";

const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
// About as many requests as Node reads in one chunk.
const floodRequests = 1500;

async function serveAndCount() {
  let requestCount = 0;
  const began = () => {
    requestCount += 1;
  };
  const app = new Hono().get("/", (c) => c.text("here")).post("/", async (c) => c.text(await c.req.text()));
  const { origin } = await serve(app, { observers: [{ began, ended() {}, rejected() {} }] });
  return { origin, countRequests: () => requestCount };
}

// One request in flight and the maximum of queued ones.
const maxResponses = 1 + maxPipelinedRequests;

it("responds to the maximum of pipelined requests and ignores further ones, before and during a flood", async () => {
  const { origin, countRequests } = await serveAndCount();
  const flood = getRequest("/").repeat(floodRequests);
  for (const [pieces, responsesBefore, expectedCount] of [
    [[flood], [0], maxResponses],
    [[getRequest("/"), flood], [0, 1], 1 + maxResponses],
    [[getRequest("/"), flood, flood], [0, 1, 2], 1 + maxResponses],
  ] as const) {
    const earlierCount = countRequests();
    expect(statusesIn(await sendRaw(origin, pieces, { responsesBefore }))).toEqual(new Array(expectedCount).fill(200));
    expect(countRequests() - earlierCount).toBe(expectedCount);
  }
});

it("reads the whole body of the last accepted request before a flood", async () => {
  const { origin } = await serveAndCount();
  const body = "x".repeat(20_000);
  const post = `POST / HTTP/1.1\r\nHost: here\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  expect(
    await sendRaw(origin, getRequest("/").repeat(maxResponses - 1) + post + getRequest("/").repeat(floodRequests)),
  ).toMatch(/\nx{20000}$/);
});

it("processes no request after a rejected one", async () => {
  const { origin, countRequests } = await serveAndCount();
  expect(statusesIn(await sendRaw(origin, getRequest("/%zz") + getRequest("/").repeat(floodRequests)))).toEqual([400]);
  expect(countRequests()).toBe(1);
});

it("serves other connections during a flood", async () => {
  const server = await serve(new Hono().get("/", (c) => c.text("here")));
  const socket = connectTo(server.origin);
  socket.resume().write(getRequest("/").repeat(floodRequests));
  expect(await (await fetch(server.origin)).text()).toBe("here");
  if (!socket.destroyed) await once(socket, "close");
});
