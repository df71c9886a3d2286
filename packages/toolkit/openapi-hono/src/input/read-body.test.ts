import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
import { describe, expect, it } from "vitest";
import {
  createLibraryApp,
  draft,
  exchangeBytes,
  isbn,
  jsonHeaders,
  parseError,
  request,
  send,
} from "../../test/library-app.ts";
import { serve } from "../../test/serve.ts";

const app = createLibraryApp();
const text = JSON.stringify(draft);
const { bodyBytes, jsonDepth } = contract.limits;
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  request(app, "/books", { method: "POST", headers: { ...jsonHeaders, ...headers }, body });

describe("a media type", () => {
  it.each(["application/json", 'Application/JSON ; profile=x; charset="utf-8"'])("is accepted: %s", async (type) => {
    expect((await post(text, { "Content-Type": type })).status).toBe(201);
  });

  it("is accepted with an empty Content-Encoding, which lists no coding", async () => {
    expect((await post(text, { "Content-Encoding": "" })).status).toBe(201);
  });

  it.each([
    [{ "Content-Type": "text/plain" }, "Content-Type must be application/json in UTF-8, got text/plain."],
    [{ "Content-Type": "" }, "Content-Type is missing. Send Content-Type: application/json."],
    [
      { "Content-Encoding": "identity" },
      "Content-Encoding identity is not supported. Send the body without Content-Encoding.",
    ],
  ])("is rejected: %j", async (headers, message) => {
    expect(parseError(await post(text, headers))).toEqual({ code: "wrong_media_type", message, status: 415 });
  });
});

describe("a body", () => {
  it("is missing if the request has neither content nor a Content-Type", async () => {
    const { "Content-Type": _type, ...headers } = jsonHeaders as Record<string, string>;
    expect(parseError(await request(app, "/books", { method: "POST", headers }))).toEqual({
      code: "no_json",
      message: "The body is missing. Send it with Content-Type: application/json.",
      status: 400,
    });
  });

  it.each([
    ["cut off", text.slice(0, -1)],
    ["with a byte order mark", `\ufeff${text}`],
    ["with a raw NUL", text.replace("Die", "\0")],
    ["compressed without Content-Encoding", gzipSync(text)],
    ["in Latin-1", Buffer.from(text.replace("Die", "Dié"), "latin1")],
  ])("is malformed if it is %s", async (_, body) => {
    const message = "The body is not valid JSON. Send one JSON text in UTF-8 without a byte order mark.";
    expect(parseError(await post(body))).toEqual({ code: "no_json", message, status: 400 });
  });

  it("is malformed if it is empty", async () => {
    const message = "The body is empty. Send one JSON text in UTF-8.";
    expect(parseError(await post(""))).toEqual({ code: "no_json", message, status: 400 });
  });

  it("cannot modify a prototype", async () => {
    const { details } = parseError(await post(text.replace("{", '{"__proto__":{"admin":true},')));
    expect(details?.map(({ path }) => path)).toEqual(["/__proto__"]);
    expect("admin" in {}).toBe(false);
    const notes = '"notes":{"__proto__":"x","constructor":"x","toString":"x"}';
    expect((await post(text.replace("{", `{${notes},`))).text).toContain(notes);
  });

  it("is rejected above the maximum of bytes", async () => {
    expect((await post(text.padEnd(bodyBytes))).status).toBe(201);
    const rejected = await post(text.padEnd(bodyBytes + 1));
    const message = `The body is larger than ${bodyBytes} bytes. Send a smaller body.`;
    expect(parseError(rejected)).toEqual({ code: "too_much", message, status: 413 });
    expect(rejected.headers.get("connection")).toBe("close");
  });

  it.each<[what: string, nest: (depth: number) => string]>([
    ["arrays", (depth) => "[".repeat(depth) + "]".repeat(depth)],
    ["objects", (depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
    ["arrays after a string", (depth) => `["\\\\",${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}]`],
  ])("is rejected above the maximum nesting of %s", async (_, nest) => {
    expect((await post(nest(jsonDepth))).text).not.toContain("nested deeper");
    const message = `The body is nested deeper than ${jsonDepth} levels. Send a flatter one.`;
    expect(parseError(await post(nest(jsonDepth + 1)))).toMatchObject({ code: "no_json", message });
  });

  it.each(["[".repeat(65), "{".repeat(65), '\\"['.repeat(150), "\\\\", '\\\\\\"[['.repeat(33)])(
    "may contain any number of brackets in a string: %j",
    async (note) => {
      expect((await post(text.replace("{", `{"notes":{"a":"${note}"},`))).status).toBe(201);
    },
  );

  it("may contain any number of arrays and objects next to each other", async () => {
    expect(parseError(await post(`[${"[],{},".repeat(100)}1]`)).code).toBe("broken_rule");
  });
});

const jsonType = { "Content-Type": "application/json" };
const megabyte = Buffer.alloc(2 ** 20, 0x20);
const createChunks = (megabytes: number) => Readable.from(Array(megabytes).fill(megabyte));

describe("over HTTP, a body", () => {
  it.each([
    [413, "application/json", bodyBytes + 1],
    [415, "text/plain", bodyBytes],
  ])("is rejected with %i by its headers, before it arrives", async (status, type, length) => {
    const head = `POST /library/v2/books HTTP/1.1\r\nHost: a\r\nAuthorization: x\r\nContent-Type: ${type}\r\n`;
    const response = await exchangeBytes(await serve(app), `${head}Content-Length: ${length}\r\n\r\n`);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it.each([
    [413, { path: "/books", headers: jsonType }],
    [415, { path: "/books", headers: { "Content-Type": "text/plain" } }],
    [401, { path: "/books", headers: { ...jsonType, Authorization: "" } }],
    [404, { path: "/nowhere", headers: jsonType }],
    [405, { path: "/books/newest", headers: jsonType }],
  ])("of several megabytes is not read, and the client still receives the response %i", async (status, target) => {
    const port = await serve(app);
    for (const body of [Buffer.alloc(2 ** 23, 0x20), createChunks(8)])
      expect(parseError(await send(port, { method: "POST", ...target, body })).status).toBe(status);
  });

  it("is ignored in a GET", async () => {
    const headers = { "Content-Type": "text/plain" };
    expect((await send(await serve(app), { path: "/books", headers, body: "{" })).status).toBe(200);
  });

  it("is not reported as an error if the client aborts it", async () => {
    const failures: unknown[] = [];
    const port = await serve(createLibraryApp({ onError: (error) => void failures.push(error) }));
    const head = "POST /library/v2/books HTTP/1.1\r\nHost: a\r\nAuthorization: x\r\nContent-Type: application/json\r\n";
    for (const remainder of ['Content-Length: 100\r\n\r\n{"title"', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"tit\r\n'])
      await exchangeBytes(port, head + remainder, { isHalfClosed: true });
    expect((await send(port, { method: "POST", path: "/books", headers: jsonType, body: text })).status).toBe(201);
    expect(failures).toEqual([]);
  });

  it.each([
    ["no", "no body", {}],
    ["no", "Content-Length: 0", { body: "", headers: { "Content-Length": "0" } }],
    ["no", "an empty chunked body with Content-Type", { body: Readable.from([]), headers: jsonType }],
    ["8", "a body", { body: '{"weeks":8}', headers: jsonType }],
  ])("can be omitted if it is optional: %s weeks from %s", async (weeks, _, options) => {
    const response = await send(await serve(app), { method: "PATCH", path: `/books/${isbn}`, ...options });
    expect(JSON.parse(response.text).notes).toEqual({ weeks });
  });

  it.each([
    [400, { headers: jsonType, body: '{"weeks":9}' }],
    [415, { body: '{"weeks":8}' }],
    [413, { headers: jsonType, body: createChunks(1) }],
    [415, { body: createChunks(1) }],
  ])("is validated even if it is optional: %i", async (status, options) => {
    const response = await send(await serve(app), { method: "PATCH", path: `/books/${isbn}`, ...options });
    expect(response.status).toBe(status);
  });
});
