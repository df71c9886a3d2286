import { expect, it } from "vitest";
import { allFaults } from "./all-faults.ts";
import { chooseFaults, NoFaultChosen } from "./choose-faults.ts";

it("faults are chosen by what their ids begin with", () => {
  expect(chooseFaults(allFaults, "")).toEqual(allFaults);
  const [first] = allFaults;
  expect(chooseFaults(allFaults, first?.id ?? "")).toContain(first);
  expect(chooseFaults(allFaults, "status/").every(({ id }) => id.startsWith("status/"))).toBe(true);
});

it("a beginning that no fault has is refused with those that there are", () => {
  expect(() => chooseFaults(allFaults, "foo")).toThrow(NoFaultChosen);
  expect(() => chooseFaults(allFaults, "foo")).toThrow(
    /^no fault's id begins with foo\. They begin with status\/, .*header\/, /,
  );
});
