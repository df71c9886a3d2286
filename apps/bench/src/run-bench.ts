import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openArena } from "./arena.ts";
import { BenchFailure } from "./bench-failure.ts";
import type { BenchOptions } from "./bench-options.ts";
import { chooseGenerator } from "./load/choose-generator.ts";
import { canTrace } from "./measure/count-syncs.ts";
import { type Measurement, measure } from "./measure/measure.ts";
import { measureSyncs } from "./measure/measure-syncs.ts";
import { readUsage } from "./measure/process-usage.ts";
import type { BenchReport } from "./report/bench-report.ts";
import { describeMachine } from "./report/describe-machine.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { fillPostgres } from "./stores/fill-postgres.ts";
import { fillServerStore, fillStores } from "./stores/fill-stores.ts";
import { subjectsOn, without, withPets } from "./subjects/subjects.ts";

export interface BenchSurroundings {
  /** As it was given, for the report. */
  readonly command: string;
  readonly say: (line: string) => void;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

// More than any server is expected to write; where it is not enough, a run fails by the 404 that follows.
const ordersPerSecond = { sqlite: 50_000, postgres: 10_000 };

/** Starts all subjects, compares their answers and measures them in turn. @throws {BenchFailure} where a figure would mean nothing */
export async function runBench(
  options: BenchOptions,
  { command, say, signal }: BenchSurroundings,
): Promise<BenchReport> {
  const isOnPostgres = options.on === "postgres";
  if (isOnPostgres && (options.slowSync || options.besidePets))
    throw new BenchFailure("--slow-sync and --beside-pets measure stores on SQLite. Leave them out, or --on postgres.");
  if (options.slowSync && !canTrace) throw new BenchFailure("--slow-sync needs strace, on Linux. Install it.");
  await using resources = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-"));
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));

  const chosenScenarios = scenarios.filter(({ name }) => options.scenario?.includes(name) ?? true);
  const { besidePets } = options;
  const variants = [...(options.without ?? []).map(without), ...(besidePets ? [withPets(besidePets)] : [])];
  const chosenSubjects = [
    ...subjectsOn[options.on].filter(({ name }) => options.only?.includes(name) ?? true),
    ...variants,
  ];
  const generator = chooseGenerator(options.generator, folder);
  say(`Filling stores with ${options.pets} pets …`);
  const seconds = options.warmUp + options.rounds * options.seconds;
  const orderable = chosenScenarios.some(({ name }) => name === "order")
    ? Math.ceil(seconds * ordersPerSecond[options.on])
    : 100;
  const filling = { pets: options.pets, orderable, signal };
  const stores = isOnPostgres ? resources.use(await fillPostgres(filling)) : await fillStores(folder, filling);
  if (besidePets) say(`Filling a store with ${besidePets} pets …`);
  const storeBeside = besidePets ? await fillServerStore(folder, { pets: besidePets, signal }) : undefined;

  say(`Starting ${chosenSubjects.length} subjects and comparing their answers …`);
  const arena = resources.use(
    await openArena({
      subjects: chosenSubjects,
      scenarios: chosenScenarios,
      stores,
      storeBeside,
      folder,
      options,
      signal,
    }),
  );
  const measurements: Measurement[] = [];
  for (let round = options.warmUp > 0 ? 0 : 1; round <= options.rounds; round += 1) {
    for (const scenario of chosenScenarios) {
      const figures: string[] = [];
      for (const subject of rotated(chosenSubjects, round)) {
        if (subject.pets && scenario.writes) continue;
        const place = await arena.prepare(subject, scenario);
        const job = {
          ...place.job,
          seconds: round === 0 ? options.warmUp : options.seconds,
          round,
          // The floor asks nobody.
          services: subject.kind === "floor" ? [] : stores.services,
        };
        const { measurement, fresh } = await measure(place.running, generator, job);
        place.used(fresh);
        if (round > 0) measurements.push(measurement);
        figures.push(`${subject.name} ${Math.round(measurement.requestsPerSecond)}`);
      }
      say(
        `${round === 0 ? "Warming up" : `Round ${round} of ${options.rounds}`}, ${scenario.title}: ${figures.join(", ")}`,
      );
    }
  }
  const memory = Object.fromEntries(
    chosenSubjects.map(({ name }) => [name, largest(arena.processesOf(name).map((pid) => readUsage(pid)?.resident))]),
  );
  const syncs = await measureSyncs({
    subjects: chosenSubjects,
    scenarios: chosenScenarios,
    stores,
    generator,
    folder,
    options,
    signal,
  });
  return {
    command,
    machine: describeMachine(),
    generator: generator.name,
    options,
    subjects: chosenSubjects.map(({ name, title, kind, processes = 1 }) => ({ name, title, kind, processes })),
    services: stores.services.map(({ name }) => name),
    scenarios: chosenScenarios.map(({ name, title }: Scenario) => ({ name, title })),
    measurements,
    memory,
    syncs,
  };
}

/** The same in another order, so that no subject always follows the same one. */
function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function largest(numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
