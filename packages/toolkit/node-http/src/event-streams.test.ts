import { once } from "node:events";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { bypassHono, connectTo, serve } from "../test/serve.ts";
import type { ServeOptions } from "./serve-app.ts";

/** Returns texts, and a promise that the server returns their iterator. */
function createTexts(next: () => Promise<IteratorResult<string>>, end = (): void => {}) {
  const returned = Promise.withResolvers<void>();
  const iterator = {
    next,
    async return() {
      returned.resolve();
      end();
      return { done: true as const, value: undefined };
    },
  };
  const texts: AsyncIterable<string> = { [Symbol.asyncIterator]: () => iterator };
  return { texts, returned: returned.promise };
}

/** Texts that a test pushes. */
function createSource() {
  const queue: string[] = [];
  let wake = (): void => {};
  let failure: Error | undefined;
  const source = createTexts(async () => {
    while (queue.length === 0 && !failure) await new Promise<void>((resolve) => (wake = resolve));
    if (failure) throw failure;
    return { done: false, value: queue.shift() as string };
  });
  return {
    ...source,
    push(text: string) {
      queue.push(text);
      wake();
    },
    fail() {
      failure = new Error("failed");
      wake();
    },
  };
}

const headers = { "Content-Type": "text/event-stream" };
type Serve = (texts: AsyncIterable<string>) => readonly [app: Hono, options?: Partial<ServeOptions>];

const servers: [title: string, serveTexts: Serve][] = [
  ["the pipeline", (texts) => [new Hono(), bypassHono(() => ({ status: 200, headers: { ...headers }, body: texts }))]],
  ["Hono", (texts) => [new Hono().get("*", () => new Response(toStream(texts), { headers }))]],
];

function toStream(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      pull: async (controller) => controller.enqueue(new TextEncoder().encode((await iterator.next()).value)),
      cancel: () => void iterator.return?.(),
    },
    { highWaterMark: 0 },
  );
}

describe.each(servers)("events of %s", (_, serveTexts) => {
  const open = async () => {
    const source = createSource();
    const server = await serve(...serveTexts(source.texts));
    const controller = new AbortController();
    const response = await fetch(`${server.origin}/api/events`, { signal: controller.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    return { ...source, server, response, read: async () => reader?.read(), abort: () => controller.abort() };
  };

  it("arrive one by one, after the headers", async () => {
    const { response, push, read } = await open();
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    for (const text of ["data: ä\n\n", "data: b\n\n"]) {
      push(text);
      expect(await read()).toEqual({ done: false, value: text });
    }
  });

  it("end when the client disconnects, also while the next event is pending", async () => {
    const { returned, abort } = await open();
    abort();
    await returned;
  });

  it("abort the connection if their source fails", async () => {
    const { push, fail, read } = await open();
    push("data: a\n\n");
    await read();
    fail();
    await expect(read()).rejects.toThrow();
  });

  it("end when the server stops, before the timeout", async () => {
    const { server, read, returned } = await open();
    const stopped = server.stop(60_000);
    expect(await read()).toEqual({ done: true, value: undefined });
    await Promise.all([stopped, returned]);
  });

  it("are produced only as fast as the client reads", async () => {
    let produced = 0;
    const chunk = `data: ${"x".repeat(100_000)}\n\n`;
    const { texts, returned } = createTexts(async () => {
      produced += 1;
      // No timers: the source produces in each event-loop iteration in which the server asks.
      await new Promise((resolve) => setImmediate(resolve));
      return { done: false, value: chunk };
    });
    const { origin } = await serve(...serveTexts(texts));
    const socket = connectTo(origin).pause();
    socket.write("GET /api/events HTTP/1.1\r\nHost: here\r\n\r\n");
    let before = -1;
    while (produced === 0 || produced !== before) {
      before = produced;
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(produced).toBeLessThan(200);
    socket.destroy();
    await returned;
  });
});

it("an error of the source after the client disconnected is ignored", async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown): void => void unhandled.push(error);
  process.on("unhandledRejection", onUnhandled);
  onTestFinished(() => void process.off("unhandledRejection", onUnhandled));
  const { texts, returned } = createTexts(
    () => new Promise(() => {}),
    () => {
      throw new Error("failed");
    },
  );
  const { origin } = await serve(
    new Hono(),
    bypassHono(() => ({ status: 200, headers: { ...headers }, body: texts })),
  );
  const controller = new AbortController();
  await fetch(`${origin}/api/events`, { signal: controller.signal });
  controller.abort();
  await returned;
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});

it("events to a client that reads nothing end after the timeout", async () => {
  const source = createSource();
  const [app, options] = (servers[0] as (typeof servers)[number])[1](source.texts);
  const { origin } = await serve(app, { ...options, serverLimits: { requestTimeout: 100 } });
  const socket = connectTo(origin).pause();
  socket.write("GET /api/events HTTP/1.1\r\nHost: here\r\n\r\n");
  await once(socket, "connect");
  for (let count = 0; count < 100; count += 1) source.push(`data: ${"x".repeat(100_000)}\n\n`);
  await source.returned;
});
