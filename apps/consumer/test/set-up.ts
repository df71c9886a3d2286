import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { type PackedPackage, packPackages, runProgram } from "../src/pack-packages.ts";

declare module "vitest" {
  interface ProvidedContext {
    packages: PackedPackage[];
    /** Folder of a project outside the repository with the packages installed from tarballs. */
    project: string;
  }
}

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

const templateFolder = fileURLToPath(new URL("project", import.meta.url));
const workspaceModules = fileURLToPath(new URL("../node_modules", import.meta.url));
const lockfile = fileURLToPath(new URL("../../../pnpm-lock.yaml", import.meta.url));
/** The additional dependencies in the install lines of the READMEs. */
const userDependencies = ["hono", "@hono/node-server", "react", "@tanstack/react-query", "@types/node", "@types/react"];

export async function installProject(folder: string, packages: readonly PackedPackage[]): Promise<void> {
  cpSync(templateFolder, folder, { recursive: true });
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const versions = Object.fromEntries(userDependencies.map((name) => [name, getInstalledVersion(name)]));
  const dependencies = { ...tarballs, ...versions };
  writeJson(join(folder, "package.json"), { type: "module", private: true, dependencies });
  // The packages are not published, so the overrides install their dependencies on each other from tarballs too.
  writeJson(join(folder, "pnpm-workspace.yaml"), { pmOnFail: "ignore", overrides: tarballs });
  // Uses the versions of the workspace, so a new release of a dependency does not change the result.
  copyFileSync(lockfile, join(folder, "pnpm-lock.yaml"));
  await runProgram(folder, "pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"]);
}

function getInstalledVersion(name: string): string {
  return JSON.parse(readFileSync(join(workspaceModules, name, "package.json"), "utf8")).version;
}

// JSON is valid YAML.
function writeJson(path: string, content: object): void {
  writeFileSync(path, JSON.stringify(content, null, 2));
}
