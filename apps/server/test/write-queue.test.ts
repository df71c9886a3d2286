import { setImmediate as nextTurn } from "node:timers/promises";
import { defaultMaxBatchSize, maxQueuedWrites } from "@animal-store/sql-store/testing";
import { createTestApp } from "@animal-store/store/testing";
import { expect, it } from "vitest";
import { openEmptyStore } from "./open-test-stores.ts";

it("a full queue rejects a write immediately with 503 and Retry-After, and commits the queued writes", async () => {
  const { store, secondConnection: database } = openEmptyStore();
  const { app, keyRing } = createTestApp({ store });
  const { key } = await keyRing.issue({ plan: "business" });
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const rex = { name: "Rex", categoryId: 1 };
  const post = async () => app.request("/v1/pets", { method: "POST", headers, body: JSON.stringify(rex) });

  database.exec("BEGIN IMMEDIATE");
  const create = () => store.writes.createPet(rex);
  const inFlight = Array.from({ length: defaultMaxBatchSize }, create);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  const queuedWrites = Array.from({ length: maxQueuedWrites }, create);
  const response = await post();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect((await app.request("/v1/pets", { headers })).status).toBe(200);
  database.exec("ROLLBACK");
  await Promise.all([...inFlight, ...queuedWrites]);
  expect(await (await post()).json()).toMatchObject({ id: defaultMaxBatchSize + maxQueuedWrites + 1 });
});
