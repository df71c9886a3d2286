import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Int64Error, parseInt64 } from "./index.ts";

describe("parseInt64", () => {
  it.each([
    ["7", 7],
    ["-42", -42],
    ["  7\n", 7],
    ["007", 7],
    ["-0", 0],
    ["9007199254740991", 9007199254740991],
    ["9007199254740992", 9007199254740992n],
    ["-9223372036854775808", -(2n ** 63n)],
    ["9223372036854775807", 2n ** 63n - 1n],
  ])("parses %j to %s", (text, integer) => {
    expect(parseInt64(text)).toBe(integer);
  });

  it("preserves every digit of an int64", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (integer) => {
        expect(String(parseInt64(String(integer)))).toBe(String(integer));
      }),
    );
  });

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["7.0", "not_an_integer"],
    ["1e3", "not_an_integer"],
    ["+7", "not_an_integer"],
    ["- 7", "not_an_integer"],
    ["0x10", "not_an_integer"],
    ["1,000", "not_an_integer"],
    ["9223372036854775808", "out_of_range"],
    ["-9223372036854775809", "out_of_range"],
  ])("rejects %j: %s", (text, reason) => {
    expect(() => parseInt64(text)).toThrow(expect.objectContaining({ text, reason }));
  });

  it("names the value and the rule", () => {
    expect(() => parseInt64("9223372036854775808")).toThrow(
      'The value must be an integer from -2^63 to 2^63 - 1, got "9223372036854775808".',
    );
    expect(new Int64Error("", "empty")).toBeInstanceOf(RangeError);
  });
});
