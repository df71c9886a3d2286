import { parseJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { expect, it } from "vitest";
import { mountDocument, toDocument } from "../../test/mount-document.ts";
import { validateJson } from "./validate-json.ts";

const json = (schema: object) => ({ "application/json": { schema } });
const series = { $ref: "#/components/schemas/Series" };
const points = { type: "array", items: { type: "number" } };
const branch = (kind: string) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, points, parts: { type: "array", items: series } },
});
const int64 = { type: "integer", format: "int64" };
const mixed = { type: "object", properties: { id: { anyOf: [{ type: "number" }, int64] }, price: { type: "number" } } };
const { requestValidators } = await mountDocument(
  toDocument([json({ type: "object", properties: { series } }), json(mixed)], {
    Series: { anyOf: [branch("a"), branch("b")] },
  }),
);
const validate = (operation: number, text: string) =>
  validateJson(requestValidators[`p${operation}.body`], parseJson(text));

const longNumber = "9007199254740994";
const toText = (kind: string, counts: readonly number[]) =>
  counts.reduceRight(
    (part, count) =>
      `{"kind":"${kind}","points":[${Array(count).fill(longNumber)}],"parts":[${part === "" ? [] : [part, part]}]}`,
    "",
  );

it("converts any number of long numbers, at any depth", () => {
  const count = fc.oneof(fc.nat(5), fc.constantFrom(1000, 1001, 2001));
  const property = fc.property(
    fc.constantFrom("a", "b"),
    fc.array(count, { minLength: 1, maxLength: 4 }),
    (...args) => {
      const text = `{"series":${toText(...args)}}`;
      const { value, violations } = validate(0, text);
      expect(violations).toEqual([]);
      expect(value).toEqual(JSON.parse(text));
    },
  );
  fc.assert(property, { numRuns: 30, examples: [["a", [1001]]] });
});

it("keeps the exact integer of an alternative when it converts another number", () => {
  const { value, violations } = validate(1, `{"id":${longNumber},"price":${longNumber}}`);
  expect(violations).toEqual([]);
  expect(value).toEqual({ id: BigInt(longNumber), price: Number(longNumber) });
});

it("reports a number that would be rounded after many that are converted", () => {
  const text = `{"series":${toText("b", [3000]).replace("]", ",9007199254740993]")}}`;
  expect(validate(0, text).violations).toEqual([
    {
      path: "/series/points/3000",
      message: "series/points/3000 must be a number, got 9007199254740993, which a double would round.",
    },
  ]);
});
