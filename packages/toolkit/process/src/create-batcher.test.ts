import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { createBatcher, type GatherOptions } from "./create-batcher.ts";

function collect(sendBatch: () => Promise<unknown> = async () => {}, options?: GatherOptions) {
  const batches: (readonly number[])[] = [];
  const add = createBatcher<number>((items) => {
    batches.push(items);
    return sendBatch();
  }, options);
  return { batches, add };
}

it("sends items together that arrive in consecutive event-loop iterations", async () => {
  const { batches, add } = collect();
  for (const item of [1, 2, 3]) {
    add(item);
    await nextTurn();
  }
  await expect.poll(() => batches).toEqual([[1, 2, 3]]);
  add(4);
  await expect.poll(() => batches).toEqual([[1, 2, 3], [4]]);
});

it("sends after five iterations even if more items arrive", async () => {
  const { batches, add } = collect(() => new Promise(() => {}));
  for (let item = 1; item <= 8; item += 1) {
    add(item);
    await nextTurn();
  }
  expect(batches).toEqual([[1, 2, 3, 4, 5]]);
});

it("sends a batch when the previous one is done, and after at most 20 ms", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const firstBatch = Promise.withResolvers<void>();
  const results = [firstBatch.promise, new Promise(() => {}), Promise.resolve()];
  const { batches, add } = collect(() => results.shift() ?? Promise.resolve());
  const addAndWait = async (item: number) => {
    add(item);
    for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  };
  await addAndWait(1);
  await addAndWait(2);
  expect(batches).toEqual([[1]]);
  firstBatch.resolve();
  await nextTurn();
  expect(batches).toEqual([[1], [2]]);
  await addAndWait(3);
  vi.advanceTimersByTime(19);
  expect(batches).toEqual([[1], [2]]);
  vi.advanceTimersByTime(1);
  expect(batches).toEqual([[1], [2], [3]]);
});

it("with gatherMs, waits until a batch is as large as the previous one, at most that time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { batches, add } = collect(undefined, { gatherMs: 1 });
  const addAndWait = async (...items: readonly number[]) => {
    for (const item of items) add(item);
    for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  };
  await addAndWait(1, 2, 3);
  expect(batches).toEqual([[1, 2, 3]]);
  await addAndWait(4, 5);
  expect(batches).toHaveLength(1);
  await addAndWait(6);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  await addAndWait(7);
  vi.advanceTimersByTime(1);
  expect(batches).toHaveLength(3);
  // The first item after a batch of one item waits for no other.
  await addAndWait(8);
  expect(batches.slice(2)).toEqual([[7], [8]]);
});
