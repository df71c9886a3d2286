import { createHash } from "node:crypto";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { bypassHono, sendRaw, serve } from "../test/serve.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

async function open() {
  let pieceCount = 0;
  async function* readSlowly(body: ReadableStream<Uint8Array>) {
    for await (const piece of body) {
      pieceCount += 1;
      yield piece;
      await nextTurn();
    }
  }
  const app = new Hono()
    .post("/text", async (c) => c.text(digest(await c.req.text())))
    .post("/slow", async (c) =>
      c.text(digest(Buffer.concat(await Array.fromAsync(readSlowly(c.req.raw.body as never))))),
    )
    .post("/later", async (c) => {
      for (let turns = 20; turns > 0; turns -= 1) await nextTurn();
      return c.text(digest(await c.req.text()));
    });
  const pipelineOptions = bypassHono(async (request) => {
    if (request.target === "/api/later") for (let turns = 20; turns > 0; turns -= 1) await nextTurn();
    return { status: 200, headers: {}, body: digest((await request.readBody(2 ** 20)) as Uint8Array) };
  });
  const { origin } = await serve(app, pipelineOptions);
  return { origin, countPieces: () => pieceCount };
}

function postInChunks(target: string, body: string, chunkSize: number): string {
  const chunks = body.match(new RegExp(`.{1,${chunkSize}}`, "g")) ?? [];
  const encoded = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("");
  const fields = "Host: here\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n";
  return `POST ${target} HTTP/1.1\r\n${fields}\r\n${encoded}0\r\n\r\n`;
}

const split = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
const letters = Array.from({ length: 200_000 }, (_, index) => String.fromCharCode(97 + ((index * index) % 23))).join(
  "",
);

it.each(["/api/now", "/api/later", "/text", "/slow", "/later"])(
  "passes each body to %s unchanged, in chunks and packets of any size",
  async (target) => {
    const { origin } = await open();
    for (const [length, chunkSize, packetSize] of [
      [0, 1, 1000],
      [1, 1, 1],
      [100, 1, 7],
      [5000, 1, 100_000],
      [20_000, 3, 1500],
      [65_536, 1000, 65_536],
      [200_000, 7, 300_000],
      [200_000, 100_000, 9000],
    ] as const) {
      const body = letters.slice(0, length);
      const received = await sendRaw(origin, split(postInChunks(target, body, chunkSize), packetSize));
      expect(received).toContain(digest(body));
    }
  },
);

it.each(["/api/now", "/api/later", "/text", "/slow", "/later"])(
  "passes each body with a Content-Length to %s unchanged, around the length of a short body",
  async (target) => {
    const { origin } = await open();
    for (const length of [0, 1, 1023, 1024, 1025, 3000])
      for (const packetSize of [100, 5000]) {
        const body = letters.slice(0, length);
        const fields = `Host: here\r\nConnection: close\r\nContent-Length: ${length}\r\n`;
        const received = await sendRaw(origin, split(`POST ${target} HTTP/1.1\r\n${fields}\r\n${body}`, packetSize));
        expect(received).toContain(digest(body));
      }
  },
);

it("joins small chunks that arrive before they are read", async () => {
  const { origin, countPieces } = await open();
  const body = letters.slice(0, 5000);
  expect(await sendRaw(origin, postInChunks("/slow", body, 1))).toContain(digest(body));
  expect(countPieces()).toBeLessThan(50);
});
