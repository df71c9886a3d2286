import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sendOnSchedule } from "../src/open-loop.ts";
import { BenchError } from "../src/processes.ts";
import type { Scenario } from "../src/scenarios.ts";

const call = { method: "GET", path: "/pets", hasKey: true, status: 200 };
const scenario: Scenario = { name: "list", title: "list", calls: [call] };
const pauseMs = 100;

it("counts the latency from the scheduled time while the target pauses", async () => {
  let count = 0;
  const { latencies, responseCount } = await send((_, response) => {
    count += 1;
    setTimeout(() => response.setHeader("content-length", 2).end("[]"), count === 1 ? pauseMs : 0);
  });
  expect(responseCount).toBe(50);
  // A timer can fire one millisecond early.
  for (const [index, latency] of latencies.entries()) expect(latency).toBeGreaterThan(pauseMs - 1 - index);
});

it("counts requests without a response with the time that it waited", async () => {
  const { latencies, responseCount } = await send(() => {});
  expect(responseCount).toBe(0);
  expect(Math.min(...latencies)).toBeGreaterThanOrEqual(500);
});

it.each<[string, RequestListener]>([
  ["an unexpected status", (_, response) => response.writeHead(500, { "Content-Length": 0 }).end()],
  ["a response without Content-Length", (_, response) => response.writeHead(200).end("[]")],
  ["a closed connection", ({ socket }) => socket.destroy()],
])("rejects %s", async (_, listener) => {
  await expect(send(listener)).rejects.toThrow(BenchError);
});

/** Sends 50 requests, one per millisecond, on one connection to a server. */
async function send(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  return sendOnSchedule({ origin, key: "key" }, scenario, { rate: 1000, seconds: 0.05, connections: 1, signal });
}
