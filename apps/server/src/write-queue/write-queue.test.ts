import { setImmediate as nextTurn } from "node:timers/promises";
import { createAddressLimiter, createApp, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { expect, it } from "vitest";
import { openFreshStores } from "../../test/open-test-stores.ts";
import { mostInBatch, mostWaiting } from "./write-queue.ts";

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
