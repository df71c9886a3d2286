import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createAddressLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { EdgeLimits } from "./edge-limits.ts";
import { serveApp } from "./serve-app.ts";

const mebibyte = 2 ** 20;
// More than the system takes for a caller that reads nothing.
const large = "x".repeat(16 * mebibyte);

async function serve(edgeLimits: EdgeLimits) {
  let answered = 0;
  const server = await serveApp(new Hono(), {
    host: "127.0.0.1",
    port: 0,
    addressLimiter: createAddressLimiter(60),
    clock: createTestClock(),
    edgeLimits,
    direct: {
      basePath: "/api",
      onFailure: () => {},
      pipeline: () => {
        answered += 1;
        return { status: 200, headers: {}, body: large };
      },
    },
  });
  onTestFinished(() => server.stop(0));
  /** Asks so often at once, and reads nothing. */
  async function ask(times: number): Promise<Socket> {
    const before = answered;
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.pause().write("GET /api/large HTTP/1.1\r\nHost: here\r\n\r\n".repeat(times));
    while (answered < before + times) await new Promise((resolve) => setImmediate(resolve));
    return socket;
  }
  return { server, ask };
}

async function isFewerThan(count: number, { connections }: { connections(): Promise<number> }): Promise<void> {
  while ((await connections()) >= count) await new Promise((resolve) => setImmediate(resolve));
}

/** @param pause milliseconds after each half of a MiB: Linux lets a sender go on once a third of what it may hold is taken */
async function readAll(socket: Socket, bytes: number, pause = 0): Promise<void> {
  let next = 0;
  socket.on("data", () => {
    if (pause === 0 || socket.bytesRead < next) return;
    next = socket.bytesRead + mebibyte / 2;
    socket.pause();
    setTimeout(() => socket.resume(), pause);
  });
  socket.resume();
  while (socket.bytesRead < bytes && !socket.destroyed)
    await Promise.race([once(socket, "data"), once(socket, "close")]);
  expect(socket.bytesRead).toBeGreaterThan(bytes);
}

it("who takes nothing of an answer is cut after the time of a request", async () => {
  const { server, ask } = await serve({ requestTimeout: 240 });
  await ask(1);
  expect(await server.connections()).toBe(1);
  await isFewerThan(1, server);
});

it("who takes an answer slowly has it, however long that is", async () => {
  const { server, ask } = await serve({ requestTimeout: 240 });
  const [slow] = await Promise.all([ask(1), ask(1)]);
  const all = readAll(slow, large.length, 25);
  // The other one takes nothing, so its time is over.
  await isFewerThan(2, server);
  expect(slow.bytesRead).toBeLessThan(large.length);
  await all;
});

it("who left the most unread is cut where too much waits, however long they have; the others are served", async () => {
  const { server, ask } = await serve({ requestTimeout: 6000, mostUnsent: 64 * mebibyte });
  const modest = await Promise.all([ask(1), ask(1)]);
  await ask(5);
  expect(await server.connections()).toBe(3);
  await isFewerThan(3, server);
  await Promise.all(modest.map((socket) => readAll(socket, large.length)));
  expect(await server.connections()).toBe(2);
});
