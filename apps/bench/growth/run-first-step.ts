import { setTimeout as delay } from "node:timers/promises";
import { BenchFailure } from "../src/bench-failure.ts";
import { fillCall, headersOf } from "../src/call.ts";
import { cpuOfTrees } from "../src/measure/process-usage.ts";
import { scenarios } from "../src/scenarios.ts";
import { fillPostgres } from "../src/stores/fill-postgres.ts";
import { startSubject } from "../src/subjects/start-subject.ts";
import { subjectsOn } from "../src/subjects/subjects.ts";
import { patience, rounded } from "./measure-costs.ts";
import type { FirstStep } from "./measured.ts";
import { rates } from "./steps.ts";

const seconds = 30;
const pets = 1000;

/** Two processes, asked for the benchmark's mix at the rate of the first step. @throws {BenchFailure} at any failure */
export async function runFirstStep(signal: AbortSignal): Promise<FirstStep> {
  const mixed = scenarios.find(({ name }) => name === "mixed");
  const two = subjectsOn.postgres.find(({ kind, processes }) => kind === "server" && processes === 2);
  const [perMinute = 0] = rates;
  if (!mixed || !two) throw new BenchFailure("There is no mixed scenario, or no subject of two processes.");
  await using stores = await fillPostgres({ pets, orderable: 100, signal });
  await using running = await startSubject(two, {
    env: { ...(await stores.copy("server", true)), ...patience },
    signal,
  });
  const works = [running.pids, ...stores.services.map(({ pid }) => [pid])];
  const { origins } = running;
  const { calls } = mixed;
  let asked = 0;

  await askFor(3000);
  const before = works.map((pids) => cpuOfTrees(pids) ?? Number.NaN);
  const times = (await askFor(seconds * 1000)).sort((a, b) => a - b);
  const [server = 0, postgres = 0, redis = 0] = works.map((pids, index) => {
    const spent = (cpuOfTrees(pids) ?? Number.NaN) - (before[index] ?? Number.NaN);
    return rounded((spent * 1e6) / times.length);
  });
  const at = (part: number) => rounded(times[Math.floor(part * (times.length - 1))] ?? Number.NaN);
  const cost = { server, postgres, redis };
  return { perMinute, seconds, processes: origins.length, answered: times.length, p50: at(0.5), p99: at(0.99), cost };

  /** Requests come by chance, whether those before are answered or not. @returns milliseconds until each was */
  async function askFor(milliseconds: number): Promise<number[]> {
    const answers: Promise<number>[] = [];
    const begun = performance.now();
    for (let next = 0; next < milliseconds; next += (-Math.log(1 - Math.random()) * 60_000) / perMinute) {
      const early = begun + next - performance.now();
      if (early > 1) await delay(early, undefined, { signal });
      answers.push(ask());
    }
    return Promise.all(answers);
  }

  async function ask(): Promise<number> {
    // Each call goes to each process: ten calls in turn, and two of them.
    const call = calls[Math.floor(asked / origins.length) % calls.length];
    const origin = origins[asked % origins.length];
    asked += 1;
    if (!call) throw new BenchFailure("The mixed scenario asks nothing.");
    const { path, body } = fillCall(call, 1 + Math.floor(Math.random() * pets));
    const { method } = call;
    const begun = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: headersOf(call, stores.key),
      ...(body !== undefined && { body }),
      signal,
    });
    await answer.arrayBuffer();
    if (answer.status !== call.status) throw new BenchFailure(`${call.path} was answered ${answer.status}.`);
    return performance.now() - begun;
  }
}
