import { describe, expect, it } from "vitest";
import { createLibraryApp, isbn, momo } from "../../test/library-app.ts";
import { request } from "../../test/request.ts";
import { matchesEtag } from "./response-headers.ts";

const path = `/books/${isbn}`;
const tagOf = async (app = createLibraryApp()) => (await request(app, path)).headers.get("etag") ?? "";
const ask = (ifNoneMatch: string, method = "GET", app = createLibraryApp()) =>
  request(app, path, { method, headers: { "If-None-Match": ifNoneMatch } });

describe("an answer that documents an ETag", () => {
  it("has a strong one, the same for the same body", async () => {
    expect(await tagOf()).toMatch(/^"[\w-]{43}"$/);
    expect(await tagOf()).toBe(await tagOf());
  });

  it("has another one for another body", async () => {
    const other = createLibraryApp({ handlers: { findBook: ({ reply }) => reply(200, { ...momo, title: "Jim" }) } });
    expect(await tagOf(other)).not.toBe(await tagOf());
  });

  it("carries the headers that the contract gives one value", async () => {
    expect((await request(createLibraryApp(), path)).headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["GET", "HEAD"])("is 304 without a body for %s, where If-None-Match names the tag", async (method) => {
    const tag = await tagOf();
    const answer = await ask(tag, method);
    expect(answer).toMatchObject({ status: 304, text: "" });
    expect(Object.fromEntries(answer.headers)).toEqual({ etag: tag, "cache-control": "no-cache", "x-trace": "t1" });
  });

  it("is given whole where If-None-Match names another tag", async () => {
    expect(await ask('"other"')).toMatchObject({ status: 200 });
  });

  it("is given whole by an operation that documents no 304", async () => {
    const draft = JSON.stringify({ title: "a", shelf: 1, authors: [{ name: "b" }] });
    const headers = { "Content-Type": "application/json", "If-None-Match": "*" };
    const sent = await request(createLibraryApp(), path, { method: "PUT", headers, body: draft });
    expect(sent.status).toBe(200);
    expect(sent.headers.get("etag")).toMatch(/^"/);
  });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ["*", true],
  [" * ", true],
  ['"b"', false],
  ["a", false],
  ['"A"', false],
  ['"a', false],
  ['"*"', false],
  ["", false],
  [null, false],
])('If-None-Match %s names "a": %s', (ifNoneMatch, expected) => {
  expect(matchesEtag('"a"', ifNoneMatch)).toBe(expected);
});
