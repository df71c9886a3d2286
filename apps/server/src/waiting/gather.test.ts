import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { gather } from "./gather.ts";

function collect() {
  const batches: (readonly number[])[] = [];
  return { batches, add: gather<number>((items) => batches.push(items)) };
}

it("sends items together that arrive in consecutive turns of the event loop", async () => {
  const { batches, add } = collect();
  for (const item of [1, 2, 3]) {
    add(item);
    await nextTurn();
  }
  await expect.poll(() => batches).toEqual([[1, 2, 3]]);
  add(4);
  await expect.poll(() => batches).toEqual([[1, 2, 3], [4]]);
});

it("sends after five turns although more items arrive", async () => {
  const { batches, add } = collect();
  for (let item = 1; item <= 8; item += 1) {
    add(item);
    await nextTurn();
  }
  expect(batches).toEqual([[1, 2, 3, 4, 5]]);
});
