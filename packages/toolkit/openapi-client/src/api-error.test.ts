import { parseJson } from "@animal-store/exact-json";
import { describe, expect, it } from "vitest";
import { serve } from "../test/serve.ts";
import { ApiError, orThrow, parseProblem } from "./api-error.ts";

describe("orThrow", () => {
  it("throws an error with its status, code, message, operation and request id", async () => {
    const rejection = { code: "broken_rule", message: "The rule is broken.", status: 400 };
    const headers = { "X-Request-Id": "one" };
    const { client, baseUrl } = await serve(() => ({ status: 400, body: JSON.stringify(rejection), headers }));
    const result = await client.newestBook();
    const { code, status } = rejection;
    const message = `GET ${baseUrl}/books/newest returned 400 broken_rule: The rule is broken.`;
    const properties = { name: "ApiError", operation: "newestBook", requestId: "one", attempts: 1 };
    expect(() => orThrow(result)).toThrow(
      expect.objectContaining({ error: rejection, code, status, message, ...properties }),
    );
  });

  it("throws an ApiError for a 304", async () => {
    const { client, baseUrl } = await serve(() => ({ status: 304 }));
    const result = await client.newestBook();
    expect([result.data, result.error]).toEqual([undefined, undefined]);
    const thrown = await Promise.try(orThrow, result).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: "ApiError", status: 304, code: undefined, operation: "newestBook" });
    expect(String(thrown)).toBe(`ApiError: GET ${baseUrl}/books/newest returned 304: Not modified.`);
  });
});

const html = "<h1>Bad Gateway</h1>";

describe("a response that is not from the API", () => {
  it.each([
    ["an HTML page of a gateway", 502, html, html],
    ["an empty body", 502, "", undefined],
    ["JSON without a code", 403, '{"message":"no"}', { message: "no" }],
    ["JSON without a status", 400, '{"code":"a","message":"b"}', { code: "a", message: "b" }],
    ["null", 500, "null", null],
    ["a number that would be rounded", 500, "9007199254740993", 9007199254740993n],
    ["an HTML page instead of data", 200, html, html],
  ])("is an error without a code that orThrow throws: %s", async (_, status, body, cause) => {
    const { client, baseUrl } = await serve(() => ({ status, body, headers: { "X-Request-Id": "one" } }), {
      maxRetries: 0,
    });
    const result = await client.newestBook();
    const message = "The response is not from the API. Check baseUrl and proxy.";
    expect([result.status, result.data, result.requestId]).toEqual([undefined, undefined, "one"]);
    expect(result.error).toStrictEqual({ code: undefined, message, status, cause });
    const thrown = await Promise.try(orThrow, result).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiError);
    const properties = { name: "ApiError", requestId: "one", operation: "newestBook" };
    expect(thrown).toMatchObject({ code: undefined, status, cause, ...properties });
    expect(String(thrown)).toBe(`ApiError: GET ${baseUrl}/books/newest returned ${status}: ${message}`);
  });
});

describe("parseProblem", () => {
  const problemHeaders = { "Content-Type": "application/problem+json; charset=utf-8" };

  it.each([
    '{"type":"https://library.example/missing","code":"no_such_book","title":"Missing","detail":"No book 7."}',
    '{"type":"no_such_book","title":"No book 7.","status":404,"shelf":9007199254740993}',
  ])("returns the code, the message and all members of %s", async (body) => {
    const { client } = await serve(() => ({ status: 404, body, headers: problemHeaders }), {
      parseError: parseProblem,
    });
    const result = await client.newestBook();
    const problem = parseJson(body) as object;
    const error = { code: "no_such_book", message: "No book 7.", status: 404, cause: problem };
    expect(result.error).toEqual({ ...problem, ...error });
    expect(result.status).toBe(404);
    expect(() => orThrow(result)).toThrow(expect.objectContaining({ code: "no_such_book", operation: "newestBook" }));
  });

  it("returns no code for the type about:blank, and a message for a problem without text", async () => {
    const body = '{"type":"about:blank"}';
    const { client, baseUrl } = await serve(() => ({ status: 404, body, headers: problemHeaders }), {
      parseError: parseProblem,
    });
    const { error } = await client.newestBook();
    expect(error).toMatchObject({ code: undefined, message: `${baseUrl}/books/newest returned 404`, status: 404 });
  });

  it.each(["Application/Problem+JSON", "application/problem+JSON ; Charset=UTF-8"])(
    "recognizes the media type %s",
    async (type) => {
      const response = { status: 404, body: '{"type":"no_such_book"}', headers: { "Content-Type": type } };
      const { client } = await serve(() => response, { parseError: parseProblem });
      expect((await client.newestBook()).error).toMatchObject({ code: "no_such_book" });
    },
  );

  it("gives an error without a code for another media type", async () => {
    const { client } = await serve(() => ({ status: 502, body: "{}" }), {
      parseError: parseProblem,
      maxRetries: 0,
    });
    const { error } = await client.newestBook();
    expect(error).toMatchObject({ code: undefined, cause: {} });
    expect(error?.message).toContain("is not from the API");
  });
});
