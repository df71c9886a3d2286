import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@animal-store/sql-store/testing";
import { onTestFinished } from "vitest";

const script = fileURLToPath(new URL("../../../../../scripts/redis.mjs", import.meta.url));

export interface RedisProcess {
  readonly url: string;
  /** Stalls Redis: bytes sent to it wait in the kernel. */
  pause(): void;
  resume(): void;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** A test timeout in ms that includes a download of Redis. */
export const redisDownloadTimeoutMs = 120_000;

/** Starts a Redis that is empty at each start. @param options additional command line options */
export async function startRedis(...options: string[]): Promise<RedisProcess> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Redis is unavailable for tests. ${stderr.trim().split("\n").at(-1)}`);
  const port = await findFreePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...options];
  let child = await run(stdout.trim(), settings);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    kill,
    async restart() {
      await kill();
      child = await run(stdout.trim(), settings);
    },
  };
}

export async function openRedis(...options: string[]): Promise<RedisProcess> {
  const redis = await startRedis(...options);
  onTestFinished(redis.kill);
  return redis;
}

async function run(path: string, settings: readonly string[]): Promise<ChildProcess> {
  const child = spawn(path, settings, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      if (printed.includes("Ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error(`Redis exited: ${printed}`)));
    child.once("error", reject);
  });
  return child;
}
