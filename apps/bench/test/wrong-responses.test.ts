import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { assertSameBytes, assertSameJson, sendAll } from "../src/compare.ts";
import type { LoadResult } from "../src/load/load.ts";
import { measure } from "../src/measure.ts";
import { BenchError } from "../src/processes.ts";
import { type Scenario, scenarios } from "../src/scenarios.ts";

const byId = findScenario("by-id");
const rex = '{"id":1,"name":"Rex"}';
const reordered = '{"name":"Rex","id":1}';

it("rejects an unexpected status", async () => {
  await expect(getExchanges(404, "{}")).rejects.toThrow(BenchError);
  await expect(getExchanges(404, "{}")).rejects.toThrow(/target-name must respond to GET .* with status 200, got 404/);
});

it("rejects a response with a different pet and accepts one with reordered members", async () => {
  const expected = await getExchanges(200, rex);
  const otherPet = await getExchanges(200, '{"id":2,"name":"Rex"}');
  const sameMembers = await getExchanges(200, reordered);
  expect(() => assertSameJson("target-name", byId, expected, otherPet)).toThrow(BenchError);
  expect(() => assertSameJson("target-name", byId, expected, sameMembers)).not.toThrow();
});

it("rejects a baseline response that differs from the server's", async () => {
  const expected = await getExchanges(200, rex);
  const sameBytes = await getExchanges(200, rex);
  const sameMembers = await getExchanges(200, reordered);
  expect(() => assertSameBytes("baseline", byId, expected, sameBytes)).not.toThrow();
  expect(() => assertSameBytes("baseline", byId, expected, sameMembers)).toThrow(BenchError);
});

it.each<[string, Partial<LoadResult>]>([
  ["an unexpected status", { statuses: { 200: 990, 503: 10 } }],
  ["a broken connection", { failures: 1 }],
  ["no response", { requests: 0, statuses: {} }],
])("rejects a measurement with %s", async (_, changes) => {
  await expect(measureWith(changes)).rejects.toThrow(BenchError);
  await expect(measureWith({})).resolves.toMatchObject({ measurement: { requests: 1000, requestsPerSecond: 500 } });
});

function findScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`There is no scenario ${name}.`);
  return found;
}

/** Sends the calls of a scenario to a server with a constant response. */
async function getExchanges(status: number, body: string) {
  const server = createServer((_, response) => void response.writeHead(status).end(body)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return sendAll({ name: "target-name", origin }, byId, { key: "key", idsFor: () => [1, 2] });
}

/** Measures with a fake load generator. */
function measureWith(changes: Partial<LoadResult>) {
  const statuses = { 200: 900, 201: 100 };
  const load: LoadResult = {
    requests: 1000,
    seconds: 2,
    p50: 1,
    p99: 2,
    statuses,
    failures: 0,
    usedIds: 0,
    ...changes,
  };
  const target = { name: "target-name", title: "Target", kind: "peer" as const, args: [] };
  return measure(
    { target, pids: [process.pid] },
    { name: "wrk", run: async () => load },
    {
      origins: [""],
      scenario: findScenario("mixed"),
      key: "",
      seconds: 2,
      connections: 1,
      pets: 1,
      cursors: [],
      firstUnusedId: 1,
      signal: new AbortController().signal,
      round: 1,
      services: [],
    },
  );
}
