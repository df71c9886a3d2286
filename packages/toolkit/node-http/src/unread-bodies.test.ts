import { once } from "node:events";
import type { Socket } from "node:net";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { bypassHono, connectTo, sendRaw, serve, statusesIn } from "../test/serve.ts";
import type { ServeOptions } from "./serve-app.ts";

const app = new Hono().post("*", (c) => c.text("rejected", 401));
const served: string[] = [];

async function open(options: Partial<ServeOptions> = {}): Promise<string> {
  const pipelineOptions = bypassHono(async (request) => {
    served.push(request.target);
    if (request.target === "/api/slow") await new Promise((resolve) => setTimeout(resolve, 400));
    if (request.target === "/api/unread") return { status: 401, headers: {}, body: "rejected" };
    const body = await request.readBody(1000);
    return { status: body ? 200 : 413, headers: {}, body: "read" };
  });
  return (await serve(app, { ...pipelineOptions, ...options })).origin;
}

// Resolves for a reset connection too.
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
const head = (target: string, fields: string) => `POST ${target} HTTP/1.1\r\nHost: here\r\n${fields}\r\n\r\n`;
const megabyte = "x".repeat(2 ** 20);

describe.each([
  ["by the pipeline without reading it", "/api/unread", 401],
  ["by the pipeline as too large", "/api/read", 413],
  ["by Hono", "/hono", 401],
])("a body that is rejected %s", (_, target, status) => {
  it("does not prevent the response to a client that sends all of it before reading", async () => {
    const origin = await open();
    const chunks = Array.from({ length: 4 }, () => `100000\r\n${megabyte}\r\n`);
    for (const pieces of [
      [head(target, `Content-Length: ${4 * 2 ** 20}`), megabyte, megabyte, megabyte, megabyte],
      [head(target, "Transfer-Encoding: chunked"), ...chunks, "0\r\n\r\n"],
    ]) {
      const received = await sendRaw(origin, pieces);
      expect(statusesIn(received)).toEqual([status]);
      expect(received).toMatch(/^Connection: close\r$/im);
    }
  });

  it("is read only up to a maximum", async () => {
    const origin = await open();
    const socket = connectTo(origin);
    socket.resume().write(head(target, "Transfer-Encoding: chunked"));
    let sentChunks = 0;
    const send = () => {
      while (!socket.destroyed && socket.write(`100000\r\n${megabyte}\r\n`)) sentChunks += 1;
    };
    socket.on("drain", send);
    send();
    await closed(socket);
    expect(sentChunks).toBeLessThan(200);
  });
});

it("reads no request after a rejected body", async () => {
  const origin = await open();
  served.splice(0);
  const nextGet = "GET /api/next HTTP/1.1\r\nHost: here\r\n\r\n";
  const received = await sendRaw(origin, [head("/api/unread", "Content-Length: 5"), "hel", `lo${nextGet}`, nextGet]);
  expect(statusesIn(received)).toEqual([401]);
  expect(served).toEqual(["/api/unread"]);
});

it("does not close the connection if the whole body has arrived, read or unread", async () => {
  const origin = await open();
  const lastRequest = "POST /api/read HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
  const received = await sendRaw(origin, `${head("/api/unread", "Content-Length: 5")}hello${lastRequest}`);
  expect(statusesIn(received)).toEqual([401, 200]);
});

describe("a timeout", () => {
  const serverLimits = { requestTimeout: 200 };

  const post = (length: number) => head("/api/read", `Content-Length: ${length}`);

  it.each<[when: string, message: string, statuses: number[]]>([
    ["before the first byte returns 408", "", [408]],
    ["within a chunk returns 408", `${head("/api/read", "Transfer-Encoding: chunked")}5\r\nhe`, [408]],
    ["within an unread body sends no second response", head("/api/unread", "Content-Length: 5"), [401]],
    ["follows the responses to earlier requests", `${post(0)}${post(5)}h`, [200, 408]],
    [
      "after a request in flight closes the connection after its response",
      `${head("/api/slow", "Content-Length: 0")}POST /api/read HTT`,
      [200],
    ],
  ])("%s", async (_, message, statuses) => {
    const received = await sendRaw(await open({ serverLimits }), message);
    expect(statusesIn(received)).toEqual(statuses);
    expect(received.includes('"code":"request_timeout"')).toBe(statuses.includes(408));
  });

  it.each([
    ["a request", ""],
    ["a body", head("/api/read", "Connection: close\r\nContent-Length: 5")],
  ])("does not affect %s that arrived in time while this process was busy", async (_, firstBytes) => {
    const origin = await open({ serverLimits });
    const message = `${head("/api/read", "Connection: close\r\nContent-Length: 5")}hello`;
    const socket = connectTo(origin).setEncoding("latin1");
    let received = "";
    socket.on("data", (chunk: string) => (received += chunk));
    await once(socket, "connect");
    served.splice(0);
    socket.write(firstBytes);
    await expect.poll(() => served.length, { interval: 1 }).toBe(firstBytes === "" ? 0 : 1);
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(message.slice(firstBytes.length));
    const busyUntil = performance.now() + 1.5 * serverLimits.requestTimeout;
    while (performance.now() < busyUntil);
    await closed(socket);
    expect(statusesIn(received)).toEqual([200]);
  });
});

async function openAndPost(origin: string, target: string): Promise<Socket> {
  const socket = connectTo(origin);
  socket.write(head(target, "Content-Length: 0"));
  await once(socket, "readable");
  return socket;
}

it("closes idle connections at the maximum of connections", async () => {
  const onFull = vi.fn();
  const origin = await open({ serverLimits: { maxConnections: 3, onFull } });
  const idle = await Promise.all([1, 2, 3].map(() => openAndPost(origin, "/api/read")));
  await Promise.all([...idle, connectTo(origin)].map((socket) => once(socket.resume(), "close")));
  expect(onFull.mock.calls).toEqual([[3]]);
  expect((await fetch(`${origin}/api/read`, { method: "POST" })).status).toBe(200);
});

it("closes connections without a request line at the maximum of connections", async () => {
  const origin = await open({ serverLimits: { maxConnections: 3 } });
  const silent = ["", "", "GET /api"].map((message) => {
    const socket = connectTo(origin);
    socket.resume().write(message);
    return socket;
  });
  await Promise.all(silent.map((socket) => once(socket, "connect")));
  const post = () =>
    fetch(`${origin}/api/read`, { method: "POST" })
      .then(({ status }) => status)
      .catch(String);
  await expect.poll(post, { timeout: 5000 }).toBe(200);
});

it("does not close the connection of a client that is reading a response", async () => {
  const large = "x".repeat(2 ** 25);
  const pipelineOptions = bypassHono(({ target }) => ({
    status: 200,
    headers: {},
    body: target === "/api/large" ? large : "",
  }));
  const origin = await open({ serverLimits: { maxConnections: 2 }, ...pipelineOptions });
  const [reader, idle] = [await openAndPost(origin, "/api/large"), await openAndPost(origin, "/api/small")];
  await Promise.all([idle, connectTo(origin)].map((socket) => once(socket.resume(), "close")));
  const { promise, resolve } = Promise.withResolvers<void>();
  reader.on("data", () => reader.bytesRead > large.length && resolve()).once("close", resolve);
  await promise;
  expect(reader.bytesRead).toBeGreaterThan(large.length);
  reader.destroy();
});
