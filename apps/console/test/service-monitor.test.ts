import { expect, test } from "vitest";
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
