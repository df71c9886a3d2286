import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contract } from "../../test/generated/contract.ts";
import { createLibraryApp, draft } from "../../test/library-app.ts";
import { errorOf, send, sendJson, serve } from "../../test/request.ts";

const app = createLibraryApp();
const text = JSON.stringify(draft);
const malformed = "The body is not valid JSON. Send one JSON text in UTF-8 without a byte order mark.";
const tooDeep = `The body is nested deeper than ${contract.limits.jsonDepth} levels. Send a flatter one.`;
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => ({
  method: "POST",
  path: "/books",
  headers: { "Content-Type": "application/json", ...headers },
  body,
});

/** A draft whose chapters nest this deep, itself and the list included. */
function nested(depth: number): string {
  const levels = (depth - 1) / 2;
  return text.replace(/}$/, `,"chapters":${'[{"title":"","sections":'.repeat(levels)}[]${"}]".repeat(levels)}}`);
}

describe("over HTTP, the media type", () => {
  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'Application/JSON ; charset="utf-8"',
    "application/json; profile=x",
  ])("may be %s", async (type) => {
    expect((await send(await serve(app), post(text, { "Content-Type": type }))).status).toBe(201);
  });

  it.each([
    "text/plain",
    "application/json; charset=latin1",
    "application/json; charset=utf-16",
    "application/jsonp",
    "application/merge-patch+json",
    "application/json, text/plain",
  ])("is refused when it is %s", async (type) => {
    const answer = await send(await serve(app), post(text, { "Content-Type": type }));
    const message = `Content-Type must be application/json in UTF-8, got ${type}.`;
    expect(JSON.parse(answer.text)).toEqual({ code: "wrong_media_type", message, status: 415 });
  });

  it.each([{ "Content-Type": "" }, {}])("is refused when it is missing: %j", async (headers) => {
    const answer = await send(await serve(app), { method: "POST", path: "/books", headers, body: text });
    const message = "Content-Type is missing. Send Content-Type: application/json.";
    expect(JSON.parse(answer.text)).toEqual({ code: "wrong_media_type", message, status: 415 });
  });

  it.each(["gzip", "identity"])("is refused with Content-Encoding %s", async (encoding) => {
    const answer = await send(await serve(app), post(gzipSync(text), { "Content-Encoding": encoding }));
    const message = `Content-Encoding ${encoding} is not supported. Send the body as it is.`;
    expect(JSON.parse(answer.text)).toEqual({ code: "wrong_media_type", message, status: 415 });
  });
});

describe("over HTTP, a body", () => {
  it.each([
    ["cut off", text.slice(0, -1)],
    ["with trailing bytes", `${text} x`],
    ["with a trailing comma", text.replace(/}$/, ",}")],
    ["with a byte order mark", `\ufeff${text}`],
    ["with a raw NUL", text.replace("Die", "\0")],
    ["of white space", " \n"],
    ["compressed and not said to be", gzipSync(text)],
    ["in UTF-16", Buffer.from(text, "utf16le")],
    ["in Latin-1", Buffer.from(text.replace("Die", "Dié"), "latin1")],
    ["with an overlong UTF-8 form", Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ["with a surrogate in UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["with UTF-8 cut off", Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xe2, 0x82]), Buffer.from('"}')])],
  ])("%s is malformed", async (_what, body) => {
    const answer = await send(await serve(app), post(body));
    expect(JSON.parse(answer.text)).toEqual({ code: "no_json", message: malformed, status: 400 });
  });

  it("that is empty is malformed, by that name", async () => {
    const message = "The body is empty. Send one JSON text in UTF-8.";
    const answer = await send(await serve(app), post(""));
    expect(JSON.parse(answer.text)).toEqual({ code: "no_json", message, status: 400 });
  });

  it("may have white space around it, and any Unicode in it", async () => {
    const answer = await send(await serve(app), post(`\r\n\t ${text.replace("Die", "Dié 🦊")} \n`));
    expect(JSON.parse(answer.text).title).toBe("Dié 🦊 unendliche Geschichte");
  });

  it.each([
    ["U+0000", "\\u0000"],
    ["a lone high surrogate", "\\ud83e"],
    ["a lone low surrogate", "\\udd8a"],
  ])("that escapes %s is JSON, and left to the schema's pattern", async (_what, escaped) => {
    const { code, details } = errorOf(await sendJson(app, "POST", "/books", text.replace("Die", escaped)));
    expect(code).toBe("broken_rule");
    expect(details?.map(({ path }) => path)).toEqual(["/title"]);
    expect((await sendJson(app, "POST", "/books", text.replace("Die", "\\ud83e\\udd8a"))).status).toBe(201);
  });

  it("with a member called __proto__ is refused like any unknown member, and changes no prototype", async () => {
    const answer = await sendJson(app, "POST", "/books", text.replace("{", '{"__proto__":{"admin":true},'));
    expect(errorOf(answer).details?.map(({ path }) => path)).toEqual(["/__proto__"]);
    expect("admin" in {}).toBe(false);
  });

  it("may have members with inherited names where any name is allowed", async () => {
    const notes = '"notes":{"__proto__":"x","constructor":"x","toString":"x"}';
    expect((await sendJson(app, "POST", "/books", text.replace("{", `{${notes},`))).text).toContain(notes);
  });
});

describe("nesting", () => {
  it.each([
    ["objects and arrays", nested],
    ["arrays", (depth: number) => "[".repeat(depth) + "]".repeat(depth)],
    ["objects", (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`],
  ])("of %s may be as deep as the contract says", async (_what, form) => {
    const { jsonDepth } = contract.limits;
    const isOdd = form === nested;
    const deepest = await sendJson(app, "POST", "/books", form(isOdd ? jsonDepth - 1 : jsonDepth));
    expect(deepest.text).not.toContain("nested deeper");
    const { code, message } = errorOf(await sendJson(app, "POST", "/books", form(jsonDepth + 1)));
    expect([code, message]).toEqual(["no_json", tooDeep]);
  });

  it.each(["[".repeat(65), "{".repeat(65), '\\"['.repeat(150), "\\\\", '\\\\\\"[['.repeat(33)])(
    "is not counted in strings: %j",
    async (note) => {
      const answer = await sendJson(app, "POST", "/books", text.replace("{", `{"notes":{"a":"${note}"},`));
      expect(answer.status).toBe(201);
    },
  );

  it("counts again after a string", async () => {
    const body = `["\\\\",${"[".repeat(64)}${"]".repeat(64)}]`;
    expect(errorOf(await sendJson(app, "POST", "/books", body)).message).toBe(tooDeep);
  });

  it("is left by what closes", async () => {
    const answer = await sendJson(app, "POST", "/books", `[${"[],{},".repeat(100)}1]`);
    expect(errorOf(answer).code).toBe("broken_rule");
  });
});
