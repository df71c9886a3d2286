import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Flood {
  readonly port: number;
  readonly connections: number;
  /** The text of one request. */
  readonly message: string;
  /** How often a connection sends it without waiting. */
  readonly pipelined: number;
  /** The interval at which a connection reads 8 KiB. @default never */
  readonly readEveryMs?: number;
  /** Whether a connection that ended, and each after some seconds, is replaced by a new one. @default true */
  readonly isRenewed?: boolean;
}

/** Starts a process that floods a server. Resolves when all its connections are open. @returns a function that ends it */
export async function startFlood(flood: Flood): Promise<() => Promise<void>> {
  const child = fork(new URL("./flood-clients.ts", import.meta.url));
  const exited = once(child, "exit");
  child.send(flood);
  for (let open = 0; open < flood.connections; ) [open] = (await once(child, "message")) as [number];
  return async () => {
    child.kill("SIGKILL");
    await exited;
  };
}

export interface MemoryLimit {
  /** Runs a command within the limits. */
  readonly by: readonly string[];
  /** How many processes the kernel killed. */
  kills(): number;
  remove(): void;
}

// The files of a control group, in version 2 and version 1.
const versions = [
  { root: "/sys/fs/cgroup", needs: "memory.max", maximum: "memory.max", events: "memory.events" },
  { root: "/sys/fs/cgroup/memory", needs: "tasks", maximum: "memory.limit_in_bytes", events: "memory.oom_control" },
];

/** Creates a control group with a memory limit; without the right to do so there is only the limit of descriptors. */
export function limitMemory(bytes: number, descriptors: number): MemoryLimit {
  const limitFiles = `ulimit -n ${descriptors}; exec "$@"`;
  for (const { root, needs, maximum, events } of versions) {
    const folder = join(root, `animal-store-${process.pid}`);
    try {
      mkdirSync(folder);
    } catch {
      continue;
    }
    if (existsSync(join(folder, needs)))
      try {
        writeFileSync(join(folder, maximum), String(bytes));
        return {
          by: ["sh", "-c", `echo $$ > ${folder}/cgroup.procs && ${limitFiles}`, "sh"],
          kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(folder, events), "utf8"))?.[1]),
          remove: () => rmdirSync(folder),
        };
      } catch {}
    rmdirSync(folder);
  }
  return { by: ["sh", "-c", limitFiles, "sh"], kills: () => 0, remove: () => {} };
}
