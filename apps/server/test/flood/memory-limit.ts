import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
