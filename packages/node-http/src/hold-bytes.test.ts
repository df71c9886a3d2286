import type { Socket } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { bypassHono, connectTo, sendRaw, serve } from "../test/serve.ts";

const maxHeldBytes = 2 ** 20;
const page = "x".repeat(16 * 2 ** 20);

async function open() {
  const stream = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)) });
  const app = new Hono().get("/stream", () => new Response(stream())).get("/", (c) => c.text("here"));
  const pipelineOptions = bypassHono(async (request) => {
    if (request.target === "/api/page") return { status: 200, headers: {}, body: page };
    if (request.target === "/api/stalled") await new Promise(() => {});
    return { status: 200, headers: {}, body: String((await request.readBody(64 * 1024))?.byteLength) };
  });
  return serve(app, { ...pipelineOptions, serverLimits: { maxHeldBytes } });
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
  ["a response", get("/api/page")],
  ["a stream", get("/stream")],
])("closes connections if %s that waits on each of them exceeds the maximum in total", async (_, message) => {
  const server = await open();
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

it("no longer counts a request after its response", async () => {
  const server = await open();
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
