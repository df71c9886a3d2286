import { expect, it } from "vitest";
import { createApiDocument } from "../../src/document.ts";
import { createPlatformScenarios } from "../../src/platform/create-cases.ts";
import { readPlatformDocument } from "../../src/platform/platform-document.ts";

const responses = { 200: { description: "Books." } };
const books = { get: { operationId: "listBooks", responses } };
const bearer = { type: "http", scheme: "bearer" };

function toPaths(codes: unknown): object {
  return {
    "/books": { get: { ...books.get, responses: { 404: { description: "No book.", "x-error-codes": codes } } } },
  };
}

function read(members: object) {
  const root = {
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0" },
    paths: { "/books": books },
    ...members,
  };
  const components = { securitySchemes: { key: bearer } };
  return readPlatformDocument(createApiDocument({ security: [{ key: [] }], components, ...root }));
}

it.each([
  [{ "x-rate-limit-plans": { free: null } }, "x-rate-limit-plans/free must be object"],
  [{ "x-rate-limit-plans": { free: { perMinute: "60" } } }, "x-rate-limit-plans/free/perMinute must be integer,null"],
  [{ "x-rate-limit-plans": { free: { perMinute: -1 } } }, "x-rate-limit-plans/free/perMinute must be >= 1"],
  [{ "x-scopes": ["read"] }, "x-scopes must be object"],
  [{ "x-ban": { strikes: 3 } }, "x-ban must have required property 'seconds'"],
  [{ "x-ban": { strikes: 0, withinSeconds: 60, seconds: 60, graceSeconds: 0 } }, "x-ban/strikes must be >= 1"],
  [{ "x-request-limits": { violations: "ten" } }, "x-request-limits/violations must be integer"],
  [{ "x-answer-headers": { "X-Frame-Options": false } }, "x-answer-headers/X-Frame-Options must be string"],
  [{ paths: toPaths("no_book") }, "x-error-codes must be a list of texts (document.yaml:"],
  [{ paths: toPaths([404]) }, "x-error-codes must be a list of texts (document.yaml:"],
  [{ "x-idempotency": { keptSeconds: "1d" } }, "x-idempotency/keptSeconds must be integer"],
  [{ "x-request-limits": { bodyBytes: "64 KiB" } }, "x-request-limits/bodyBytes must be integer"],
  [{ "x-error-codes": { missing: 404 } }, "x-error-codes/missing must be object"],
])("rejects %j", (members, message) => {
  expect(() => read(members)).toThrow(message);
});

it.each(
  Object.entries({
    plans: { "x-rate-limit-plans": { free: { perMinute: 60, perDay: null } } },
    ban: { "x-ban": { strikes: 3, withinSeconds: 60, seconds: 60, graceSeconds: 1 } },
    scopes: { "x-scopes": { read: "Read." } },
    idempotency: { "x-idempotency": { keptSeconds: 60 } },
    origins: { "x-cross-origin": { maxAgeSeconds: 60 } },
    limits: { "x-request-limits": { bodyBytes: 5 } },
    nothing: {},
  }),
)("creates scenarios for a document that has only %s", (_, members) => {
  const scenarios = createPlatformScenarios(read(members));
  expect(scenarios.map(({ id }) => id)).toContain("authentication/head");
});

it("skips an error code that it cannot trigger", () => {
  const paths = toPaths(["no_book"]);
  const scenarios = createPlatformScenarios(read({ paths, "x-error-codes": { no_book: { status: 404 } } }));
  expect(scenarios.map(({ id }) => id)).toContain("responses/listBooks/no_book");
});

it("sends its keys to an operation that requires one", () => {
  const paths = { "/health": { get: { operationId: "health", security: [], responses } }, "/books": books };
  expect(read({ paths }).probe.id).toBe("listBooks");
  const secured = { required: { name: "q", in: "query", required: true, schema: { type: "string" } } };
  const search = { get: { operationId: "search", parameters: [secured.required], responses } };
  expect(read({ paths: { "/search": search, "/books": books } }).probe.id).toBe("listBooks");
  expect(() => read({ paths: {} }).probe).toThrow("a GET operation that requires a key and no path parameter");
});

it("uses the scheme that the operation requires", () => {
  const admin = { type: "apiKey", in: "header", name: "X-Admin-Key" };
  const securitySchemes = { admin, key: bearer };
  expect(read({ components: { securitySchemes } }).keyHeader).toBe(undefined);
  expect(read({ components: { securitySchemes: { key: admin } } }).keyHeader).toBe("X-Admin-Key");
  const query = { type: "apiKey", in: "query", name: "key" };
  expect(() => read({ components: { securitySchemes: { key: query } } })).toThrow("an API key in the query is not");
});

it("reads a document whose server has no text as URL", () => {
  const servers = [{ url: 5 }];
  expect(createApiDocument({ openapi: "3.1.0", info: {}, servers, paths: {} }).basePath).toBe("");
});
