import { describe, expect, test } from "vitest";
import { lintChanged, operationPath, remove, set, toPointer } from "./test/lint-changed-contract.ts";

describe("deprecation", () => {
  const rule = "animal-store/deprecation-complete";
  const successor = "must name in `x-successor` the operationId of another operation to use instead";
  const notDeprecated = "has an `x-sunset` but is not deprecated. Set `deprecated: true`.";

  test.each([
    ["deprecated", undefined, notDeprecated],
    ["deprecated", false, notDeprecated],
    ["x-sunset", "2030-02-30", 'has an invalid `x-sunset`, got "2030-02-30". Set it to a date YYYY-MM-DD.'],
    [
      "x-deprecated-at",
      undefined,
      "has an `x-sunset` but no deprecation date. Set `x-deprecated-at` to a date YYYY-MM-DD.",
    ],
    [
      "x-deprecated-at",
      "2030-12-05",
      "is deprecated on 2030-12-05, which is not before its sunset on 2030-12-05. Correct one of the dates.",
    ],
    ["x-successor", undefined, `${successor}, got nothing.`],
    ["x-successor", "findPets", `${successor}, got "findPets".`],
    ["x-successor", "getPet", `${successor}, got "getPet".`],
    ["x-deprecation-docs", undefined, "has no page that explains its deprecation. Set `x-deprecation-docs` to a URL."],
  ])("rejects an operation with a sunset and %s: %s", async (key, value, problem) => {
    const path = operationPath("getPet", key);
    const location = toPointer(value === undefined ? operationPath("getPet") : path);
    const problems = await lintChanged(value === undefined ? remove(path) : set(path, value));
    expect(problems).toEqual([{ rule, severity: "error", location, message: `getPet (GET /pets/{petId}) ${problem}` }]);
  });

  test("accepts a successor that follows the operation", async () => {
    expect(await lintChanged(set(operationPath("getPet", "x-successor"), "createOrder"))).toEqual([]);
  });
});

const passedProblem = [
  "sunset-passed",
  "error",
  "getPet (GET /pets/{petId}) reached its sunset on 2030-12-05. Remove it from the contract, or announce a later date.",
] as const;
const nearProblem = (timeLeft: string) =>
  [
    "sunset-near",
    "warn",
    `getPet (GET /pets/{petId}) reaches its sunset on 2030-12-05, in ${timeLeft}. Prepare its removal: the lint fails from that date on.`,
  ] as const;

test.each([
  ["2030-01-01", undefined],
  ["2030-10-05", undefined],
  ["2030-10-06", nearProblem("60 days")],
  ["2030-12-04", nearProblem("1 day")],
  ["2030-12-05", passedProblem],
  ["2031-06-01", passedProblem],
])("on %s the problem of a sunset on 2030-12-05 is %s", async (date, problem) => {
  const path = operationPath("getPet", "x-sunset");
  const [rule, severity, message] = problem ?? [];
  expect(await lintChanged(set(path, "2030-12-05"), { date })).toEqual(
    problem ? [{ rule: `animal-store/${rule}`, severity, location: toPointer(path), message }] : [],
  );
});
