import { expect, onTestFinished, test, vi } from "vitest";
import { createServiceMonitor } from "../src/service-status/service-monitor.ts";
import { openTestService } from "./console-actions.ts";

test("a 401 for another key does not change the limits of the session's key", async () => {
  const service = await openTestService();
  const monitor = createServiceMonitor();
  monitor.onResponse(await service.call("/pets", service.getKey("pro")));
  const { quotas } = monitor.read();
  expect(quotas).toHaveLength(2);
  monitor.onResponse(await service.call("/pets", "as_test_wrong"));
  expect(monitor.read().quotas).toEqual(quotas);
});

test("a response that arrives late does not increase the remaining requests of its window", async () => {
  const service = await openTestService();
  const monitor = createServiceMonitor();
  const [first, second] = [
    await service.call("/pets", service.getKey("pro")),
    await service.call("/pets", service.getKey("pro")),
  ];
  for (const response of [second, first]) monitor.onResponse(response);
  expect(monitor.read().quotas.map(({ remaining }) => remaining)).toEqual([298, 9998]);
  service.advance(60);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  monitor.onResponse(await service.call("/pets", service.getKey("pro")));
  expect(monitor.read().quotas.map(({ remaining }) => remaining)).toEqual([299, 9997]);
});
