import { Client } from "pg";
import { describeMachine } from "../src/report/describe-machine.ts";
import { startPostgres } from "../src/services/start-postgres.ts";
import { startRedis } from "../src/services/start-redis.ts";
import { fill } from "../src/stores/fill-programs.ts";
import { petLines } from "../src/stores/pets.ts";
import { places } from "../src/subjects/places.ts";
import { runProgram } from "../src/subjects/program.ts";
import { measureCosts, rounded, type Surroundings } from "./measure-costs.ts";
import type { Measured } from "./measured.ts";
import { runFirstStep } from "./run-first-step.ts";

const manyPets = 200_000;

/** Measures what the calculation needs, in some three minutes. @throws {BenchFailure} where a figure would mean nothing */
export async function measureGrowth({ say, signal }: Surroundings): Promise<Measured> {
  say("Measuring what changes of others cost, and what an animal takes on disk …");
  const heard = await measureHearing(signal);
  const bytesPerPet = await measureBytes(signal);
  say("Asking two processes at the rate of the first step …");
  const firstStep = await runFirstStep(signal);
  say("Measuring what requests cost one process and two …");
  const { costs, perSecond } = await measureCosts({ say, signal });
  const command = "npm run growth -- --measure";
  return { command, machine: describeMachine(), costs, perSecond, heard, bytesPerPet, firstStep };
}

async function measureHearing(signal: AbortSignal): Promise<Measured["heard"]> {
  await using redis = await startRedis(signal);
  const told = await runProgram([process.execPath, places.hearChanges], { env: { REDIS_URL: redis.url(0) }, signal });
  const { own, redis: ofRedis } = JSON.parse(told) as Measured["heard"];
  return { own: rounded(own), redis: rounded(ofRedis) };
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
