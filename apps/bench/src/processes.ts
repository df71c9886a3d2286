import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import type { Writable } from "node:stream";
import type { ConstantResponse } from "../peers/baseline.ts";
import type { Target } from "./targets.ts";

/** Stops the benchmark with an error message and without results. */
export class BenchError extends Error {
  override readonly name = "BenchError";
}

export function commandExists(name: string): boolean {
  return spawnSync(name, ["--version"]).error === undefined;
}

const canPinCores = commandExists("taskset") && availableParallelism() > 1;

/** The cores of the targets and of the load generator. */
export const targetCore = 0;
export const loadCore = 1;

/** Returns a command prefix that pins a process to a core; empty if that is not possible. */
export function tasksetCommand(core: number): string[] {
  return canPinCores ? ["taskset", "-c", String(core)] : [];
}

interface ProgramOptions {
  readonly env?: Record<string, string>;
  readonly signal: AbortSignal;
  readonly ipc?: boolean;
}

export interface Program {
  readonly child: ChildProcess;
  readonly stdin: Writable;
  /** Resolves with stdout after exit code 0. */
  readonly output: Promise<string>;
}

/** Starts a program with a minimal environment, so that other settings do not affect the results. */
export function startProgram([file = "", ...args]: readonly string[], options: ProgramOptions): Program {
  const { env, signal, ipc } = options;
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...env },
    signal,
    killSignal: "SIGKILL",
    stdio: ["pipe", "pipe", "pipe", ...(ipc ? (["ipc"] as const) : [])],
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new BenchError(`cannot open the streams of ${file}.`);
  // The program may exit before it reads all of stdin. Its exit code is reported instead.
  stdin.on("error", () => {});
  let stdoutText = "";
  let stderrTail = "";
  stdout.setEncoding("utf8").on("data", (text: string) => (stdoutText += text));
  stderr.setEncoding("utf8").on("data", (text: string) => (stderrTail = (stderrTail + text).slice(-2000)));
  const output = once(child, "close").then(([code, killSignal]) => {
    if (code === 0) return stdoutText;
    throw new BenchError(
      `${[file, ...args].join(" ")} exited with ${code ?? killSignal}: ${stderrTail.trim() || stdoutText.trim()}`,
    );
  });
  // Stopping a server at the end rejects this promise. The handler prevents an unhandled rejection.
  output.catch(() => {});
  return { child, stdin, output };
}

export function runProgram(command: readonly string[], options: ProgramOptions): Promise<string> {
  const { stdin, output } = startProgram(command, options);
  stdin.end();
  return output;
}

type StartOptions = Required<Pick<ProgramOptions, "env" | "signal">>;

const targetEnv = { ANONYMOUS_PER_MINUTE: "1000000000", ACCESS_LOG: "false" };

export type RunningTarget = Awaited<ReturnType<typeof startTarget>>;

export async function startTarget(target: Target, options: StartOptions) {
  await using resources = new AsyncDisposableStack();
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  while (processes.length < (target.processes ?? 1)) processes.push(resources.use(await startProcess(target, options)));
  const ownedResources = resources.move();

  return {
    target,
    origins: processes.map(({ origin }) => origin),
    pids: processes.map(({ pid }) => pid),
    async respondWith(responses: readonly ConstantResponse[]) {
      for (const process of processes) await process.respondWith(responses);
    },
    [Symbol.asyncDispose]: () => ownedResources.disposeAsync(),
  };
}

/** Starts a process on a free port, waits until it listens, and then pins it to a core. */
async function startProcess(target: Target, { env, signal }: StartOptions) {
  const command = [process.execPath, ...target.args];
  const ipc = target.kind === "baseline";
  const { child, output } = startProgram(command, { env: { PORT: "0", ...targetEnv, ...env }, signal, ipc });
  const exited = once(child, "exit").catch(() => {});
  const origin = await Promise.race([findOrigin(child), output]);
  const { pid } = child;
  if (pid === undefined || !origin.startsWith("http:"))
    throw new BenchError(`${target.name} exited before it listened.`);
  if (canPinCores) await runProgram(["taskset", "-a", "-c", "-p", String(targetCore), String(pid)], { signal });

  return {
    origin,
    pid,
    async respondWith(responses: readonly ConstantResponse[]) {
      child.send([...responses]);
      await once(child, "message", { signal });
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      const timeout = setTimeout(() => child.kill("SIGKILL"), 5000);
      await exited;
      clearTimeout(timeout);
    },
  };
}

function findOrigin({ stdout }: ChildProcess): Promise<string> {
  let stdoutText = "";
  return new Promise((resolve) => {
    stdout?.on("data", (text: string) => {
      stdoutText += text;
      const [origin] = /http:\/\/[\d.]+:\d+/.exec(stdoutText) ?? [];
      if (origin) resolve(origin);
    });
  });
}
