import { once } from "node:events";
import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { builtFile, nodeFlags, type ServerProcess, startProcess, temporaryDirectory } from "../server-process.ts";

// Each write to it finds no room (full(4)).
const fullDisk = "/dev/full";
const noFullDisk = existsSync(fullDisk) ? undefined : ` (needs ${fullDisk})`;

let folder: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(() => folder.remove());

const start = (env: Record<string, string>, redirection = "") =>
  startProcess(join(folder.path, "data"), env, builtFile("main.js"), [
    "sh",
    "-c",
    `exec "$@" ${redirection}`,
    "sh",
    process.execPath,
    ...nodeFlags,
  ]);

const ask = async (server: ServerProcess, path: string) => (await fetch(server.origin + path)).status;

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
    const [key] = /as_live_\w{38}/.exec(server.stdout()) ?? [];
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const post = () =>
      fetch(`${server.origin}/v1/pets`, { method: "POST", headers, body: '{"name":"Rex","categoryId":7}' });
    renameSync(join(folder.path, "data"), join(folder.path, "away"));
    expect((await post()).status).toBe(503);
    renameSync(join(folder.path, "away"), join(folder.path, "data"));
    await expect.poll(async () => (await post()).status, { timeout: 5000 }).toBe(201);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});

it("a log that nobody reads any more does not keep the process from ending", async () => {
  const server = await start({ ACCESS_LOG: "true" });
  const ended = once(server.child, "exit");
  server.child.stderr?.pause();
  // More than a pipe and its reader hold.
  for (let count = 0; count < 100; count += 1) await ask(server, `/v1/${"x".repeat(10_000)}`);
  server.child.kill("SIGTERM");
  await ended;
  server.child.stderr?.resume();
  await server.ended;
});
