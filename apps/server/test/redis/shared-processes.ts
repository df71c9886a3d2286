import { randomUUID } from "node:crypto";
import type { NewPet, Stores, UntoldWriters } from "@animal-store/service";
import { createAddressLimiter, createApp, createKeyRing, createMemoryStores, systemClock } from "@animal-store/service";
import { createRedisConnection } from "../../src/redis/redis-connection.ts";
import { createRedisLimiter } from "../../src/redis/redis-limiter.ts";
import { createSharedChanges } from "../../src/redis/shared-changes.ts";
import { quietLog } from "./open-limiter.ts";
import { openWay } from "./open-way.ts";

// Times of the shared changes go by so much faster.
const faster = 20;
const now = () => performance.now() * faster;
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => setImmediate(next));
};

/** A store for several processes, as far away as a database. @param lag turns that each way takes, anew each time */
export function createSharedStore(lag: () => number) {
  const { pets, keys } = createMemoryStores();
  const announced = new Map<string, number>();
  let reads = 0;
  const far = async <Result>(work: () => Result): Promise<Awaited<Result>> => {
    await turns(lag());
    const result = await work();
    await turns(lag());
    return result;
  };
  const untold: UntoldWriters = {
    announce: (id, seconds) => far(() => void announced.set(id, now() + seconds * 1000)),
    withdraw: (id) => far(() => void announced.delete(id)),
    isAnyoneUntold: () => far(() => [...announced.values()].some((until) => until > now())),
  };
  return {
    keys,
    untold,
    reads: () => reads,
    announced: () => announced.size,
    list: (page: Parameters<typeof pets.list>[0]) => {
      reads += 1;
      return far(() => pets.list(page));
    },
    find: (id: number | bigint) => far(() => pets.find(id)),
    /** As the transaction of a batch does. */
    add: async (pet: NewPet, untoldAs: string | undefined) => {
      const written = await far(() => {
        if (untoldAs !== undefined && (announced.get(untoldAs) ?? 0) <= now())
          throw new Error("not announced any more");
        if (untoldAs !== undefined) announced.set(untoldAs, now() + 10_000);
        return pets.add(pet);
      });
      // Others read a commit long before its writer knows of it.
      await turns(12 * lag());
      return written;
    },
  };
}

/** What one process has: its way to Redis, its limiter, its app on the shared store. */
export async function openProcess(redisUrl: string, store: ReturnType<typeof createSharedStore>) {
  const way = await openWay(redisUrl);
  const connection = createRedisConnection({ url: way.url, log: quietLog, probeEvery: 20 });
  const changes = createSharedChanges({
    connection,
    untold: store.untold,
    now,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds / faster)),
  });
  const limiter = createRedisLimiter({ connection, changes: changes.feed });
  const keyRing = createKeyRing({ store: store.keys, clock: systemClock });
  const { key } = await keyRing.issue({ plan: "business", perMinute: 1e9, perDay: 1e9 });
  const { orders } = createMemoryStores();
  const stores: Stores = {
    keys: store.keys,
    orders,
    pets: {
      changes: changes.pets,
      find: store.find,
      list: store.list,
      async add(pet) {
        const end = await changes.begin({ pets: [pet], orderedPets: [] });
        try {
          const written = await store.add(pet, end.untoldAs);
          if (!written.isConflict) await end({ added: [written.outcome], placed: [] });
          return written;
        } catch (error) {
          await end("failed");
          throw error;
        }
      },
    },
  };
  const app = createApp({
    stores,
    keyRing,
    limiter,
    addressLimiter: createAddressLimiter(1),
    clock: systemClock,
    log: quietLog,
    clientAddress: () => "127.0.0.1",
    hash: () => randomUUID(),
    origins: [],
  });
  await connection.start();
  const timer = setInterval(() => void changes.check(), 500 / faster);
  await changes.check();
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ name: "Rex", categoryId: 1, status: "sold" } satisfies NewPet);
  return {
    connection,
    cut: way.cut,
    join: way.join,
    /** How many pets a list shows. */
    async see(): Promise<number> {
      const answer = await app.request("/v1/pets?limit=100&status=sold", { headers });
      const shown: unknown = await answer.json();
      if (!Array.isArray(shown)) throw new Error(JSON.stringify(shown));
      return shown.length;
    },
    /** @returns whether it was added */
    add: async () => (await app.request("/v1/pets", { method: "POST", headers, body })).status === 201,
    async close() {
      clearInterval(timer);
      connection.close();
      await way.close();
    },
  };
}
