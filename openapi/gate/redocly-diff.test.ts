import { expect, test } from "vitest";
import { NotCompared } from "./not-compared.ts";
import { readReport } from "./redocly-diff.ts";

const change = { path: "#/paths", typeName: "Paths", kind: "modified", impact: "patch", verdicts: [] };

test("a report of the known shape is read", () => {
  expect(readReport(JSON.stringify({ reportVersion: "1", changes: [change] }))).toEqual([change]);
});

test.each([
  ["no JSON", "Diff passed."],
  ["another version", JSON.stringify({ reportVersion: "2", changes: [] })],
  ["no changes", JSON.stringify({ reportVersion: "1" })],
  ["an unknown impact", JSON.stringify({ reportVersion: "1", changes: [{ ...change, impact: "huge" }] })],
  ["an unknown kind", JSON.stringify({ reportVersion: "1", changes: [{ ...change, kind: "moved" }] })],
  ["no verdicts", JSON.stringify({ reportVersion: "1", changes: [{ ...change, verdicts: undefined }] })],
])("a report with %s is not compared", (_, text) => {
  expect(() => readReport(text)).toThrow(NotCompared);
});
