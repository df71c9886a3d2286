import { expect } from "vitest";
import { builtFile, nodeFlags, runToEnd, type ServerProcess, startProcess } from "../server-process.ts";
import { compareWithStore, createDiskJournal, type DiskJournal, type DiskLoad, startLoad } from "./disk-journal.ts";

/** What a disk or a machine does to a server under load. */
export interface Fault {
  begin(server: ServerProcess, round: number): Promise<void> | void;
  /** What the server does by itself after it: "goes on", or it was ended and is started again. */
  end(server: ServerProcess, round: number): Promise<"goes on" | "ended"> | "goes on" | "ended";
  /** What `/readyz` says meanwhile; undefined: nobody is there to say it. */
  readonly reason?: RegExp;
}

export interface SurviveOptions {
  readonly dataDirectory: string;
  readonly rounds: number;
  readonly fault: Fault;
}

const limit = "100000000";

/**
 * Serves callers that write and read while something fails, again and again.
 * @returns what callers were told wrongly, what is lost, and what nobody sent; and figures
 */
export async function surviveFaults({ dataDirectory, rounds, fault }: SurviveOptions) {
  const journal = createDiskJournal(await createKey(dataDirectory));
  let server = await start(dataDirectory);
  let load: DiskLoad | undefined;
  try {
    for (let round = 0; round < rounds; round += 1) {
      load = startLoad(server.origin, journal);
      const { broken } = journal;
      await acknowledgedMore(journal, 20 + ((round * 37) % 100));
      await fault.begin(server, round);
      if (fault.reason) await refuses(server, journal, fault.reason);
      if ((await fault.end(server, round)) === "ended") {
        await load.stop();
        server = await start(dataDirectory);
        continue;
      }
      await expect.poll(() => readiness(server)).toMatchObject({ status: 200 });
      await acknowledgedMore(journal, 20);
      await load.stop();
      // Who serves on answers everybody.
      if (journal.broken > broken)
        journal.wrong.push(`${journal.broken - broken} requests of round ${round} had no answer`);
    }
    const wrongBefore = await compareWithStore(server.origin, journal);
    // Once more from what is on the disk alone.
    await server.end("SIGKILL");
    server = await start(dataDirectory);
    const wrong = [...new Set([...wrongBefore, ...(await compareWithStore(server.origin, journal))])];
    expect(await server.end("SIGTERM")).toBe(0);
    const { code, stdout, stderr } = await runToEnd("integrity.js", [], { DATA_DIR: dataDirectory });
    if (code !== 0) wrong.push(`integrity: ${stdout}${stderr}`);
    return { wrong, figures: figuresOf(journal, rounds) };
  } finally {
    await server.end("SIGKILL");
    await load?.stop();
  }
}

async function createKey(dataDirectory: string): Promise<string> {
  const args = ["create", "--plan", "business", "--per-minute", limit, "--per-day", limit, "--json"];
  const { stdout, stderr } = await runToEnd("keys.js", args, { DATA_DIR: dataDirectory });
  expect(stderr).toBe("");
  return JSON.parse(stdout).key;
}

const start = (dataDirectory: string) =>
  startProcess(dataDirectory, { ANONYMOUS_PER_MINUTE: limit, LOG_LEVEL: "silent" }, builtFile("main.js"), [
    process.execPath,
    ...nodeFlags,
  ]);

async function acknowledgedMore({ acknowledged, wrong }: DiskJournal, more: number): Promise<void> {
  const enough = acknowledged.size + more;
  await expect.poll(() => acknowledged.size >= enough || wrong[0], { interval: 10 }).toBe(true);
}

/** Writes are refused, reads go on, and it says why. */
async function refuses(server: ServerProcess, journal: DiskJournal, reason: RegExp): Promise<void> {
  const { refusals } = journal;
  const before = refusals.length;
  await expect.poll(() => refusals.length, { interval: 10 }).toBeGreaterThan(before + 5);
  const { reads } = journal;
  await expect
    .poll(() => readiness(server), { interval: 10 })
    .toMatchObject({
      status: 503,
      body: { reasons: [expect.stringMatching(reason)] },
    });
  await expect.poll(() => journal.reads, { interval: 10 }).toBeGreaterThan(reads + 5);
}

async function readiness({ origin }: ServerProcess) {
  const answer = await fetch(`${origin}/readyz`);
  return { status: answer.status, body: await answer.json() };
}

function figuresOf({ sent, acknowledged, refusals, reads }: DiskJournal, rounds: number): string {
  const slowest = Math.round(Math.max(0, ...refusals));
  return `${rounds} rounds: ${sent.size} pets sent, ${acknowledged.size} acknowledged, ${refusals.length} answers of 503, the slowest after ${slowest} ms, ${reads} reads`;
}
