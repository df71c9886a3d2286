// Runs the job that its argument describes and prints what came of it, both as JSON.
import autocannon from "autocannon";
import { type Call, fillCall, headersOf } from "../call.ts";
import type { Load, LoadJob } from "./load-generator.ts";

const { origin, scenario, key, seconds, connections, pets, firstFresh, cursors }: LoadJob = JSON.parse(
  process.argv[2] ?? "",
);
let nextFresh = firstFresh;

const result = await autocannon({
  url: origin,
  connections,
  timeout: 30,
  duration: seconds,
  requests: scenario.calls.map(requestOf),
});

const load: Load = {
  requests: result.requests.total,
  seconds: (result.finish.getTime() - result.start.getTime()) / 1000,
  p50: result.latency.p50,
  p99: result.latency.p99,
  statuses: Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  ),
  failures: result.errors + result.timeouts,
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
