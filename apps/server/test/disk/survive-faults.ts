import { createStoreClient, createTypedClient } from "@animal-store/client";
import type { Schemas } from "@animal-store/contract";
import { expect } from "vitest";
import { createKey, highLimits, runToEnd, type ServerProcess, startProcess } from "../server-process.ts";

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

type DiskJournal = ReturnType<typeof createDiskJournal>;

/** What clients sent, what they got, and what none of them may ever get. */
function createDiskJournal(key: string) {
  return {
    key,
    /** Categories of the pets that were sent, by name: each name was sent once. */
    sent: new Map<string, number>(),
    /** Ids of those that were acknowledged, by name. */
    acknowledged: new Map<string, number>(),
    wrong: [] as string[],
    /** Milliseconds that responses with 503 took. */
    refusals: [] as number[],
    /** How many of the reads got a page or a pet. */
    reads: 0,
    /** How many requests had no response: their connection broke. */
    broken: 0,
  };
}

const [writers, readers] = [8, 2];
// Milliseconds, from the request to the end of its answer.
const slowestRefusal = 2000;

/** Callers that write and read, each one request after the other; those that fail go on until they are stopped. */
function startLoad(origin: string, journal: DiskJournal) {
  // One request is one attempt.
  const client = createTypedClient({ baseUrl: `${origin}/v1`, key: journal.key });
  const { sent, acknowledged, wrong, refusals } = journal;
  let isOver = false;
  const callers = [
    ...Array.from({ length: writers }, () => untilOver(write)),
    ...Array.from({ length: readers }, () => untilOver(read)),
  ];
  return {
    /** Resolves when each client has its last response. */
    async stop() {
      isOver = true;
      await Promise.all(callers);
    },
  };

  async function untilOver(work: () => Promise<Response>): Promise<void> {
    while (!isOver) {
      const startedAt = performance.now();
      const response = await work().catch(() => undefined);
      if (!response) {
        // It tells nothing of what became of the request.
        journal.broken += 1;
        await pause();
      } else if (response.status === 503) {
        const took = performance.now() - startedAt;
        refusals.push(took);
        if (took > slowestRefusal) wrong.push(`503 after ${Math.round(took)} ms`);
        if (response.headers.get("retry-after") === null) wrong.push("503 without Retry-After");
        await pause();
      } else if (response.status >= 400) wrong.push(`${response.status} to ${response.url}`);
    }
  }

  async function write(): Promise<Response> {
    const categoryId = sent.size + 1;
    const name = `pet ${categoryId} ${"n".repeat(categoryId % 200)}`;
    sent.set(name, categoryId);
    const { response, data } = await client.POST("/pets", { body: { name, categoryId, status: "available" } });
    if (data) acknowledge(data, name);
    return response;
  }

  function acknowledge(pet: Schemas["Pet"], name: string): void {
    if (pet.name !== name) wrong.push(`${name} was answered with ${pet.name}`);
    acknowledged.set(name, Number(pet.id));
  }

  async function read(): Promise<Response> {
    const known = [...acknowledged];
    const [name, petId] = known[Math.floor(known.length * 0.37)] ?? [];
    if (petId === undefined) return (await client.GET("/pets")).response;
    const { response, data } = await client.GET("/pets/{petId}", { params: { path: { petId } } });
    if (data) journal.reads += 1;
    if (data && data.name !== name) wrong.push(`${petId} is ${data.name}, and was ${name}`);
    return response;
  }
}

/** Looks for all that was acknowledged, and for what nobody sent. @returns what is wrong */
async function compareWithStore(origin: string, journal: DiskJournal): Promise<string[]> {
  const { key, sent, acknowledged } = journal;
  const client = createStoreClient({ baseUrl: `${origin}/v1`, key });
  const found = new Map<string, number>();
  const wrong = [...journal.wrong];
  for await (const { id, name, categoryId, status } of client.listAllPets({ limit: 100 })) {
    if (found.has(name)) wrong.push(`${name} is there twice`);
    found.set(name, Number(id));
    if (sent.get(name) !== Number(categoryId) || status !== "available")
      wrong.push(`nobody sent ${id} as it is: ${name}`);
  }
  for (const [name, id] of acknowledged)
    if (found.get(name) !== id) wrong.push(`${name} was acknowledged, and is lost`);
  return wrong;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
