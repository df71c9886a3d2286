import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { lastValidContract } from "./contract.ts";
import { root } from "./watch-saves.ts";

export type ProgramName = "server" | "mock" | "docs";

interface ProgramOptions {
  /** Node.js arguments of a build before each start. */
  readonly build?: readonly string[];
  /** Node.js arguments, with paths relative to the root of the repository. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Matches the output of a program that listens. */
  readonly readyPattern: RegExp;
}

const docsFolder = join(root, "apps/dev/.last-good/docs");

// The flags of `npm start`.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));

/** Creates the three programs. PORT, MOCK_PORT and DOCS_PORT override the default ports. */
export function createPrograms(env: NodeJS.ProcessEnv, log: (name: ProgramName, line: string) => void) {
  const { PORT, MOCK_PORT, DOCS_PORT = "4020", HOST = "127.0.0.1" } = env;
  const options: Record<ProgramName, ProgramOptions> = {
    server: {
      args: [...nodeFlags, "apps/server/src/main.ts"],
      // Browsers keep connections open, which would delay a restart.
      env: {
        SHUTDOWN_TIMEOUT_MS: "500",
        ...(DOCS_PORT !== "0" && { DOCS_URL: `http://${HOST === "0.0.0.0" ? "localhost" : HOST}:${DOCS_PORT}/docs` }),
        ...env,
        PORT,
      },
      readyPattern: /^ +API +http/,
    },
    mock: {
      args: ["apps/mock/src/main.ts", lastValidContract],
      env: { ...env, PORT: MOCK_PORT, PORT_NAME: "MOCK_PORT" },
      readyPattern: /^Mock of the contract: http/,
    },
    docs: {
      build: ["apps/docs/src/build.ts", lastValidContract, docsFolder],
      args: ["apps/docs/src/main.ts", docsFolder],
      env: { ...env, PORT: DOCS_PORT, PORT_NAME: "DOCS_PORT" },
      readyPattern: /^The docs are at http/,
    },
  };
  const create = (name: ProgramName) => createProgram(name, options[name], (line) => log(name, line));
  return { server: create("server"), mock: create("mock"), docs: create("docs") };
}

/** Runs Node.js until it exits or the signal aborts it. @param folder relative to the root of the repository */
export async function runNode(
  args: readonly string[],
  signal: AbortSignal,
  folder = "",
): Promise<{ succeeded: boolean; output: string }> {
  const env = { ...process.env, NO_COLOR: "1" };
  const options = { cwd: join(root, folder), env, signal, maxBuffer: 2 ** 26 };
  return promisify(execFile)(process.execPath, [...args], options).then(
    ({ stdout, stderr }) => ({ succeeded: true, output: stdout + stderr }),
    ({ stdout = "", stderr = "" }) => ({ succeeded: false, output: stdout + stderr }),
  );
}

/** Creates a program that can restart. Logs all output of the first start, and only stderr of later starts. */
function createProgram(name: ProgramName, options: ProgramOptions, log: (line: string) => void) {
  const { build, args, env, readyPattern } = options;
  const stopController = new AbortController();
  let child: ChildProcess | undefined;
  let hasServed = false;
  // Starts are sequential, because only one server can use a data folder.
  let lastStart: Promise<unknown> = Promise.resolve();
  process.once("exit", () => child?.kill());

  async function stopChild(): Promise<void> {
    const stoppedChild = child;
    child = undefined;
    if (!stoppedChild || !isRunning(stoppedChild)) return;
    const exited = once(stoppedChild, "exit");
    stoppedChild.kill("SIGTERM");
    await exited;
  }

  async function buildAndStart(signal: AbortSignal): Promise<boolean> {
    if (build) {
      const { succeeded, output } = await runNode(build, signal);
      if (!succeeded && !signal.aborted)
        log(`${output.trim()}\n${name} build failed, still serving the previous build`);
      if (!succeeded) return false;
    }
    await stopChild();
    return !stopController.signal.aborted && start();
  }

  async function start(): Promise<boolean> {
    const isFirstStart = !hasServed;
    const newChild = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    child = newChild;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    createInterface({ input: newChild.stdout }).on("line", (line) => {
      if (isFirstStart) log(line);
      if (!readyPattern.test(line)) return;
      hasServed = true;
      resolve(true);
    });
    createInterface({ input: newChild.stderr }).on("line", log);
    newChild.once("exit", (code, signal) => {
      if (child === newChild && !stopController.signal.aborted)
        log(`${name} exited (${signal ?? `code ${code}`}), the next save restarts it`);
      resolve(false);
    });
    return promise;
  }

  return {
    /** True if the program exited or could not start. */
    get hasExited() {
      return child === undefined || !isRunning(child);
    },
    /** Builds the program and replaces the running process. @returns whether the new one listens */
    restart(signal?: AbortSignal) {
      const anySignal = signal ? AbortSignal.any([signal, stopController.signal]) : stopController.signal;
      const nextStart = lastStart.then(() => buildAndStart(anySignal));
      lastStart = nextStart.catch(() => {});
      return nextStart;
    },
    async stop() {
      stopController.abort();
      await stopChild();
      await lastStart;
      await stopChild();
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
