import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { BenchFailure } from "../bench-failure.ts";

interface ProgramOptions {
  readonly env?: Record<string, string>;
  /** Ends the program. */
  readonly signal: AbortSignal;
  /** Lets messages be sent to it. */
  readonly ipc?: boolean;
}

export interface Program {
  readonly child: ChildProcess;
  readonly stdin: Writable;
  /** Everything that it wrote to stdout, once it has ended well. */
  readonly output: Promise<string>;
}

/** Starts a program with an environment of its own: nothing that is set outside changes what is measured. */
export function startProgram([file = "", ...args]: readonly string[], options: ProgramOptions): Program {
  const { env, signal, ipc } = options;
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...env },
    signal,
    killSignal: "SIGKILL",
    stdio: ["pipe", "pipe", "pipe", ...(ipc ? (["ipc"] as const) : [])],
  });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new BenchFailure(`${file} was started without its streams.`);
  // A program that ends early says why by its exit code.
  stdin.on("error", () => {});
  let written = "";
  let complaints = "";
  stdout.setEncoding("utf8").on("data", (text: string) => (written += text));
  stderr.setEncoding("utf8").on("data", (text: string) => (complaints = (complaints + text).slice(-2000)));
  const output = once(child, "close").then(([code, by]) => {
    if (code === 0) return written;
    throw new BenchFailure(
      `${[file, ...args].join(" ")} ended with ${code ?? by}: ${complaints.trim() || written.trim()}`,
    );
  });
  // Whoever needs the output waits for it; a server that is stopped at the end is no failure.
  output.catch(() => {});
  return { child, stdin, output };
}

/** Runs a program to its end. @returns what it wrote to stdout @throws {BenchFailure} where it fails */
export function runProgram(command: readonly string[], options: ProgramOptions): Promise<string> {
  const { stdin, output } = startProgram(command, options);
  stdin.end();
  return output;
}
