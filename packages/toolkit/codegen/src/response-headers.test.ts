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
const idHeader = { $ref: "#/components/headers/Id" };
const limitHeader = { schema: { type: "integer" } };
const expandedDocument = {
  openapi: "3.1.0",
  paths: {
    "/books": {
      parameters: [],
      get: {
        responses: {
          200: { description: "Books.", headers: { "X-Id": idHeader, "X-Limit": limitHeader } },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
    },
  },
  components: {
    headers: { Id: { schema: { type: "string" } } },
    responses: {
      NotFound: { description: "No book.", headers: { "X-Id": idHeader, "X-Limit": { schema: { type: "string" } } } },
    },
  },
  "x-unrouted-responses": { 400: { description: "Not HTTP.", headers: { "X-Id": idHeader, "X-Limit": limitHeader } } },
};

it("adds the shared headers to each response, before its own", () => {
  const document = parse(source);
  expandResponseHeaders(document);
  expect(document).toEqual(expandedDocument);
});

it("expands YAML text and preserves its comments", () => {
  const text = expandYaml(source);
  expect(parse(text)).toEqual(expandedDocument);
  expect(text).toMatch(/^# A shelf\.\n[\s\S]*# Sorted\.\n/);
});

it("does not change a document without shared headers", () => {
  const text = "paths:   {}\n";
  expect(expandYaml(text)).toBe(text);
});
