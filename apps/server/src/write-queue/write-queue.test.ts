import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailable } from "@animal-store/service";
import { createTestApp } from "@animal-store/service/testing";
import { expect, it, onTestFinished, vi } from "vitest";
import { openFreshStores } from "../../test/open-test-stores.ts";
import { createWriteQueue, mostInBatch, mostWaiting } from "./write-queue.ts";

it("a write that finds too many waiting is answered 503 with Retry-After at once, and those are done", async () => {
  const { stores, other } = openFreshStores();
  const { app, keyRing } = createTestApp({ stores });
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

it("gives up what waited too long, under way or not, and goes on when that is answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "hrtime"] });
  onTestFinished(() => void vi.useRealTimers());
  const batches: string[] = [];
  const { add, settle } = createWriteQueue<string>((batch) => void batches.push(batch.join()), { patience: 100 });
  const [first, second] = [add("first"), add("second")];
  await someTurns();
  vi.advanceTimersByTime(50);
  const [third, fourth] = [add("third"), Promise.resolve(vi.advanceTimersByTime(10)).then(() => add("fourth"))];
  await someTurns();
  const refused = [first, second, third].map((each) => expect(each).rejects.toThrow(StoreUnavailable));
  vi.advanceTimersByTime(90);
  await Promise.all(refused);
  settle({ results: ["too late", "too late"], failures: [] });
  await someTurns();
  expect(batches).toEqual(["first,second", "fourth"]);
  settle({ results: ["in time"], failures: [] });
  expect(await fourth).toBe("in time");
});

it("waits for those who were just answered, for a while", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const batches: string[] = [];
  const { add, settle } = createWriteQueue<string>((batch) => void batches.push(batch.join()), { gatherFor: 10 });
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

it("a full batch waits for nobody", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const batches: string[] = [];
  const options = { mostAtOnce: 2, gatherFor: 10 };
  const { add, settle } = createWriteQueue<string>((batch) => void batches.push(batch.join()), options);
  for (const name of ["first", "second", "third", "fourth"]) add(name);
  await someTurns();
  settle({ results: [], failures: [] });
  await someTurns();
  expect(batches).toEqual(["first,second", "third,fourth"]);
});

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}
