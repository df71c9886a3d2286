import { expect, test } from "vitest";
import { createServiceMonitor, type ServiceMonitor } from "../src/service-status/service-monitor.ts";
import { openTabChannel } from "../src/session/tabs.ts";
import { openTestService } from "./console-actions.ts";

test("a late response in one tab does not clear the limit that another tab reached", () => {
  const limitedTab = createServiceMonitor(() => {});
  const respondingTab: ServiceMonitor = createServiceMonitor((status) => limitedTab.merge(status));
  const blocked = { window: "minute", code: "rate_limit_exceeded", until: Date.now() + 60_000 } as const;
  limitedTab.block(blocked);
  respondingTab.onResponse(new Response());
  expect(limitedTab.read().blocked).toEqual(blocked);
});

test("a 401 for another key does not change the limits of the session's key", async () => {
  const service = await openTestService();
  const monitor = createServiceMonitor(() => {});
  monitor.onResponse(await service.call("/pets", service.getKey("pro")));
  const { quotas } = monitor.read();
  expect(quotas).toHaveLength(2);
  monitor.onResponse(await service.call("/pets", "as_test_wrong"));
  expect(monitor.read().quotas).toEqual(quotas);
});

test("a response after the sign-out is not sent to other tabs", () => {
  const tabChannel = openTabChannel("as_test_1");
  tabChannel.close();
  expect(() => tabChannel.send({ kind: "status", status: { quotas: [] } })).not.toThrow();
});
