import { setImmediate as nextTurn } from "node:timers/promises";
import { createTestApp } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { defaultMaxBatchSize, maxQueuedWrites } from "../src/write-queue/write-queue.ts";
import { openEmptyStores } from "./open-test-stores.ts";

it("a full queue rejects a write immediately with 503 and Retry-After, and commits the queued writes", async () => {
  const { stores, secondConnection: database } = openEmptyStores();
  const { app, keyRing } = createTestApp({ stores });
  const { key } = await keyRing.issue({ plan: "business" });
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Rex", categoryId: 1 });
  const post = async () => app.request("/v1/pets", { method: "POST", headers, body });

  database.exec("BEGIN IMMEDIATE");
  const add = () => stores.pets.add({ name: "Rex", categoryId: 1 });
  const inFlight = Array.from({ length: defaultMaxBatchSize }, add);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  const queuedWrites = Array.from({ length: maxQueuedWrites }, add);
  const response = await post();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  expect((await app.request("/v1/pets", { headers })).status).toBe(200);
  database.exec("ROLLBACK");
  await Promise.all([...inFlight, ...queuedWrites]);
  expect(await (await post()).json()).toMatchObject({ id: defaultMaxBatchSize + maxQueuedWrites + 1 });
});
