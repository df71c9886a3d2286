import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

/** Stops the benchmark with an error message and without results. */
export class BenchError extends Error {
  override readonly name = "BenchError";
}

const canPinCores = availableParallelism() > 1 && spawnSync("taskset", ["--version"]).error === undefined;

/**
 * Moves this process to the first core, whose child processes inherit it, or to the second one.
 * The targets and the databases run on the first core, and the load generator, in this process, on the second.
 */
export function moveToCore(core: 0 | 1): void {
  if (canPinCores) spawnSync("taskset", ["-a", "-c", "-p", String(core), String(process.pid)]);
}

/** A minimal environment, so that other settings do not affect the results. */
export const baseEnv = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" };

/** Runs a program and returns its output. @throws {BenchError} if it fails */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly signal: AbortSignal; readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { ...options, maxBuffer: 2 ** 26 })).stdout;
  } catch (cause) {
    const { message, stdout = "" } = cause as Error & { stdout?: string };
    throw new BenchError(`${message}\n${stdout}`.trim(), { cause });
  }
}

export interface ServerProcess extends AsyncDisposable {
  readonly origin: string;
  readonly pid: number;
}

/** Starts a server and waits until it prints its URL. @throws {BenchError} if it exits */
export async function startServer(
  args: readonly string[],
  options: { readonly env: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...baseEnv, ...options.env },
    signal: options.signal,
    killSignal: "SIGKILL",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit").catch(() => {});
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [origin] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (origin) resolve(origin);
  });
  void exited.then(() => reject(new BenchError(`${args.join(" ")} exited before it listened.`)));
  return {
    origin: await promise,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
