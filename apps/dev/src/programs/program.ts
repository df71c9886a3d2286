import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "../root.ts";

export interface ProgramOptions {
  readonly name: string;
  /** What Node runs, from the top of the repository. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** The line by which it tells that it serves. */
  readonly upLine: RegExp;
  readonly say: (line: string) => void;
}

/** A program that is begun anew when what it is made of changed. */
export interface Program {
  /** Whether it has ended by itself, or could not start. */
  readonly isDown: boolean;
  /** Ends the one that runs, waits for its end and starts the next. @returns whether that one serves */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

const endWithLoop = new URL("end-with-loop.ts", import.meta.url).href;

/** Its lines are passed on; of a later start only what went wrong is. */
export function createProgram({ name, args, env, upLine, say }: ProgramOptions): Program {
  let child: ChildProcess | undefined;
  let isFirst = true;
  let isStopped = false;
  // One after the other: a data folder has one server at a time.
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, "exit");
    ending.kill("SIGTERM");
    await exited;
  }

  async function startNext(): Promise<boolean> {
    await end();
    if (isStopped) return false;
    const isShown = isFirst;
    const started = spawn(process.execPath, ["--import", endWithLoop, ...args], {
      cwd: root,
      env,
      stdio: ["pipe", "pipe", "pipe"],
    });
    child = started;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    createInterface({ input: started.stdout }).on("line", (line) => {
      if (isShown) say(line);
      if (!upLine.test(line)) return;
      isFirst = false;
      resolve(true);
    });
    createInterface({ input: started.stderr }).on("line", say);
    started.once("exit", (code, signal) => {
      if (child === started && !isStopped)
        say(`${name} has ended (${signal ?? `exit ${code}`}). The next save starts it again.`);
      resolve(false);
    });
    return promise;
  }

  return {
    get isDown() {
      return child === undefined || child.exitCode !== null || child.signalCode !== null;
    },
    restart() {
      const next = last.then(startNext, startNext);
      last = next;
      return next;
    },
    async stop() {
      isStopped = true;
      await end();
      await last;
      await end();
    },
  };
}
