import { expect, test } from "vitest";
import { daysBetween, lintDate, parseDate } from "./dates.ts";

test("a date is the start of its UTC day", () => {
  expect(parseDate("2030-12-05")).toBe(Date.UTC(2030, 11, 5));
  expect(lintDate({ LINT_DATE: "2030-12-05" })).toBe(Date.UTC(2030, 11, 5));
});

test.each(["2030-02-30", "2030-12", "2030-12-5", "5 December 2030", "2030-12-05T00:00:00Z", "", undefined, 20301205])(
  "%j is not a date",
  (text) => {
    expect(parseDate(text)).toBeUndefined();
  },
);

test("counts days over months and leap days", () => {
  expect(daysBetween(Date.UTC(2028, 1, 28), Date.UTC(2028, 2, 1))).toBe(2);
});

test.each([undefined, ""])("LINT_DATE %j means today", (text) => {
  expect(Math.abs(daysBetween(lintDate({ LINT_DATE: text }), Date.now()))).toBeLessThanOrEqual(1);
});

test("rejects a LINT_DATE that is not a date", () => {
  expect(() => lintDate({ LINT_DATE: "soon" })).toThrow(
    'LINT_DATE must be a date YYYY-MM-DD, got "soon". Correct or unset it.',
  );
});
