import { expect, test } from "vitest";
import { type Connection, createConnection } from "../src/connection/connection.ts";
import { openTabChannel } from "../src/session/tabs.ts";
import { openStore } from "./console-actions.ts";

test("a late response in one tab does not clear the limit that another tab reached", () => {
  const limitedTab = createConnection(() => {});
  const respondingTab: Connection = createConnection((state) => limitedTab.merge(state));
  const blocked = { window: "minute", code: "rate_limit_exceeded", until: Date.now() + 60_000 } as const;
  limitedTab.block(blocked);
  respondingTab.onResponse(new Response());
  expect(limitedTab.read().blocked).toEqual(blocked);
});

test("a 401 for another key does not change the limits of the session's key", async () => {
  const store = await openStore();
  const connection = createConnection(() => {});
  connection.onResponse(await store.call("/pets", store.getKey("pro")));
  const { quotas } = connection.read();
  expect(quotas).toHaveLength(2);
  connection.onResponse(await store.call("/pets", "as_test_wrong"));
  expect(connection.read().quotas).toEqual(quotas);
});

test("does not send a response to other tabs after the sign-out", () => {
  const tabs = openTabChannel("as_test_1");
  tabs.close();
  expect(() => tabs.send({ kind: "connection", state: { quotas: [] } })).not.toThrow();
});
