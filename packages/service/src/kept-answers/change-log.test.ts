import { describe, expect, it } from "vitest";
import { type Change, createChangeLog } from "./change-log.ts";

const all = { after: 0, end: Number.POSITIVE_INFINITY, status: undefined };

function logOf(changes: readonly Change[], remembered?: number) {
  const log = createChangeLog(remembered);
  for (const change of changes) log.record(change);
  return log;
}

it("changes are counted, and only those after the seen ones may show", () => {
  const log = logOf([{ id: 5, statuses: [] }]);
  expect(log.count()).toBe(1);
  expect(log.mayShow(all, 0)).toBe(true);
  expect(log.mayShow(all, 1)).toBe(false);
});

it.each([
  [4, 5, true],
  [0, Number.POSITIVE_INFINITY, true],
  [5, 9, false],
  [0, 4, false],
])("a change of 5 among the ids after %i up to %i: %s", (after, end, expected) => {
  expect(logOf([{ id: 5, statuses: [] }]).mayShow({ after, end, status: undefined }, 0)).toBe(expected);
});

describe("under a filter", () => {
  const log = logOf([{ id: 5, statuses: ["available", "pending"] }]);

  it.each(["available", "pending", undefined] as const)("a change may show under %s that it names", (status) => {
    expect(log.mayShow({ ...all, status }, 0)).toBe(true);
  });

  it("a change does not show under another one", () => {
    expect(log.mayShow({ ...all, status: "sold" }, 0)).toBe(false);
  });

  it("a change without a status shows in no filtered list", () => {
    expect(logOf([{ id: 5, statuses: [] }]).mayShow({ ...all, status: "sold" }, 0)).toBe(false);
  });
});

it("as many changes as it remembers are looked at one by one, and any more may have been anything", () => {
  const covered = { after: 8, end: 9, status: undefined };
  const changes = Array.from({ length: 12 }, () => ({ id: 1, statuses: [] }));
  const log = logOf(changes, 4);
  expect(log.mayShow(covered, 8)).toBe(false);
  expect(log.mayShow(covered, 7)).toBe(true);
  log.record({ id: 9, statuses: [] });
  expect(log.mayShow(covered, 9)).toBe(true);
  expect(log.mayShow(covered, 13)).toBe(false);
});

it("once anything may have changed, nothing that was seen before holds, and what is seen since does", () => {
  const log = logOf([{ id: 5, statuses: [] }], 4);
  log.forget();
  expect(log.mayShow({ after: 8, end: 9, status: "sold" }, 1)).toBe(true);
  expect(log.mayShow(all, log.count())).toBe(false);
  const seen = log.count();
  log.record({ id: 5, statuses: [] });
  expect([log.mayShow({ ...all, after: 5 }, seen), log.mayShow(all, seen)]).toEqual([false, true]);
});

it("a change that is expected may show until it is over, whatever was seen", () => {
  const log = logOf([]);
  const over = log.expect({ id: 5, statuses: ["sold"] });
  const covered = (status: "sold" | "pending") => ({ after: 4, end: 5, status });
  expect([log.mayShowSoon(covered("sold")), log.mayShow(covered("sold"), 0)]).toEqual([true, true]);
  expect([log.mayShowSoon(covered("pending")), log.mayShow(covered("pending"), 0)]).toEqual([false, false]);
  over();
  expect([log.mayShowSoon(all), log.mayShow(all, 0)]).toEqual([false, false]);
});
