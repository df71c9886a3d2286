import { once } from "node:events";
import type { Socket } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { connectTo, converse, direct, serve, statusesIn } from "../test/serve.ts";
import type { ServeOptions } from "./serve-app.ts";

const app = new Hono().post("*", (c) => c.text("refused", 401));
const seen: string[] = [];

async function open(more: Partial<ServeOptions> = {}): Promise<string> {
  const readAll = direct(async (request) => {
    seen.push(request.target);
    if (request.target === "/api/slow") await new Promise((resolve) => setTimeout(resolve, 400));
    if (request.target === "/api/unread") return { status: 401, headers: {}, body: "refused" };
    const body = await request.readBody(1000);
    return { status: body ? 200 : 413, headers: {}, body: "read" };
  });
  return (await serve(app, { ...readAll, ...more })).origin;
}

// A connection that is reset ends too.
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
const head = (target: string, fields: string) => `POST ${target} HTTP/1.1\r\nHost: here\r\n${fields}\r\n\r\n`;
const megabyte = "x".repeat(2 ** 20);

describe.each([
  ["by the pipeline, which does not read it", "/api/unread", 401],
  ["by the pipeline, which finds it too large", "/api/read", 413],
  ["by Hono", "/beside", 401],
])("a body that is refused %s", (_, target, status) => {
  it("leaves its answer to a caller who sends all of it before reading", async () => {
    const origin = await open();
    const chunks = Array.from({ length: 4 }, () => `100000\r\n${megabyte}\r\n`);
    for (const pieces of [
      [head(target, `Content-Length: ${4 * 2 ** 20}`), megabyte, megabyte, megabyte, megabyte],
      [head(target, "Transfer-Encoding: chunked"), ...chunks, "0\r\n\r\n"],
    ]) {
      const received = await converse(origin, pieces);
      expect(statusesIn(received)).toEqual([status]);
      expect(received).toMatch(/^Connection: close\r$/im);
    }
  });

  it("is not read without end", async () => {
    const origin = await open();
    const socket = connectTo(origin);
    socket.resume().write(head(target, "Transfer-Encoding: chunked"));
    let sent = 0;
    const send = () => {
      while (!socket.destroyed && socket.write(`100000\r\n${megabyte}\r\n`)) sent += 1;
    };
    socket.on("drain", send);
    send();
    await closed(socket);
    expect(sent).toBeLessThan(200);
  });
});

it("nothing behind a refused body is read as a request", async () => {
  const origin = await open();
  seen.splice(0);
  const next = "GET /api/next HTTP/1.1\r\nHost: here\r\n\r\n";
  const received = await converse(origin, [head("/api/unread", "Content-Length: 5"), "hel", `lo${next}`, next]);
  expect(statusesIn(received)).toEqual([401]);
  expect(seen).toEqual(["/api/unread"]);
});

it("a body that is there keeps its connection, read or not", async () => {
  const origin = await open();
  const last = "POST /api/read HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
  const received = await converse(origin, `${head("/api/unread", "Content-Length: 5")}hello${last}`);
  expect(statusesIn(received)).toEqual([401, 200]);
});

describe("a time-out", () => {
  const edgeLimits = { requestTimeout: 200 };

  it.each([
    ["before the first byte", ""],
    ["within a chunk", `${head("/api/read", "Transfer-Encoding: chunked")}5\r\nhe`],
  ])("%s is answered 408, once", async (_, message) => {
    const received = await converse(await open({ edgeLimits }), message);
    expect(statusesIn(received)).toEqual([408]);
    expect(received).toContain('"code":"request_timeout"');
  });

  it("within a body whose request is answered already is not answered again", async () => {
    const received = await converse(await open({ edgeLimits }), head("/api/unread", "Content-Length: 5"));
    expect(statusesIn(received)).toEqual([401]);
  });

  it("comes after the answers to the requests before", async () => {
    const first = head("/api/read", "Content-Length: 0");
    const received = await converse(await open({ edgeLimits }), `${first}${head("/api/read", "Content-Length: 5")}h`);
    expect(statusesIn(received)).toEqual([200, 408]);
  });

  it("behind a request that waits for its answer is the end of the connection, after that answer", async () => {
    const first = head("/api/slow", "Content-Length: 0");
    const received = await converse(await open({ edgeLimits }), `${first}POST /api/read HTT`);
    expect(statusesIn(received)).toEqual([200]);
  });

  it.each([
    ["a request", ""],
    ["a body", head("/api/read", "Connection: close\r\nContent-Length: 5")],
  ])("does not meet %s that came in time, and lies unread where this process is busy", async (_, before) => {
    const origin = await open({ edgeLimits });
    const all = `${head("/api/read", "Connection: close\r\nContent-Length: 5")}hello`;
    const socket = connectTo(origin).setEncoding("latin1");
    let received = "";
    socket.on("data", (chunk: string) => (received += chunk));
    await once(socket, "connect");
    seen.splice(0);
    socket.write(before);
    await expect.poll(() => seen.length, { interval: 1 }).toBe(before === "" ? 0 : 1);
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(all.slice(before.length));
    const over = performance.now() + 1.5 * edgeLimits.requestTimeout;
    while (performance.now() < over);
    await closed(socket);
    expect(statusesIn(received)).toEqual([200]);
  });
});

it("idle connections make room when all are taken", async () => {
  const told: number[] = [];
  const origin = await open({ edgeLimits: { mostConnections: 3, onFull: (most) => told.push(most) } });
  const idle = await Promise.all(
    [1, 2, 3].map(async () => {
      const socket = connectTo(origin);
      socket.write(head("/api/read", "Content-Length: 0"));
      await once(socket, "data");
      return socket;
    }),
  );
  const refused = connectTo(origin);
  await Promise.all([...idle, refused].map((socket) => once(socket.resume(), "close")));
  expect(told).toEqual([3]);
  const answer = await fetch(`${origin}/api/read`, { method: "POST" });
  expect(answer.status).toBe(200);
});

it("who still reads an answer is not idle when all are taken", async () => {
  const large = "x".repeat(2 ** 25);
  const bodies: Record<string, string> = { "/api/large": large };
  const pipeline = direct(({ target }) => ({ status: 200, headers: {}, body: bodies[target] ?? "" }));
  const origin = await open({ edgeLimits: { mostConnections: 2 }, ...pipeline });
  const ask = async (target: string) => {
    const socket = connectTo(origin);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: here\r\n\r\n`);
    await once(socket, "readable");
    return socket;
  };
  const [reading, idle] = [await ask("/api/large"), await ask("/api/small")];
  const refused = connectTo(origin);
  await Promise.all([idle, refused].map((socket) => once(socket.resume(), "close")));
  const { promise, resolve } = Promise.withResolvers<void>();
  reading.on("data", () => reading.bytesRead > large.length && resolve()).once("close", resolve);
  await promise;
  expect(reading.bytesRead).toBeGreaterThan(large.length);
  reading.destroy();
});
