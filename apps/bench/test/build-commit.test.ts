import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildCommit, readRecordedCommit } from "../src/build-commit.ts";

const { signal } = new AbortController();

it("names the next step in an archive of the sources and in a clone without the commit", async () => {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-archive-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await expect(buildCommit("HEAD", signal, folder)).rejects.toThrow(/needs git and a clone.*Clone the repository/s);
  expect(spawnSync("git", ["init", "--quiet"], { cwd: folder }).status).toBe(0);
  await expect(buildCommit("0123456789012345678901234567890123456789", signal, folder)).rejects.toThrow(
    /commit 0123\S+ must be in this clone\. Fetch the history: git fetch --unshallow/,
  );
  expect(readdirSync(folder)).not.toContain(".toolchain");
});

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
