import type { Socket } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { bypassHono, connectTo, sendRaw, serve } from "../test/serve.ts";
import type { ServerLimits } from "./server-limits.ts";
import { markAsCached } from "./server-response.ts";

const mebibyte = 2 ** 20;
const maxHeldBytes = mebibyte;
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
  const stream = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(mebibyte)) });
  const app = new Hono()
    .get("/stream", () => new Response(stream()))
    // @hono/node-server writes and ends the body of a clone in one turn.
    .get("/written", () => new Response(largeBody).clone())
    .get("/", (c) => c.text("here"));
  const pipelineOptions = bypassHono(async (request) => {
    startedCount += 1;
    if (request.target === "/api/stalled") await new Promise(() => {});
    const body = bodies[request.target] ?? String((await request.readBody(64 * 1024))?.byteLength);
    return { status: 200, headers: {}, body };
  });
  const server = await serve(app, { ...pipelineOptions, serverLimits });
  async function pipeline(times: number, target = "/api/large"): Promise<Socket> {
    const countBefore = startedCount;
    const socket = connectTo(server.origin);
    onTestFinished(() => void socket.destroy());
    socket.pause().write(get(target).repeat(times));
    while (startedCount === countBefore) await new Promise((resolve) => setImmediate(resolve));
    return socket;
  }
  return { server, pipeline, countStarted: () => startedCount };
}

const get = (target: string, fields = "") => `GET ${target} HTTP/1.1\r\nHost: here\r\n${fields}\r\n`;
const post = (target: string) => `POST ${target} HTTP/1.1\r\nHost: here\r\n`;
const chunkedPost = (target: string) => `${post(target)}Transfer-Encoding: chunked\r\n\r\n`;
const halfBody = "x".repeat(40_000);
const largeFields = `${"X: y\r\n".repeat(90)}X: ${"y".repeat(10_000)}\r\n`;

it.each<[what: string, message: string]>([
  ["a body", `${post("/api/read")}Content-Length: 50000\r\n\r\n${halfBody}`],
  ["a body in chunks of one byte", chunkedPost("/api/read") + "1\r\nx\r\n".repeat(20_000)],
  ["a body that no handler reads", chunkedPost("/api/stalled") + "1\r\nx\r\n".repeat(20_000)],
  ["a body of a queued request", `${get("/api/stalled")}${chunkedPost("/api/read")}${"1\r\nx\r\n".repeat(20_000)}`],
  ["queued requests", get("/api/stalled") + get("/", largeFields).repeat(5)],
  ["ignored requests", get("/api/stalled") + get("/").repeat(200)],
  ["a response", get("/api/large")],
  ["a stream", get("/stream")],
])("closes connections if %s that waits on each of them exceeds the maximum in total", async (_, message) => {
  const { server } = await open({ maxHeldBytes });
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const countClosed = async () => {
    const socket = connectTo(server.origin);
    sockets.push(socket);
    socket.pause().write(message);
    await new Promise((resolve) => setImmediate(resolve));
    return sockets.length - (await server.connections());
  };
  await expect.poll(countClosed, { interval: 5, timeout: 10_000 }).toBeGreaterThan(2);
  expect(await (await fetch(server.origin)).text()).toBe("here");
});

it("counts the bytes of a body once, whether it is ended or first written and then ended", async () => {
  const { server } = await open({ maxHeldBytes: 1.5 * largeBody.length });
  for (const target of ["/api/large", "/written"]) {
    const socket = connectTo(server.origin);
    onTestFinished(() => void socket.destroy());
    socket.pause().write(get(target));
    await readAll(socket, largeBody.length, 5);
    socket.destroy();
  }
});

it("no longer counts a request after its response", async () => {
  const { server } = await open({ maxHeldBytes });
  const message = `${post("/api/read")}Content-Length: ${halfBody.length}\r\n\r\n${halfBody}`;
  const rounds = Math.ceil((3 * maxHeldBytes) / halfBody.length);
  const received = await sendRaw(
    server.origin,
    new Array(rounds).fill(message).concat(get("/", "Connection: close\r\n")),
    {
      responsesBefore: Array.from({ length: rounds + 1 }, (_, index) => index),
    },
  );
  expect(received).toMatch(/here$/);
});

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
  const { server } = await open({ requestTimeout: 240 });
  const socket = connectTo(server.origin);
  onTestFinished(() => void socket.destroy());
  socket.pause().write(get("/stream"));
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
  const sockets = await Promise.all(Array.from({ length: 10 }, () => pipeline(3, "/api/cached")));
  // A later request has a response, so the earlier ones were processed.
  await (await fetch(`${server.origin}/api/small`)).text();
  expect(countStarted()).toBe(10 + 1);
  await readAll(sockets[0] as Socket, 3 * largeBody.length);
  expect(countStarted()).toBe(9 + 3 + 1);
});
