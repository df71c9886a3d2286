import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { freePort } from "../free-port.ts";

const script = fileURLToPath(new URL("../../../../scripts/redis.mjs", import.meta.url));

/** A real Redis of its own, which keeps nothing on disk where it is given no folder. */
export interface RedisProcess {
  readonly url: string;
  /** It hangs: what it is sent waits in the kernel. */
  pause(): void;
  resume(): void;
  /** As kill -9 does. */
  kill(): Promise<void>;
  /** On the same port: empty, or with what lies in its folder. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** Milliseconds to allow for it: a machine without Redis gets one over the network first. */
export const bringingRedis = 120_000;

/**
 * Starts one, and ends it with `end`.
 * @param folder where it keeps what it holds
 * @param options more of its command line
 * @throws {Error} that names what is missing
 */
export async function startRedis(folder?: string, ...options: string[]): Promise<RedisProcess> {
  const path = bringRedis();
  const port = await freePort();
  let child = await run(path, port, folder, options);
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
    end: kill,
    async restart() {
      await kill();
      child = await run(path, port, folder, options);
    },
  };
}

/** One until the test ends. */
export async function openRedis(...options: string[]): Promise<RedisProcess> {
  const redis = await startRedis(undefined, ...options);
  onTestFinished(redis.end);
  return redis;
}

function bringRedis(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  if (status !== 0) throw new Error(`Nothing can be tested on Redis. ${stderr.trim().split("\n").at(-1)}`);
  return stdout.trim();
}

async function run(path: string, port: number, folder: string | undefined, options: string[]): Promise<ChildProcess> {
  const kept = folder === undefined ? ["--appendonly", "no"] : ["--appendonly", "yes", "--dir", folder];
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", ...kept, ...options];
  const child = spawn(path, settings, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error(`Redis ended: ${said}`)));
    child.once("error", reject);
  });
  return child;
}
