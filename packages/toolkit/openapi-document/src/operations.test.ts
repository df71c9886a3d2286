import { describe, expect, it } from "vitest";
import { createDocument, findResponse, listOperations } from "./index.ts";

it("lists the operations with the parameters of their path items", () => {
  const document = createDocument({
    openapi: "3.1.0",
    components: { parameters: { Page: { name: "page", in: "query", description: "shared" } } },
    paths: {
      "/shelves/{id}": {
        parameters: [{ name: "id", in: "path" }, { $ref: "#/components/parameters/Page" }],
        get: {
          parameters: [
            { name: "page", in: "query" },
            { name: "page", in: "header" },
          ],
        },
        delete: {},
        summary: "A shelf",
      },
      "/books": { $ref: "#/x-books" },
      "x-internal": { get: {} },
    },
    "x-books": { trace: {}, query: {} },
  });
  const found = listOperations(document).map(({ label, parameters }) => [label, parameters]);
  expect(found).toEqual([
    [
      "GET /shelves/{id}",
      [
        { name: "id", in: "path" },
        { name: "page", in: "query" },
        { name: "page", in: "header" },
      ],
    ],
    [
      "DELETE /shelves/{id}",
      [
        { name: "id", in: "path" },
        { name: "page", in: "query", description: "shared" },
      ],
    ],
    ["TRACE /books", []],
  ]);
});

it.each([undefined, null, "paths", []])("lists no operations of paths that are %j", (paths) => {
  expect(listOperations(createDocument({ openapi: "3.1.0", paths }))).toEqual([]);
});

it.each([
  [404, "404"],
  [410, "4xx"],
  [200, "default"],
])("the response of status %i is %s", (status, expected) => {
  const responses = ["default", "4xx", "404"].map((each) => ({ status: each }));
  expect(findResponse(responses, status)).toEqual({ status: expected });
  expect(findResponse([], status)).toBeUndefined();
});

describe("the operations of a path item", () => {
  const operations = Object.fromEntries(["get", "query", "trace"].map((name) => [name, {}]));
  const item = { ...operations, additionalOperations: { COPY: {}, query: {}, QUERY: {}, GET: {}, "x-a": {}, LOCK: 1 } };

  it.each([
    ["3.0.3", ["GET /a", "TRACE /a"]],
    ["3.1.1", ["GET /a", "TRACE /a"]],
    ["3.2.0", ["GET /a", "TRACE /a", "QUERY /a", "COPY /a", "query /a", "x-a /a"]],
    ["3.2.1", ["GET /a", "TRACE /a", "QUERY /a", "COPY /a", "query /a", "x-a /a"]],
  ])("of OpenAPI %s are those that it defines, once each", (openapi, labels) => {
    const document = createDocument({ openapi, paths: { "/a": item } });
    expect(listOperations(document).map(({ label }) => label)).toEqual(labels);
  });
});
