import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const versions = [
  { root: "/sys/fs/cgroup/memory", max: "memory.limit_in_bytes", peak: "memory.max_usage_in_bytes" },
  { root: "/sys/fs/cgroup", max: "memory.max", peak: "memory.peak" },
] as const;

/** Creates a cgroup of Linux with a memory limit. Returns undefined if the user cannot create one. */
export function createMemoryCgroup(maxBytes: number) {
  const version = versions.find(({ root }) => existsSync(join(root, "cgroup.procs")));
  if (!version) return undefined;
  const folder = join(version.root, `connections-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, version.max), String(maxBytes));
  } catch {
    remove();
    return undefined;
  }
  return {
    /** Returns a command that runs another one in the cgroup. */
    wrap: (command: readonly string[]) => [
      "sh",
      "-c",
      'echo $$ > "$0" && exec "$@"',
      join(folder, "cgroup.procs"),
      ...command,
    ],
    peakBytes: () => Number(readFileSync(join(folder, version.peak), "utf8")),
    remove,
  };

  function remove(): void {
    try {
      rmdirSync(folder);
    } catch {
      // It does not exist, or a process has not ended yet.
    }
  }
}
