import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The loop as a process of its own, with whatever it starts in one group, as in a terminal. */
export interface DevProcess {
  readonly pid: number;
  readonly output: () => string;
  /** Waits for output from now on. @returns the first group of the pattern @param timeout milliseconds */
  next(pattern: RegExp, timeout?: number): Promise<string>;
  /** Sends the signal to the whole group, as Ctrl-C does. @returns the exit code or signal */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** @param root a repository @param env ports, a data folder; any free ports by default */
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
  const ended = once(child, "exit").then(([code, signal]) => code ?? signal);

  return {
    pid: child.pid ?? 0,
    output: () => output,
    next(pattern, timeout = 100_000) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const from = output.length;
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        listeners.delete(look);
        settle();
      };
      const look = () => {
        const found = pattern.exec(output.slice(from));
        if (found) finish(() => resolve(found[1] ?? ""));
      };
      const tellTimeout = () =>
        reject(new Error(`${pattern} must come, and did not. There came:\n${output.slice(from)}`));
      const timer = setTimeout(() => finish(tellTimeout), timeout);
      listeners.add(look);
      return promise;
    },
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), signal);
      return ended;
    },
  };
}
