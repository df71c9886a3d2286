import { once } from "node:events";
import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import { bypassHono, connectTo, sendRaw, serve, statusesIn } from "../test/serve.ts";
import { createAccessLog } from "./access-log.ts";
import type { Exchange, ExchangeObserver } from "./exchange.ts";
import type { ServeOptions } from "./serve-app.ts";

const app = new Hono()
  .get("/hello", (c) => c.text("hello", 200, { "X-Request-Id": "greeting", "Content-Length": "5" }))
  .get("/never", () => new Promise<never>(() => {}))
  .post("/body", async (c) => c.text(await c.req.text().catch(() => "")));

const toMessage = (path: string, method = "GET") => `${method} ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;

async function open(requestTimeout?: number) {
  const begun: Exchange[] = [];
  const ended: Exchange[] = [];
  const rejected: unknown[] = [];
  const began = (exchange: Exchange) => {
    exchange.remoteAddress = exchange.request.socket.remoteAddress;
    begun.push(exchange);
  };
  const observer: ExchangeObserver = {
    began,
    ended: (exchange) => void ended.push(exchange),
    rejected: ({ code }, address) => void rejected.push([code, address]),
  };
  const server = await serve(app, { serverLimits: { requestTimeout }, observers: [observer] });
  return { server, socket: connectTo(server.origin).setEncoding("utf8"), begun, ended, rejected };
}

const toRow = ({ request: { url }, status, bytes, isAborted, requestId }: Exchange) =>
  [url, status, bytes, isAborted, requestId] as const;

it("an exchange has status, bytes and request id after its response is sent", async () => {
  const { socket, begun, ended } = await open();
  socket.write(toMessage("/hello"));
  await once(socket, "data");
  await expect.poll(() => ended.map(toRow)).toEqual([["/hello", 200, 5, false, "greeting"]]);
  expect(begun).toEqual(ended);
  expect(ended[0]?.duration).toBeGreaterThan(0);
  socket.write(toMessage("/hello", "HEAD"));
  await expect.poll(() => ended.map(toRow)[1]).toEqual(["/hello", 200, 0, false, "greeting"]);
});

it("an aborted exchange has an address and no status", async () => {
  const { socket, begun, ended } = await open();
  socket.write(toMessage("/never"));
  await expect.poll(() => begun.length).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(() => ended.map(toRow)).toEqual([["/never", undefined, undefined, true, undefined]]);
  expect(ended[0]?.remoteAddress).toBe("127.0.0.1");
});

it("pipelined exchanges end once, with their connection", async () => {
  const { socket, begun, ended } = await open();
  socket.write(toMessage("/never") + toMessage("/hello") + toMessage("/hello"));
  await expect.poll(() => begun.length).toBe(3);
  socket.resetAndDestroy();
  await expect.poll(() => ended.length).toBe(3);
  expect(new Set(ended).size).toBe(3);
  expect(ended.map(({ isAborted }) => isAborted)).toEqual([true, true, true]);
});

it("a request whose body times out ends once, with 408", async () => {
  const { socket, ended, rejected } = await open(200);
  socket.write(toMessage("/body", "POST").replace("\r\n\r\n", "\r\nContent-Length: 5\r\n\r\nhe"));
  const [response = ""] = await once(socket, "data");
  const [, id] = /X-Request-Id: (\S+)/.exec(String(response)) ?? [];
  await expect.poll(() => ended.map(toRow)).toEqual([["/body", 408, expect.any(Number), false, id]]);
  expect(ended[0]?.code).toBe("request_timeout");
  expect(rejected).toEqual([]);
});

it("a malformed request is reported by its error code", async () => {
  const { socket, begun, rejected } = await open();
  socket.end("hello\r\n\r\n");
  await once(socket.resume(), "close");
  expect(rejected).toEqual([["bad_request", "127.0.0.1"]]);
  expect(begun).toEqual([]);
});

const failures = {
  throws: () => {
    throw new Error("the disk is full");
  },
  rejects: () => Promise.reject(new Error("the disk is full")),
};
const fields = { write: () => {}, clientAddress: () => "" };
it.each([
  ...Object.entries(failures).flatMap(([failure, fail]): [string, Partial<ServeOptions>][] => [
    ...(["began", "ended", "rejected"] as const).map((name): [string, Partial<ServeOptions>] => {
      const observer = { ended() {}, rejected() {}, [name]: fail };
      return [`${name} ${failure}`, { observers: [observer] }];
    }),
    [`write of the access log ${failure}`, { observers: [createAccessLog({ ...fields, write: fail })] }],
    [`onFailure ${failure}`, bypassHono(failures.throws, { onFailure: fail })],
  ]),
  ["redact of the access log throws", { observers: [createAccessLog({ ...fields, redact: failures.throws })] }],
] satisfies [string, Partial<ServeOptions>][])(
  "if %s, the server logs it once and serves the next requests",
  async (title, options) => {
    const uncaught: unknown[] = [];
    const onUncaught = (error: unknown) => void uncaught.push(error);
    const logError = vi.spyOn(console, "error").mockReturnValue();
    process.on("uncaughtException", onUncaught).on("unhandledRejection", onUncaught);
    onTestFinished(() => {
      logError.mockRestore();
      process.off("uncaughtException", onUncaught).off("unhandledRejection", onUncaught);
    });
    const { origin } = await serve(app, options);
    const path = options.directPipeline ? "/api/x" : "/hello";
    for (const _ of [1, 2]) {
      expect(
        statusesIn(await sendRaw(origin, toMessage(path).replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"))).length,
      ).toBe(1);
      expect(statusesIn(await sendRaw(origin, "hello\r\n\r\n"))).toEqual([400]);
    }
    // The access log also writes malformed messages.
    const count = title.startsWith("write") ? 2 : 1;
    await expect.poll(() => logError.mock.calls).toEqual(Array(count).fill([new Error("the disk is full")]));
    expect(uncaught).toEqual([]);
  },
);

it("several observers receive the same exchange", async () => {
  const exchanges: Exchange[] = [];
  const observer = { ended: (exchange: Exchange) => void exchanges.push(exchange), rejected() {} };
  const { origin } = await serve(app, { observers: [observer, observer] });
  await fetch(`${origin}/hello`);
  await expect.poll(() => exchanges.length).toBe(2);
  expect(exchanges[0]).toBe(exchanges[1]);
});
