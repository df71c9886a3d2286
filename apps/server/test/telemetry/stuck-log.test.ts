import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { connect } from "../../src/sqlite/connect.ts";
import {
  builtFile,
  createKey,
  jsonHeaders,
  nodeFlags,
  postPet,
  type ServerProcess,
  startServer,
  testFolder,
} from "../server-process.ts";

// Each write to it finds no room (full(4)).
const fullDisk = "/dev/full";
const noFullDisk = existsSync(fullDisk) ? undefined : ` (needs ${fullDisk})`;

let data: string;
let headers: Record<string, string>;
beforeEach(async () => {
  data = join(testFolder(), "data");
  headers = jsonHeaders(await createKey(data));
});

// `ulimit -f` counts blocks of 512 bytes: no file of the server grows beyond 256 KiB, as on a full disk.
const start = (env: Record<string, string>, redirection = "") =>
  startServer(data, env, builtFile("main.js"), [
    "sh",
    "-c",
    `ulimit -f 512; exec "$@" ${redirection}`,
    "sh",
    process.execPath,
    ...nodeFlags,
  ]);

const ask = async (server: ServerProcess, path: string) => (await fetch(server.origin + path)).status;

const post = async (server: ServerProcess) => (await postPet(server, headers)).status;

async function fillDisk(server: ServerProcess): Promise<void> {
  expect(await post(server)).toBe(201);
  let status = 201;
  while (status === 201) status = await post(server);
  expect(status).toBe(503);
}

function makeRoom(): void {
  const other = connect(data);
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  other.close();
}

describe.skipIf(noFullDisk)(`a log on a full disk${noFullDisk ?? ""}`, () => {
  it("costs the lines of requests, and neither answers nor the end", async () => {
    const server = await start({ ACCESS_LOG: "true", METRICS_PORT: "0" }, `2>${fullDisk}`);
    // Each fills a write of its own.
    for (let count = 0; count < 20; count += 1) await ask(server, `/v1/${"x".repeat(5000)}`);
    expect(await ask(server, "/readyz")).toBe(200);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  it("costs the lines of failures, and neither answers nor the end", async () => {
    const server = await start({}, `2>${fullDisk}`);
    await fillDisk(server);
    makeRoom();
    await expect.poll(() => post(server), { timeout: 5000 }).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});

it("a log that nobody reads any more, and a collector of traces that hangs, keep neither requests nor the end waiting", async () => {
  const collector = createServer().listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const server = await start({ ACCESS_LOG: "true", OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  // More than a pipe and its reader hold.
  await endWithoutReader(server, 100, () => ask(server, `/v1/${"x".repeat(10_000)}`));
  collector.close();
});

it("nor does a log of failures alone", async () => {
  const server = await start({});
  await fillDisk(server);
  await endWithoutReader(server, 400, () => post(server));
});

async function endWithoutReader(server: ServerProcess, requests: number, askOnce: () => Promise<number>) {
  const ended = once(server.child, "exit");
  server.child.stderr?.pause();
  for (let sent = 0; sent < requests; sent += 20) await Promise.all(Array.from({ length: 20 }, askOnce));
  server.child.kill("SIGTERM");
  await ended;
  server.child.stderr?.resume();
  await server.ended;
}
