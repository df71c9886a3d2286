import { expect, test } from "vitest";
import { type Connection, createConnection } from "../src/connection/connection.ts";
import { openTabChannel } from "../src/session/tabs.ts";
import { openStore } from "./console-actions.ts";

test("a late response in one tab does not clear the limit that another tab reached", () => {
  const limitedTab = createConnection(() => {});
  const respondingTab: Connection = createConnection((status) => limitedTab.merge(status));
  const blocked = { window: "minute", code: "rate_limit_exceeded", until: Date.now() + 60_000 } as const;
  limitedTab.block(blocked);
  respondingTab.onResponse(new Response());
  expect(limitedTab.read().blocked).toEqual(blocked);
});

test("a 401 for another key does not change the limits of the session's key", async () => {
  const service = await openStore();
  const monitor = createConnection(() => {});
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
