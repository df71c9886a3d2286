import { expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

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
