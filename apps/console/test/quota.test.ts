import { expect, test } from "vitest";
import { toQuotas } from "../src/service-status/service-monitor.ts";

test("adds the reset time to each window with a limit", () => {
  const rateLimits = {
    minute: { limit: 60, remaining: 59, resetsIn: 42 },
    day: { limit: undefined, remaining: 900, resetsIn: 52_182 },
  };
  expect(toQuotas(rateLimits, Date.UTC(2026, 0, 15, 9, 30, 18))).toEqual([
    { name: "minute", limit: 60, remaining: 59, resetsAt: Date.UTC(2026, 0, 15, 9, 31) },
  ]);
});
