import { once } from "node:events";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { connectTo, converse, serve, statusesIn } from "../test/serve.ts";
import { maxPipelinedRequests } from "./server-limits.ts";

const getRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
// About as many requests as Node reads in one chunk.
const many = 1500;

/** Serves an app and counts the requests that the server starts to process. */
async function countBegun() {
  let begun = 0;
  const began = () => {
    begun += 1;
  };
  const app = new Hono().get("/", (c) => c.text("here")).post("/", async (c) => c.text(await c.req.text()));
  const { origin } = await serve(app, { observer: { began, ended() {}, rejected() {} } });
  return { origin, begun: () => begun };
}

// The connection has one request in flight and the maximum of queued ones.
const most = 1 + maxPipelinedRequests;

it("responds to the maximum of pipelined requests and ignores the rest, also during a flood", async () => {
  const { origin, begun } = await countBegun();
  const flood = getRequest("/").repeat(many);
  for (const [pieces, responsesBefore, expected] of [
    [[flood], [0], most],
    [[getRequest("/"), flood], [0, 1], 1 + most],
    [[getRequest("/"), flood, flood], [0, 1, 2], 1 + most],
  ] as const) {
    const before = begun();
    expect(statusesIn(await converse(origin, pieces, { responsesBefore }))).toEqual(new Array(expected).fill(200));
    expect(begun() - before).toBe(expected);
  }
});

it("reads the body of the last request that gets a response", async () => {
  const { origin } = await countBegun();
  const body = "x".repeat(20_000);
  const post = `POST / HTTP/1.1\r\nHost: here\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  expect(await converse(origin, getRequest("/").repeat(most - 1) + post + getRequest("/").repeat(many))).toMatch(
    /\nx{20000}$/,
  );
});

it("starts no request after a rejected one", async () => {
  const { origin, begun } = await countBegun();
  expect(statusesIn(await converse(origin, getRequest("/%zz") + getRequest("/").repeat(many)))).toEqual([400]);
  expect(begun()).toBe(1);
});

it("serves other connections while one floods it", async () => {
  const server = await serve(new Hono().get("/", (c) => c.text("here")));
  const socket = connectTo(server.origin);
  socket.resume().write(getRequest("/").repeat(many));
  expect(await (await fetch(server.origin)).text()).toBe("here");
  if (!socket.destroyed) await once(socket, "close");
});
