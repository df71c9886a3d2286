// Runs the job that its argument describes and prints what came of it, both as JSON.
import autocannon from "autocannon";
import { type Call, fillCall, headersOf } from "../call.ts";
import type { Load, LoadJob } from "./load-generator.ts";

const { origins, scenario, key, seconds, connections, pets, firstFresh, cursors }: LoadJob = JSON.parse(
  process.argv[2] ?? "",
);
let nextFresh = firstFresh;

const results = await Promise.all(
  origins.map((url) =>
    autocannon({
      url,
      connections: Math.ceil(connections / origins.length),
      timeout: 30,
      duration: seconds,
      requests: scenario.calls.map(requestOf),
    }),
  ),
);

const statuses: Record<string, number> = {};
for (const { statusCodeStats } of results)
  for (const [status, { count = 0 }] of Object.entries(statusCodeStats ?? {}))
    statuses[status] = (statuses[status] ?? 0) + count;
const total = (numberOf: (result: autocannon.Result) => number) =>
  results.reduce((sum, result) => sum + numberOf(result), 0);
const largest = (numberOf: (result: autocannon.Result) => number) => Math.max(...results.map(numberOf));

const load: Load = {
  requests: total(({ requests }) => requests.total),
  seconds: largest(({ finish, start }) => (finish.getTime() - start.getTime()) / 1000),
  p50: largest(({ latency }) => latency.p50),
  p99: largest(({ latency }) => latency.p99),
  statuses,
  failures: total(({ errors, timeouts }) => errors + timeouts),
  fresh: nextFresh - firstFresh,
};
process.stdout.write(JSON.stringify(load));

function requestOf(call: Call): autocannon.Request {
  const method = call.method as NonNullable<autocannon.Request["method"]>;
  const fixed = { method, headers: headersOf(call, key) };
  if (!call.ids) return { ...fixed, ...fillCall(call, 0) };
  const next = {
    any: () => 1 + below(pets),
    page: () => cursors[below(cursors.length)] ?? "",
    fresh: () => nextFresh++,
  }[call.ids];
  return { ...fixed, setupRequest: (request) => ({ ...request, ...fillCall(call, next()) }) };
}

function below(end: number): number {
  return Math.floor(Math.random() * end);
}
