import { expect } from "vitest";
import { createKey, highLimits, runToEnd, type ServerProcess, startProcess } from "../server-process.ts";
import { compareWithStore, createDiskJournal, type DiskJournal, startLoad } from "./disk-journal.ts";

/** What a disk or a machine does to a server under load. */
export interface Fault {
  begin(server: ServerProcess): Promise<void> | void;
  /** Ends the fault. */
  end(): Promise<void> | void;
  /** The reaction of the server: it rejects writes until the fault ends, it exits with 74, or it was killed. */
  readonly effect: "rejects writes" | "exits" | "killed";
}

// EX_IOERR of sysexits.h.
const storageFailure = 74;

/**
 * Serves callers that write and read while something fails, again and again. A server that exits is started again when the
 * fault is over, as a supervisor does.
 * @returns what callers were told wrongly, what is lost, and what nobody sent; and figures
 */
export async function surviveFaults(options: { dataDirectory: string; rounds: number; fault: Fault }) {
  const { dataDirectory, rounds, fault } = options;
  const journal = createDiskJournal(await createKey(dataDirectory, highLimits));
  let server = await start(dataDirectory);
  let load: ReturnType<typeof startLoad> | undefined;
  const readiness = async () => (await fetch(`${server.origin}/readyz`)).status;
  const restarts: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      load = startLoad(server.origin, journal);
      const { broken } = journal;
      await acknowledgedMore(journal, 20 + ((round * 37) % 100));
      await fault.begin(server);
      if (fault.effect === "rejects writes") {
        await rejectsWrites(journal);
        await expect.poll(readiness).toBe(503);
        await fault.end();
        await acknowledgedMore(journal, 20);
        await expect.poll(readiness).toBe(200);
        await load.stop();
        if (journal.broken > broken)
          journal.wrong.push(`${journal.broken - broken} requests of round ${round} had no response`);
        continue;
      }
      if (fault.effect === "exits") {
        const code = await server.ended;
        if (code !== storageFailure) journal.wrong.push(`exit code ${code} in round ${round}`);
        const lines = server.stderr().trim().split("\n").length;
        if (lines !== 1) journal.wrong.push(`${lines} log lines in round ${round}: ${server.stderr()}`);
      }
      await load.stop();
      await fault.end();
      const startedAt = performance.now();
      server = await start(dataDirectory);
      restarts.push(performance.now() - startedAt);
    }
    const wrongBefore = await compareWithStore(server.origin, journal);
    // Once more from what is on the disk alone.
    await server.end("SIGKILL");
    server = await start(dataDirectory);
    const wrong = [...new Set([...wrongBefore, ...(await compareWithStore(server.origin, journal))])];
    expect(await server.end("SIGTERM")).toBe(0);
    const { code, stdout, stderr } = await runToEnd("integrity.js", [], { DATA_DIR: dataDirectory });
    if (code !== 0) wrong.push(`integrity: ${stdout}${stderr}`);
    return { wrong, figures: figuresOf(journal, rounds, restarts) };
  } finally {
    await server.end("SIGKILL");
    await load?.stop();
  }
}

const start = (dataDirectory: string) =>
  startProcess(dataDirectory, { ANONYMOUS_PER_MINUTE: "100000000", LOG_LEVEL: "fatal" });

async function acknowledgedMore({ acknowledged, wrong }: DiskJournal, more: number): Promise<void> {
  const enough = acknowledged.size + more;
  await expect.poll(() => acknowledged.size >= enough || wrong[0], { interval: 10 }).toBe(true);
}

/** Waits until writes get 503 and reads succeed. */
async function rejectsWrites(journal: DiskJournal): Promise<void> {
  const { refusals, reads } = journal;
  const before = refusals.length;
  await expect.poll(() => refusals.length, { interval: 10 }).toBeGreaterThan(before + 5);
  await expect.poll(() => journal.reads, { interval: 10 }).toBeGreaterThan(reads + 5);
}

function figuresOf(journal: DiskJournal, rounds: number, restarts: readonly number[]): string {
  const { sent, acknowledged, refusals, reads, broken } = journal;
  const slowest = Math.round(Math.max(0, ...refusals));
  const restart = restarts.length > 0 ? `, the slowest restart after ${Math.round(Math.max(...restarts))} ms` : "";
  return `${rounds} rounds: ${sent.size} pets sent, ${acknowledged.size} acknowledged, ${refusals.length} responses with 503, the slowest after ${slowest} ms, ${broken} without a response, ${reads} reads${restart}`;
}
