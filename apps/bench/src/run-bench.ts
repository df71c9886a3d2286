import { assertSameBodies, type Exchange, sendAll } from "./compare.ts";
import { readResidentBytes } from "./cpu.ts";
import { type Measurement, measure } from "./load.ts";
import type { BenchOptions } from "./options.ts";
import { moveToCore } from "./processes.ts";
import { petCount, type Scenario, scenarios } from "./scenarios.ts";
import { openPostgresStores, openSqliteStores } from "./stores.ts";
import { type RunningTarget, server, startBaseline, startTarget, type Target, targets } from "./targets.ts";

export interface RunOptions {
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

export interface BenchResults {
  readonly targets: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly measurements: readonly Measurement[];
  /** Resident bytes after the run, by target. */
  readonly memory: Readonly<Record<string, number>>;
}

/**
 * Starts all targets, compares their responses and measures them in turn.
 * @throws {BenchError} if a target fails, or responds differently from the server
 */
export async function runBench(options: BenchOptions, { log, signal }: RunOptions): Promise<BenchResults> {
  await using resources = new AsyncDisposableStack();
  const { targets, running } = await startTargets(scenarios, options, { log, signal, resources });

  moveToCore(1);
  const measurements: Measurement[] = [];
  for (const [scenario, scenarioTargets] of running) {
    log(`Measuring ${scenario.title}…`);
    measurements.push(...(await measureRounds(scenarioTargets, scenario, options, signal)));
  }
  const withStore = [...running.values()].flat().filter(({ target }) => target.kind !== "baseline");
  const memory = Object.fromEntries(withStore.map(({ target, pid }) => [target.name, readResidentBytes(pid)]));
  return { targets, scenarios: [...running.keys()], measurements, memory };
}

/**
 * Starts the chosen targets, and a baseline for each of the chosen scenarios.
 * @throws {BenchError} if a target fails, or responds differently from the server
 */
export async function startTargets(
  scenarios: readonly Scenario[],
  options: BenchOptions,
  { log, signal, resources }: RunOptions & { readonly resources: AsyncDisposableStack },
): Promise<{ targets: Target[]; running: Map<Scenario, RunningTarget[]> }> {
  const chosenTargets = targets.filter(({ name }) => options.only?.includes(name) ?? true);
  const baseline = chosenTargets.find(({ kind }) => kind === "baseline");

  log(`Starting the targets with ${petCount} pets each…`);
  moveToCore(0);
  const stores = resources.use(await (options.on === "postgres" ? openPostgresStores() : openSqliteStores()));
  // The server starts even if it is not measured, because the others are compared with it.
  const withStore = [...new Set([server, ...chosenTargets])].filter((target) => target !== baseline);
  const started: RunningTarget[] = [];
  for (const target of withStore) started.push(resources.use(await startTarget(target, stores, signal)));
  const running = new Map<Scenario, RunningTarget[]>();
  for (const scenario of scenarios.filter(({ name }) => options.scenario?.includes(name) ?? true)) {
    const responses = await compareResponses(started, scenario);
    const scenarioTargets = started.filter(({ target }) => chosenTargets.includes(target));
    if (baseline) scenarioTargets.push(resources.use(await startBaseline(baseline, responses, signal)));
    running.set(scenario, scenarioTargets);
  }
  return { targets: chosenTargets, running };
}

/** Measures targets in turn. @throws {BenchError} if a response is wrong or missing */
export async function measureRounds(
  running: readonly RunningTarget[],
  scenario: Scenario,
  { rounds, seconds, warmUp, connections }: BenchOptions,
  signal: AbortSignal,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (let round = warmUp > 0 ? 0 : 1; round <= rounds; round += 1) {
    const duration = round === 0 ? warmUp : seconds;
    for (const target of rotate(running, round)) {
      const measurement = await measure(target, scenario, { connections, until: { duration }, signal });
      if (round > 0) measurements.push(measurement);
    }
  }
  return measurements;
}

/** Returns the responses of the server. @throws {BenchError} if another target responds differently */
async function compareResponses(running: readonly RunningTarget[], scenario: Scenario): Promise<Exchange[]> {
  const [serverResponses = [], ...others] = await Promise.all(
    running.map(({ origin, key }) => sendAll(origin, scenario, key)),
  );
  for (const [index, responses] of others.entries())
    assertSameBodies(running[index + 1]?.target.name ?? "", serverResponses, responses);
  return serverResponses;
}

/** Changes the order in each round, so that no target always runs after the same one. */
export function rotate<Item>(items: readonly Item[], count: number): Item[] {
  const start = count % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
