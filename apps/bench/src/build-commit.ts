import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BenchError, runProgram } from "./processes.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export function readRecordedCommit(): string {
  return readFileSync(new URL("../recorded-commit", import.meta.url), "utf8").trim();
}

/**
 * Builds the server of a commit in a git worktree below .toolchain, unless it is built. Removes the worktrees of other commits.
 * @returns the worktree. @throws {BenchError} if it fails
 */
export async function buildCommit(name: string, signal: AbortSignal, repository = root): Promise<string> {
  await git("rev-parse", "--git-dir").catch(({ message }) => {
    throw new BenchError(
      `building a commit needs git and a clone, got: ${message}\nClone the repository; an archive of the sources has no commits.`,
    );
  });
  const hash = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`).catch(() => {
    throw new BenchError(
      `commit ${name} must be in this clone. Fetch the history: git fetch --unshallow, or git fetch if the clone is complete.`,
    );
  });
  const worktree = join(repository, ".toolchain/commits", hash.trim());
  const stamp = join(worktree, "node_modules/.built");
  if (existsSync(stamp)) return worktree;
  process.stderr.write(`building commit ${hash.slice(0, 8)} (only once, about a minute)…\n`);
  rmSync(dirname(worktree), { recursive: true, force: true });
  // --force replaces the entry of a worktree that was deleted above.
  await git("worktree", "add", "--force", "--detach", worktree, hash.trim());
  const turbo = ["turbo", "run", "build", "--filter=@animal-store/server", "--output-logs=errors-only"];
  await runProgram(process.execPath, ["scripts/toolchain.mjs", ...turbo], { cwd: worktree, signal });
  // Written last, so that the next run repeats an incomplete build.
  writeFileSync(stamp, "");
  return worktree;

  /** Runs git without hooks. */
  function git(...args: readonly string[]): Promise<string> {
    return runProgram("git", ["-c", "core.hooksPath=/dev/null", ...args], { cwd: repository, signal });
  }
}
