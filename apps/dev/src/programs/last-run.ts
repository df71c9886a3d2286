import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { root } from "../root.ts";

/** What a program came to. */
export interface Outcome {
  readonly succeeded: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program of which only the last run counts. */
export interface LastRun {
  /** Ends the run before. @param more arguments of this run @returns undefined where a later one took over, or `stop` */
  begin(...more: string[]): Promise<Outcome | undefined>;
  stop(): void;
}

/** @param args what Node runs, from the top of the repository; it stands back behind what answers a save */
export function createLastRun(args: readonly string[]): LastRun {
  let last: ChildProcess | undefined;

  function stop(): void {
    last?.kill("SIGTERM");
    last = undefined;
  }

  return {
    async begin(...more) {
      stop();
      const child = spawn(process.execPath, [...args, ...more], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
      last = child;
      if (child.pid !== undefined) setPriority(child.pid, 10);
      const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
      const { promise, resolve } = Promise.withResolvers<number | null>();
      child.once("close", resolve);
      const succeeded = (await promise) === 0;
      if (last !== child) return undefined;
      return { succeeded, stdout: stdout(), stderr: stderr() };
    },
    stop,
  };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.setEncoding("utf8").on("data", (more) => {
    text += more;
  });
  return () => text;
}
