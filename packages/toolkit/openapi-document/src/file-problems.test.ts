import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { findFileProblem } from "./file-problems.ts";
import { loadDocument } from "./load-document.ts";

const list = (levels: number, toLine: (level: number) => string) =>
  Array.from({ length: levels }, (_, index) => `${toLine(index + 1)}\n`).join("");
const repeat = (name: string, times: number) => Array.from({ length: times }, () => `*${name}`).join(", ");

const bombs: Record<string, string> = {
  "lists of lists": `a0: &a0 [x, x]\n${list(40, (level) => `a${level}: &a${level} [${repeat(`a${level - 1}`, 2)}]`)}`,
  "objects of objects": `a0: &a0 { a: 1 }\n${list(12, (level) => `a${level}: &a${level} { ${Array.from({ length: 5 }, (_, index) => `m${index}: *a${level - 1}`).join(", ")} }`)}`,
  "one long list of texts": `a: &a [${"x, ".repeat(2000)}]\nb: [${repeat("a", 60)}]\n`,
  "a node in itself": "a: &a { b: { c: *a } }\n",
  "a list in itself": "a: &a [*a]\n",
  "nesting beyond the limit of the parser": `a0: &a0 [x]\n${list(20, (level) => `a${level}: &a${level} ${"[".repeat(50)}*a${level - 1}${"]".repeat(50)}`)}`,
};

describe("findFileProblem", () => {
  test.each(Object.entries(bombs))("finds %s", (_, yaml) => {
    expect(findFileProblem(parseYaml(yaml))?.problem).toMatch(/^through YAML aliases, this node /);
  });

  test.each([
    ["no aliases", `a:\n${"  - { b: [1, 2, 3] }\n".repeat(50_000)}`],
    ["aliases that repeat few nodes", `a: &a { type: string }\nb: [${repeat("a", 5000)}]\n`],
    ["no members", "text"],
  ])("accepts a file with %s", (_, yaml) => {
    expect(findFileProblem(parseYaml(yaml))).toBeUndefined();
  });
});

test.each([
  ['{ "/a\\ud800": {} }', "#/~1a\ud800"],
  ['{ "a": ["x", "\\udc00"] }', "#/a/1"],
  ['"\\ud83d\\ud83d"', "#"],
])("finds half of a surrogate pair in %s", (yaml, pointer) => {
  const problem = "this text has half of a surrogate pair. Write both halves.";
  expect(findFileProblem(parseYaml(yaml))).toEqual({ pointer, problem });
  expect(findFileProblem(parseYaml(yaml.replaceAll(/(\\u.{4})+/g, "\\ud83d\\ude00")))).toBeUndefined();
});

test.each([
  ["a: { b: .inf }", "#/a/b"],
  ["a: [0, -.Inf]", "#/a/1"],
  ["a: .nan", "#/a"],
])("finds a number that JSON cannot contain in %s", (yaml, pointer) => {
  expect(findFileProblem(parseYaml(yaml))).toMatchObject({
    pointer,
    problem: expect.stringContaining("no number of JSON"),
  });
});

test("names the line of the node", () => {
  const path = join(mkdtempSync(join(tmpdir(), "bomb-")), "openapi.yaml");
  writeFileSync(path, `openapi: 3.1.0\npaths: {}\n${bombs["a node in itself"]}`);
  expect(() => loadDocument(path)).toThrow(`${path}:3:14: through YAML aliases, this node is nested more than`);
});

const toChain = (length: number, toSchema: (reference: object) => object) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `s${index}`,
      index === length - 1 ? {} : toSchema({ $ref: `#/s${index + 1}` }),
    ]),
  );

test.each<[string, object, string]>([
  ["a long name", { a: { ["b".repeat(10_001)]: 1 } }, `#/a/${"b".repeat(10_001)}`],
  ["a chain of references", toChain(102, (reference) => reference), "#/s0"],
  ["references that are deeply nested", toChain(2002, (reference) => ({ items: [reference] })), "#/s2000/items/0/$ref"],
])("finds %s", (_, root, pointer) => {
  expect(findFileProblem(root)).toEqual({ pointer, problem: expect.stringMatching(/more than .*\. [A-Z].*\.$/) });
});

test.each<[string, object]>([
  ["a name of 10,000 characters", { a: { ["b".repeat(10_000)]: 1 } }],
  ["100 references in a chain", toChain(101, (reference) => reference)],
  ["references that are nested 2,000 deep", toChain(2001, (reference) => ({ items: [reference] }))],
  ["references that lead back", { ...toChain(5, (reference) => ({ items: reference })), s4: { $ref: "#/s0" } }],
])("accepts %s", (_, root) => {
  expect(findFileProblem(root)).toBeUndefined();
});
