import { expect, it } from "vitest";
import type { ConnectionPool } from "./connection-pool.ts";
import { createKeyStore } from "./key-store.ts";

const noTransactions = { transaction: () => Promise.reject(new Error("this test saves nothing")) };

it("saves the last use of many keys in sequential chunks", async () => {
  let inFlight = 0;
  let maxInFlight = 0;
  const saved: unknown[] = [];
  const connections: Pick<ConnectionPool, "query"> = {
    async query(_, [ids]) {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      saved.push(...(ids as readonly unknown[]));
      return [];
    },
  };
  const uses = Array.from({ length: 1100 }, (_, index) => ({ id: `key_${index}`, at: 1 }));
  await createKeyStore(connections, noTransactions).saveLastUsed(uses);
  expect(maxInFlight).toBe(1);
  expect(saved).toEqual(uses.map(({ id }) => id));
});

it("looks up the keys of one event-loop turn with one query, each once", async () => {
  const queried: unknown[] = [];
  const connections: Pick<ConnectionPool, "query"> = {
    async query(_, values) {
      queried.push(...values);
      return [];
    },
  };
  const { findByHashes } = createKeyStore(connections, noTransactions);
  const find = async (hash: string) => findByHashes([hash]);
  expect(await Promise.all(["one", "other", "one", "one"].map(find))).toEqual(Array(4).fill([]));
  expect(queried).toEqual([["one", "other"]]);
  await find("one");
  expect(queried).toHaveLength(2);
});
