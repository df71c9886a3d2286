import { expect, it } from "vitest";
import { readPreferences } from "./read-preferences.ts";

it.each([
  ["code=503", { code: "503" }],
  ["CODE=503,Wait=5", { code: "503", wait: "5" }],
  ['code = "503" , wait="5"', { code: "503", wait: "5" }],
  ["wait=5; unit=s, code=500;a", { wait: "5", code: "500" }],
  ["respond-async, code=500", { code: "500" }],
  ["code=500, code=503", { code: "500" }],
  ['note="a, code=500", wait=1', { note: "a, code=500", wait: "1" }],
  ["return=minimal; code=503", { return: "minimal" }],
  ['note="a\\", code=500", wait=1', { wait: "1" }],
  ['note="open, code=500', {}],
  ["code=5 0", {}],
  [",,=,;=", {}],
  ["", {}],
])("%s", (header, preferences) => {
  expect(Object.fromEntries(readPreferences(header))).toEqual(preferences);
});

it("no header has no preferences", () => {
  expect(readPreferences(null).size).toBe(0);
});

it("a long header is read in no time", () => {
  const started = performance.now();
  for (const piece of ['"', '\\"', " ", "a=", ", ", '="a', "\\"]) readPreferences(piece.repeat(16_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
