import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askFor, createFastKey, medianOf, percentileOf, sendLoad } from "./load/send-load.ts";
import { type ServerProcess, startProcess, temporaryDirectory } from "./server-process.ts";
import { compileSlowSync, missing } from "./slow-disk/compile-slow-sync.ts";

const rounds = 31;
const readsARound = 3000;

// Where something is missing its name stands in the title; CI must have everything, and fails.
describe.skipIf(missing && !process.env.CI)(
  `a disk that syncs a millisecond slower${missing ? ` (needs ${missing})` : ""}`,
  () => {
    const folders = { library: temporaryDirectory(), fast: temporaryDirectory(), slow: temporaryDirectory() };
    const running: ServerProcess[] = [];
    let fast: Subject;
    let slow: Subject;
    beforeAll(async () => {
      fast = await start(folders.fast.path, {});
      slow = await start(folders.slow.path, compileSlowSync(folders.library.path));
    });
    afterAll(async () => {
      await Promise.all(running.map((server) => server.end("SIGKILL")));
      for (const folder of Object.values(folders)) folder.remove();
    });

    it("makes each write a millisecond slower", async () => {
      const [quickest, slowest] = [await quickestPost(fast), await quickestPost(slow)];
      console.log(`the quickest of 200 POSTs, one at a time: ${shown(quickest)}, on the slower disk ${shown(slowest)}`);
      expect(slowest).toBeGreaterThanOrEqual(1);
    });

    it("makes reads beside fifty that write at most twice as slow, 99 of 100", async () => {
      const [onFast, onSlow]: [Round[], Round[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        onFast.push(await readBesideWrites(fast));
        onSlow.push(await readBesideWrites(slow));
      }
      const summary = (all: Round[]) => ({
        p50: medianOf(all.map(({ p50 }) => p50)),
        p99: medianOf(all.map(({ p99 }) => p99)),
        posts: medianOf(all.map(({ posts }) => posts)),
      });
      const [quick, slower] = [summary(onFast), summary(onSlow)];
      const ratio = slower.p99 / quick.p99;
      console.log(
        `reads beside 50 POSTs, medians of ${rounds} rounds: p50 ${shown(quick.p50)} and ${shown(slower.p50)}, p99 ${shown(quick.p99)} and ${shown(slower.p99)}, ratio ${ratio.toFixed(2)}; ${quick.posts} and ${slower.posts} POSTs meanwhile`,
      );
      expect(ratio).toBeLessThanOrEqual(2);
    });

    async function start(dataDirectory: string, env: Record<string, string>): Promise<Subject> {
      const key = await createFastKey(dataDirectory);
      const server = await startProcess(dataDirectory, env);
      running.push(server);
      const body = { name: "Rex", categoryId: 7 };
      const subject = {
        origin: server.origin,
        read: askFor("listPets", { key, query: { limit: 20 }, status: 200 }),
        post: askFor("createPet", { key, body, status: 201 }),
      };
      await readBesideWrites(subject);
      return subject;
    }
  },
);

interface Subject {
  readonly origin: string;
  readonly read: ReturnType<typeof askFor>;
  readonly post: ReturnType<typeof askFor>;
}

interface Round {
  /** Milliseconds of the reads. */
  readonly p50: number;
  readonly p99: number;
  readonly posts: number;
}

async function readBesideWrites({ origin, read, post }: Subject): Promise<Round> {
  const times: number[] = [];
  let asked = 0;
  let posts = 0;
  let isOver = false;
  const writing = sendLoad({
    origin,
    connections: 50,
    next: () => (isOver ? undefined : post),
    answered: () => (posts += 1),
  });
  await sendLoad({
    origin,
    connections: 10,
    next: () => (asked++ < readsARound ? read : undefined),
    answered: (milliseconds) => times.push(milliseconds),
  });
  isOver = true;
  await writing;
  return { p50: percentileOf(times, 50), p99: percentileOf(times, 99), posts };
}

async function quickestPost({ origin, post }: Subject): Promise<number> {
  const times: number[] = [];
  let asked = 0;
  await sendLoad({
    origin,
    connections: 1,
    next: () => (asked++ < 200 ? post : undefined),
    answered: (milliseconds) => times.push(milliseconds),
  });
  return Math.min(...times);
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;
