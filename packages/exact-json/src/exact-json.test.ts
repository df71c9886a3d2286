import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NonIntegerLiterals, parseJson, stringifyJson } from "./index.ts";

const withoutLongIntegers = fc.json().filter((text) => !/\d{16}/.test(text));
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

describe("parseJson and stringifyJson", () => {
  it("keep every int64 digit for digit", () => {
    fc.assert(
      fc.property(int64, (integer) => {
        const text = `{"categoryId":${integer}}`;
        expect(stringifyJson(parseJson(text))).toBe(text);
      }),
    );
  });

  it.each(Array.from({ length: 40 }, (_, index) => index))(
    "find a long integer behind %i other characters",
    (count) => {
      const text = `["${"x".repeat(count)}",9007199254740993]`;
      expect(stringifyJson(parseJson(text))).toBe(text);
    },
  );

  it("give a number where a number is exact and a bigint where it is not", () => {
    expect(parseJson("[9007199254740991,9007199254740992,-9007199254740993]")).toEqual([
      9007199254740991,
      9007199254740992n,
      -9007199254740993n,
    ]);
  });

  it("agree with JSON for every other value", () => {
    fc.assert(
      fc.property(withoutLongIntegers, (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
        expect(stringifyJson(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it("keep a member called __proto__ a member", () => {
    const value = parseJson('{"__proto__":{"id":9223372036854775807}}') as object;
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe("NonIntegerLiterals", () => {
  it.each(["1.0", "1e2", "100E-2", "-0", "-0.0"])("remember %s", (literal) => {
    const literals = new NonIntegerLiterals();
    const value = parseJson(`{"a":[7,${literal}],"b":7}`, literals) as { a: number[] };
    expect(literals.has(value.a, 1)).toBe(true);
    expect(literals.has(value.a, 0)).toBe(false);
    expect(literals.has(value, "b")).toBe(false);
  });

  it.each(["0", "-1", "9007199254740991"])("do not remember %s", (literal) => {
    const literals = new NonIntegerLiterals();
    const value = parseJson(`{"a":${literal},"text":"1.0"}`, literals);
    expect(literals.has(value, "a")).toBe(false);
  });
});
