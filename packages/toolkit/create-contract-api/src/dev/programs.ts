import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

export interface ProgramOptions {
  /** Returns whether a file is a source of the program. It restarts after a change of one, when none of them has errors. */
  readonly isSource: (file: string) => boolean;
  /** The arguments of node that build the program before each start. */
  readonly build?: readonly string[];
  /** The arguments of node that start the program. */
  readonly args: readonly string[];
  /** @default the environment of this process */
  readonly env?: NodeJS.ProcessEnv;
  /** Matches the output of a program that listens. Such a program prints only how it starts, so only the first start shows it. */
  readonly readyPattern?: RegExp;
  /** Receives the output. @default `log` */
  readonly logOutput?: (line: string) => void;
  /** Receives what happens to the program, and its errors. */
  readonly log: (line: string) => void;
}

export interface Program extends Pick<ProgramOptions, "isSource" | "log"> {
  readonly hasExited: boolean;
  /** Builds the program and replaces the running process, so that its port is free. @returns false if the signal aborted it */
  restart(signal: AbortSignal): Promise<boolean>;
  stop(): Promise<void>;
}

/** A server that waits for open connections ends after this time. */
const stopMs = 1000;

// A killed parent cannot stop the program, so the program watches the channel to it. The threads of the program have none.
const exitWithParent = `process.once("disconnect", () => process.exit(1)); process.channel?.unref();`;

/** Creates a program that can restart. */
export function createProgram(options: ProgramOptions): Program {
  const { isSource, build, env = process.env, readyPattern, log, logOutput = log } = options;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(exitWithParent)}`, ...options.args];
  let child: ChildProcess | undefined;
  let hasServed = false;
  return {
    isSource,
    log,
    get hasExited() {
      return child === undefined;
    },
    async restart(signal) {
      if (build) {
        const { succeeded, output } = await runNode(build, signal);
        if (signal.aborted) return false;
        if (!succeeded) {
          log(`${output.trim()}\nThe build failed, still serving the previous one`);
          return true;
        }
      }
      await stop();
      await start();
      return true;
    },
    stop,
  };

  /** Resolves when the program listens or has exited. */
  async function start(): Promise<void> {
    const isShown = !hasServed || readyPattern === undefined;
    const ready = Promise.withResolvers<void>();
    const started = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    child = started;
    createInterface({ input: started.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      if (isShown) logOutput(line);
      if (!readyPattern?.test(line)) return;
      hasServed = true;
      ready.resolve();
    });
    createInterface({ input: started.stderr as NodeJS.ReadableStream }).on("line", logOutput);
    started.once("exit", (code, signal) => {
      ready.resolve();
      if (child !== started) return;
      child = undefined;
      log(`exited (${signal ?? `code ${code}`}), the next save restarts it`);
    });
    if (readyPattern) await ready.promise;
  }

  async function stop(): Promise<void> {
    const stopped = child;
    child = undefined;
    if (!stopped) return;
    const exited = once(stopped, "exit");
    stopped.kill("SIGTERM");
    if (await Promise.race([exited, setTimeout(stopMs, undefined, { ref: false })])) return;
    stopped.kill("SIGKILL");
    await exited;
  }
}

/** Runs node until it exits or the signal aborts it. */
export async function runNode(
  args: readonly string[],
  signal: AbortSignal,
  cwd = ".",
): Promise<{ succeeded: boolean; output: string }> {
  const options = { cwd, env: { ...process.env, NO_COLOR: "1" }, signal, maxBuffer: 2 ** 28 };
  return promisify(execFile)(process.execPath, [...args], options).then(
    ({ stdout, stderr }) => ({ succeeded: true, output: stdout + stderr }),
    ({ stdout = "", stderr = "" }) => ({ succeeded: false, output: stdout + stderr }),
  );
}
