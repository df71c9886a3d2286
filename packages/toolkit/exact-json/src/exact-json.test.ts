import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NonIntegerLiterals, parseJson, stringifyExactJson, stringifyJson } from "./index.ts";

const textWithoutLongIntegers = fc.json().filter((text) => !/\d{16}/.test(text));
// Some prefixes look like placeholders that a fallback could use.
const string = fc
  .tuple(fc.constantFrom("", "\0", "\0n7", '"\\'), fc.string({ unit: "binary" }))
  .map((parts) => parts.join(""));
const item = fc.oneof(string, fc.integer(), fc.constantFrom(0.5, -1e-7, 1e21, null, true));
const name = string.filter((text) => !["__proto__", "long"].includes(text) && !/^\d+$/.test(text));
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

describe("parseJson and stringifyJson", () => {
  it("preserve every digit of an int64", () => {
    fc.assert(
      fc.property(int64, (integer) => {
        const text = `{"categoryId":${integer}}`;
        expect(stringifyJson(parseJson(text))).toBe(text);
      }),
    );
  });

  it.each(Array.from({ length: 40 }, (_, index) => index))("find a long integer after %i other characters", (count) => {
    const text = `["${"x".repeat(count)}",9007199254740993]`;
    expect(stringifyJson(parseJson(text))).toBe(text);
  });

  it("return a bigint only if a number is not exact", () => {
    expect(parseJson("[9007199254740991,9007199254740992,-9007199254740993]")).toEqual([
      9007199254740991,
      9007199254740992n,
      -9007199254740993n,
    ]);
  });

  it("preserve strings, names and fractions next to a long integer", () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.array(item, { maxLength: 4 }), { maxKeys: 4 }), int64, (object, long) => {
        const members = JSON.stringify(object).slice(1);
        const text = `{"long":${long}${members === "}" ? "" : ","}${members}`;
        expect(stringifyJson(parseJson(text))).toBe(text);
        const nestedText = `{ "\\"9007199254740993" : ${text} }`;
        const parsed = parseJson(nestedText) as Record<string, { long: number | bigint }>;
        expect(Object.keys(parsed)).toEqual(['"9007199254740993']);
        expect(stringifyJson(parsed['"9007199254740993'])).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    "[9007199254740993",
    "{9007199254740993:1}",
    "[09007199254740993]",
    '["\\9007199254740993]',
    "9007199254740993.",
  ])("reject %s", (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it("agree with JSON for all other values", () => {
    fc.assert(
      fc.property(textWithoutLongIntegers, (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
        expect(stringifyJson(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it("preserve a long integer next to a string of 16 MB, plain or escaped", {
    timeout: 60_000,
  }, () => {
    for (const piece of ["x", '\\"']) {
      const text = `["${piece.repeat(2 ** 24 / piece.length)}",9007199254740993]`;
      expect(stringifyJson(parseJson(text)) === text).toBe(true);
    }
  });

  it("parse a long integer at any depth", () => {
    const depth = 100_000;
    let value = parseJson(`${"[".repeat(depth)}9007199254740993${"]".repeat(depth)}`);
    while (Array.isArray(value)) [value] = value;
    expect(value).toBe(9007199254740993n);
  });

  it("return a bigint for each spelling of an integer that no double has", () => {
    const spell = (integer: bigint, zeros: number, shift: number) => {
      const digits = `${integer}${"0".repeat(zeros)}`;
      const [whole, fraction] = [digits.slice(0, digits.length - shift), digits.slice(digits.length - shift)];
      return `${whole}${fraction === "" ? "" : `.${fraction}`}e${shift - zeros}`;
    };
    const property = fc.property(int64, fc.nat(30), fc.nat(15), (integer, zeros, shift) => {
      fc.pre(integer > 2n ** 53n || integer < -(2n ** 53n));
      const number = Number(integer);
      const isExact = BigInt(number) === integer || String(number) === String(integer);
      const text = `[${spell(integer, zeros, shift)}]`;
      expect(parseJson(text, new NonIntegerLiterals())).toEqual([isExact ? number : integer]);
    });
    fc.assert(property, { examples: [[9007199254740993n, 1, 0]] });
  });

  it("return each double for its text", () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (double) => {
        fc.pre(!/\d{16}$/.test(String(double)));
        const text = `[${stringifyJson(double)}]`;
        expect(parseJson(text, new NonIntegerLiterals())).toEqual(JSON.parse(text));
      }),
    );
    const numbers = parseJson("[1e22,1e23,1.7976931348623157e308,5e-324,-0.00e-400]", new NonIntegerLiterals());
    expect(numbers).toEqual([1e22, 1e23, Number.MAX_VALUE, Number.MIN_VALUE, -0]);
  });

  it.each(["1e400", "-1E+309", " 17976931348623159e292", `1${"0".repeat(400)}.5`, "0.001e0000400"])(
    "record the overflow of a double: %s",
    (number) => {
      for (const text of [number, `[${number}]`, `{"a" : ${number}}`, `["\\"e",0,{"b":[1,${number}]}]`]) {
        const literals = new NonIntegerLiterals();
        expect(parseJson(text, literals)).toEqual(JSON.parse(text));
        expect(literals.overflow).toBe(number.trim());
      }
    },
  );

  it.each(["1e-400", "-0.01E-323", `0.${"0".repeat(400)}1`])(
    "record the number %s, which a double rounds to 0",
    (number) => {
      const literals = new NonIntegerLiterals();
      expect(parseJson(`[0,${number}]`, literals)).toEqual([0, Number.NaN]);
      expect(literals.overflow).toBe(number);
    },
  );

  it("assign each number to its member if names are out of order or duplicate", () => {
    const value = parseJson('{"2":9007199254740993,"1":1.50,"2":9007199254740995,"\\u0000n7":"\\u0000n7","b":-0}');
    expect(value).toEqual({ 1: 1.5, 2: 9007199254740995n, "\0n7": "\0n7", b: -0 });
  });

  it("write all kinds of numbers next to a long integer as JSON.stringify does", () => {
    const value = [1e21, -0, Number.NaN, new Number(0.5), { 2: 5, 1: new Date(0) }, "12", "\0n7"];
    expect(stringifyJson([2n ** 53n, ...value])).toBe(`[9007199254740992,${JSON.stringify(value).slice(1)}`);
  });

  it("parse __proto__ as an ordinary member", () => {
    const value = parseJson('{"__proto__":{"id":9223372036854775807}}') as object;
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });
});

describe("NonIntegerLiterals", () => {
  it.each(["1.0", "1e2", "100E-2", "-0", "-0.0", "9223372036854775807.0"])("records %s", (literal) => {
    const literals = new NonIntegerLiterals();
    const value = parseJson(`{"a":[7,${literal}],"b":7}`, literals) as { a: number[] };
    expect(literals.has(value.a, 1)).toBe(true);
    expect(literals.has(value.a, 0)).toBe(false);
    expect(literals.has(value, "b")).toBe(false);
  });

  it.each(['{"a":1.0}', '{"a" : 1.0}', '{"a"\n\t:\r -20e0}', '{"b":1,\n "a":-0}', '{"b":"12:30:45.000","a":0.0}'])(
    "records the member a of %j",
    (text) => {
      const literals = new NonIntegerLiterals();
      expect(literals.has(parseJson(text, literals), "a")).toBe(true);
    },
  );

  it.each(["[1.0]", "[ 1.0]", "[7,\n1.0]", '["2026-01-05T12:30:45.000Z", -0 ]'])(
    "records the last item of %j",
    (text) => {
      const literals = new NonIntegerLiterals();
      const items = parseJson(text, literals) as unknown[];
      expect(literals.has(items, items.length - 1)).toBe(true);
    },
  );

  it.each(["5.0", " 1e3", "-0", "9007199254740991.4"])("records %s at the root", (text) => {
    const literals = new NonIntegerLiterals();
    parseJson(text, literals);
    expect(literals.has()).toBe(true);
    expect(literals.has([7], 0)).toBe(false);
  });

  it.each(["0", "-1", "9007199254740991"])("does not record %s", (literal) => {
    const literals = new NonIntegerLiterals();
    const value = parseJson(`{"a":${literal},"text":"1.0"}`, literals);
    expect(literals.has(value, "a")).toBe(false);
  });
});

it.each([1e20, -(2 ** 53), 1e308, 100000000000000000000n, 2n ** 63n - 1n, [1.5, { a: 2 ** 60 }]])(
  "stringifyExactJson writes %s as text that parses as an equal value",
  (value) => expect(parseJson(stringifyExactJson(value))).toEqual(value),
);
