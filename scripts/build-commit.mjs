// Builds the server of a commit in a git worktree below .toolchain, once, and prints the path of the worktree.
//   node scripts/toolchain.mjs node scripts/build-commit.mjs COMMIT
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, exitCodeOf, InterruptedError } from "./toolchain/child-processes.mjs";
import { withLock } from "./toolchain/lock.mjs";
import { toolchainFolder } from "./toolchain/pins.mjs";
import { lastLines, logProgress, SetupError, withProgress } from "./toolchain/progress.mjs";

const worktrees = join(toolchainFolder, "commits");
const unusedAfterMs = 24 * 60 * 60 * 1000;

process.exitCode = await main(process.argv[2]);

async function main(name) {
  try {
    const commit = await findCommit(name);
    console.log(await withLock(worktrees, () => findOrBuild(commit)));
    return 0;
  } catch (error) {
    if (error instanceof InterruptedError) return exitCodeOf(null, error.signal);
    if (!(error instanceof SetupError)) throw error;
    logProgress(error.message);
    return 1;
  }
}

async function findCommit(name) {
  const repository = await git("rev-parse", "--git-dir").catch((error) => error);
  if (repository.code !== 0)
    throw new SetupError(
      `building a commit needs git and a clone, got: ${lastLines(repository.output ?? repository.message)}\nClone the repository; an archive of the sources has no commits.`,
    );
  const { code, output } = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
  if (code === 0) return output.trim();
  throw new SetupError(
    `commit ${name} must be in this clone. Fetch the history: git fetch --unshallow, or git fetch if the clone is complete.`,
  );
}

async function findOrBuild(commit) {
  const worktree = join(worktrees, commit);
  const stamp = join(worktree, "node_modules", ".built");
  mkdirSync(worktrees, { recursive: true });
  for (const other of readdirSync(worktrees)) {
    const folder = join(worktrees, other);
    if (other !== commit && Date.now() - statSync(folder).mtimeMs > unusedAfterMs) await remove(folder);
  }
  if (!existsSync(stamp)) await build(commit, worktree, stamp);
  utimesSync(worktree, new Date(), new Date());
  return worktree;
}

// The stamp is written last, so that the next run repeats an incomplete build.
async function build(commit, worktree, stamp) {
  await remove(worktree);
  await withProgress(`building commit ${commit.slice(0, 8)} (only once, about a minute)`, async () => {
    // --force replaces the entry of a deleted worktree.
    await expectSuccess(git("worktree", "add", "--force", "--detach", worktree, commit));
    const turbo = ["turbo", "run", "build", "--filter=@animal-store/server", "--output-logs=errors-only"];
    await expectSuccess(capture(process.execPath, ["scripts/toolchain.mjs", ...turbo], { cwd: worktree }));
  });
  writeFileSync(stamp, "");
}

async function remove(worktree) {
  await git("worktree", "remove", "--force", "--force", worktree);
  rmSync(worktree, { recursive: true, force: true });
}

async function expectSuccess(program) {
  const { code, output } = await program;
  if (code !== 0) throw new SetupError(`building the commit failed (exit ${code}):\n${lastLines(output)}`);
}

/** Runs git without hooks. */
function git(...args) {
  return capture("git", ["-c", "core.hooksPath=/dev/null", ...args]);
}
