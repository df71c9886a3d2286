import { expect, it } from "vitest";
import { secondsUntil } from "./windows.ts";

it("reports a wait of 1 s at least", () => {
  expect(secondsUntil(0, 0)).toBe(1);
});
