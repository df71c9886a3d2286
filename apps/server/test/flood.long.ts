import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { contract } from "@animal-store/contract";
import { expect, it, onTestFinished } from "vitest";
import { holdConnections } from "./load/hold-connections.ts";
import { addLargePets, askFor, createFastKey, percentileOf, repeat, sendLoad } from "./load/send-load.ts";
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
  // 64 KiB, as much as Node reads at once.
  ["/", {}, 2048],
])(
  "300 connections that pipeline GET %s and do not read do not harm other clients (%o)",
  async (target, reading, times = 16) => {
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
    await addLargePets(server.origin, key);

    await measureClients(server.origin, key, 2000);
    const before = await measureClients(server.origin, key, 8000);
    const fields = target === page ? `Authorization: Bearer ${key}\r\n` : "";
    const message = get(target, fields).repeat(times);
    const flooding = { count: 300, message, staysMs: 3000, isRenewed: true, ...reading };
    const flood = holdConnections(server.origin, flooding);
    onTestFinished(flood.end);
    await flood.until(({ open }) => open === 300);
    const during = await measureClients(server.origin, key, 8000);
    const peak = peakMemory(server.child.pid);
    await flood.end();
    console.log(
      `GET ${target} ${JSON.stringify(reading)}: p99 ${before.p99.toFixed(1)} ms, during the flood ${during.p99.toFixed(1)} ms ` +
        `(${during.count} responses, ${during.failed} failures); /healthz at most ${during.health.toFixed(0)} ms; RSS at most ${(peak / mebibyte).toFixed(0)} MiB`,
    );
    expect(during.failed).toBe(0);
    expect(limit.kills()).toBe(0);
    expect(peak).toBeLessThan(400 * mebibyte);
    expect(during.p99).toBeLessThan(3 * before.p99);
    expect(during.health).toBeLessThan(1000);
  },
);

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
      const next = repeat(4, ...asked);
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

// The files of a control group, in version 2 and version 1.
const versions = [
  { root: "/sys/fs/cgroup", needs: "memory.max", maximum: "memory.max", events: "memory.events" },
  { root: "/sys/fs/cgroup/memory", needs: "tasks", maximum: "memory.limit_in_bytes", events: "memory.oom_control" },
];

/** Creates a control group with a memory limit; without the right to do so there is only the limit of descriptors. */
function limitMemory(bytes: number, descriptors: number) {
  const limitFiles = `ulimit -n ${descriptors}; exec "$@"`;
  for (const { root, needs, maximum, events } of versions) {
    const folder = join(root, `animal-store-${process.pid}`);
    try {
      mkdirSync(folder);
    } catch {
      continue;
    }
    if (existsSync(join(folder, needs)))
      try {
        writeFileSync(join(folder, maximum), String(bytes));
        return {
          by: ["sh", "-c", `echo $$ > ${folder}/cgroup.procs && ${limitFiles}`, "sh"],
          kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(folder, events), "utf8"))?.[1]),
          remove: () => rmdirSync(folder),
        };
      } catch {}
    rmdirSync(folder);
  }
  return { by: ["sh", "-c", limitFiles, "sh"], kills: () => 0, remove: () => {} };
}
