import { setImmediate as nextTurn } from "node:timers/promises";
import { createAddressLimiter, createApp, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { openFreshStores } from "../../test/open-test-stores.ts";
import { createWriteQueue, mostInBatch, mostWaiting } from "./write-queue.ts";

it("a write that finds too many waiting is answered 503 with Retry-After at once, and those are done", async () => {
  const { stores, other } = openFreshStores();
  const clock = createTestClock();
  const keyRing = createKeyRing({ store: stores.keys, clock });
  const app = createApp({
    ...{ stores, keyRing, clock, limiter: createMemoryLimiter(), addressLimiter: createAddressLimiter(60) },
    ...{ log: { warn: () => {}, error: () => {} }, hash: () => "", origins: [], clientAddress: () => "127.0.0.1" },
  });
  const { key } = await keyRing.issue({ plan: "business" });
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Rex", categoryId: 1 });
  const post = async () => app.request("/v1/pets", { method: "POST", headers, body });

  other.exec("BEGIN IMMEDIATE");
  const add = () => stores.pets.add({ name: "Rex", categoryId: 1 });
  const underWay = Array.from({ length: mostInBatch }, add);
  // A batch is on its way within some turns, and no more of them while it is held.
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  const waiting = Array.from({ length: mostWaiting }, add);
  const refused = await post();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect((await app.request("/v1/pets", { headers })).status).toBe(200);
  other.exec("ROLLBACK");
  await Promise.all([...underWay, ...waiting]);
  expect(await (await post()).json()).toMatchObject({ id: mostInBatch + mostWaiting + 1 });
});

it("waits for those who were just answered, for a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const batches: string[] = [];
  const { add, settle } = createWriteQueue<string>((batch) => void batches.push(batch.join()), { gatherFor: 10 });
  const someTurns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  };
  const write = (...names: string[]) => Promise.all(names.map(add));
  const done = () => settle({ results: [], failures: [] });

  write("first", "second");
  await someTurns();
  write("third");
  done();
  await someTurns();
  write("first again");
  await someTurns();
  expect(batches).toEqual(["first,second"]);
  // All are there.
  write("second again");
  expect(batches.at(-1)).toBe("third,first again,second again");
  write("fourth");
  done();
  await someTurns();
  vi.advanceTimersByTime(9);
  expect(batches).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(batches.at(-1)).toBe("fourth");
  // Nobody came back: whoever comes later waits for nobody.
  done();
  await someTurns();
  vi.advanceTimersByTime(10);
  write("fifth");
  await someTurns();
  expect(batches.at(-1)).toBe("fifth");
});
