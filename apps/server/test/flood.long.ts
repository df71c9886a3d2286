import { readFileSync } from "node:fs";
import { contract } from "@animal-store/contract";
import { expect, it, onTestFinished } from "vitest";
import { holdConnections, measureOthers } from "./load/hold-connections.ts";
import { addLargePets, createFastKey } from "./load/send-load.ts";
import { builtFile, nodeFlags, startServer, testFolder } from "./server-process.ts";

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
  const folder = testFolder();
  const key = await createFastKey(folder);
  const by = ["sh", "-c", 'ulimit -n 1024; exec "$@"', "sh", process.execPath, ...nodeFlags];
  const server = await startServer(folder, {}, builtFile("main.js"), by);
  await addLargePets(server.origin, key);

  await measureOthers(server.origin, key, 2000, true);
  const before = await measureOthers(server.origin, key, 8000, true);
  const fields = target === page ? `Authorization: Bearer ${key}\r\n` : "";
  const message = get(target, fields).repeat(16);
  const flooding = { count: 300, message, staysMs: 3000, isRenewed: true, ...reading };
  const flood = holdConnections(server.origin, flooding);
  onTestFinished(flood.end);
  await flood.until(({ open }) => open === 300);
  const during = await measureOthers(server.origin, key, 8000, true);
  const peak = peakMemory(server.child.pid);
  await flood.end();
  console.log(
    `GET ${target} ${JSON.stringify(reading)}: p99 ${before.p99.toFixed(1)} ms, during the flood ${during.p99.toFixed(1)} ms ` +
      `(${during.count} responses, ${during.failed} failures); /healthz at most ${during.health.toFixed(0)} ms; RSS at most ${(peak / mebibyte).toFixed(0)} MiB`,
  );
  expect(during.failed).toBe(0);
  expect(peak).toBeLessThan(400 * mebibyte);
  expect(during.p99).toBeLessThan(3 * before.p99);
  expect(during.health).toBeLessThan(1000);
});

/** The most memory that a process had, in bytes. */
function peakMemory(pid: number | undefined): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
