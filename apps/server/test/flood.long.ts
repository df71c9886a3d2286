import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { contract } from "@animal-store/contract";
import { expect, it, onTestFinished } from "vitest";
import { limitMemory, startFlood } from "./flood/start-flood.ts";
import { askFor, createFastKey, percentileOf, sendLoad } from "./load/send-load.ts";
import { builtFile, nodeFlags, startProcess, temporaryDirectory } from "./server-process.ts";

const mebibyte = 2 ** 20;
const get = (target: string, fields = "") => `GET ${target} HTTP/1.1\r\nHost: here\r\n${fields}\r\n`;
const page = `${contract.basePath}${contract.operations.listPets.path}?limit=100`;

it.each([
  ["/docs/reference/", {}],
  ["/docs/reference/", { readEveryMs: 50 }],
  ["/openapi.json", {}],
  ["/console", {}],
  [page, {}],
])("300 connections that pipeline GET %s and do not read do not harm other clients (%o)", async (target, reading) => {
  const folder = temporaryDirectory();
  const limit = limitMemory(512 * mebibyte, 1024);
  const key = await createFastKey(folder.path);
  const by = [...limit.by, process.execPath, ...nodeFlags];
  const server = await startProcess(folder.path, {}, builtFile("main.js"), by);
  onTestFinished(async () => {
    await server.end("SIGKILL");
    limit.remove();
    folder.remove();
  });
  const pet = { name: "x".repeat(255), categoryId: 7 };
  let left = 100;
  const next = () => (left-- > 0 ? askFor("createPet", { key, body: pet, status: 201 }) : undefined);
  await sendLoad({ origin: server.origin, connections: 10, next });

  const port = Number(new URL(server.origin).port);
  await measureClients(server.origin, key, 2000);
  const before = await measureClients(server.origin, key, 8000);
  const fields = target === page ? `Authorization: Bearer ${key}\r\n` : "";
  const stop = await startFlood({ port, connections: 300, message: get(target, fields), pipelined: 16, ...reading });
  onTestFinished(stop);
  const during = await measureClients(server.origin, key, 8000);
  const peak = peakMemory(server.child.pid);
  await stop();
  console.log(
    `GET ${target} ${JSON.stringify(reading)}: p99 ${before.p99.toFixed(1)} ms, during the flood ${during.p99.toFixed(1)} ms ` +
      `(${during.count} responses, ${during.failed} failures); /healthz at most ${during.health.toFixed(0)} ms; RSS at most ${(peak / mebibyte).toFixed(0)} MiB`,
  );
  expect(during.failed).toBe(0);
  expect(limit.kills()).toBe(0);
  expect(peak).toBeLessThan(400 * mebibyte);
  expect(during.p99).toBeLessThan(3 * before.p99);
  expect(during.health).toBeLessThan(1000);
});

/** Measures 20 clients that read and write in turn, on their own connections, and /healthz on new ones. */
async function measureClients(origin: string, key: string, milliseconds: number) {
  const times: number[] = [];
  let health = 0;
  let failed = 0;
  const fail = () => {
    failed += 1;
    return delay(100);
  };
  const asked = [
    askFor("listPets", { key, query: { limit: 20 }, status: 200 }),
    askFor("createPet", { key, body: { name: "Rex", categoryId: 7 }, status: 201 }),
  ];
  const end = performance.now() + milliseconds;
  const clients = Array.from({ length: 20 }, async () => {
    while (performance.now() < end) {
      let left = 4;
      const next = () => (left-- > 0 ? asked[left % 2] : undefined);
      await sendLoad({ origin, connections: 1, next, answered: (time) => times.push(time) }).catch(fail);
      await delay(20);
    }
  });
  while (performance.now() < end) {
    const started = performance.now();
    await fetch(`${origin}/healthz`, { headers: { Connection: "close" } }).then((response) => response.text(), fail);
    health = Math.max(health, performance.now() - started);
    await delay(100);
  }
  await Promise.all(clients);
  return { p99: percentileOf(times, 99), count: times.length, failed, health };
}

/** The most memory that a process had, in bytes. */
function peakMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
