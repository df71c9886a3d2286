/** Every kind of int64 as it stands in JSON text. */
export const int64Literals = [
  "0",
  "1",
  "-1",
  // 2³² + 1
  "4294967297",
  "9007199254740991",
  "9007199254740993",
  "-9007199254740993",
  "9223372036854775806",
  "9223372036854775807",
  "-9223372036854775807",
  "-9223372036854775808",
];

/** Those that are 1 to a store which drops the sign, or keeps only the lower 32, 53 or 63 bits. */
export const likenessesOfOne = int64Literals
  .filter((literal) => literal !== "1")
  .filter((literal) => {
    const value = BigInt(literal);
    return value === -1n || [32, 53, 63].some((bits) => BigInt.asUintN(bits, value) === 1n);
  });

/** JSON that is no int64 literal, though some of it is an integer to JavaScript. */
export const refusedInt64Json = [
  "1.0",
  "1.5",
  "1e2",
  "1E2",
  "-0",
  "-0.0",
  '"7"',
  "9223372036854775808",
  "-9223372036854775809",
  "1e400",
  "100000000000000000000000000",
  "null",
  "true",
  "[7]",
  "{}",
];

/** The same for a parameter, as it stands in a path or query. */
export const refusedInt64Text = [
  "abc",
  "1.0",
  "1e1",
  "+1",
  "-0",
  "01",
  "0x10",
  "%201",
  "1%20",
  "-",
  "1_000",
  "%D9%A1",
  "9223372036854775808",
  "-9223372036854775809",
];
