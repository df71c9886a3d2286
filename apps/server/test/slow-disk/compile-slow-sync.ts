import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What is missing for a process whose syncs are slower; undefined where nothing is. */
export const missing = findMissing();

/** @param folder for the library @returns the environment of a process whose syncs are each a millisecond slower */
export function compileSlowSync(folder: string): Record<string, string> {
  if (missing) throw new Error(`a slower disk needs ${missing}`);
  const library = join(folder, "slow-sync.so");
  const source = fileURLToPath(new URL("./slow-sync.c", import.meta.url));
  execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], { stdio: "pipe" });
  return { LD_PRELOAD: library };
}

function findMissing(): string | undefined {
  if (process.platform !== "linux") return "Linux, where LD_PRELOAD puts a library in front of the system's";
  if (spawnSync("cc", ["--version"]).status !== 0) return "a C compiler named cc: install gcc or clang";
  return undefined;
}
