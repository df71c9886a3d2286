import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { type PackedPackage, packPackages, runProgram } from "../src/pack-packages.ts";

declare module "vitest" {
  interface ProvidedContext {
    packages: PackedPackage[];
    /** The folder of a project outside the repository that has the packages from their tarballs. */
    project: string;
  }
}

/** Packs every package that others install, and installs them all into an empty project. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "consumer-"));
  const packages = await packPackages(join(folder, "tarballs"));
  for (const { name, bytes, files } of packages) console.log(`${name}: ${files.length} files in ${bytes} bytes`);
  const project = join(folder, "project");
  await installProject(project, packages);
  provide("packages", packages);
  provide("project", project);
  return () => rmSync(folder, { recursive: true, force: true });
}

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
