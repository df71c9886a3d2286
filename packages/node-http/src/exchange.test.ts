import { once } from "node:events";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { connectTo, serve } from "../test/serve.ts";
import { combineObservers, type Exchange } from "./exchange.ts";
import type { ServeOptions } from "./serve-app.ts";

const app = new Hono()
  .get("/hello", (c) => c.text("hello", 200, { "X-Request-Id": "greeting", "Content-Length": "5" }))
  .get("/never", () => new Promise<never>(() => {}))
  .post("/body", async (c) => c.text(await c.req.text().catch(() => "")));

const ask = (path: string, method = "GET") => `${method} ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;

async function open(requestTimeout?: number) {
  const begun: Exchange[] = [];
  const ended: Exchange[] = [];
  const rejected: unknown[] = [];
  const began = (exchange: Exchange) => {
    exchange.remoteAddress = exchange.request.socket.remoteAddress;
    begun.push(exchange);
  };
  const observer: ServeOptions["observer"] = {
    began,
    ended: (exchange) => void ended.push(exchange),
    rejected: ({ code }, address) => void rejected.push([code, address]),
  };
  const server = await serve(app, { serverLimits: { requestTimeout }, observer });
  return { server, socket: connectTo(server.origin).setEncoding("utf8"), begun, ended, refused: rejected };
}

const facts = ({ request: { url }, status, bytes, isAborted, requestId }: Exchange) =>
  [url, status, bytes, isAborted, requestId] as const;

it("an exchange ends with status, bytes and request id when its response is sent", async () => {
  const { socket, begun, ended } = await open();
  socket.write(ask("/hello"));
  await once(socket, "data");
  await expect.poll(() => ended.map(facts)).toEqual([["/hello", 200, 5, false, "greeting"]]);
  expect(begun).toEqual(ended);
  expect(ended[0]?.duration).toBeGreaterThan(0);
  socket.write(ask("/hello", "HEAD"));
  await expect.poll(() => ended.map(facts)[1]).toEqual(["/hello", 200, 0, false, "greeting"]);
});

it("an aborted exchange has an address and no status", async () => {
  const { socket, begun, ended } = await open();
  socket.write(ask("/never"));
  await expect.poll(() => begun.length).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(() => ended.map(facts)).toEqual([["/never", undefined, undefined, true, undefined]]);
  expect(ended[0]?.remoteAddress).toBe("127.0.0.1");
});

it("pipelined requests end once with their connection", async () => {
  const { socket, begun, ended } = await open();
  socket.write(ask("/never") + ask("/hello") + ask("/hello"));
  await expect.poll(() => begun.length).toBe(3);
  socket.resetAndDestroy();
  await expect.poll(() => ended.length).toBe(3);
  expect(new Set(ended).size).toBe(3);
  expect(ended.map(({ isAborted }) => isAborted)).toEqual([true, true, true]);
});

it("a request whose body is late ends with 408, once", async () => {
  const { socket, ended, refused: rejected } = await open(200);
  socket.write(ask("/body", "POST").replace("\r\n\r\n", "\r\nContent-Length: 5\r\n\r\nhe"));
  const [response = ""] = await once(socket, "data");
  const [, id] = /X-Request-Id: (\S+)/.exec(String(response)) ?? [];
  await expect.poll(() => ended.map(facts)).toEqual([["/body", 408, expect.any(Number), false, id]]);
  expect(ended[0]?.code).toBe("request_timeout");
  expect(rejected).toEqual([]);
});

it("a malformed request is reported by its error code", async () => {
  const { socket, begun, refused: rejected } = await open();
  socket.end("hello\r\n\r\n");
  await once(socket.resume(), "close");
  expect(rejected).toEqual([["bad_request", "127.0.0.1"]]);
  expect(begun).toEqual([]);
});

it("several observers see the same exchange", async () => {
  const seen: string[] = [];
  const observer = (name: string) => ({
    ended: () => void seen.push(name),
    rejected: () => void seen.push(`no ${name}`),
  });
  const { server, socket, ended } = await open();
  socket.write(ask("/hello"));
  await expect.poll(() => ended.length).toBe(1);
  expect(await server.connections()).toBe(1);
  const both = combineObservers([observer("one"), undefined, observer("two")]);
  for (const exchange of ended) both?.ended(exchange);
  expect(seen).toEqual(["one", "two"]);
  expect(combineObservers([undefined])).toBeUndefined();
});
