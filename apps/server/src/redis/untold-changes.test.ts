import { StoreUnavailable, type UntoldWriters } from "@animal-store/service";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createUntoldChanges } from "./untold-changes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const announced = new Map<string, number>();
  const store = { isAway: false };
  const untold: UntoldWriters = {
    async announce(id, seconds) {
      if (store.isAway) throw new Error("away");
      announced.set(id, Date.now() + seconds * 1000);
    },
    withdraw: async (id) => void announced.delete(id),
    isAnyoneUntold: async () => isAnnounced(),
  };
  const isAnnounced = () => [...announced.values()].some((until) => until > Date.now());
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  const changes = createUntoldChanges({ untold, now: Date.now, wait });
  return { ...changes, announced, isAnnounced, store };
}
const batch = { pets: [{ status: "sold" as const }], orderedPets: [] };

it("a process without Redis is announced from its start to its end, whether it writes or not", async () => {
  const { announced, isAnnounced, stop } = open();
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(isAnnounced()).toBe(true);
  }
  await stop();
  expect(announced.size).toBe(0);
});

it("its first batch begins when nobody uses what he keeps any more, and the others at once, however long after", async () => {
  const { begin, announced } = open();
  const begun = Date.now();
  const first = begin(batch).then((end) => ({ end, after: Date.now() - begun }));
  await vi.advanceTimersByTimeAsync(2000);
  const { end, after } = await first;
  expect(after).toBe(1200);
  expect([...announced.keys()]).toEqual([end.untoldAs]);
  await end("failed");
  await vi.advanceTimersByTimeAsync(60_000);
  const later = Date.now();
  await (await begin(batch))("failed");
  expect(Date.now()).toBe(later);
});

it("where it cannot be announced nothing is written, and afterwards it is by itself", async () => {
  const { begin, store, isAnnounced } = open();
  store.isAway = true;
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(begin(batch)).rejects.toThrow(StoreUnavailable);
  expect(isAnnounced()).toBe(false);
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(isAnnounced()).toBe(true);
});

it("a batch that is under way at its end stays announced", async () => {
  const { begin, stop, isAnnounced } = open();
  await vi.advanceTimersByTimeAsync(2000);
  await begin(batch);
  await stop();
  expect(isAnnounced()).toBe(true);
});
