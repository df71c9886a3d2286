import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { booksPath } from "@animal-store/api-platform/testing";
import { testFolder } from "@animal-store/sql-store/testing";
import { expect, it, onTestFinished } from "vitest";
import {
  createBackupCommand,
  createIntegrityCommand,
  createKeysCommand,
  createRestoreCommand,
  type runCommand,
} from "../src/index.ts";
import { libraryServer, rootServer } from "./library-server.ts";
import { openAdmin } from "./redis/open-limiter.ts";
import { openRedis, redisDownloadTimeoutMs } from "./redis/start-redis.ts";
import { runCommandInProcess } from "./run-command.ts";

const program = fileURLToPath(new URL("library-program.ts", import.meta.url));

/** Starts the server of the library on a folder, and waits until it serves. */
async function startLibrary(DATA_DIR: string, env: Record<string, string> = {}, ...args: string[]) {
  const processEnv = { ...process.env, DATABASE_URL: "", REDIS_URL: "", PORT: "0", DATA_DIR, ...env };
  const child = spawn(process.execPath, [program, ...args], { env: processEnv, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  let banner = "";
  child.stdout.on("data", (chunk) => (banner += chunk));
  const find = (label: string) => new RegExp(`${label} +(http:\\S+)`).exec(banner)?.[1] ?? "";
  await expect.poll(() => banner).toContain("Keys ");
  return {
    banner,
    origin: new URL(find("API")).origin,
    metricsUrl: find("Metrics"),
    /** @returns the exit code */
    async stop() {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
  };
}

async function run(createCommand: Parameters<typeof runCommand>[0], DATA_DIR: string, ...args: string[]) {
  const { code, stdout, stderr } = await runCommandInProcess(createCommand, args, { DATA_DIR }, libraryServer);
  expect([code, stderr]).toEqual([0, ""]);
  return stdout;
}

const createKey = async (folder: string) =>
  JSON.parse(await run(createKeysCommand, folder, "create", "--plan", "reader", "--json")) as {
    id: string;
    key: string;
  };

async function send(origin: string, key: string, method = "GET") {
  const response = await fetch(origin + booksPath, { method, headers: { Authorization: `Bearer ${key}` } });
  return [response.status, await response.json()];
}

it("serves an API with its document, health and metrics, and keeps its data after a restart", async () => {
  const folder = testFolder();
  const { banner, origin, metricsUrl, stop } = await startLibrary(folder, { METRICS_PORT: "0" });
  expect(banner).toContain("Library 2.3.0 is running.");
  expect(banner).toContain("create --plan reader");
  const { key } = await createKey(folder);
  expect(key).toMatch(/^lib_live_/);
  expect(await send(origin, key, "POST")).toEqual([201, "Momo"]);
  expect(await send(origin, key)).toEqual([200, ["Momo"]]);
  expect(await send(origin, "lib_live_unknown")).toMatchObject([401, { code: "invalid_api_key" }]);
  expect(await (await fetch(`${origin}/openapi.json`)).text()).toBe(libraryServer.document.json);
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: "ready" });
  expect(await (await fetch(`${origin}/${key}`)).text()).toContain(
    "nothing at /lib_live_…. The API is under /library,",
  );
  const metrics = await (await fetch(metricsUrl)).text();
  expect(metrics).toContain('library_http_request_duration_seconds_count{operation="lendBook",status="201"} 1');
  expect(metrics).toContain('library_store_call_duration_seconds_count{call="lendBook"} 1');
  expect(metrics).toContain('library_build_info{version="2.3.0"');

  expect(await stop()).toBe(0);
  const restarted = await startLibrary(folder);
  expect(await send(restarted.origin, key)).toEqual([200, ["Momo"]]);
});

it("backs up, checks and restores the tables of an API", async () => {
  const folder = testFolder();
  const [backup, restored] = [join(testFolder(), "library.db"), join(testFolder(), "restored")];
  const { origin } = await startLibrary(folder);
  const { key } = await createKey(folder);
  await send(origin, key, "POST");
  expect(await run(createBackupCommand, folder, "--to", backup)).toMatch(/^books +1\nloans +1$/m);
  expect(await run(createIntegrityCommand, folder, "--file", backup)).toContain(`${backup} is intact.`);
  await run(createRestoreCommand, folder, "--from", backup, "--into", restored);
  expect(await send((await startLibrary(restored)).origin, key)).toEqual([200, ["Momo"]]);
});

it("counts in Redis under the name of the program", { timeout: redisDownloadTimeoutMs }, async () => {
  const redis = await openRedis();
  const folder = testFolder();
  const { banner, origin } = await startLibrary(folder, { REDIS_URL: redis.url });
  expect(banner).toContain(`Limits   Redis at ${new URL(redis.url).host}`);
  const { id, key } = await createKey(folder);
  await send(origin, key);
  await send(origin, "");
  expect(new Set((await (await openAdmin(redis.url))("KEYS", "*")) as string[])).toEqual(
    new Set([`library:usage:${id}`, "library:address:127.0.0.1"]),
  );
});

it("serves an API without plans at the path /, next to its health and document", async () => {
  const folder = testFolder();
  const { banner, origin } = await startLibrary(folder, {}, "--root");
  expect(banner).toMatch(/create$/m);
  const { stdout } = await runCommandInProcess(
    createKeysCommand,
    ["create", "--json"],
    { DATA_DIR: folder },
    rootServer,
  );
  const { key } = JSON.parse(stdout) as { key: string };
  const headers = { Authorization: `Bearer ${key}` };
  expect(await (await fetch(`${origin}/books`, { headers })).json()).toEqual([]);
  expect((await fetch(`${origin}/books`)).status).toBe(401);
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: "ready" });
  expect(await (await fetch(`${origin}/openapi.json`)).text()).toBe(rootServer.document.json);
});
