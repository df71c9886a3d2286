import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openSqliteStore } from "@animal-store/sql-store/sqlite";
import { definition } from "@animal-store/store";
import { initialStatuses } from "../peers/pet-store.ts";
import { sendAll } from "./compare.ts";
import { readResidentBytes } from "./cpu.ts";
import type { Measurement } from "./load.ts";
import type { BenchOptions } from "./options.ts";
import { baseEnv, moveToCore, runProgram } from "./processes.ts";
import { measureRounds, type RunOptions } from "./run-bench.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { openSqliteStores } from "./stores.ts";
import { createKey, type RunningTarget, server, startOnStore } from "./targets.ts";

/** Durations in milliseconds and sizes in bytes, with one value per measurement. */
type Figures = Record<"start" | "backup" | "integrity" | "idleMemory" | "loadedMemory" | "disk", number[]>;

interface GrowthStore {
  readonly pets: number;
  readonly dataDirectory: string;
  readonly key: string;
  readonly figures: Figures;
}

export interface GrowthResults {
  /** The first one is empty. */
  readonly stores: readonly Pick<GrowthStore, "pets" | "figures">[];
  readonly scenarios: readonly Scenario[];
  /** The name of a target is its number of pets. */
  readonly measurements: readonly Measurement[];
}

const defaultSizes = [1000, 100_000, 1_000_000];
const defaultScenarios = ["list", "sold", "by-id", "post"];
const firstRequest = scenarios[0] as Scenario;
const commands = server.commands ?? "";

/** Measures the server with stores of different sizes. @throws {BenchError} if a program or a request fails */
export async function runGrowth(options: BenchOptions, { log, signal }: RunOptions): Promise<GrowthResults> {
  const { rounds, sizes = defaultSizes, scenario: names = defaultScenarios } = options;
  await using resources = new AsyncDisposableStack();
  const folders = resources.use(openSqliteStores());
  moveToCore(0);
  const stores: GrowthStore[] = [];
  for (const pets of [0, ...sizes]) {
    log(`Creating a store with ${formatPets(pets)}…`);
    stores.push(await createStore(pets, await folders.create(), signal));
  }
  for (let round = 1; round <= rounds; round += 1) {
    log(`Measuring start, backup and integrity check, round ${round} of ${rounds}…`);
    for (const store of stores) await measureCommands(store, signal);
  }

  const running: RunningTarget[] = [];
  // Most scenarios need pets.
  const filledStores = stores.slice(1);
  for (const store of filledStores) running.push(resources.use(await startServerOn(store, signal)));
  moveToCore(1);
  const measurements: Measurement[] = [];
  const measuredScenarios = scenarios.filter(({ name }) => names.includes(name));
  for (const scenario of measuredScenarios) {
    log(`Measuring ${scenario.title}…`);
    measurements.push(...(await measureRounds(running, scenario, options, signal)));
  }
  for (const [index, { figures }] of filledStores.entries())
    figures.loadedMemory.push(readResidentBytes(running[index]?.pid ?? 0));
  return { stores, scenarios: measuredScenarios, measurements };
}

/** Creates a store with the writer thread of the server. */
async function createStore(
  pets: number,
  { DATA_DIR: dataDirectory = "" }: Record<string, string>,
  signal: AbortSignal,
): Promise<GrowthStore> {
  const key = await createKey(commands, { DATA_DIR: dataDirectory }, signal);
  const writerThread = pathToFileURL(join(commands, "writer-thread.js"));
  const { store, close } = openSqliteStore({ definition, dataDirectory, writerThread });
  // More writes than this at a time would be rejected.
  const chunk = initialStatuses.map((status) => ({ name: "Rex", categoryId: 7, ...(status && { status }) }));
  for (let created = 0; created < pets; created += chunk.length) {
    signal.throwIfAborted();
    await Promise.all(chunk.slice(0, pets - created).map((pet) => store.writes.createPet(pet)));
  }
  await close();
  const disk = readdirSync(dataDirectory).map((file) => statSync(join(dataDirectory, file)).size);
  const figures = { start: [], backup: [], integrity: [], idleMemory: [], loadedMemory: [] };
  return { pets, dataDirectory, key, figures: { ...figures, disk: [disk.reduce((sum, size) => sum + size)] } };
}

async function measureCommands(store: GrowthStore, signal: AbortSignal): Promise<void> {
  const { dataDirectory, key, figures } = store;
  const startedAt = performance.now();
  await using running = await startServerOn(store, signal);
  await sendAll(running.origin, firstRequest, key);
  figures.start.push(performance.now() - startedAt);
  figures.idleMemory.push(readResidentBytes(running.pid));
  const backup = `${dataDirectory}.backup`;
  figures.backup.push(await timeCommand("backup.js", "--to", backup));
  rmSync(backup);
  figures.integrity.push(await timeCommand("integrity.js"));

  async function timeCommand(command: string, ...args: readonly string[]): Promise<number> {
    const commandStartedAt = performance.now();
    const env = { ...baseEnv, DATA_DIR: dataDirectory };
    await runProgram(process.execPath, [join(commands, command), ...args], { env, signal });
    return performance.now() - commandStartedAt;
  }
}

async function startServerOn({ pets, dataDirectory, key }: GrowthStore, signal: AbortSignal): Promise<RunningTarget> {
  const target = { ...server, name: String(pets), title: formatPets(pets) };
  return { ...(await startOnStore(target, { storeEnv: { DATA_DIR: dataDirectory }, key, signal })), pets };
}

function formatPets(count: number): string {
  return `${count.toLocaleString("en")} pets`;
}
