import { readFileSync } from "node:fs";
import { commandExists } from "../command-exists.ts";

/** Whether the syncs of a process can be told. */
export const canTrace = process.platform === "linux" && commandExists("strace");

/** strace in front of a command, which keeps its process id; it stops at syncs alone and writes each as a line. */
export function tracingTo(file: string, delay?: number): string[] {
  const slower = delay ? ["-e", `inject=fsync,fdatasync:delay_exit=${delay}`] : [];
  return ["strace", "-D", "-f", "-qq", "--seccomp-bpf", "-e", "trace=fsync,fdatasync", ...slower, "-o", file];
}

/** How many syncs a trace tells of so far. */
export function countSyncs(file: string): number {
  return readFileSync(file, "utf8").match(/\bf(?:data)?sync\(/g)?.length ?? 0;
}
