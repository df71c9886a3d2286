import type { Socket } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { bypassHono, connectTo, serve } from "../test/serve.ts";
import type { ServerLimits } from "./server-limits.ts";
import { markAsCached } from "./server-response.ts";

const mebibyte = 2 ** 20;
// More than the socket buffers can store for a client that does not read.
const largeBody = "x".repeat(16 * mebibyte);

const cachedBody = Buffer.from(largeBody);
markAsCached(cachedBody);
const bodies: Record<string, string | Buffer<ArrayBuffer>> = {
  "/api/large": largeBody,
  "/api/larger": largeBody + largeBody,
  "/api/cached": cachedBody,
  "/api/small": "",
};

async function open(serverLimits: ServerLimits) {
  let startedCount = 0;
  const pipelineOptions = bypassHono(({ target }) => {
    startedCount += 1;
    return { status: 200, headers: {}, body: bodies[target] ?? "" };
  });
  const server = await serve(undefined, { serverLimits, ...pipelineOptions });
  async function pipeline(times: number, target = "/api/large"): Promise<Socket> {
    const countBefore = startedCount;
    const socket = connectTo(server.origin);
    onTestFinished(() => void socket.destroy());
    socket.pause().write(`GET ${target} HTTP/1.1\r\nHost: here\r\n\r\n`.repeat(times));
    while (startedCount === countBefore) await new Promise((resolve) => setImmediate(resolve));
    return socket;
  }
  return { server, pipeline, countStarted: () => startedCount };
}

async function waitUntilFewerThan(count: number, { connections }: { connections(): Promise<number> }): Promise<void> {
  while ((await connections()) >= count) await new Promise((resolve) => setImmediate(resolve));
}

/** @param pauseMs pause after each 0.5 MiB. Linux lets the sender continue when a third of its buffer is free. */
async function readAll(socket: Socket, bytes: number, pauseMs = 0): Promise<void> {
  let nextPauseAt = 0;
  socket.on("data", () => {
    if (pauseMs === 0 || socket.bytesRead < nextPauseAt) return;
    nextPauseAt = socket.bytesRead + mebibyte / 2;
    socket.pause();
    setTimeout(() => socket.resume(), pauseMs);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on("data", () => socket.bytesRead > bytes && resolve());
  socket.once("close", resolve).resume();
  await promise;
  expect(socket.bytesRead).toBeGreaterThan(bytes);
}

it("closes the connection of a client that reads nothing for the request timeout", async () => {
  const { server, pipeline } = await open({ requestTimeout: 240 });
  await pipeline(1);
  expect(await server.connections()).toBe(1);
  await waitUntilFewerThan(1, server);
});

it("closes the connection of a client that reads nothing of a stream", async () => {
  const stream = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(mebibyte)) });
  const app = new Hono().get("/", () => new Response(stream()));
  const server = await serve(app, { serverLimits: { requestTimeout: 240 } });
  const socket = connectTo(server.origin);
  onTestFinished(() => void socket.destroy());
  socket.pause().write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
  await expect.poll(() => server.connections()).toBe(1);
  await waitUntilFewerThan(1, server);
});

it("sends the whole response to a client that reads slowly", async () => {
  const { server, pipeline } = await open({ requestTimeout: 240 });
  const [slowSocket] = await Promise.all([pipeline(1), pipeline(1)]);
  const allRead = readAll(slowSocket, largeBody.length, 25);
  // The other client reads nothing, so it times out.
  await waitUntilFewerThan(2, server);
  expect(slowSocket.bytesRead).toBeLessThan(largeBody.length);
  await allRead;
});

it("closes the connection with the most unread bytes if the sum exceeds the maximum", async () => {
  const { server, pipeline } = await open({ requestTimeout: 6000, maxHeldBytes: 56 * mebibyte });
  const smallerSockets = await Promise.all([pipeline(1), pipeline(1)]);
  await pipeline(1, "/api/larger");
  await waitUntilFewerThan(3, server);
  await Promise.all(smallerSockets.map((socket) => readAll(socket, largeBody.length)));
  expect(await server.connections()).toBe(2);
});

it("does not count a cached body, which many responses share", async () => {
  const { server, pipeline } = await open({ requestTimeout: 6000, maxHeldBytes: mebibyte });
  const sockets = await Promise.all([pipeline(1, "/api/cached"), pipeline(1, "/api/cached")]);
  await Promise.all(sockets.map((socket) => readAll(socket, largeBody.length)));
  expect(await server.connections()).toBe(2);
});

it("starts the next response on a connection after the previous one is sent", async () => {
  const { server, pipeline, countStarted } = await open({ requestTimeout: 6000 });
  const sockets = await Promise.all(Array.from({ length: 10 }, () => pipeline(4, "/api/cached")));
  // A later request has a response, so the earlier ones were processed.
  await (await fetch(`${server.origin}/api/small`)).text();
  expect(countStarted()).toBe(10 + 1);
  await Promise.all(sockets.slice(0, 2).map((socket) => readAll(socket, 4 * largeBody.length)));
  expect(countStarted()).toBe(8 + 2 * 4 + 1);
});
