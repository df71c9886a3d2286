import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchSetup, createBenchSetup } from "./bench-setup.ts";
import { chooseGenerator } from "./load/load.ts";
import { type Measurement, measure, readResidentBytes } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { describeMachine } from "./report/report.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { seedPostgres, seedSqlite } from "./stores.ts";
import { type Target, targetsOn, withoutOptimization } from "./targets.ts";

export interface BenchEnvironment {
  /** The command line, for the report. */
  readonly command: string;
  readonly log: (line: string) => void;
  /** Stops the benchmark and all processes. */
  readonly signal: AbortSignal;
}

// More than any target can write. With too few pets, a run fails with an unexpected 404.
const maxOrdersPerSecond = { sqlite: 50_000, postgres: 10_000 };

/** Starts all targets, compares their responses and measures them in turn. @throws {BenchError} if a target fails or differs */
export async function runBench(options: BenchOptions, { command, log, signal }: BenchEnvironment) {
  await using resources = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-"));
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const chosenScenarios = scenarios.filter(({ name }) => options.scenario?.includes(name) ?? true);
  const targets = targetsOn[options.on].filter(({ name }) => options.only?.includes(name) ?? true);
  targets.push(...(options.without ?? []).map(withoutOptimization));
  const generator = chooseGenerator(folder);

  log(`Creating stores with ${options.pets} pets…`);
  const seedOptions = { pets: options.pets, orderable: countOrderablePets(options, chosenScenarios), signal };
  const stores = resources.use(
    await (options.on === "postgres" ? seedPostgres(seedOptions) : seedSqlite(folder, seedOptions)),
  );
  log(`Starting ${targets.length} targets and comparing their responses…`);
  const setup = resources.use(await createBenchSetup({ targets, scenarios: chosenScenarios, stores, options, signal }));
  const measurements: Measurement[] = [];
  for (let round = options.warmUp > 0 ? 0 : 1; round <= options.rounds; round += 1) {
    for (const scenario of chosenScenarios) {
      const results: string[] = [];
      for (const target of rotate(targets, round)) {
        const { runningTarget, job, skipIds } = await setup.prepare(target, scenario);
        const seconds = round === 0 ? options.warmUp : options.seconds;
        // The baseline uses no service.
        const services = target.kind === "baseline" ? [] : stores.services;
        const { measurement, usedIds } = await measure(runningTarget, generator, { ...job, seconds, round, services });
        skipIds(usedIds);
        if (round > 0) measurements.push(measurement);
        results.push(`${target.name} ${Math.round(measurement.requestsPerSecond)}`);
      }
      log(
        `${round === 0 ? "Warming up" : `Round ${round} of ${options.rounds}`}, ${scenario.title}: ${results.join(", ")}`,
      );
    }
  }
  return {
    command,
    machine: describeMachine(),
    generator: generator.name,
    options,
    targets: targets.map(({ name, title, kind, processes = 1 }) => ({ name, title, kind, processes })),
    services: stores.services.map(({ name }) => name),
    scenarios: chosenScenarios.map(({ name, title }) => ({ name, title })),
    measurements,
    /** Resident bytes of the largest process of each target after the last round. */
    memory: Object.fromEntries(targets.map((target) => [target.name, largestProcessBytes(setup, target)])),
  };
}

function countOrderablePets(options: BenchOptions, chosenScenarios: readonly Scenario[]): number {
  if (!chosenScenarios.some(({ name }) => name === "order")) return 100;
  return Math.ceil((options.warmUp + options.rounds * options.seconds) * maxOrdersPerSecond[options.on]);
}

/** Changes the order in each round, so that no target always runs after the same one. */
function rotate<Item>(items: readonly Item[], count: number): Item[] {
  const start = count % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function largestProcessBytes(setup: BenchSetup, target: Target): number | undefined {
  const bytes = setup.processesOf(target).map(readResidentBytes);
  const measuredBytes = bytes.filter((number) => number !== undefined);
  return measuredBytes.length > 0 ? Math.max(...measuredBytes) : undefined;
}
