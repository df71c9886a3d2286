import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { root } from "./watch-saves.ts";

interface ProgramOptions {
  /** Matches the sources of the program. It restarts after a save of one of them, when none of them has errors. */
  readonly sources: RegExp;
  /** Node.js arguments of a build before each start. */
  readonly build?: readonly string[];
  /** Node.js arguments, with paths relative to the root of the repository. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Matches the output of a program that listens. */
  readonly readyPattern: RegExp;
}

export interface Program {
  readonly hasExited: boolean;
  /** @param file relative to the root of the repository */
  isSource(file: string): boolean;
  log(line: string): void;
  /** Builds the program and replaces the running process. @returns false if a new save aborted it */
  restart(signal: AbortSignal): Promise<boolean>;
  stop(): Promise<void>;
}

const docsFolder = join(root, "apps/dev/.last-good/docs");

// The flags of `npm start`.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));

/** Creates the three programs. PORT, MOCK_PORT and DOCS_PORT override the default ports. */
export function createPrograms(env: NodeJS.ProcessEnv, log: (name: string, line: string) => void): Program[] {
  const { PORT, MOCK_PORT, DOCS_PORT = "4020", HOST = "127.0.0.1" } = env;
  const options: Record<string, ProgramOptions> = {
    server: {
      sources:
        /^(openapi\/petstore\.yaml$|(apps\/server|packages\/(contract|store|toolkit\/(api-platform|api-server|exact-json|node-http|openapi-hono|process|sql-store)))\/src\/)/,
      args: [...nodeFlags, "apps/server/src/main.ts"],
      env: {
        ...(DOCS_PORT !== "0" && { DOCS_URL: `http://${HOST === "0.0.0.0" ? "localhost" : HOST}:${DOCS_PORT}/docs` }),
        ...env,
        PORT,
      },
      readyPattern: /^ +API +http/,
    },
    mock: {
      sources: /^(apps\/mock\/src\/|openapi\/petstore\.yaml$)/,
      args: ["apps/mock/src/main.ts"],
      env: { ...env, PORT: MOCK_PORT, PORT_NAME: "MOCK_PORT" },
      readyPattern: /^Mock of the contract: http/,
    },
    docs: {
      sources: /^(apps\/docs\/|openapi\/petstore\.yaml$)/,
      build: ["apps/docs/src/build.ts", docsFolder],
      args: ["apps/docs/src/main.ts", docsFolder],
      env: { ...env, PORT: DOCS_PORT, PORT_NAME: "DOCS_PORT" },
      readyPattern: /^The docs are at http/,
    },
  };
  return Object.entries(options).map(([name, each]) => createProgram(each, (line) => log(name, line)));
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
function createProgram(
  { sources, build, args, env, readyPattern }: ProgramOptions,
  log: (line: string) => void,
): Program {
  let child: ChildProcess | undefined;
  let hasServed = false;
  process.once("exit", () => child?.kill());

  async function stop(): Promise<void> {
    if (!child || !isRunning(child)) return;
    child.removeAllListeners("exit");
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  /** Resolves when the program listens or has exited. */
  async function start(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const isFirstStart = !hasServed;
    child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      if (isFirstStart) log(line);
      if (!readyPattern.test(line)) return;
      hasServed = true;
      resolve();
    });
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", log);
    child.once("exit", (code, signal) => {
      log(`exited (${signal ?? `code ${code}`}), the next save restarts it`);
      resolve();
    });
    await promise;
  }

  return {
    isSource: (file) => sources.test(file) && !/\.test(-d)?\.ts$/.test(file),
    get hasExited() {
      return !child || !isRunning(child);
    },
    log,
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
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
