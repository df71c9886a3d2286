import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { loadCore, runProgram, tasksetCommand } from "../processes.ts";
import { type Call, fillCall, toRequestHeaders } from "../scenarios.ts";
import type { LoadGenerator, LoadJob, LoadResult } from "./load.ts";

const thisFile = fileURLToPath(import.meta.url);
// Runs as a separate process, with the job as its argument.
if (process.argv[1] === thisFile) console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? ""))));

/** Creates a load generator with autocannon. It uses more CPU than a fast server, so only CPU times are comparable. */
export function createAutocannon(): LoadGenerator {
  return {
    name: "autocannon",
    async run({ signal, ...job }) {
      const command = [...tasksetCommand(loadCore), process.execPath, thisFile, JSON.stringify(job)];
      return JSON.parse(await runProgram(command, { signal }));
    },
  };
}

async function run(job: Omit<LoadJob, "signal">): Promise<LoadResult> {
  const { origins, connections, seconds, scenario, firstUnusedId } = job;
  let nextUnusedId = firstUnusedId;
  const requests = scenario.calls.map((call) => toRequest(call, job, () => nextUnusedId++));
  const options = { connections: Math.ceil(connections / origins.length), timeout: 30, duration: seconds, requests };
  const results = await Promise.all(origins.map((url) => autocannon({ url, ...options })));
  const sumBy = (select: (result: autocannon.Result) => number) =>
    results.reduce((sum, result) => sum + select(result), 0);
  const maxBy = (select: (result: autocannon.Result) => number) => Math.max(...results.map(select));
  return {
    requests: sumBy(({ requests }) => requests.total),
    seconds: maxBy(({ finish, start }) => (finish.getTime() - start.getTime()) / 1000),
    p50: maxBy(({ latency }) => latency.p50),
    p99: maxBy(({ latency }) => latency.p99),
    statuses: countStatuses(results),
    failures: sumBy(({ errors, timeouts }) => errors + timeouts),
    usedIds: nextUnusedId - firstUnusedId,
  };
}

function countStatuses(results: readonly autocannon.Result[]): Record<string, number> {
  const statuses: Record<string, number> = {};
  for (const { statusCodeStats } of results)
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats ?? {}))
      statuses[status] = (statuses[status] ?? 0) + count;
  return statuses;
}

function toRequest(
  call: Call,
  { key, pets, cursors }: Pick<LoadJob, "key" | "pets" | "cursors">,
  takeUnusedId: () => number,
): autocannon.Request {
  const method = call.method as NonNullable<autocannon.Request["method"]>;
  const commonFields = { method, headers: toRequestHeaders(call, key) };
  if (!call.ids) return { ...commonFields, ...fillCall(call, 0) };
  const createId = {
    any: () => 1 + randomBelow(pets),
    page: () => cursors[randomBelow(cursors.length)] ?? "",
    unused: takeUnusedId,
  }[call.ids];
  return { ...commonFields, setupRequest: (request) => ({ ...request, ...fillCall(call, createId()) }) };
}

function randomBelow(end: number): number {
  return Math.floor(Math.random() * end);
}
