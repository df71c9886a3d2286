import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadDocument } from "@animal-store/openapi-document";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder, runQuietly } from "../test/set-up.ts";

type Json = Record<string, unknown>;

/** Applies a schema to the same value. */
const inPlace: Record<string, (schema: Json) => Json> = {
  $ref: (schema) => ({ ...schema, description: "An alias." }),
  allOf: (schema) => ({ allOf: [{ type: "object" }, schema] }),
  anyOf: (schema) => ({ anyOf: [{ type: "string" }, schema] }),
  oneOf: (schema) => ({ oneOf: [{ type: "string" }, schema] }),
  not: (schema) => ({ not: schema }),
  if: (schema) => ({ if: schema, else: false }),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: (schema) => ({ if: {}, then: schema }),
  else: (schema) => ({ if: { type: "string" }, else: schema }),
  dependentSchemas: (schema) => ({ dependentSchemas: { a: schema } }),
};
/** Applies a schema to a member or an item. */
const inside: Record<string, (schema: Json) => Json> = {
  properties: (schema) => ({ type: "object", properties: { a: schema } }),
  items: (schema) => ({ type: "array", items: schema }),
  additionalProperties: (schema) => ({ additionalProperties: schema }),
  prefixItems: (schema) => ({ prefixItems: [schema] }),
  contains: (schema) => ({ contains: schema, minContains: 0 }),
  patternProperties: (schema) => ({ patternProperties: { "^a": schema } }),
};

const keywords = Object.keys(inPlace);
/** A cycle of each keyword alone, and of each keyword with each other one, of one to four schemas. */
const cycles = [1, 2, 3, 4].flatMap((length) =>
  keywords.flatMap((first) =>
    (length === 1 ? [first] : keywords).map((second) =>
      Array.from({ length }, (_, index) => (index % 2 === 0 ? first : second)),
    ),
  ),
);
const isAlias = (cycle: readonly string[]) => cycle.every((keyword) => keyword === "$ref");
/** A schema with oneOf whose alternatives list it in allOf means something else. */
const hasParent = (cycle: readonly string[]) => cycle.includes("oneOf") && cycle.includes("allOf");
const rejected = cycles.filter((cycle) => !isAlias(cycle) && !hasParent(cycle));

/** Writes a document with one line for each schema. @returns its path and the line of each cycle */
function writeCycles(groups: readonly (readonly string[])[]) {
  const schemas = groups.flatMap((cycle, index) =>
    cycle.map((keyword, position) => {
      const target = { $ref: `#/components/schemas/c${index}_${(position + 1) % cycle.length}` };
      const wrap = inPlace[keyword] ?? inside[keyword];
      return [`c${index}_${position}`, wrap?.(target)] as const;
    }),
  );
  const path = join(createTemporaryFolder(), "document.json");
  const bodies = groups.map((_, index) => ({ $ref: `#/components/schemas/c${index}_0` }));
  const paths = Object.fromEntries(bodies.map((schema, index) => [`/c${index}`, { post: toOperation(index, schema) }]));
  const lines = schemas.map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`);
  const head = `{"openapi":"3.1.0","info":{"title":"Cycles","version":"1"},"paths":${JSON.stringify(paths)},"components":{"schemas":{`;
  writeFileSync(path, `${head}\n${lines.join(",\n")}\n}}}`);
  return { path, toCycle: (line: number) => Number(/^c(\d+)_/.exec(schemas[line - 2]?.[0] ?? "")?.[1]) };
}

function toOperation(index: number, schema: Json): Json {
  const requestBody = { required: true, content: { "application/json": { schema } } };
  return { operationId: `c${index}`, requestBody, responses: { 204: { description: "Done." } } };
}

const message = "leads back to its own schema without a member or an item between. Remove one of the references.";

describe("a schema that contains itself without a member or an item between", () => {
  it(`is rejected with its line by codegen, in ${rejected.length} cycles`, async () => {
    const { path, toCycle } = writeCycles(rejected);
    const { code, stderr } = await runQuietly(path, join(createTemporaryFolder(), "generated"));
    const found = Array.from(stderr.matchAll(/\.json:(\d+):\d+: \$ref \S+: (.*)$/gm));
    expect(code).toBe(1);
    expect(new Set(found.map(([, , text]) => text))).toEqual(new Set([message]));
    expect(found.map(([, line]) => toCycle(Number(line))).sort((a, b) => a - b)).toEqual([...rejected.keys()]);
  });

  it("is rejected with its line by the reader of other tools", () => {
    const { path, toCycle } = writeCycles(rejected);
    let lines: string[] = [];
    try {
      loadDocument(path);
    } catch (error) {
      lines = (error as Error).message.split("\n");
    }
    const found = lines.map((line) => /\.json:(\d+):\d+: \$ref \S+ (.*)$/.exec(line));
    expect(new Set(found.map((match) => match?.[2]))).toEqual(new Set([message]));
    expect(found.map((match) => toCycle(Number(match?.[1]))).sort((a, b) => a - b)).toEqual([...rejected.keys()]);
  });
});

it("a schema that contains itself in a member or an item is generated", async () => {
  const groups = Object.keys(inside).flatMap((keyword) => [
    [keyword],
    ...keywords.flatMap((other) => [
      [other, keyword],
      [keyword, other, other],
      ["allOf", other, keyword, "anyOf"],
    ]),
  ]);
  const { path } = writeCycles(groups);
  const folder = join(createTemporaryFolder(), "generated");
  expect(await runQuietly(path, folder)).toMatchObject({ code: 0 });
  await expectVerdicts(folder);
});

/** Calls each validator with values at which a schema that contains itself would overflow the stack. */
async function expectVerdicts(folder: string): Promise<void> {
  const { validators } = (await import(join(folder, "inputs.js"))) as {
    validators: Record<string, (value: unknown) => boolean>;
  };
  const values = [1, "x", {}, { a: { a: { a: 1 } } }, [[[1]]], [{ a: [] }]];
  for (const validate of Object.values(validators))
    for (const value of values) expect(typeof validate.call({ has: () => false }, value)).toBe("boolean");
}
