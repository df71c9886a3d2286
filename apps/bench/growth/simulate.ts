import type { Measured } from "./measured.ts";
import { assumed, costsOf, type Step } from "./steps.ts";

/** What callers would see of a step. Milliseconds. */
export interface Simulated {
  readonly requests: number;
  readonly reads: Times;
  /** Where every process writes to every partition. */
  readonly writes: Written;
  /** Where each process writes to one partition alone. */
  readonly writesApart: Written;
}
interface Times {
  readonly p50: number;
  readonly p99: number;
}
interface Written extends Times {
  /** Writes that went together, in the middle. */
  readonly batch: number;
}

interface Request {
  readonly came: number;
  readonly process: number;
  /** When it gets to the next place. */
  at: number;
}

/**
 * Requests come by chance, each to a process by chance, wait in line at it, at a shard of the limits, and at a database. Writes go
 * in batches: of each process one at a time, of all of them one under the lock. Times of work are spread by chance about what was
 * measured. The same seed gives the same run.
 * @param conditions what is assumed
 */
export function simulate(
  step: Step,
  measured: Measured,
  conditions: Conditions = assumed,
  requests = 100_000,
): Simulated {
  const chance = createChance(1);
  const any = (count: number) => Math.floor(chance() * count);
  const work = (microseconds: number) => () => (-Math.log(1 - chance()) * microseconds) / 1000;
  const { mixed, post, list, sold, byId } = costsOf(measured);
  const { trip, writes, databaseCores } = conditions;
  const { processes, partitions } = step;
  // Hearing of changes takes its part of each process.
  const hearing = 1 / Math.max(0.05, 1 - (2 * step.batchesPerSecond * measured.heard.own) / 1e6);
  const all = arrivals(requests, step.perSecond, processes);
  pass(all, { place: ({ process }) => process, servers: 1, work: work(mixed.server * hearing), trip: 0 });
  pass(all, { place: () => any(step.shards), servers: 1, work: work(mixed.redis), trip });
  const waits = all.map(({ at, came }) => at - came);
  const readCost = (list.postgres + sold.postgres + byId.postgres) / 3;
  pass(all, { place: () => any(partitions + step.replicas), servers: databaseCores, work: work(readCost), trip });

  // Partitions are alike, so one of them tells of all, and for longer.
  const write = (writers: number) => {
    const written = arrivals(Math.ceil(requests / 4), (step.perSecond * writes) / partitions, writers);
    for (const request of written) request.at += waits[any(waits.length)] ?? 0;
    const batches = writeInTurns(written, { ...conditions, row: post.postgres / 1000 });
    // The first ones find nobody waiting.
    return { ...times(written.slice(written.length / 2)), batch: percentiles(batches.slice(batches.length / 2)).p50 };
  };
  return {
    requests,
    reads: times(all),
    writes: write(processes),
    writesApart: write(Math.ceil(processes / partitions)),
  };

  function arrivals(count: number, perSecond: number, among: number): Request[] {
    let came = 0;
    return Array.from({ length: perSecond > 0 ? count : 0 }, () => {
      came += (-Math.log(1 - chance()) * 1000) / perSecond;
      return { came, process: any(among), at: came };
    });
  }
}

type Conditions = typeof assumed;

interface Station {
  readonly place: (request: Request) => number;
  /** At each place. */
  readonly servers: number;
  readonly work: () => number;
  readonly trip: number;
}

/** Lets requests wait at their places, first come first served. */
function pass(requests: readonly Request[], { place, servers, work, trip }: Station): void {
  const places = new Map<number, Float64Array>();
  for (const request of requests.toSorted((a, b) => a.at - b.at)) {
    const name = place(request);
    const free = places.get(name) ?? new Float64Array(servers);
    places.set(name, free);
    const first = free.indexOf(Math.min(...free));
    const done = Math.max(request.at + trip / 2, free[first] ?? 0) + work();
    free[first] = done;
    request.at = done + trip / 2;
  }
}

/**
 * Each process sends what waits as one batch, once its last one is back; the lock is one batch's at a time.
 * @returns how many writes went together
 */
function writeInTurns(
  written: readonly Request[],
  { row, trip, commit, batch: most }: Conditions & { row: number },
): number[] {
  if (written.length === 0) return [];
  const queues = [...Map.groupBy(written, ({ process }) => process).values()].map((requests) => ({
    waiting: requests.toSorted((a, b) => a.at - b.at),
    next: 0,
    ready: 0,
  }));
  const sends = ({ waiting, next, ready }: (typeof queues)[number]) =>
    Math.max(ready, waiting[next]?.at ?? Number.POSITIVE_INFINITY);
  const sizes: number[] = [];
  let lock = 0;
  for (;;) {
    const first = queues.reduce((best, queue) => (sends(queue) < sends(best) ? queue : best));
    const sent = sends(first);
    if (sent === Number.POSITIVE_INFINITY) return sizes;
    const batch = first.waiting.slice(first.next, first.next + most).filter(({ at }) => at <= sent);
    // To tell that it begins is a trip, and so is to tell that it ended.
    lock = Math.max(sent + 1.5 * trip, lock) + batch.length * row + commit;
    first.ready = lock + 1.5 * trip;
    first.next += batch.length;
    sizes.push(batch.length);
    for (const request of batch) request.at = first.ready;
  }
}

function times(requests: readonly Request[]): Times {
  return percentiles(requests.map(({ at, came }) => at - came));
}

function percentiles(numbers: readonly number[]): Times {
  const sorted = Float64Array.from(numbers).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Numbers from 0 to 1 that only seem to come by chance (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
