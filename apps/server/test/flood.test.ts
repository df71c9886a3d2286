import { readdirSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { startFlood } from "./flood/start-flood.ts";
import { canTellMemory, residentMemory } from "./load/memory.ts";
import { startServer, testFolder } from "./server-process.ts";

const mebibyte = 2 ** 20;
const connections = 100;

it.runIf(canTellMemory)("opens no file and holds no copy of a page for clients that do not read", async () => {
  const folder = testFolder();
  const server = await startServer(folder);
  const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
  await (await fetch(`${server.origin}/docs/reference/`)).text();
  const filesBefore = openFiles();
  const memoryBefore = residentMemory(server.child.pid);
  const message = "GET /docs/reference/ HTTP/1.1\r\nHost: here\r\n\r\n";
  const port = Number(new URL(server.origin).port);
  const stop = await startFlood({ port, connections, message, pipelined: 16, isRenewed: false });
  onTestFinished(stop);
  // Answered after what the flood sent before.
  for (let times = 50; times > 0; times -= 1) expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  // A file for each response in flight would be as many again. This client and the stores open a few more.
  expect(openFiles() - filesBefore).toBeLessThan(1.5 * connections);
  // 16 pages for each connection would be 4 GB.
  expect(residentMemory(server.child.pid) - memoryBefore).toBeLessThan(64 * mebibyte);
});
