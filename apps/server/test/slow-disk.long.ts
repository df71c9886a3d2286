import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildRequest,
  createFastKey,
  type LoadRequest,
  medianOf,
  percentileOf,
  repeat,
  sendLoad,
} from "./load/send-load.ts";
import { type ServerProcess, sharedFolder, startProcess } from "./server-process.ts";

/** What is missing for a process whose syncs are slower; undefined where nothing is. */
const missing = findMissing();
const rounds = 31;
const readsARound = 3000;

// Where something is missing its name stands in the title; CI must have everything, and fails.
describe.skipIf(missing && !process.env.CI)(
  `a disk that syncs a millisecond slower${missing ? ` (needs ${missing})` : ""}`,
  () => {
    const [libraryFolder, memoryFolder, slowFolder] = [sharedFolder(), sharedFolder(), sharedFolder()];
    let fast: Subject;
    let slow: Subject;
    beforeAll(async () => {
      fast = await start(memoryFolder, {});
      slow = await start(slowFolder, compileSlowSync(libraryFolder));
      return async () => void (await Promise.all([fast, slow].map(({ server }) => server.end("SIGKILL"))));
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
      const body = { name: "Rex", categoryId: 7 };
      const subject = {
        server,
        read: buildRequest("listPets", { key, query: { limit: 20 }, status: 200 }),
        post: buildRequest("createPet", { key, body, status: 201 }),
      };
      await readBesideWrites(subject);
      return subject;
    }
  },
);

type Subject = Record<"read" | "post", LoadRequest> & { readonly server: ServerProcess };
type Round = Awaited<ReturnType<typeof readBesideWrites>>;

/** @returns the milliseconds of the reads, and how many were posted meanwhile */
async function readBesideWrites({ server: { origin }, read, post }: Subject) {
  const times: number[] = [];
  let posts = 0;
  let isOver = false;
  const writing = sendLoad({
    origin,
    connections: 50,
    next: () => (isOver ? undefined : post),
    answered: () => (posts += 1),
  });
  const answered = (time: number) => times.push(time);
  await sendLoad({ origin, connections: 10, next: repeat(readsARound, read), answered });
  isOver = true;
  await writing;
  return { p50: percentileOf(times, 50), p99: percentileOf(times, 99), posts };
}

async function quickestPost({ server: { origin }, post }: Subject): Promise<number> {
  const times: number[] = [];
  await sendLoad({ origin, connections: 1, next: repeat(200, post), answered: (time) => times.push(time) });
  return Math.min(...times);
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;

/** @param folder for the library @returns the environment of a process whose syncs are each a millisecond slower */
function compileSlowSync(folder: string): Record<string, string> {
  const library = join(folder, "slow-sync.so");
  const source = fileURLToPath(new URL("./slow-disk/slow-sync.c", import.meta.url));
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], { stdio: "pipe" });
  return { LD_PRELOAD: library };
}

function findMissing(): string | undefined {
  if (process.platform !== "linux") return "Linux, where LD_PRELOAD puts a library in front of the system's";
  if (spawnSync("cc", ["--version"]).status !== 0) return "a C compiler named cc: install gcc or clang";
  return undefined;
}
