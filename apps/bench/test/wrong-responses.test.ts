import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { assertSameBodies, sendAll } from "../src/compare.ts";
import { assertExpectedStatuses } from "../src/load.ts";
import { BenchError } from "../src/processes.ts";
import { type Scenario, scenarios } from "../src/scenarios.ts";

const rex = '{"id":1,"name":"Rex"}';

it("rejects an unexpected status", async () => {
  await expect(getExchanges(404, "{}")).rejects.toThrow(BenchError);
  await expect(getExchanges(404, "{}")).rejects.toThrow(/GET \S+ must return 200, got 404/);
});

it("rejects a response with a different pet and accepts one with reordered members", async () => {
  const expected = await getExchanges(200, rex);
  const otherPet = await getExchanges(200, '{"id":2,"name":"Rex"}');
  const sameMembers = await getExchanges(200, '{"name":"Rex","id":1}');
  expect(() => assertSameBodies("fastify", expected, otherPet)).toThrow(BenchError);
  expect(() => assertSameBodies("fastify", expected, sameMembers)).not.toThrow();
});

it.each([
  ["an unexpected status", { statusCodeStats: { 200: { count: 990 }, 503: { count: 10 } } }],
  ["a broken connection", { errors: 1 }],
  ["a timeout", { timeouts: 1 }],
  ["no response", { statusCodeStats: {} }],
])("rejects a measurement with %s", (_, changes) => {
  const { calls } = findScenario("mixed");
  const result = { statusCodeStats: { 200: { count: 900 }, 201: { count: 100 } }, errors: 0, timeouts: 0 };
  expect(() => assertExpectedStatuses(calls, { ...result, ...changes })).toThrow(BenchError);
  expect(() => assertExpectedStatuses(calls, result)).not.toThrow();
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
  return sendAll(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, findScenario("by-id"), "key");
}
