import { readdirSync } from "node:fs";
import { testFolder } from "@animal-store/sql-store/testing";
import { expect, it, onTestFinished } from "vitest";
import { holdConnections, measureOtherClients, slowClients } from "./load/hold-connections.ts";
import { canMeasureMemory, readResidentBytes } from "./load/memory.ts";
import { createFastKey } from "./load/send-load.ts";
import { startServer } from "./server-process.ts";

it("rejects slow clients with 408 while it serves other clients", async () => {
  const folder = testFolder();
  const key = await createFastKey(folder);
  const server = await startServer(folder, { REQUEST_TIMEOUT_MS: "1200" });
  const { head, body } = slowClients(key, 100);
  const holder = holdConnections(server.origin, { ...head, count: 30 }, { ...body, count: 30 });
  onTestFinished(holder.end);
  await holder.until(({ open }) => open === 60);
  const [otherClients] = await Promise.all([
    measureOtherClients(server.origin, key, 1500),
    holder.until(({ timedOut }) => timedOut >= 60),
  ]);
  expect(otherClients.failed).toBe(0);
  expect(otherClients.count).toBeGreaterThan(100);
  // Lenient, because other tests run concurrently. test:long measures the latency.
  expect(otherClients.p99Ms).toBeLessThan(1000);
});

const mebibyte = 2 ** 20;
const connections = 100;

it.runIf(canMeasureMemory)("opens no file and buffers no page for clients that do not read", async () => {
  const folder = testFolder();
  const server = await startServer(folder);
  const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  await (await fetch(`${server.origin}/docs/reference/`)).text();
  const filesBefore = openFiles();
  const memoryBefore = readResidentBytes(server.child.pid);
  const message = "GET /docs/reference/ HTTP/1.1\r\nHost: here\r\n\r\n".repeat(16);
  const flood = holdConnections(server.origin, { count: connections, message });
  onTestFinished(flood.end);
  await flood.until(({ open }) => open === connections);
  for (let count = 50; count > 0; count -= 1) expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  // One file per response in flight would double the number of connections.
  expect(openFiles() - filesBefore).toBeLessThan(1.5 * connections);
  // Buffers of 16 pages per connection would take 4 GB.
  expect(readResidentBytes(server.child.pid) - memoryBefore).toBeLessThan(64 * mebibyte);
});
