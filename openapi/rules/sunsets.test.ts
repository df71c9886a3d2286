import { expect, test } from "vitest";
import { lintDate } from "./sunsets.ts";
import { lintChanged, operationPath, remove, set, testRejections, toPointer } from "./test/lint-changed-contract.ts";

test("LINT_DATE is a UTC day", () => {
  expect(lintDate({ LINT_DATE: "2030-12-05" })).toBe(Date.UTC(2030, 11, 5));
});

test.each([undefined, ""])("LINT_DATE %j means today", (text) => {
  expect(Math.abs(lintDate({ LINT_DATE: text }) - Date.now())).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
});

test.each(["2030-02-30", "2030-12", "2030-12-5", "5 December 2030", "2030-12-05T00:00:00Z", "soon"])(
  "rejects the LINT_DATE %j",
  (text) => {
    expect(() => lintDate({ LINT_DATE: text })).toThrow(
      `LINT_DATE must be a date YYYY-MM-DD, got "${text}". Correct or unset it.`,
    );
  },
);

const deprecated = operationPath("getPet", "deprecated");
for (const change of [remove(deprecated), set(deprecated, false)])
  await testRejections("rule/deprecated", [
    [
      "an operation with a sunset that is not deprecated",
      change,
      deprecated,
      "An operation with an `x-sunset` must be deprecated. Set `deprecated` to true.",
    ],
  ]);

const passedProblem = [
  "sunset-passed",
  "error",
  "getPet reached its sunset on 2030-12-05. Remove it from the contract, or announce a later date.",
] as const;
const nearProblem = (timeLeft: string) =>
  [
    "sunset-near",
    "warn",
    `getPet reaches its sunset on 2030-12-05, in ${timeLeft}. Prepare its removal: the lint fails from that date on.`,
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
