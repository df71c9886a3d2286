import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { readRecordedCommit } from "../src/recorded-commit.ts";

const missingHistory = findMissingHistory();

// A checkout without history is usual in CI, and the check itself reports a missing commit.
it.skipIf(missingHistory)(
  `HEAD follows the recorded commit${missingHistory ? ` (skipped ${missingHistory})` : ""}`,
  () => {
    const commit = readRecordedCommit();
    expect(
      git("merge-base", "--is-ancestor", commit, "HEAD").status,
      `apps/bench/recorded-commit must be a former commit of HEAD, got ${commit}. If a rebase replaced it, record the new commit.`,
    ).toBe(0);
  },
);

/** Returns the reason why this repository has no commit to compare with. */
function findMissingHistory(): string | undefined {
  const repository = git("rev-parse", "--is-shallow-repository");
  if (repository.status !== 0) return "without git and a clone";
  return repository.stdout.trim() === "true" ? "in a shallow clone" : undefined;
}

function git(...args: readonly string[]) {
  return spawnSync("git", args, { cwd: import.meta.dirname, encoding: "utf8" });
}
