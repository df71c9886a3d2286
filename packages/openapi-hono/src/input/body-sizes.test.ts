import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { contract } from "../../test/generated/contract.ts";
import { createLibraryApp, draft, isbn } from "../../test/library-app.ts";
import { exchangeBytes, send, serve } from "../../test/request.ts";

const limit = contract.limits.bodyBytes;
const patch = { method: "PATCH", path: `/books/${isbn}` };
const json = { "Content-Type": "application/json" };
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 0x20);

/** A draft that takes this many bytes. */
function draftOf(bytes: number): string {
  const text = JSON.stringify(draft);
  return text + " ".repeat(bytes - Buffer.byteLength(text));
}
function inChunks(text: string | Buffer, size: number): Readable {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));
}
const post = (body: string | Uint8Array | Readable, headers: Record<string, string> = json) => ({
  method: "POST",
  path: "/books",
  headers,
  body,
});

describe("over HTTP, a body", () => {
  it.each([
    ["with Content-Length", (text: string) => text],
    ["in chunks", (text: string) => inChunks(text, 1000)],
  ])("%s may have as many bytes as the contract says, and no more", async (_how, form) => {
    const port = await serve(createLibraryApp());
    expect((await send(port, post(form(draftOf(limit))))).status).toBe(201);
    const refused = await send(port, post(form(draftOf(limit + 1))));
    expect(JSON.parse(refused.text)).toEqual({
      code: "too_much",
      message: `The body is larger than ${limit} bytes. Send less.`,
      status: 413,
    });
    expect(refused.headers.connection).toBe("close");
  });

  it.each([
    [413, "application/json", limit + 1],
    [415, "text/plain", limit],
  ])("whose head is refused with %i is not waited for", async (status, type, length) => {
    const head = `POST /library/v2/books HTTP/1.1\r\nHost: a\r\nAuthorization: x\r\nContent-Type: ${type}\r\n`;
    const answer = await exchangeBytes(await serve(createLibraryApp()), `${head}Content-Length: ${length}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("of a gigabyte, in chunks, is refused as soon as it is too large", async () => {
    const endless = Readable.from(Array(1000).fill(megabytes(1)));
    const answer = await send(await serve(createLibraryApp()), post(endless));
    endless.destroy();
    expect(answer.status).toBe(413);
  });

  it.each([
    [413, { path: "/books", headers: json }],
    [415, { path: "/books", headers: { "Content-Type": "text/plain" } }],
    [401, { path: "/books", headers: { ...json, Authorization: "" } }],
    [404, { path: "/nowhere", headers: json }],
    [405, { path: "/books/newest", headers: json }],
  ])("of megabytes that is left unread does not swallow the answer %i", async (status, request) => {
    const port = await serve(createLibraryApp());
    for (const body of [megabytes(8), inChunks(megabytes(8), 65_536)]) {
      const answer = await send(port, { method: "POST", ...request, body });
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text).status).toBe(status);
    }
  });

  it("that breaks off is no failure of the service", async () => {
    const failures: unknown[] = [];
    const port = await serve(createLibraryApp({ onError: (error) => void failures.push(error) }));
    const head = "POST /library/v2/books HTTP/1.1\r\nHost: a\r\nAuthorization: x\r\nContent-Type: application/json\r\n";
    for (const rest of ['Content-Length: 100\r\n\r\n{"title"', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"tit\r\n'])
      await exchangeBytes(port, head + rest, { isHalfClosed: true });
    expect((await send(port, post(draftOf(100)))).status).toBe(201);
    expect(failures).toEqual([]);
  });

  it.each([
    ["no body at all", {}],
    ["Content-Length: 0", { body: "", headers: { "Content-Length": "0" } }],
    ["no chunks, with Content-Type", { body: Readable.from([]), headers: json }],
  ])("may be left out where it is optional: %s", async (_how, request) => {
    const answer = await send(await serve(createLibraryApp()), { ...patch, ...request });
    expect(JSON.parse(answer.text).notes).toEqual({ weeks: "unsaid" });
  });

  it("that is optional is read where it is there", async () => {
    const port = await serve(createLibraryApp());
    const statusOf = async (headers: Record<string, string>, body: string | Readable) =>
      (await send(port, { ...patch, headers, body })).status;
    const { text } = await send(port, { ...patch, headers: json, body: '{"weeks":8}' });
    expect(JSON.parse(text).notes).toEqual({ weeks: "8" });
    expect(await statusOf(json, '{"weeks":9}')).toBe(400);
    expect(await statusOf({}, '{"weeks":8}')).toBe(415);
    expect(await statusOf(json, inChunks(megabytes(1), 65_536))).toBe(413);
    expect(await statusOf({}, inChunks(megabytes(1), 65_536))).toBe(415);
  });
});
