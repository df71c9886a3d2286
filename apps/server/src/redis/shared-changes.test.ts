import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSharedStore, openProcess } from "../../test/redis/shared-processes.ts";
import { bringingRedis, type RedisProcess, startRedis } from "../../test/redis/start-redis.ts";

let redis: RedisProcess & { end(): Promise<void> };
beforeAll(async () => {
  redis = await startRedis();
}, bringingRedis);
afterAll(() => redis.end());

type Process = Awaited<ReturnType<typeof openProcess>>;

async function openAll(lags: readonly number[]) {
  let calls = 0;
  const store = createSharedStore(() => lags[calls++ % lags.length] ?? 0);
  const processes = await Promise.all([openProcess(redis.url, store), openProcess(redis.url, store)] as const);
  // What the latest answer that is over has shown, or what a write that was answered has added: nobody sees less who asks later.
  let seen = 0;
  let added = 0;
  const close = async () => {
    for (const each of processes) await each.close();
  };
  const keeps = async (process: Process) => {
    await process.see();
    const before = store.reads();
    await process.see();
    return store.reads() === before;
  };
  return {
    store,
    processes,
    close,
    keeps,
    async see(process: Process) {
      const least = seen;
      const shown = await process.see();
      expect(shown).toBeGreaterThanOrEqual(least);
      seen = Math.max(seen, shown);
    },
    async add(process: Process) {
      const isAdded = await process.add();
      if (isAdded) added += 1;
      if (isAdded) seen = Math.max(seen, added);
      return isAdded;
    },
    /** Until every process keeps what it reads. */
    kept: () =>
      expect
        .poll(async () => (await Promise.all(processes.map(keeps))).every(Boolean), { timeout: 10_000, interval: 5 })
        .toBe(true),
  };
}
type Opened = Awaited<ReturnType<typeof openAll>>;

const part = fc.record({
  process: fc.nat(1),
  isWrite: fc.boolean(),
  times: fc.integer({ min: 1, max: 4 }),
  after: fc.nat(6),
});
const steps = fc.array(fc.array(part, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 14, size: "max" });
const lags = fc.array(fc.nat(8), { minLength: 3, maxLength: 6 });

async function follow(opened: Opened, all: typeof steps extends fc.Arbitrary<infer Value> ? Value : never) {
  for (const step of all)
    await Promise.all(
      step.map(async ({ process: index, isWrite, times, after }) => {
        const process = opened.processes[index] as Process;
        for (let turn = 0; turn < after; turn += 1) await new Promise((next) => setImmediate(next));
        for (let time = 0; time < times; time += 1) await (isWrite ? opened.add(process) : opened.see(process));
      }),
    );
}

it("whoever asks later sees no less, in any process, and each sees what was written", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(lags, steps, async (given, all) => {
      const opened = await openAll(given);
      try {
        await opened.kept();
        await follow(opened, all);
        for (const process of opened.processes) await opened.see(process);
      } finally {
        await opened.close();
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

const faults: [string, (opened: Opened) => Promise<void> | void, (opened: Opened) => Promise<void> | void][] = [
  ["is cut for one process", ({ processes }) => processes[0]?.cut(), ({ processes }) => processes[0]?.join()],
  ["is killed, and comes back empty", () => redis.kill(), () => redis.restart()],
  ["hangs", () => redis.pause(), () => redis.resume()],
];

it.each(faults)(
  "the same holds where Redis %s, and later answers are kept again",
  { timeout: 60_000 },
  async (_, fail, mend) => {
    const opened = await openAll([0, 3, 1, 5]);
    await opened.kept();
    const traffic = (rounds: number) =>
      Promise.all(
        opened.processes.flatMap((process) =>
          [0, 1].map(async (which) => {
            for (let round = 0; round < rounds; round += 1)
              await (which === 0 ? opened.see(process) : opened.add(process));
          }),
        ),
      );
    const before = traffic(12);
    await fail(opened);
    await before;
    // It struck, and nobody has to wait for its end to write.
    const [first] = opened.processes;
    expect(first.connection.problem()).toBeDefined();
    await expect.poll(() => opened.add(first)).toBe(true);
    await traffic(5);
    const during = traffic(12);
    await mend(opened);
    await during;
    await opened.kept();
    await traffic(5);
    expect(opened.store.announced()).toBe(0);
    await opened.close();
  },
);
