import type { Measured } from "./measured.ts";

/** Where the paper leads to. */
export const rates = [10_000, 1_000_000, 100_000_000];

/** What no measurement here can tell, so it is assumed; the paper says each. */
export const assumed = {
  /** The part of requests that write, as in the benchmark's mixed scenario. */
  writes: 0.1,
  /** How busy a core may be for answers to come soon. */
  busy: 0.6,
  /** Milliseconds that a commit takes until it is on disk. */
  commit: 1,
  /** Milliseconds to another machine and back. */
  trip: 0.5,
  /** Cores of each machine with a PostgreSQL. */
  databaseCores: 16,
  /** Writes that go together at most (write-queue.ts). */
  batch: 256,
};

/** What a rate needs, so that no core is busier than assumed. */
export interface Step {
  readonly perMinute: number;
  readonly perSecond: number;
  readonly processes: number;
  /** Each with a lock of its own, under which all its writers take turns. */
  readonly partitions: number;
  /** Standbys that answer reads, for all partitions together. */
  readonly replicas: number;
  /** Shards that count limits. */
  readonly shards: number;
  /** Parts of a core, at most `assumed.busy` but for what cannot be divided. */
  readonly busy: {
    readonly process: number;
    readonly turns: number;
    readonly database: number;
    readonly limits: number;
    /** The log of changes is one key, so one core, and each process hears all of it. */
    readonly changes: number;
  };
  readonly batchesPerSecond: number;
  /** Of one day's new pets, in all partitions. */
  readonly gigabytesPerDay: number;
}

/** The calculation: how many of each a rate needs. */
export function planFor(perMinute: number, measured: Measured): Step {
  const perSecond = perMinute / 60;
  const { mixed, post, list, sold, byId } = costsOf(measured);
  const cores = (rate: number, microseconds: number) => (rate * microseconds) / 1e6;

  const written = perSecond * assumed.writes;
  // The function runs under the lock: what it costs PostgreSQL is what the others wait.
  const turns = cores(written, post.postgres);
  const partitions = Math.max(1, Math.ceil(turns / assumed.busy));
  const batchesPerSecond = Math.min(written, (partitions * 1000) / assumed.commit);
  // Told as they begin and as they end.
  const entries = 2 * batchesPerSecond;

  const hearing = cores(entries, measured.heard.own);
  const serving = cores(perSecond, mixed.server);
  const room = Math.max(0.05, assumed.busy - hearing);
  const processes = Math.max(2, Math.ceil(serving / room));

  const read = perSecond - written;
  const reading = cores(read, (list.postgres + sold.postgres + byId.postgres) / 3);
  const databases = Math.max(partitions, Math.ceil((reading + turns) / (assumed.databaseCores * assumed.busy)));
  const limits = cores(perSecond, mixed.redis);
  const shards = Math.max(1, Math.ceil(limits / assumed.busy));

  return {
    perMinute,
    perSecond,
    processes,
    partitions,
    replicas: databases - partitions,
    shards,
    busy: {
      process: serving / processes + hearing,
      turns: turns / partitions,
      database: (reading + turns) / (databases * assumed.databaseCores),
      limits: limits / shards,
      changes: cores(entries * processes, measured.heard.redis),
    },
    batchesPerSecond,
    gigabytesPerDay: (written * 86_400 * measured.bytesPerPet) / 1e9,
  };
}

/** With two processes: what they tell each other is in it. */
export function costsOf({ costs }: Measured) {
  const of = (name: string) => {
    const found = costs[name];
    if (!found) throw new Error(`measured.json has no costs of ${name}. Measure again: npm run growth -- --measure`);
    return found.two;
  };
  return { mixed: of("mixed"), post: of("post"), list: of("list"), sold: of("sold"), byId: of("by-id") };
}
