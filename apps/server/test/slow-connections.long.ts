import { setTimeout as delay } from "node:timers/promises";
import { contract } from "@animal-store/contract";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { holdConnections, measureOtherClients, slowClients } from "./load/hold-connections.ts";
import { canMeasureMemory, heapReportCommand, measureHeapBytes, readResidentBytes } from "./load/memory.ts";
import { addLargePets, createFastKey } from "./load/send-load.ts";
import { builtFile, nodeFlags, startServer } from "./server-process.ts";

const mebibyte = 2 ** 20;
const inMebibytes = (bytes: number) => `${(bytes / mebibyte).toFixed(1)} MiB`;
const minuteMs = 60_000;

async function start(command?: string[]) {
  const folder = testFolder();
  const key = await createFastKey(folder);
  const server = await startServer(folder, {}, builtFile("main.js"), command);
  await addLargePets(server.origin, key);
  return { key, server };
}

describe.runIf(canMeasureMemory || process.env.CI)("the server, measured by other clients and /proc", () => {
  it.each([
    ["slow heads", { head: 2000, body: 0, read: 0 }],
    ["slow bodies", { head: 0, body: 2000, read: 0 }],
    ["slow reads", { head: 0, body: 0, read: 2000 }],
    ["slow heads, bodies and reads", { head: 700, body: 700, read: 600 }],
  ])("serves other clients during a minute of 2,000 connections with %s", async (name, counts) => {
    const { key, server } = await start(heapReportCommand);
    const baseline = await measureOtherClients(server.origin, key, 5000);
    const heapBefore = await measureHeapBytes(server);
    const residentBefore = readResidentBytes(server.child.pid);
    const { head, body, read } = slowClients(key);
    const holder = holdConnections(
      server.origin,
      { ...head, count: counts.head },
      { ...body, count: counts.body },
      { ...read, count: counts.read },
    );
    onTestFinished(holder.end);
    await holder.until(({ open }) => open >= 1900);
    const otherClients = await measureOtherClients(server.origin, key, minuteMs);
    const residentAfter = readResidentBytes(server.child.pid);
    const { open, closed, timedOut } = holder.counts();
    await holder.end();
    await fetch(`${server.origin}/healthz`);
    const heapGrowth = (await measureHeapBytes(server)) - heapBefore;
    console.log(
      `${name}: p99 ${otherClients.p99Ms.toFixed(1)} ms (alone ${baseline.p99Ms.toFixed(1)} ms), longest ${otherClients.longestMs.toFixed(0)} ms, ${otherClients.count} responses; RSS ${inMebibytes(residentBefore)}, then ${inMebibytes(residentAfter)}; heap growth ${inMebibytes(heapGrowth)}; ${open} open, ${closed} closed, ${timedOut} with 408`,
    );
    expect(otherClients.failed).toBe(0);
    expect(otherClients.p99Ms).toBeLessThan(50);
    expect(residentAfter).toBeLessThan(400 * mebibyte);
    expect(heapGrowth).toBeLessThan(10 * mebibyte);
    expect(closed).toBeGreaterThan(500);
  });

  it("holds 10,000 idle connections in less than 300 MiB", async () => {
    const { key, server } = await start();
    const holder = holdConnections(server.origin, { ...slowClients(key).idle, count: 10_000 });
    onTestFinished(holder.end);
    await holder.until(({ open }) => open === 10_000);
    await delay(2000);
    const otherClients = await measureOtherClients(server.origin, key, 10_000);
    const resident = readResidentBytes(server.child.pid);
    console.log(`10,000 idle: ${inMebibytes(resident)}, p99 of others ${otherClients.p99Ms.toFixed(1)} ms`);
    expect(holder.counts().open).toBe(10_000);
    expect(resident).toBeLessThan(300 * mebibyte);
  });
});

const buildGet = (target: string, fields = "") => `GET ${target} HTTP/1.1\r\nHost: here\r\n${fields}\r\n`;
const page = `${contract.basePath}${contract.operations.listPets.path}?limit=100`;

it.each([
  ["/docs/reference/", {}],
  ["/docs/reference/", { readIntervalMs: 50 }],
  ["/openapi.json", {}],
  ["/console", {}],
  [page, {}],
  // About 64 KiB, the size of one socket read in Node.
  ["/", {}, 2048],
])("serves other clients while 300 connections pipeline GET %s (%o)", async (target, readOptions, requests = 16) => {
  const { key, server } = await start(["sh", "-c", 'ulimit -n 1024; exec "$@"', "sh", process.execPath, ...nodeFlags]);

  await measureOtherClients(server.origin, key, 2000, true);
  const beforeFlood = await measureOtherClients(server.origin, key, 8000, true);
  const fields = target === page ? `Authorization: Bearer ${key}\r\n` : "";
  const message = buildGet(target, fields).repeat(requests);
  const floodOptions = { count: 300, message, minOpenMs: 3000, isReplaced: true, ...readOptions };
  const flood = holdConnections(server.origin, floodOptions);
  onTestFinished(flood.end);
  await flood.until(({ open }) => open === 300);
  const duringFlood = await measureOtherClients(server.origin, key, 8000, true);
  const peakBytes = readResidentBytes(server.child.pid, "peak");
  await flood.end();
  console.log(
    `GET ${target} ${JSON.stringify(readOptions)}: p99 ${beforeFlood.p99Ms.toFixed(1)} ms, during the flood ${duringFlood.p99Ms.toFixed(1)} ms ` +
      `(${duringFlood.count} responses, ${duringFlood.failed} failures); /healthz at most ${duringFlood.healthMs.toFixed(0)} ms; RSS at most ${(peakBytes / mebibyte).toFixed(0)} MiB`,
  );
  expect(duringFlood.failed).toBe(0);
  expect(peakBytes).toBeLessThan(400 * mebibyte);
  expect(duringFlood.p99Ms).toBeLessThan(3 * beforeFlood.p99Ms);
  expect(duringFlood.healthMs).toBeLessThan(1000);
});
