import { contract } from "@animal-store/contract";
import { defaultLimits } from "@animal-store/node-http";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { type HeldConnections, holdConnections, measureOtherClients, slowClients } from "./load/hold-connections.ts";
import { canMeasureMemory, measureMemory, memoryReportCommand, readResidentBytes } from "./load/memory.ts";
import { createMemoryCgroup } from "./load/memory-cgroup.ts";
import { addLargePets, createFastKey } from "./load/send-load.ts";
import { builtFile, nodeFlags, startServer } from "./server-process.ts";

const mebibyte = 2 ** 20;
const inMebibytes = (bytes: number) => `${(bytes / mebibyte).toFixed(0)} MiB`;
const maxMemory = 512 * mebibyte;
// The other clients need the rest.
const heldCount = defaultLimits.maxConnections - 96;

async function start(command?: string[]) {
  const folder = testFolder();
  const key = await createFastKey(folder);
  const server = await startServer(folder, {}, builtFile("main.js"), command);
  await addLargePets(server.origin, key);
  return { key, server };
}

const page = `${contract.basePath}${contract.operations.listPets.path}?limit=100`;
const startGet = (target: string, fields = "") => `GET ${target} HTTP/1.1\r\nHost: here\r\n${fields}`;
const buildGet = (target: string, fields = "") => `${startGet(target, fields)}\r\n`;
const fill = (bytes: number, field: string) => field.repeat(Math.floor(bytes / field.length));
const headBytes = 15_000;
const fullHead = fill(headBytes, `X-${"n".repeat(70)}: ${"v".repeat(80)}\r\n`);
const tinyChunks = "1\r\na\r\n".repeat(500);

/** Returns what an attacker sends on each connection. No message but the last of a kind needs a key. */
function attacks(key: string): Record<string, Omit<HeldConnections, "count"> & { readonly count?: number }> {
  const startPost = (fields: string) =>
    `POST ${contract.basePath}${contract.operations.createPet.path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n${fields}`;
  const auth = `Authorization: Bearer ${key}\r\n`;
  const chunked = "Transfer-Encoding: chunked\r\n\r\n";
  const { head, body, read, idle } = slowClients(key);
  const replaced = { readsAll: true, isReplaced: true, reopenMs: 20_000 };
  // On the loopback interface, the kernel buffers up to 2.6 MB for each of these connections.
  const unread = { count: 1000, isReplaced: true, minOpenMs: 15_000, reopenMs: 5000 };
  return {
    "no bytes": { ...replaced, message: "" },
    "a request line of 15 KB": { ...replaced, message: `GET /${"a".repeat(headBytes)}` },
    "a slow head": { ...head, reopenMs: 5000 },
    "a head of 2,250 small fields": { ...replaced, message: startGet(page, fill(headBytes, "a: b\r\n")) },
    "a head of 96 fields": { ...replaced, message: startGet(page, fullHead) },
    "a head of 96 fields in a second request": {
      ...replaced,
      message: buildGet("/healthz") + startGet(page, fullHead),
    },
    "a head of one long field": { ...replaced, message: startGet(page, `X: ${"y".repeat(headBytes)}`) },
    "a slow body": { ...body, reopenMs: 5000 },
    "a body of 64 KiB": {
      ...replaced,
      message: `${startPost(`${auth}Content-Length: 65536\r\n\r\n`)}${"x".repeat(65_000)}`,
    },
    "a body in chunks of one byte": { ...replaced, message: startPost(auth + chunked) + tinyChunks },
    "a body in chunks of one byte without a key": { ...replaced, message: startPost(chunked) + tinyChunks },
    "a body behind an unread response": {
      ...unread,
      message: buildGet("/docs/reference/") + startPost(chunked) + tinyChunks,
    },
    "large heads behind an unread response": { ...unread, message: buildGet("/docs/reference/", fullHead).repeat(4) },
    "an unread page of the docs": { ...unread, message: buildGet("/docs/reference/") },
    "unread pages of the API": { ...read, ...unread },
    "one request": idle,
  };
}

describe.runIf(canMeasureMemory || process.env.CI)("at the maximum of connections, in 512 MiB of memory,", () => {
  it.each(Object.keys(attacks("")))("serves other clients while each connection sends %s", async (name) => {
    const cgroup = createMemoryCgroup(maxMemory);
    if (!cgroup) console.warn("This user cannot create a cgroup. The test compares the RSS with the limit.");
    const { key, server } = await start(cgroup?.wrap(memoryReportCommand) ?? memoryReportCommand);
    onTestFinished(async () => {
      await server.end("SIGKILL");
      cgroup?.remove();
    });
    await measureOtherClients(server.origin, key, 1000);
    const { heap: heapBefore } = await measureMemory(server);
    const attack = { count: heldCount, ...(attacks(key)[name] as Omit<HeldConnections, "count">) };
    const holder = holdConnections(server.origin, attack);
    onTestFinished(holder.end);
    await holder.until(({ open, closed }) => open + closed >= attack.count);
    // The server reads what has arrived before.
    await fetch(`${server.origin}/healthz`);
    const otherClients = await measureOtherClients(server.origin, key, 5000);
    const peakBytes = readResidentBytes(server.child.pid, "peak");
    const { open, closed } = holder.counts();
    await holder.end();
    await fetch(`${server.origin}/healthz`);
    const heapGrowth = (await measureMemory(server)).heap - heapBefore;
    console.log(
      `${name}: RSS at most ${inMebibytes(peakBytes)}, cgroup ${inMebibytes(cgroup?.peakBytes() ?? Number.NaN)}, heap growth ${inMebibytes(heapGrowth)}; ` +
        `p99 ${otherClients.p99Ms.toFixed(0)} ms, longest ${otherClients.longestMs.toFixed(0)} ms, ${otherClients.count} responses, ${otherClients.failed} failures; ` +
        `/healthz at most ${otherClients.healthMs.toFixed(0)} ms; ${open} open, ${closed} closed`,
    );
    expect(otherClients.failed).toBe(0);
    expect(peakBytes).toBeLessThan(maxMemory);
    expect(otherClients.p99Ms).toBeLessThan(500);
    expect(otherClients.healthMs).toBeLessThan(2000);
    expect(heapGrowth).toBeLessThan(16 * mebibyte);
  });
});

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
