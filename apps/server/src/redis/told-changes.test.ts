import type { UntoldWriters } from "@animal-store/service";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { quietLog } from "../../test/redis/open-limiter.ts";
import { bringingRedis, type RedisProcess, startRedis } from "../../test/redis/start-redis.ts";
import { createRedisConnection } from "./redis-connection.ts";
import { createRedisLimiter } from "./redis-limiter.ts";
import { createSharedChanges } from "./shared-changes.ts";

let redis: RedisProcess & { end(): Promise<void> };
beforeAll(async () => {
  redis = await startRedis();
}, bringingRedis);
beforeEach(() => redis.restart());
afterAll(() => redis.end());

const everything = { after: 0, end: Number.POSITIVE_INFINITY, status: undefined };
const sold = { status: "sold" } as const;
const noneAnnounced = () => ({ announced: new Set<string>() });

/** Two processes that may use what they keep. Their clock stands still; waiting moves it, and so does `advance`. */
async function openTwo({ announced } = noneAnnounced()) {
  let time = 0;
  let duringWait = () => {};
  const untold: UntoldWriters = {
    announce: async (id) => void announced.add(id),
    withdraw: async (id) => void announced.delete(id),
    isAnyoneUntold: async () => announced.size > 0,
  };
  const open = async (url = redis.url) => {
    const connection = createRedisConnection({ url, log: quietLog, probeEvery: 20 });
    const changes = createSharedChanges({
      connection,
      untold,
      now: () => time,
      async wait(milliseconds) {
        duringWait();
        time += milliseconds;
      },
    });
    const limiter = createRedisLimiter({ connection, changes: changes.feed });
    await connection.start();
    return {
      ...changes,
      connection,
      hear: async () => limiter.take("key", { perMinute: 1e9, perDay: 1e9 }, 0),
      isUsable: () => !changes.pets.mayShow({ after: 0, end: 0, status: undefined }, changes.pets.count()),
    };
  };
  const two = [await open(), await open()] as const;
  const advance = async (milliseconds: number) => {
    time += milliseconds;
    for (const each of two) await each.check();
    for (const each of two) await each.hear();
  };
  await advance(5000);
  return {
    two,
    advance,
    announced,
    whileWaiting: (work: () => void) => {
      duringWait = work;
    },
    close: () => {
      for (const { connection } of two) connection.close();
    },
  };
}

it("a batch may show in what others keep from before its commit until its end, and then it has", async () => {
  const { two, close } = await openTwo();
  const [writer, reader] = two;
  const seen = reader.pets.count();
  const end = await writer.begin({ pets: [sold], orderedPets: [7] });
  await reader.hear();
  const soon = (status: "sold" | "pending", after: number, end = after + 1) =>
    reader.pets.mayShowSoon({ after, end, status });
  expect([soon("sold", 99, Number.POSITIVE_INFINITY), soon("pending", 6), soon("sold", 6), soon("pending", 5)]).toEqual(
    [true, true, false, false],
  );
  expect(reader.orders.mayShowSoon(everything)).toBe(true);
  await end({ added: [{ id: 9, ...sold }], placed: [{ id: 3, petId: 7 }] });
  await reader.hear();
  expect([reader.pets.mayShowSoon(everything), reader.orders.mayShowSoon(everything)]).toEqual([false, false]);
  const shows = (id: number) => reader.pets.mayShow({ after: id - 1, end: id, status: undefined }, seen);
  expect([6, 7, 8, 9].map(shows)).toEqual([false, true, false, true]);
  close();
});

it("a batch that failed counts as done: a part of it may have been", async () => {
  const { two, close } = await openTwo();
  const [writer, reader] = two;
  const seen = [writer.pets.count(), reader.pets.count()] as const;
  const end = await writer.begin({ pets: [sold], orderedPets: [] });
  await end("failed");
  await reader.hear();
  expect(two.map(({ pets }, index) => pets.mayShow(everything, seen[index] ?? 0))).toEqual([true, true]);
  expect(two.map(({ pets }) => pets.mayShowSoon(everything))).toEqual([false, false]);
  close();
});

it("a batch whose writer died is over after half a minute, and counts as done", async () => {
  const { two, advance, close } = await openTwo();
  const [writer, reader] = two;
  const seen = reader.pets.count();
  await writer.begin({ pets: [sold], orderedPets: [] });
  await reader.hear();
  await advance(29_999);
  expect(reader.pets.mayShowSoon(everything)).toBe(true);
  await advance(1);
  expect(reader.pets.mayShowSoon(everything)).toBe(false);
  expect(reader.pets.mayShow(everything, seen)).toBe(true);
  close();
});

it("a batch whose answer was lost may show for half a minute, its writer knows too, and then it counts as done", async () => {
  const { two, advance, close } = await openTwo();
  const [writer, reader] = two;
  const seen = [writer.pets.count(), reader.pets.count()] as const;
  await (await writer.begin({ pets: [sold], orderedPets: [] }))("lost");
  await reader.hear();
  // More than is remembered: the writer begins anew, from the batches that are open.
  for (let count = 0; count < 520; count += 1)
    await (await reader.begin({ pets: [], orderedPets: [] }))({ added: [], placed: [] });
  await advance(29_999);
  expect(two.map((each) => [each.isUsable(), each.pets.mayShowSoon(everything)])).toEqual([
    [true, true],
    [true, true],
  ]);
  await advance(1);
  expect(two.map((each) => [each.isUsable(), each.pets.mayShowSoon(everything)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(two.map(({ pets }, index) => pets.mayShow(everything, seen[index] ?? 0))).toEqual([true, true]);
  close();
});

it("whoever begins, or missed more than is remembered, knows the batches that are open, and keeps nothing from before", async () => {
  const { two, close } = await openTwo();
  const [writer, reader] = two;
  const seen = reader.pets.count();
  await writer.begin({ pets: [sold], orderedPets: [] });
  for (let count = 0; count < 520; count += 1)
    await (await writer.begin({ pets: [], orderedPets: [] }))({ added: [], placed: [] });
  await reader.hear();
  expect(reader.isUsable()).toBe(true);
  expect(reader.pets.mayShowSoon(everything)).toBe(true);
  expect(reader.pets.mayShow({ after: 0, end: 1, status: "pending" }, seen)).toBe(true);
  close();
});

it("without Redis nothing kept is used, nor for 5 s after it is back, nor what was kept before", async () => {
  const { two, advance, close } = await openTwo();
  const [, reader] = two;
  const seen = reader.pets.count();
  expect(reader.isUsable()).toBe(true);
  await redis.restart();
  await expect.poll(() => reader.connection.problem(), { interval: 1 }).toBeDefined();
  expect(reader.isUsable()).toBe(false);
  await expect.poll(() => reader.connection.problem(), { interval: 5 }).toBeUndefined();
  await advance(4999);
  expect(reader.isUsable()).toBe(false);
  await advance(1);
  expect(reader.isUsable()).toBe(true);
  expect(reader.pets.mayShow({ after: 0, end: 0, status: "sold" }, seen)).toBe(true);
  close();
});

it("what is kept is used for a second after it was known that nobody is untold", async () => {
  const { two, advance, announced, close } = await openTwo();
  const [, reader] = two;
  const seen = reader.pets.count();
  announced.add("another process");
  expect(reader.isUsable()).toBe(true);
  await advance(1);
  expect(reader.isUsable()).toBe(false);
  announced.clear();
  await advance(1);
  expect(reader.isUsable()).toBe(true);
  expect(reader.pets.mayShow({ after: 0, end: 0, status: "sold" }, seen)).toBe(true);
  close();
});

it("a writer that cannot tell begins when nobody uses what he keeps any more, and is known until it told", async () => {
  const { two, advance, announced, whileWaiting, close } = await openTwo();
  const [writer, reader] = two;
  const seen = reader.pets.count();
  writer.connection.close();
  await expect(writer.hear()).resolves.toMatchObject({ isAllowed: true });
  const usable: boolean[] = [];
  whileWaiting(() => usable.push(announced.size === 1 && reader.isUsable()));
  const end = await writer.begin({ pets: [sold], orderedPets: [] });
  // It had not asked yet; now it knows, or believes nothing.
  expect([...usable, reader.isUsable()]).toEqual([true, false]);
  expect(announced).toEqual(new Set([end.untoldAs]));
  await end({ added: [{ id: 1, ...sold }], placed: [] });
  await advance(1);
  expect(reader.isUsable()).toBe(false);
  expect(reader.pets.mayShow(everything, seen)).toBe(true);
  // Announced already: nothing to wait for.
  whileWaiting(() => usable.push(true));
  await (await writer.begin({ pets: [sold], orderedPets: [] }))("failed");
  expect(usable).toHaveLength(1);
  close();
});

it("where neither Redis nor the store can be told nothing is written", async () => {
  const announced = new Set<string>();
  announced.add = () => {
    throw new Error("away");
  };
  const { two, close } = await openTwo({ announced });
  const [writer] = two;
  writer.connection.close();
  await expect(writer.begin({ pets: [sold], orderedPets: [] })).rejects.toThrow("neither Redis nor the store");
  close();
});

it("once a writer can tell again it says that anything may have changed, and is announced no longer", async () => {
  const { two, advance, announced, close } = await openTwo();
  const [writer, reader] = two;
  await redis.kill();
  await expect.poll(() => writer.connection.problem(), { interval: 1 }).toBeDefined();
  const end = await writer.begin({ pets: [sold], orderedPets: [] });
  await redis.restart();
  await expect
    .poll(() => two.map((each) => each.connection.problem()), { interval: 5 })
    .toEqual([undefined, undefined]);
  await advance(0);
  expect(announced.size).toBe(1);
  await end({ added: [], placed: [] });
  await expect.poll(() => announced.size, { interval: 5 }).toBe(0);
  const seen = reader.pets.count();
  await reader.hear();
  expect(reader.pets.count()).toBeGreaterThan(seen);
  close();
});
