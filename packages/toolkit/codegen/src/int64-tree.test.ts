import { describe, expect, it } from "vitest";
import type { Schema } from "./document.ts";
import { Findings, Part } from "./findings.ts";
import { createInt64Finder } from "./int64-tree.ts";

const int64 = { type: "integer", format: "int64" };
const string = { type: "string" };
const object = (properties: object, keywords = {}): Schema => ({ type: "object", properties, ...keywords });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function findInt64(schema: Schema | undefined, schemas: Record<string, Schema> = {}, findings = new Findings()) {
  const document = { openapi: "3.1.0", components: { schemas } };
  const part = new Part(document, findings, "GET /things", "operation", { node: {} });
  return createInt64Finder(document)([schema ? { schema } : {}], part);
}

describe("createInt64Finder", () => {
  it.each([
    ["an int64", int64, 1],
    ["an int64 that can be null", { ...int64, type: ["integer", "null"] }, 1],
    ["an int64 in one alternative", { anyOf: [int64, { type: "null" }] }, 1],
    ["an int64 with more keywords in allOf", { allOf: [int64, { description: "An id." }] }, 1],
    ["members", object({ id: int64, name: string, owner: object({ id: int64 }) }), { id: 1, owner: { id: 1 } }],
    ["items", { type: "array", items: object({ id: int64 }) }, { "*": { id: 1 } }],
    ["items of a tuple", { type: "array", prefixItems: [int64, { type: "boolean" }] }, { "*": 1 }],
    ["unlisted members", object({}, { additionalProperties: int64 }), { "*": 1 }],
    ["alternatives", { oneOf: [object({ a: int64 }), object({ b: int64 })] }, { a: 1, b: 1 }],
    [
      "parts",
      { allOf: [object({ a: object({ b: int64 }) }), object({ a: object({ c: int64 }) })] },
      { a: { b: 1, c: 1 } },
    ],
  ])("finds %s", (_title, schema, tree) => {
    expect(findInt64(schema)).toEqual(tree);
  });

  it.each([
    ["no int64", object({ count: { type: "integer" } })],
    ["bounds that fit a number", { ...int64, minimum: 1, maximum: 9007199254740991 }],
    ["an integer or a string", { ...int64, type: ["integer", "string"] }],
    ["an alternative that is a string", { anyOf: [int64, { enum: ["all"] }] }],
    ["an alternative that is anything", { anyOf: [int64, {}] }],
    ["a member that is a string in another alternative", { oneOf: [object({ id: int64 }), object({ id: string })] }],
    ["items of a tuple that can be strings", { type: "array", prefixItems: [int64, string] }],
    ["no schema", undefined],
  ])("finds nothing for %s", (_title, schema) => {
    expect(findInt64(schema)).toBeUndefined();
  });

  it("excludes listed members from `*`", () => {
    const schema = object({ name: string, id: int64 }, { additionalProperties: int64 });
    expect(findInt64(schema)).toEqual({ name: {}, id: 1, "*": 1 });
  });

  it("refers to an ancestor for a recursive schema", () => {
    const sections = { type: "array", items: { description: "A section.", ...ref("Chapter") } };
    const Chapter = object({ id: int64, next: ref("Chapter"), sections, book: ref("Book") });
    const schemas = { Chapter, Book: object({ first: ref("Chapter") }) };
    const tree = { id: 1, next: -1, sections: { "*": -2 }, book: { first: -2 } };
    expect(findInt64(ref("Chapter"), schemas)).toEqual(tree);
    expect(findInt64(ref("Book"), schemas)).toEqual({ first: { ...tree, book: -2 } });
  });

  it("repeats the merged alternatives of a recursive union", () => {
    const Leaf = object({ value: int64 });
    const Node = object({ child: { oneOf: [ref("Leaf"), ref("Node")] } });
    expect(findInt64(ref("Node"), { Leaf, Node })).toEqual({ child: { value: 1, child: -1 } });
  });

  it("finds nothing for a recursive schema without int64", () => {
    const schemas = { Thing: object({ id: { anyOf: [int64, string] }, parent: ref("Thing") }) };
    expect(findInt64(ref("Thing"), schemas)).toBeUndefined();
  });

  it("omits and reports a tree of more than 1,000 places", () => {
    const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
    const entries = names.map((name, index) => [
      name,
      object({ id: int64, a: ref(`S${index + 1}`), b: ref(`S${index + 1}`) }),
    ]);
    const schemas = Object.fromEntries([...entries, ["S12", object({ id: int64 })]]);
    const findings = new Findings();
    expect(findInt64(ref("S0"), schemas, findings)).toBeUndefined();
    expect(findings.report(() => undefined)).toContain("GET /things: has a body with more than 1,000 places");
    expect(findInt64(ref("S11"), schemas)).toEqual({ id: 1, a: { id: 1 }, b: { id: 1 } });
  });
});
