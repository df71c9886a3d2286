import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root as thisRepository } from "../src/watch-saves.ts";

/** `npm run dev` as a separate process group, as in a terminal. */
export interface DevProcess {
  readonly pid: number;
  readonly output: () => string;
  /** Waits for new output that matches. @returns the first group of the pattern */
  waitForOutput(pattern: RegExp, timeoutMs?: number): Promise<string>;
  /** Sends a signal to the process group, like Ctrl-C. @returns the exit code or signal */
  stop(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** Starts `npm run dev`, by default on free ports. @param root a copy of the repository @param env ports and the data folder */
export async function startDev(root: string, env: Record<string, string> = {}): Promise<DevProcess> {
  const child = spawn(process.execPath, [join(root, "apps/dev/src/main.ts")], {
    env: { ...process.env, NO_COLOR: "1", PORT: "0", MOCK_PORT: "0", DOCS_PORT: "0", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      for (const listener of [...listeners]) listener();
    });
  const exited = once(child, "exit").then(([code, signal]) => code ?? signal);

  return {
    pid: child.pid ?? 0,
    output: () => output,
    waitForOutput(pattern, timeoutMs = 100_000) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const start = output.length;
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        listeners.delete(checkOutput);
        settle();
      };
      const checkOutput = () => {
        const match = pattern.exec(output.slice(start));
        if (match) finish(() => resolve(match[1] ?? ""));
      };
      const rejectTimeout = () => reject(new Error(`${pattern} is missing in the output:\n${output.slice(start)}`));
      const timer = setTimeout(() => finish(rejectTimeout), timeoutMs);
      listeners.add(checkOutput);
      return promise;
    },
    stop(signal) {
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), signal);
      return exited;
    },
  };
}

const excludedPaths = /\/(dist|\.turbo|\.last-good|benchmarks|apps\/[^/]+\/coverage)$/;

/** Copies the workspaces to a temporary folder, with links to the dependencies of this repository. */
export function copyRepository(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "animal-store-dev-"));
  const files = globSync("*.{json,md,ts}", { cwd: thisRepository });
  for (const entry of ["openapi", "packages", "apps", "scripts", ...files])
    cpSync(join(thisRepository, entry), join(path, entry), {
      recursive: true,
      // Links between workspaces must stay relative, so that they point into the copy.
      verbatimSymlinks: true,
      filter: (file) => !excludedPaths.test(file),
    });
  symlinkSync(join(thisRepository, "node_modules"), join(path, "node_modules"));
  // Each save of the contract checks most files, so the copy has only those that the tests change, and their importers.
  const config = JSON.parse(readFileSync(join(path, "tsconfig.json"), "utf8"));
  const include = ["openapi/rules", "packages/*/src", "packages/toolkit/*/src", "apps/server/src"];
  const exclude = [...config.exclude, "**/*.test.*"];
  writeFileSync(join(path, "tsconfig.json"), JSON.stringify({ ...config, include, exclude }));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Returns the command lines of processes whose environment contains the path. Children of the dev process inherit it. */
export function findProcesses(path: string): string[] {
  const pids = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid);
  return pids.filter((pid) => readProcess(pid, "environ").includes(path)).map((pid) => readProcess(pid, "cmdline"));
}

// The process can exit before the read.
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
