import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailableError } from "@animal-store/process";
import { expect, it, onTestFinished, vi } from "vitest";
import { openEmptyLibrary } from "../test/open-library.ts";
import { createWriteQueue, defaultMaxBatchSize, maxQueuedWrites } from "./write-queue.ts";

it("a full queue rejects a write immediately, reads succeed, and the queued writes are committed", async () => {
  const { store, secondConnection: database } = openEmptyLibrary();
  database.exec("BEGIN IMMEDIATE");
  const add = () => store.writes.addBook({ title: "Momo", shelf: 1 });
  const inFlight = Array.from({ length: defaultMaxBatchSize }, add);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  const queuedWrites = Array.from({ length: maxQueuedWrites }, add);
  await expect(add()).rejects.toThrow(new StoreUnavailableError("too many writes are queued"));
  expect(await store.tables.books.list({ after: 0, limit: 1 })).toEqual([]);
  database.exec("ROLLBACK");
  await Promise.all([...inFlight, ...queuedWrites]);
  expect(await add()).toMatchObject({ outcome: { id: defaultMaxBatchSize + maxQueuedWrites + 1 } });
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

it("after a batch, waits for as many writes as it had, together with the queued writes, at most gatherMs", async () => {
  const { batches, add, settle } = openQueue({ gatherMs: 2 });
  const addAndWait = async (...names: readonly string[]) => {
    for (const name of names) void add(name);
    await waitForTurns();
  };
  await addAndWait("a", "b");
  await addAndWait("c");
  settle({ results: [], failures: [] });
  await addAndWait("d");
  expect(batches).toEqual(["a,b"]);
  await addAndWait("e");
  expect(batches).toEqual(["a,b", "c,d,e"]);
  settle({ results: [], failures: [] });
  await addAndWait("f");
  vi.advanceTimersByTime(2);
  settle({ results: [], failures: [] });
  // A client that writes alone does not wait.
  await addAndWait("g");
  expect(batches.slice(2)).toEqual(["f", "g"]);
});

function openQueue(options: Parameters<typeof createWriteQueue>[1]) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const batches: string[] = [];
  return { batches, ...createWriteQueue<string>((batch) => void batches.push(batch.join()), options) };
}

async function waitForTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}
