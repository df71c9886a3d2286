import { expect, it } from "vitest";
import { parsePreferences } from "./preferences.ts";

it.each([
  ["code=503", { code: "503" }],
  ["CODE=503,Wait=5", { code: "503", wait: "5" }],
  ['code = "503" , wait="5"', { code: "503", wait: "5" }],
  ["wait=5; unit=s, code=500;a", { wait: "5", code: "500" }],
  ["code=500, code=503", { code: "500" }],
  ['note="a, code=500", wait=1', { note: "a, code=500", wait: "1" }],
  ["return=minimal; code=503", { return: "minimal" }],
  ['note="a\\", code=500", wait=1', { wait: "1" }],
  ['note="open, code=500', {}],
  [null, {}],
])("parses %j", (header, preferences) => {
  expect(Object.fromEntries(parsePreferences(header))).toEqual(preferences);
});

it("parses a long header in linear time", () => {
  const startTime = performance.now();
  for (const part of ['"', '\\"', " ", "a=", ", ", '="a', "\\"]) parsePreferences(part.repeat(200_000));
  expect(performance.now() - startTime).toBeLessThan(5000);
});
