import { describe, expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

describe("deprecation", () => {
  const rule = "animal-store/deprecation-complete";
  const place = "#/paths/~1pets~1{petId}/get";
  const successor = "must name in `x-successor` the operationId of another operation to use instead";

  test.each([
    ["deprecated", "has an `x-sunset` but is not deprecated. Set `deprecated: true`."],
    [
      "x-deprecated-at",
      "has an `x-sunset` but no date since when it is deprecated. Set `x-deprecated-at` to a date YYYY-MM-DD.",
    ],
    ["x-successor", `${successor}, got nothing.`],
    ["x-deprecation-docs", "does not say where its deprecation is explained. Set `x-deprecation-docs` to a URL."],
  ])("an operation with a sunset but without %s is refused", async (key, problem) => {
    const problems = await lintChanged((contract) => contract.deleteIn([...operationPath(contract, "getPet"), key]));
    expect(problems).toEqual([{ rule, severity: "error", place, message: `getPet (GET /pets/{petId}) ${problem}` }]);
  });

  test.each([
    ["deprecated", false, "has an `x-sunset` but is not deprecated. Set `deprecated: true`."],
    ["x-sunset", "2030-02-30", 'has an `x-sunset` that is no date, got "2030-02-30". Write YYYY-MM-DD.'],
    [
      "x-deprecated-at",
      "2030-12-05",
      "is deprecated on 2030-12-05, not before it ends on 2030-12-05. Correct one of the two dates.",
    ],
    ["x-successor", "findPets", `${successor}, got "findPets".`],
    ["x-successor", "getPet", `${successor}, got "getPet".`],
  ])("an operation with a sunset and %s: %s is refused", async (key, value, problem) => {
    const problems = await lintChanged((contract) =>
      contract.setIn([...operationPath(contract, "getPet"), key], value),
    );
    expect(problems).toEqual([
      { rule, severity: "error", place: `${place}/${key}`, message: `getPet (GET /pets/{petId}) ${problem}` },
    ]);
  });

  test("a successor may stand further down than the operation", async () => {
    expect(
      await lintChanged((contract) =>
        contract.setIn([...operationPath(contract, "getPet"), "x-successor"], "createOrder"),
      ),
    ).toEqual([]);
  });
});

describe("sunset", () => {
  const place = "#/paths/~1pets~1{petId}/get/x-sunset";

  async function lintWithSunset(sunset: string, date: string) {
    return lintChanged((contract) => contract.setIn([...operationPath(contract, "getPet"), "x-sunset"], sunset), {
      date,
    });
  }

  test.each(["2030-01-01", "2030-10-05"])("a sunset on 2030-12-05 goes without a word on %s", async (date) => {
    expect(await lintWithSunset("2030-12-05", date)).toEqual([]);
  });

  test.each([
    ["2030-10-06", "60 days"],
    ["2030-12-04", "1 day"],
  ])("a sunset on 2030-12-05 is a warning on %s, %s before", async (date, left) => {
    const message = `getPet (GET /pets/{petId}) ends on 2030-12-05, in ${left}. Prepare its removal: from that date on the lint fails.`;
    expect(await lintWithSunset("2030-12-05", date)).toEqual([
      { rule: "animal-store/sunset-near", severity: "warn", place, message },
    ]);
  });

  test.each(["2030-12-05", "2031-06-01"])("a sunset on 2030-12-05 is an error on %s", async (date) => {
    const message =
      "getPet (GET /pets/{petId}) was to end on 2030-12-05. Remove it from the contract, or announce a later date.";
    expect(await lintWithSunset("2030-12-05", date)).toEqual([
      { rule: "animal-store/sunset-passed", severity: "error", place, message },
    ]);
  });
});
