import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWriteBehind } from "./write-behind.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(write: () => Promise<void> | void) {
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message), error: () => {} };
  return { behind: startWriteBehind({ write, every: 500, failure: "away", log }), warnings };
}

it("writes again and again, and once more at its end", async () => {
  let writes = 0;
  const { behind } = start(() => {
    writes += 1;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(writes).toBe(2);
  await behind.stop();
  expect(writes).toBe(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes).toBe(3);
});

it("does not begin a write while another one is under way", async () => {
  let writes = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const { behind } = start(() => {
    writes += 1;
    return promise;
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(writes).toBe(1);
  resolve();
  await behind.stop();
});

it("goes on after a failure, and warns once for each row of them", async () => {
  let isAway = true;
  const { behind, warnings } = start(() => {
    if (isAway) throw new Error("away");
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(warnings).toHaveLength(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(500);
  isAway = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(warnings).toHaveLength(2);
  await expect(behind.stop()).rejects.toThrow("away");
});
