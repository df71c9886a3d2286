import { expect, it } from "vitest";
import { parse } from "yaml";
import { expandResponseHeaders, expandYaml } from "./response-headers.ts";

const source = `# A shelf.
openapi: 3.1.0
# On every response.
x-response-headers:
  X-Id: { $ref: '#/components/headers/Id' }
  X-Limit: { schema: { type: integer } }
paths:
  /books:
    parameters: []
    get:
      responses:
        '200': { description: Books. } # Sorted.
        '404': { $ref: '#/components/responses/NotFound' }
components:
  headers:
    Id: { schema: { type: string } }
  responses:
    NotFound:
      description: No book.
      headers:
        X-Limit: { schema: { type: string } }
x-unrouted-responses:
  '400': { description: Not HTTP. }
`;
const id = { $ref: "#/components/headers/Id" };
const limit = { schema: { type: "integer" } };
const expanded = {
  openapi: "3.1.0",
  paths: {
    "/books": {
      parameters: [],
      get: {
        responses: {
          200: { description: "Books.", headers: { "X-Id": id, "X-Limit": limit } },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
    },
  },
  components: {
    headers: { Id: { schema: { type: "string" } } },
    responses: {
      NotFound: { description: "No book.", headers: { "X-Id": id, "X-Limit": { schema: { type: "string" } } } },
    },
  },
  "x-unrouted-responses": { 400: { description: "Not HTTP.", headers: { "X-Id": id, "X-Limit": limit } } },
};

it("adds the shared headers to each response, before its own", () => {
  const document = parse(source);
  expandResponseHeaders(document);
  expect(document).toEqual(expanded);
});

it("expands YAML text and preserves its comments", () => {
  const text = expandYaml(source);
  expect(parse(text)).toEqual(expanded);
  expect(text).toMatch(/^# A shelf\.\n[\s\S]*# Sorted\.\n/);
});

it("does not change a document without shared headers", () => {
  const text = "paths:   {}\n";
  expect(expandYaml(text)).toBe(text);
});
