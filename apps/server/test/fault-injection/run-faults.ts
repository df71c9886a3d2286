import { createStoreClient, createTypedClient } from "@animal-store/client";
import type { Schemas } from "@animal-store/contract";
import { expect } from "vitest";
import { createKey, highLimits, runToEnd, type ServerProcess, startProcess } from "../server-process.ts";

export interface Fault {
  begin(server: ServerProcess): Promise<void> | void;
  end(): Promise<void> | void;
  /** The reaction of the server: it rejects writes until the fault ends, it exits with 74, or it was killed. */
  readonly effect: "rejects writes" | "exits" | "killed";
}

// EX_IOERR of sysexits.h.
const storageFailureCode = 74;

/** Returns a summary and all violations: wrong responses, lost pets, and pets that no client sent. */
export async function runFaults(options: { dataDirectory: string; rounds: number; fault: Fault }) {
  const { dataDirectory, rounds, fault } = options;
  const journal = createDiskJournal(await createKey(dataDirectory, highLimits));
  let server = await start(dataDirectory);
  let load: ReturnType<typeof startLoad> | undefined;
  const fetchReadiness = async () => (await fetch(`${server.origin}/readyz`)).status;
  const restartsMs: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      load = startLoad(server.origin, journal);
      const lostBefore = journal.lostResponses;
      await untilAcknowledged(journal, 20 + ((round * 37) % 100));
      await fault.begin(server);
      if (fault.effect === "rejects writes") {
        await untilWritesRejected(journal);
        await expect.poll(fetchReadiness).toBe(503);
        await fault.end();
        await untilAcknowledged(journal, 20);
        await expect.poll(fetchReadiness).toBe(200);
        await load.stop();
        if (journal.lostResponses > lostBefore)
          journal.violations.push(`${journal.lostResponses - lostBefore} requests of round ${round} had no response`);
        continue;
      }
      if (fault.effect === "exits") {
        const code = await server.ended;
        if (code !== storageFailureCode) journal.violations.push(`exit code ${code} in round ${round}`);
        const lines = server.stderr().trim().split("\n").length;
        if (lines !== 1) journal.violations.push(`${lines} log lines in round ${round}: ${server.stderr()}`);
      }
      await load.stop();
      await fault.end();
      const startedAt = performance.now();
      server = await start(dataDirectory);
      restartsMs.push(performance.now() - startedAt);
    }
    const violationsBeforeKill = await compareWithStore(server.origin, journal);
    // After the kill, the second comparison sees only data on the disk.
    await server.end("SIGKILL");
    server = await start(dataDirectory);
    const violations = [...new Set([...violationsBeforeKill, ...(await compareWithStore(server.origin, journal))])];
    expect(await server.end("SIGTERM")).toBe(0);
    const { code, stdout, stderr } = await runToEnd("integrity.js", [], { DATA_DIR: dataDirectory });
    if (code !== 0) violations.push(`integrity: ${stdout}${stderr}`);
    return { violations, summary: formatSummary(journal, rounds, restartsMs) };
  } finally {
    await server.end("SIGKILL");
    await load?.stop();
  }
}

const start = (dataDirectory: string) =>
  startProcess(dataDirectory, { ANONYMOUS_PER_MINUTE: "100000000", LOG_LEVEL: "fatal" });

async function untilAcknowledged({ acknowledged, violations }: DiskJournal, count: number): Promise<void> {
  const target = acknowledged.size + count;
  await expect.poll(() => acknowledged.size >= target || violations[0], { interval: 10 }).toBe(true);
}

async function untilWritesRejected(journal: DiskJournal): Promise<void> {
  const { rejections, reads: readsBefore } = journal;
  const rejectionsBefore = rejections.length;
  await expect.poll(() => rejections.length, { interval: 10 }).toBeGreaterThan(rejectionsBefore + 5);
  await expect.poll(() => journal.reads, { interval: 10 }).toBeGreaterThan(readsBefore + 5);
}

function formatSummary(journal: DiskJournal, rounds: number, restartsMs: readonly number[]): string {
  const { sent, acknowledged, rejections, reads, lostResponses } = journal;
  const slowest = Math.round(Math.max(0, ...rejections));
  const suffix = restartsMs.length > 0 ? `, the slowest restart after ${Math.round(Math.max(...restartsMs))} ms` : "";
  return `${rounds} rounds: ${sent.size} pets sent, ${acknowledged.size} acknowledged, ${rejections.length} responses with 503, the slowest after ${slowest} ms, ${lostResponses} without a response, ${reads} reads${suffix}`;
}

type DiskJournal = ReturnType<typeof createDiskJournal>;

function createDiskJournal(key: string) {
  return {
    key,
    /** Categories of the sent pets, by unique name. */
    sent: new Map<string, number>(),
    acknowledged: new Map<string, number>(),
    violations: [] as string[],
    /** Durations of the responses with 503, in milliseconds. */
    rejections: [] as number[],
    reads: 0,
    lostResponses: 0,
  };
}

const [writerCount, readerCount] = [8, 2];
const maxRejectionMs = 2000;

function startLoad(origin: string, journal: DiskJournal) {
  const client = createTypedClient({ baseUrl: `${origin}/v1`, apiKey: journal.key });
  const { sent, acknowledged, violations, rejections } = journal;
  let isStopped = false;
  const clientLoops = [
    ...Array.from({ length: writerCount }, () => repeatUntilStopped(write)),
    ...Array.from({ length: readerCount }, () => repeatUntilStopped(read)),
  ];
  return {
    async stop() {
      isStopped = true;
      await Promise.all(clientLoops);
    },
  };

  async function repeatUntilStopped(sendRequest: () => Promise<Response>): Promise<void> {
    while (!isStopped) {
      const startedAt = performance.now();
      const response = await sendRequest().catch(() => undefined);
      if (!response) {
        journal.lostResponses += 1;
        await pause();
      } else if (response.status === 503) {
        const durationMs = performance.now() - startedAt;
        rejections.push(durationMs);
        if (durationMs > maxRejectionMs) violations.push(`503 after ${Math.round(durationMs)} ms`);
        if (response.headers.get("retry-after") === null) violations.push("503 without Retry-After");
        await pause();
      } else if (response.status >= 400) violations.push(`${response.status} to ${response.url}`);
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
    if (pet.name !== name) violations.push(`the response to ${name} was ${pet.name}`);
    acknowledged.set(name, Number(pet.id));
  }

  async function read(): Promise<Response> {
    const candidates = [...acknowledged];
    const [name, petId] = candidates[Math.floor(candidates.length * 0.37)] ?? [];
    if (petId === undefined) return (await client.GET("/pets")).response;
    const { response, data } = await client.GET("/pets/{petId}", { params: { path: { petId } } });
    if (data) journal.reads += 1;
    if (data && data.name !== name) violations.push(`${petId} is ${data.name}, expected ${name}`);
    return response;
  }
}

async function compareWithStore(origin: string, journal: DiskJournal): Promise<string[]> {
  const { key, sent, acknowledged } = journal;
  const client = createStoreClient({ baseUrl: `${origin}/v1`, apiKey: key });
  const storedIds = new Map<string, number>();
  const violations = [...journal.violations];
  for await (const { id, name, categoryId, status } of client.listPets.all({ limit: 100 })) {
    if (storedIds.has(name)) violations.push(`${name} is stored twice`);
    storedIds.set(name, Number(id));
    if (sent.get(name) !== Number(categoryId) || status !== "available")
      violations.push(`no client sent ${id} with these values: ${name}`);
  }
  for (const [name, id] of acknowledged)
    if (storedIds.get(name) !== id) violations.push(`${name} was acknowledged and is lost`);
  return violations;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
