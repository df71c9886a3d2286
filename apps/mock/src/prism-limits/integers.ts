import { get, limits, type Outcome, post } from "./prism-limit.ts";

const refused: Outcome = { status: 400, code: "invalid_request" };
const created: Outcome = { status: 201 };
const found: Outcome = { status: 200 };
const unknown: Outcome = { status: 404, code: "pet_not_found" };

const over53Bits = [
  "9007199254740993",
  "-9007199254740993",
  "9223372036854775806",
  "9223372036854775807",
  "-9223372036854775807",
  "-9223372036854775808",
];

const notDigits = ["1.0", "1e2", "1E2", "-0", "-0.0"];

const notDigitsInPath = {
  "leading-zero": "01",
  exponent: "1e2",
  "shorter-exponent": "1e1",
  "plus-sign": "+1",
  hexadecimal: "0x1",
  "two-hexadecimals": "0x10",
  fraction: "1.0",
  "negative-zero": "-0",
  space: "%20",
  "space-before": "%201",
  "space-after": "1%20",
};

/** Integers are exact over the whole int64 range and nothing else is an integer. (D-05, D-29) */
export const integerLimits = limits(false, [
  ...over53Bits.flatMap((literal) => [
    {
      id: `body-int64: ${literal}`,
      request: post("/pets", `{"name":"Rex","categoryId":${literal}}`),
      wrong: refused,
      right: created,
    },
    {
      id: `order-int64: ${literal}`,
      request: post("/store/orders", `{"petId":${literal}}`),
      wrong: refused,
      right: unknown,
    },
    { id: `path-int64: ${literal}`, request: get(`/pets/${literal}`), wrong: refused, right: unknown },
  ]),
  ...notDigits.flatMap((literal) => [
    {
      id: `body-not-digits: ${literal}`,
      request: post("/pets", `{"name":"Rex","categoryId":${literal}}`),
      wrong: created,
      right: refused,
    },
    {
      id: `order-not-digits: ${literal}`,
      request: post("/store/orders", `{"petId":${literal}}`),
      wrong: created,
      right: refused,
    },
  ]),
  ...Object.entries(notDigitsInPath).map(([what, literal]) => ({
    id: `path-${what}`,
    request: get(`/pets/${literal}`),
    wrong: found,
    right: refused,
  })),
]);
