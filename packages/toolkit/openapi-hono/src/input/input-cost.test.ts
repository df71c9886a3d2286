import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mountDocument, toDocument } from "../../test/mount-document.ts";

const json = (schema: object) => ({ "application/json": { schema } });
const listOf = (items: object) => ({ type: "array", uniqueItems: true, items });
const object = { type: "object", properties: { a: { type: "integer" } } };
const branch = (name: string) => ({
  type: "object",
  required: [name],
  properties: { child: { $ref: "#/components/schemas/Tree" } },
});
const seriesOf = (name: string) => ({
  type: "object",
  required: [name],
  properties: {
    points: { type: "array", items: { type: "number" } },
    child: { $ref: "#/components/schemas/Series" },
  },
});
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const members = (name: string) => ({ type: "object", additionalProperties: reference(name) });
const components = {
  Forms: {
    anyOf: [
      { ...members("Forms"), required: ["q"] },
      { ...members("Forms"), minProperties: 5 },
    ],
  },
  Unique: {
    type: ["array", "integer", "object"],
    uniqueItems: true,
    items: reference("Unique"),
    additionalProperties: reference("Unique"),
  },
  Tree: { oneOf: [branch("a"), branch("b"), { type: "integer" }], unevaluatedProperties: { type: "integer" } },
  Series: { anyOf: [seriesOf("a"), seriesOf("b")] },
};
const contents = [
  json(listOf({})),
  json(listOf(object)),
  json(listOf({ type: "integer", format: "int64" })),
  json({ type: "array", items: { required: ["b"] } }),
  { "application/x-www-form-urlencoded": { schema: object } },
  json({ $ref: "#/components/schemas/Tree" }),
  json({ $ref: "#/components/schemas/Series" }),
  json(reference("Forms")),
  json(reference("Unique")),
  {
    "application/x-www-form-urlencoded": {
      schema: { type: "object", properties: { list: { type: "array", items: object } } },
    },
  },
];
const document = toDocument(contents, components);
const parameters = [{ name: "a", in: "query", schema: { type: "integer" } }];
const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
Object.assign(document.paths, { "/query": { get: { operationId: "query", parameters, responses } } });
const { app, requestValidators } = await mountDocument(document);

const repeat = (count: number, toText: (index: number) => string, separator = ",") =>
  Array.from({ length: count }, (_, index) => toText(index)).join(separator);
const names = repeat(100_000, (index) => `a${index}=`, "&");
const post = (body: string, type = "application/json") => ({ method: "POST", headers: { "Content-Type": type }, body });
const postForm = (body: string) => post(body, "application/x-www-form-urlencoded");
const levels = (value: string) => `${'{"a":1,"child":'.repeat(60)}${value}${"}".repeat(60)}`;
const series = `{"a":1,"points":[${repeat(900, () => "9007199254740994")}],"child":`;
const chain = `${'{"a":'.repeat(60)}{}${"}".repeat(60)}`;
const nestedArrays = `${"[0,".repeat(58)}[1,{${repeat(80_000, (index) => `"k${index}":1`)}}]${"]".repeat(58)}`;
const longNumbers = `${series.repeat(60)}{"a":1}${"}".repeat(60)}`;

// test/input-cost.long.ts has more bodies.
describe("a request of at most 1 MiB", () => {
  // The CPU time of each is below 300 ms. It was 3 s to 2 minutes.
  it.each<[what: string, target: string, init?: () => RequestInit]>([
    ["100,000 names of a form", "/p4", () => post(names, "application/x-www-form-urlencoded")],
    ["100,000 names of a query", `/query?${names}`],
    ["100,000 unique objects", "/p1", () => post(`[${repeat(100_000, (index) => `{"a":${index}}`)}]`)],
    ["60,000 unique int64", "/p2", () => post(`[${repeat(60_000, (index) => String(2n ** 53n + BigInt(index)))}]`)],
    ["60 levels of valid alternatives", "/p5", () => post(levels("1"))],
    ["60 levels of invalid alternatives", "/p5", () => post(levels('"x"'))],
    ["60 levels of alternatives with 54,000 long numbers", "/p6", () => post(longNumbers)],
    ["2,600 chains of alternatives", "/p7", () => post(`{${repeat(2600, (index) => `"${index}":${chain}`)}}`)],
    ["58 levels of unique items around 80,000 members", "/p8", () => post(nestedArrays)],
    ["200,000 fields of malformed JSON", "/p9", () => postForm(repeat(200_000, () => "list=[", "&"))],
  ])("takes less than two seconds: %s", async (_what, target, toInit = () => ({})) => {
    const init = toInit();
    const start = process.cpuUsage();
    const response = await app.request(target, init);
    const text = await response.text();
    const { user, system } = process.cpuUsage(start);
    expect([200, 400], text).toContain(response.status);
    expect((user + system) / 1000, "CPU time in milliseconds").toBeLessThan(2000);
  });

  it("is validated at each level of recursive alternatives", async () => {
    const isValid = (value: unknown) => requestValidators["p5.body"]?.call(undefined, value);
    expect([{ a: 1 }, { b: 1, child: { a: 1 } }, { a: 1, x: 2, child: { b: 1 } }, 7].map(isValid)).not.toContain(false);
    const invalid = [{}, { a: 1, b: 1 }, { a: 1, child: {} }, { a: 1, child: { b: 1, child: "x" } }, { a: 1, x: "x" }];
    expect(invalid.map(isValid)).not.toContain(true);
  });

  it("has at most 1,000 described violations", async () => {
    const response = await app.request("/p3", post(`[${repeat(5000, () => "{}")}]`));
    const { message, details } = (await response.json()) as { message: string; details: unknown[] };
    expect(message).toMatch(/^The request breaks at least 1000 rules: 0\/b is required\. /);
    expect(details).toHaveLength(20);
  });
});

describe("uniqueItems", () => {
  const isValid = (items: unknown[]) => requestValidators["p0.body"]?.call(undefined, items);

  it("is equality of JSON values, for any items", () => {
    const number = fc.oneof(
      fc.integer({ min: -2, max: 2 }),
      fc.constantFrom(-0, 0.1, 1e21, 2 ** 53, Number.MAX_SAFE_INTEGER, 1n, 2n ** 53n, 2n ** 53n + 1n, 10n ** 21n),
      fc.constantFrom(1e308, -1e308, BigInt(1e308), -BigInt(1e308), 10n ** 308n, 10n ** 400n, 10n ** 400n + 1n),
    );
    const text = fc.constantFrom("", "1", "a", "null", "x".repeat(100), '"', "[1,", "{", ",", "é", "é");
    const { item } = fc.letrec<{ item: unknown }>((tie) => ({
      item: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        ...[number, text, fc.constantFrom(true, false, null)],
        fc.array(tie("item"), { maxLength: 3 }),
        fc
          .uniqueArray(fc.tuple(fc.constantFrom("a", "b", "1", "__proto__"), tie("item")), {
            selector: ([name]) => name,
            maxLength: 3,
          })
          .map((entries) => Object.fromEntries(entries)),
      ),
    }));
    let [unique, equal] = [0, 0];
    const property = fc.property(fc.array(item, { maxLength: 6 }), (items) => {
      const hasEqual = items.some((left, index) => items.slice(index + 1).some((right) => isEqual(left, right)));
      expect(isValid(items)).toBe(!hasEqual);
      if (hasEqual) equal += 1;
      else unique += 1;
    });
    fc.assert(property, { numRuns: 4000 });
    expect(Math.min(unique, equal)).toBeGreaterThan(200);
  });

  it("ignores the order of members", () => {
    expect(isValid([JSON.parse('{"a":1,"b":[2]}'), JSON.parse('{"b":[2],"a":1}')])).toBe(false);
  });

  it("takes each file for different", () => {
    expect(isValid([new File(["a"], "a"), new File(["a"], "a")])).toBe(true);
  });
});

/** Compares JSON values by pairs (JSON Schema, section 4.2.2). */
function isEqual(left: unknown, right: unknown): boolean {
  const isNumeric = [left, right].every((value) => typeof value === "number" || typeof value === "bigint");
  // biome-ignore lint/suspicious/noDoubleEquals: compares numbers with bigints by their value.
  if (isNumeric) return left == right;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return left === right;
  const [leftKeys, rightKeys] = [Object.keys(left).sort(), Object.keys(right).sort()];
  if (Array.isArray(left) !== Array.isArray(right) || !isDeepStrictEqual(leftKeys, rightKeys)) return false;
  return leftKeys.every((key) =>
    isEqual((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  );
}
