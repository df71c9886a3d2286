import { expect, it } from "vitest";
import { createDocument, listNodes } from "./index.ts";

const done = { description: "Done." };
const swagger = {
  swagger: "2.0",
  info: { title: "Shelves", version: "1" },
  host: "shelves.test",
  basePath: "/v1",
  schemes: ["https"],
  consumes: ["application/json"],
  produces: ["application/json", "text/plain"],
  security: [{ login: [] }],
  paths: {
    "/shelves/{id}": {
      parameters: [{ $ref: "#/parameters/Id" }, { $ref: "#/parameters/Shelf" }],
      get: {
        schemes: ["http"],
        parameters: [
          { in: "query", name: "tags", type: "array", collectionFormat: "multi", items: { type: "string" } },
          { in: "header", name: "X-Sizes", type: "array", collectionFormat: "tsv", items: { type: "integer" } },
        ],
        produces: ["image/png"],
        responses: { 200: { ...done, schema: { type: "file" } }, default: { $ref: "#/responses/Problem" } },
      },
      post: {
        parameters: [
          { in: "formData", name: "file", type: "file", required: true },
          { in: "formData", name: "sizes", type: "array", items: { type: "integer" } },
        ],
        responses: { default: { $ref: "#/responses/Problem" } },
      },
      put: { responses: { 204: done } },
    },
  },
  definitions: {
    Shelf: { type: "object", discriminator: "kind", properties: { kind: { type: "string", "x-nullable": true } } },
    "Page«Shelf»": { type: "array", items: { $ref: "#/definitions/Shelf" } },
  },
  parameters: {
    Id: { in: "path", name: "id", type: "integer", required: true, minimum: 1, exclusiveMinimum: true },
    Shelf: { in: "body", name: "shelf", schema: { $ref: "#/definitions/Page%C2%ABShelf%C2%BB" } },
  },
  responses: {
    Problem: {
      ...done,
      schema: { type: "object" },
      headers: { "X-Count": { type: "integer" } },
      examples: { "application/json": { code: { $ref: "none.json" } } },
    },
  },
  securityDefinitions: {
    login: { type: "oauth2", flow: "application", tokenUrl: "https://shelves.test/token", scopes: {} },
    basic: { type: "basic" },
  },
};

const invalidValues = [null, 7, "text", [], {}, { $ref: 7 }, { $ref: "#/nowhere" }, [null], { a: null }];

/** Lists the paths of all nodes and values. */
function listPaths(node: unknown, path: readonly string[] = []): string[][] {
  if (typeof node !== "object" || node === null) return [[...path]];
  return [[...path], ...Object.entries(node).flatMap(([key, child]) => listPaths(child, [...path, key]))];
}

it("converts a document with an invalid value anywhere", () => {
  const paths = listPaths(swagger).filter(
    ([first, ...rest]) => first !== undefined && (first !== "swagger" || rest.length > 0),
  );
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths)
    for (const value of invalidValues) {
      // A text would be the name of a file.
      if (path.at(-1) === "$ref" && value === "text") continue;
      const copy = structuredClone(swagger);
      const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy);
      (parent as Record<string, unknown>)[path.at(-1) as string] = value;
      const document = createDocument(copy);
      expect([...listNodes(document)].length, `${path.join("/")} ${JSON.stringify(value)}`).toBeGreaterThan(1);
      expect(document.root, path.join("/")).toMatchObject({ openapi: "2.0" });
    }
});

it("leaves no member of Swagger 2.0, and each reference with its target", () => {
  const document = createDocument(swagger);
  const old = ["collectionFormat", "consumes", "produces", "formData", "x-nullable", "definitions", "swagger"];
  expect(old.filter((name) => JSON.stringify(document.root).includes(`"${name}"`))).toEqual([]);
  const references = [...listNodes(document)].filter(({ $ref }) => typeof $ref === "string");
  expect(references).toHaveLength(3);
  for (const reference of references) {
    const keys = String(reference.$ref).slice(2).split("/");
    const target = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document.root);
    expect(document.findTarget(reference)).toBe(target);
  }
});
