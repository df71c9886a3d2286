import { Client } from "pg";
import type { BenchOptions } from "../src/bench-options.ts";
import type { Measurement } from "../src/measure/measure.ts";
import type { BenchReport } from "../src/report/bench-report.ts";
import { runBench } from "../src/run-bench.ts";
import { startPostgres } from "../src/services/start-postgres.ts";
import { startRedis } from "../src/services/start-redis.ts";
import { fill } from "../src/stores/fill-programs.ts";
import { petLines } from "../src/stores/pets.ts";
import { places } from "../src/subjects/places.ts";
import { runProgram } from "../src/subjects/program.ts";
import type { Cost, Measured } from "./measured.ts";
import { runFirstStep } from "./run-first-step.ts";

export interface Surroundings {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

const names = ["list", "sold", "by-id", "post", "order", "mixed"];
const options: BenchOptions = {
  on: "postgres",
  pets: 1000,
  rounds: 3,
  seconds: 2,
  warmUp: 2,
  connections: 50,
  only: ["server", "two-server"],
  scenario: names,
};
const manyPets = 200_000;

/** Measures what the calculation needs, in some three minutes. @throws {BenchFailure} where a figure would mean nothing */
export async function measureGrowth({ say, signal }: Surroundings): Promise<Measured> {
  const command = "npm run growth -- --measure";
  const report = await runBench(options, { command, say, signal });
  say("Asking two processes at the rate of the first step …");
  const firstStep = await runFirstStep(signal);
  say("Measuring what changes of others cost, and what a pet takes on disk …");
  const heard = await measureHearing(signal);
  const bytesPerPet = await measureBytes(signal);
  const both = <Figure>(figure: (measurements: readonly Measurement[]) => Figure) =>
    Object.fromEntries(
      names.map((name) => {
        const of = (subject: string) =>
          figure(report.measurements.filter((each) => each.scenario === name && each.subject === subject));
        return [name, { one: of("server"), two: of("two-server") }];
      }),
    );
  return {
    command,
    machine: report.machine,
    costs: both((measurements) => costOf(report, measurements)),
    perSecond: both((measurements) => round(median(measurements.map(({ requestsPerSecond }) => requestsPerSecond)))),
    heard,
    bytesPerPet,
    firstStep,
  };
}

function costOf({ services }: BenchReport, measurements: readonly Measurement[]): Cost {
  const of = (service: BenchReport["services"][number]) =>
    median(measurements.map(({ cpuOfServices }) => cpuOfServices[service] ?? Number.NaN));
  const [postgres, redis] = [of("PostgreSQL"), of("Redis")];
  const all = median(measurements.map(({ cpuPerRequest = Number.NaN }) => cpuPerRequest));
  if (services.length < 2 || Number.isNaN(all)) throw new Error("processor time can only be measured on Linux");
  return { server: round(Math.max(0, all - postgres - redis)), postgres: round(postgres), redis: round(redis) };
}

async function measureHearing(signal: AbortSignal): Promise<Measured["heard"]> {
  await using redis = await startRedis(signal);
  const told = await runProgram([process.execPath, places.hearChanges], { env: { REDIS_URL: redis.url(0) }, signal });
  const { own, redis: ofRedis } = JSON.parse(told) as Measured["heard"];
  return { own: round(own), redis: round(ofRedis) };
}

async function measureBytes(signal: AbortSignal): Promise<number> {
  await using postgres = await startPostgres(signal);
  const url = postgres.url("postgres");
  await fill(places.fillServerOnPostgres, { DATABASE_URL: url }, petLines(manyPets), signal);
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_total_relation_size('pets')::text AS bytes");
  await client.end();
  return Math.round(Number(rows[0]?.bytes) / manyPets);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}
