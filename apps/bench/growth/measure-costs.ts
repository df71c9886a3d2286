import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BenchFailure } from "../src/bench-failure.ts";
import { chooseGenerator } from "../src/load/choose-generator.ts";
import { type Measurement, measure } from "../src/measure/measure.ts";
import { scenarios } from "../src/scenarios.ts";
import { fillPostgres } from "../src/stores/fill-postgres.ts";
import { startSubject } from "../src/subjects/start-subject.ts";
import { type Subject, subjectsOn } from "../src/subjects/subjects.ts";
import type { Cost, Measured } from "./measured.ts";

export interface Surroundings {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

const names = ["list", "sold", "by-id", "post", "order", "mixed"];
const options = { pets: 1000, connections: 50, seconds: 2, rounds: 3 };
// Of orders that are placed, many more than will be.
const orderable = 100_000;
/** A machine that is busy with other work too is to be measured, not refused. */
export const patience = { DATABASE_TIMEOUT_MS: "5000" };

/** What one process and two cost for each request, as fast as one core serves them. @throws {BenchFailure} at any failure */
export async function measureCosts({ say, signal }: Surroundings): Promise<Pick<Measured, "costs" | "perSecond">> {
  const subjects = subjectsOn.postgres.filter(({ kind }) => kind === "server");
  const folder = mkdtempSync(join(tmpdir(), "animal-store-growth-"));
  await using resources = new AsyncDisposableStack();
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const generator = chooseGenerator(undefined, folder);
  const { pets, connections, seconds, rounds } = options;
  const stores = resources.use(await fillPostgres({ pets, orderable, signal }));
  const { services, key } = stores;
  const chosen = scenarios.filter(({ name }) => names.includes(name));
  const measurements: Measurement[] = [];

  for (const subject of subjects) {
    const env = { ...(await stores.copy("server", true)), ...patience };
    await using running = await startSubject(subject, { env, signal });
    let firstFresh = stores.firstOrderable;
    for (let round = 0; round <= rounds; round += 1) {
      for (const scenario of chosen) {
        const job = { origins: running.origins, scenario, key, seconds, connections, pets, cursors: ["none"], signal };
        const { measurement, fresh } = await measure(running, generator, { ...job, firstFresh, round, services });
        firstFresh += fresh;
        // The first round warms up.
        if (round > 0) measurements.push(measurement);
      }
      say(`${subject.title}: round ${round} of ${rounds}`);
    }
  }

  const each = <Figure>(figure: (measurements: readonly Measurement[]) => Figure) =>
    Object.fromEntries(
      names.map((name) => {
        const of = (processes: number) =>
          figure(measurements.filter(({ scenario, subject }) => scenario === name && isOf(subject, processes)));
        return [name, { one: of(1), two: of(2) }];
      }),
    );
  const isOf = (name: string, processes: number) =>
    subjects.some((subject: Subject) => subject.name === name && (subject.processes ?? 1) === processes);
  return {
    costs: each(costOf),
    perSecond: each((some) => rounded(median(some.map(({ requestsPerSecond }) => requestsPerSecond)))),
  };
}

function costOf(measurements: readonly Measurement[]): Cost {
  const of = (service: "PostgreSQL" | "Redis") =>
    median(measurements.map(({ cpuOfServices }) => cpuOfServices[service] ?? Number.NaN));
  const all = median(measurements.map(({ cpuPerRequest = Number.NaN }) => cpuPerRequest));
  if (Number.isNaN(all)) throw new BenchFailure("Processor time of processes is told on Linux alone.");
  const [postgres, redis] = [of("PostgreSQL"), of("Redis")];
  return { server: rounded(Math.max(0, all - postgres - redis)), postgres: rounded(postgres), redis: rounded(redis) };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** To three digits: more would not come out again. */
export function rounded(number: number): number {
  return Number(number.toPrecision(3));
}
