import { describe, expect, it } from "vitest";
import { createLibraryApp, draft, isbn, momo } from "../../test/library-app.ts";
import { jsonHeaders, request } from "../../test/request.ts";
import { matchesEtag } from "./response-headers.ts";

const path = `/books/${isbn}`;
const tagOf = async (app = createLibraryApp()) => (await request(app, path)).headers.get("etag") ?? "";
const ask = (ifNoneMatch: string, method = "GET", app = createLibraryApp()) =>
  request(app, path, { method, headers: { "If-None-Match": ifNoneMatch } });

describe("an answer that documents an ETag", () => {
  it("has a strong one, the same for the same body and another one for another", async () => {
    expect(await tagOf()).toMatch(/^"[\w-]{43}"$/);
    expect(await tagOf()).toBe(await tagOf());
    const other = createLibraryApp({ handlers: { findBook: ({ reply }) => reply(200, { ...momo, title: "Jim" }) } });
    expect(await tagOf(other)).not.toBe(await tagOf());
  });

  it.each(["GET", "HEAD"])("is 304 without a body for %s, where If-None-Match names the tag", async (method) => {
    const tag = await tagOf();
    const answer = await ask(tag, method);
    expect(answer).toMatchObject({ status: 304, text: "" });
    expect(Object.fromEntries(answer.headers)).toEqual({ etag: tag, "cache-control": "no-cache", "x-trace": "t1" });
  });

  it("is given whole by an operation that documents no 304", async () => {
    const headers = { ...jsonHeaders, "If-None-Match": "*" };
    const sent = await request(createLibraryApp(), path, { method: "PUT", headers, body: JSON.stringify(draft) });
    expect(sent.status).toBe(200);
    expect(sent.headers.get("etag")).toMatch(/^"/);
  });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ['"a', false],
  ['"*"', false],
  [null, false],
])('If-None-Match %s names "a": %s', (ifNoneMatch, expected) => {
  expect(matchesEtag('"a"', ifNoneMatch)).toBe(expected);
});
