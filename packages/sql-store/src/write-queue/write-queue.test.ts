import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailableError } from "@animal-store/api-platform";
import { createTestApp } from "@animal-store/api-platform/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { openEmptyStores } from "../../test/open-test-stores.ts";
import { createWriteQueue, defaultMaxBatchSize, maxQueuedWrites } from "./write-queue.ts";

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

it("rejects a write after the timeout, queued or in flight, and sends the next batch after the late result", async () => {
  const { batches, add, settle } = openQueue({ timeoutMs: 100 });
  const [first, second] = [add("first"), add("second")];
  await waitForTurns();
  vi.advanceTimersByTime(50);
  const [third, fourth] = [add("third"), Promise.resolve(vi.advanceTimersByTime(10)).then(() => add("fourth"))];
  await waitForTurns();
  const rejected = [first, second, third].map((write) => expect(write).rejects.toThrow(StoreUnavailableError));
  vi.advanceTimersByTime(90);
  await Promise.all(rejected);
  settle({ results: ["too late", "too late"], failures: [] });
  await waitForTurns();
  expect(batches).toEqual(["first,second", "fourth"]);
  settle({ results: ["in time"], failures: [] });
  expect(await fourth).toBe("in time");
});

function openQueue(options: Parameters<typeof createWriteQueue>[1]) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "hrtime"] });
  onTestFinished(() => void vi.useRealTimers());
  const batches: string[] = [];
  return { batches, ...createWriteQueue<string>((batch) => void batches.push(batch.join()), options) };
}

async function waitForTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}
