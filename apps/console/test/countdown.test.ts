import { expect, test } from "vitest";
import { formatDuration } from "../src/shell/format.ts";

test.each([
  [-1, "0:00"],
  [41_001, "0:42"],
  [59_001, "1:00"],
  [245_000, "4:05"],
  [3_600_000, "1 h 0 min"],
  [47_059_000, "13 h 4 min"],
])("formats %i ms as %s", (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
