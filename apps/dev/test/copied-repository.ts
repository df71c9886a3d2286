import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../src/root.ts";

const leftOut = /\/(dist|\.turbo|\.last-good|benchmarks|apps\/[^/]+\/coverage)$/;

/** The workspaces in a folder that a test may change, with the dependencies of this repository. */
export function copyRepository(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "animal-store-dev-"));
  for (const entry of ["openapi", "packages", "apps", "scripts", "package.json", "tsconfig.base.json"])
    cpSync(join(root, entry), join(path, entry), {
      recursive: true,
      // A workspace's own links lead to the copy's workspaces.
      verbatimSymlinks: true,
      filter: (file) => !leftOut.test(file),
    });
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
