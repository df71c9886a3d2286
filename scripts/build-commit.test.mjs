import { deepEqual, equal, match } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./toolchain/pins.mjs";

test("names the next step in an archive of the sources and in a clone without the commit", (context) => {
  const copy = mkdtempSync(join(tmpdir(), "animal-store-archive-"));
  context.after(() => rmSync(copy, { recursive: true, force: true }));
  for (const entry of ["scripts", "package.json", ".node-version"])
    cpSync(join(root, entry), join(copy, entry), { recursive: true });
  const build = (commit) =>
    spawnSync(process.execPath, ["scripts/build-commit.mjs", commit], { cwd: copy, encoding: "utf8" });
  const inArchive = build("HEAD");
  match(inArchive.stderr, /needs git and a clone.*Clone the repository/s);
  equal(spawnSync("git", ["init", "--quiet"], { cwd: copy }).status, 0);
  const inClone = build("0123456789012345678901234567890123456789");
  match(inClone.stderr, /commit 0123\S+ must be in this clone\. Fetch the history: git fetch --unshallow/);
  deepEqual([inArchive.status, inClone.status, inClone.stdout], [1, 1, ""]);
  equal(readdirSync(copy).includes(".toolchain"), false);
});
