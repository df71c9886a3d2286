import { copyFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PackedPackage } from "../src/pack-packages.ts";
import { runProgram } from "../src/run-program.ts";

const template = fileURLToPath(new URL("project", import.meta.url));
const installed = fileURLToPath(new URL("../node_modules", import.meta.url));
const lockfile = fileURLToPath(new URL("../../../pnpm-lock.yaml", import.meta.url));
/** What the READMEs say that a project installs beside the packages. */
const beside = ["hono", "@hono/node-server", "react", "@tanstack/react-query", "@types/node", "@types/react"];

/** Makes a project outside the workspace that depends on the tarballs alone, and installs it. */
export async function installProject(folder: string, packages: readonly PackedPackage[]): Promise<void> {
  cpSync(template, folder, { recursive: true });
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const versions = Object.fromEntries(beside.map((name) => [name, versionOf(name)]));
  write(join(folder, "package.json"), { type: "module", private: true, dependencies: { ...tarballs, ...versions } });
  // Not published yet, so that what the packages want of each other comes from the tarballs too.
  write(join(folder, "pnpm-workspace.yaml"), { pmOnFail: "ignore", overrides: tarballs });
  // With the versions of the workspace, all of which its store has: the verdict does not change with what is published elsewhere.
  copyFileSync(lockfile, join(folder, "pnpm-lock.yaml"));
  await runProgram(folder, "pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"]);
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(installed, name, "package.json"), "utf8")).version;
}

// YAML reads JSON.
function write(path: string, content: object): void {
  writeFileSync(path, JSON.stringify(content, null, 2));
}
