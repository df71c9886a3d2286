import { expect, test } from "vitest";
import { type Connection, createConnection } from "../src/connection/connection.ts";
import { joinTabs } from "../src/session/join-tabs.ts";

test("an answer that comes late to one tab leaves the limit that another one met", () => {
  const other = createConnection(() => {});
  const one: Connection = createConnection((known) => other.learn(known));
  const blocked = { window: "minute", code: "rate_limit_exceeded", until: Date.now() + 60_000 } as const;
  other.block(blocked);
  one.answered(new Response());
  expect(other.read().blocked).toEqual(blocked);
});

test("an answer that comes after signing out is told to no tab", () => {
  const tabs = joinTabs("as_test_1");
  tabs.leave();
  expect(() => tabs.tell({ kind: "connection", state: { quotas: [] } })).not.toThrow();
});
