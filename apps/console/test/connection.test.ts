import { expect, test } from "vitest";
import { type Connection, createConnection } from "../src/connection/connection.ts";
import { openTabChannel } from "../src/session/tabs.ts";
import { openStore } from "./console-actions.ts";

test("an answer that comes late to one tab leaves the limit that another one met", () => {
  const other = createConnection(() => {});
  const one: Connection = createConnection((known) => other.learn(known));
  const blocked = { window: "minute", code: "rate_limit_exceeded", until: Date.now() + 60_000 } as const;
  other.block(blocked);
  one.answered(new Response());
  expect(other.read().blocked).toEqual(blocked);
});

test("an answer to a key that is refused tells nothing of the key's limits", async () => {
  const store = await openStore();
  const connection = createConnection(() => {});
  connection.answered(await store.call("/pets", store.keyOf("pro")));
  const { quotas } = connection.read();
  expect(quotas).toHaveLength(2);
  connection.answered(await store.call("/pets", "as_test_wrong"));
  expect(connection.read().quotas).toEqual(quotas);
});

test("an answer that comes after signing out is told to no tab", () => {
  const tabs = openTabChannel("as_test_1");
  tabs.leave();
  expect(() => tabs.tell({ kind: "connection", state: { quotas: [] } })).not.toThrow();
});
