import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { askAll, assertEqual, assertSameBytes } from "../src/answers/equal-answers.ts";
import { BenchFailure } from "../src/bench-failure.ts";
import type { Load, LoadGenerator } from "../src/load/load-generator.ts";
import { measure } from "../src/measure/measure.ts";
import { type Scenario, scenarios } from "../src/scenarios.ts";

const byId = scenarioOf("by-id");
const mixed = scenarioOf("mixed");

function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`There is no scenario ${name}.`);
  return found;
}

/** What somebody answers to every call of a scenario. */
async function answersOf(listener: RequestListener, scenario = byId) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return askAll({ name: "somebody", origin }, scenario, { key: "key", idsFor: () => [1, 2] });
}

const answering =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(body);

it("another status than a call is to be answered with ends a run", async () => {
  await expect(answersOf(answering(404, "{}"))).rejects.toThrow(BenchFailure);
  await expect(answersOf(answering(404, "{}"))).rejects.toThrow(/somebody must answer GET .* with status 200, got 404/);
});

it("another pet ends a run; another order of its members does not", async () => {
  const wanted = await answersOf(answering(200, '{"id":1,"name":"Rex"}'));
  const other = await answersOf(answering(200, '{"id":2,"name":"Rex"}'));
  const turned = await answersOf(answering(200, '{"name":"Rex","id":1}'));
  expect(() => assertEqual("somebody", byId, wanted, other)).toThrow(BenchFailure);
  expect(() => assertEqual("somebody", byId, wanted, turned)).not.toThrow();
});

it("a constant that is not the server's bytes ends a run", async () => {
  const calls = await answersOf(answering(200, '{"id":1,"name":"Rex"}'));
  const turned = await answersOf(answering(200, '{"name":"Rex","id":1}'));
  const same = calls.map((exchange, index) => ({ ...exchange, answer: { ...exchange.answer, index } }));
  expect(() => assertSameBytes("a floor", byId, calls, same)).not.toThrow();
  expect(() => assertSameBytes("a floor", byId, calls, turned)).toThrow(BenchFailure);
});

it.each<[string, Partial<Load>]>([
  ["a status that no call is to be answered with", { statuses: { 200: 990, 503: 10 } }],
  ["a broken connection", { failures: 1 }],
  ["no answer at all", { requests: 0, statuses: {} }],
])("%s during a measurement ends a run", async (_, differing) => {
  await expect(measureWith(differing)).rejects.toThrow(BenchFailure);
  await expect(measureWith({})).resolves.toMatchObject({ measurement: { requests: 1000, requestsPerSecond: 500 } });
});

/** A measurement in which the generator tells this. */
function measureWith(differing: Partial<Load>) {
  const load: Load = {
    requests: 1000,
    seconds: 2,
    p50: 1,
    p99: 2,
    statuses: { 200: 900, 201: 100 },
    failures: 0,
    fresh: 0,
    ...differing,
  };
  const generator: LoadGenerator = { name: "wrk", run: async () => load };
  const subject = { name: "somebody", title: "Somebody", kind: "peer" as const, program: "" };
  const running = {
    subject,
    origins: [""] as const,
    pids: [process.pid],
    answerWith: async () => {},
    [Symbol.asyncDispose]: async () => {},
  };
  const job: Parameters<typeof measure>[2] = {
    origins: [""],
    scenario: mixed,
    key: "",
    seconds: 2,
    connections: 1,
    pets: 1,
    cursors: [],
    firstFresh: 1,
    signal: new AbortController().signal,
    round: 1,
    services: [],
  };
  return measure(running, generator, job);
}
