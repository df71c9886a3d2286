import { once } from "node:events";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { connectTo, serve } from "../test/serve.ts";
import { maxPipelinedRequests } from "./edge-limits.ts";

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
// About as many as Node reads at once.
const many = 1500;

/** Counts the requests that the server begins to answer, until it cuts the connection. */
async function begunBy(message: string): Promise<number> {
  let begun = 0;
  const began = () => {
    begun += 1;
  };
  const app = new Hono().get("/", (c) => c.text("here")).get("/never", () => new Promise<never>(() => {}));
  const server = await serve(app, { watch: { began, ended() {}, refused() {} } });
  const socket = connectTo(server.origin);
  socket.resume().write(message);
  await once(socket, "close");
  return begun;
}

it("cuts a connection that goes on far beyond its maximum of pipelined requests, and begins none of the further ones", async () => {
  // The connection has one request in flight and the maximum of queued ones.
  expect(await begunBy(ask("/never").repeat(many))).toBe(1 + maxPipelinedRequests);
});

it("begins no request behind a rejected one", async () => {
  expect(await begunBy(ask("/%zz") + ask("/").repeat(many))).toBe(1);
});

it("serves other connections while one floods it", async () => {
  const server = await serve(new Hono().get("/", (c) => c.text("here")));
  const socket = connectTo(server.origin);
  socket.resume().write(ask("/").repeat(many));
  expect(await (await fetch(server.origin)).text()).toBe("here");
  if (!socket.destroyed) await once(socket, "close");
});
