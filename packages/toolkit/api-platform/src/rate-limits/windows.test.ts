import { expect, it } from "vitest";
import { secondsUntil } from "./windows.ts";

it("returns a wait of at least 1 s", () => {
  expect(secondsUntil(0, 0)).toBe(1);
});
