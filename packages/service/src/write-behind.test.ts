import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWriteBehind } from "./write-behind.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(write: () => Promise<void> | void) {
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message), error: () => {} };
  let writes = 0;
  const counted = () => {
    writes += 1;
    return write();
  };
  const behind = startWriteBehind({ write: counted, every: 500, failure: "unavailable", log });
  return { behind, warnings, writes: () => writes };
}

it("writes periodically, and once more when it stops", async () => {
  const { behind, writes } = start(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(writes()).toBe(2);
  await behind.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(writes()).toBe(3);
});

it("does not begin a write while another one is in flight", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { behind, writes } = start(() => promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(writes()).toBe(1);
  resolve();
  await behind.stop();
});

it("continues after a failure, and warns once for consecutive failures", async () => {
  let isUnavailable = true;
  const { behind, warnings } = start(() => {
    if (isUnavailable) throw new Error("unavailable");
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(warnings).toHaveLength(1);
  isUnavailable = false;
  await vi.advanceTimersByTimeAsync(500);
  isUnavailable = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(warnings).toHaveLength(2);
  await expect(behind.stop()).rejects.toThrow("unavailable");
});
