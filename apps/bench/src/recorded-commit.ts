import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { BenchError } from "./processes.ts";

const file = new URL("../recorded-commit", import.meta.url);
const buildScript = fileURLToPath(new URL("../../../scripts/build-commit.mjs", import.meta.url));

export function readRecordedCommit(): string {
  return readFileSync(file, "utf8").trim();
}

/** Records HEAD. `readRecordedCommit` then returns a later commit. */
export function recordHead(): void {
  writeFileSync(file, git("rev-parse", "HEAD").stdout);
}

/** @throws {BenchError} if a commit of HEAD would not contain the measured files, or not follow the recorded commit */
export function assertCanRecord(): void {
  const changes = git("status", "--porcelain").stdout;
  if (changes !== "")
    throw new BenchError(`--record needs a clean working tree, got changes:\n${changes}Commit them first.`);
  const problem = findRecordedCommitProblem();
  if (problem) throw new BenchError(problem);
}

/** Returns an error message if the recorded commit is not a former commit of HEAD. */
export function findRecordedCommitProblem(): string | undefined {
  const commit = readRecordedCommit();
  if (git("merge-base", "--is-ancestor", commit, "HEAD").status === 0) return undefined;
  return `the commit in apps/bench/recorded-commit must be a former commit of HEAD, got ${commit}. If a rebase replaced it, record the new commit.`;
}

/** Returns the reason why this repository has no commit to compare with. */
export function findMissingHistory(): string | undefined {
  const repository = git("rev-parse", "--is-shallow-repository");
  if (repository.status !== 0) return "without git and a clone";
  return repository.stdout.trim() === "true" ? "in a shallow clone" : undefined;
}

/** Builds the server of a commit, unless it is built. @returns its worktree. @throws {BenchError} if it fails */
export async function buildCommit(commit: string, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [buildScript, commit], { signal, stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code === 0) return output.trim();
  throw new BenchError(`cannot build commit ${commit}. The reason is in the log above.`);
}

function git(...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync("git", args, { cwd: fileURLToPath(new URL(".", file)), encoding: "utf8" });
}
