import { expect, it } from "vitest";
import type { ConnectionPool } from "./connection-pool.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";

const noTransactions = { transaction: () => Promise.reject(new Error("nothing is saved here")) };

it("uses of very many keys are noted some at a time, one after the other", async () => {
  let underWay = 0;
  let most = 0;
  const noted: unknown[] = [];
  const connections: Pick<ConnectionPool, "query"> = {
    async query(_, [ids]) {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((turn) => setImmediate(turn));
      underWay -= 1;
      noted.push(...(ids as readonly unknown[]));
      return [];
    },
  };
  const uses = Array.from({ length: 1100 }, (_, index) => ({ id: `key_${index}`, at: 1 }));
  await createPostgresKeyStore(connections, noTransactions).saveLastUsed(uses);
  expect(most).toBe(1);
  expect(noted).toEqual(uses.map(({ id }) => id));
});

it("a key that many requests of one turn come with is looked up once", async () => {
  const asked: unknown[] = [];
  const connections: Pick<ConnectionPool, "query"> = {
    async query(_, values) {
      asked.push(...values);
      return [];
    },
  };
  const { findByHashes } = createPostgresKeyStore(connections, noTransactions);
  const find = async (hash: string) => findByHashes([hash]);
  expect(await Promise.all(["one", "other", "one", "one"].map(find))).toEqual(Array(4).fill([]));
  expect(asked).toEqual([["one"], ["other"]]);
  await find("one");
  expect(asked).toHaveLength(3);
});
