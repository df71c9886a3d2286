import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { type PackedPackage, packPackages, root, runProgram } from "../src/pack-packages.ts";

declare module "vitest" {
  interface ProvidedContext {
    packages: PackedPackage[];
    /** A folder outside the repository that is deleted after the tests. */
    folder: string;
    /** A project in it, which installed the packages. */
    project: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "package-tests-"));
  const packages = await packPackages(join(folder, "tarballs"));
  for (const { name, bytes, files } of packages) console.log(`${name}: ${files.length} files in ${bytes} bytes`);
  const project = join(folder, "project");
  await installProject(project, packages);
  provide("packages", packages);
  provide("folder", folder);
  provide("project", project);
  return () => rmSync(folder, { recursive: true, force: true });
}

const templateFolder = fileURLToPath(new URL("project", import.meta.url));
const workspaceModules = fileURLToPath(new URL("../node_modules", import.meta.url));
/** The additional dependencies in the install lines of the READMEs, and those of the tests. */
const userDependencies = [
  "hono",
  "kysely",
  "@hono/node-server",
  "@prometheus-io/client",
  "react",
  "@tanstack/react-query",
  "msw",
  "@modelcontextprotocol/server",
  "@types/node",
  "@types/react",
];
const testDependencies = ["react-dom", "@types/react-dom", "jsdom"];

async function installProject(folder: string, packages: readonly PackedPackage[]): Promise<void> {
  cpSync(templateFolder, folder, { recursive: true });
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const names = [...userDependencies, ...testDependencies];
  const dependencies = { ...tarballs, ...Object.fromEntries(names.map((name) => [name, getInstalledVersion(name)])) };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true, dependencies }));
  // Like the workspace, it trusts the lockfile. Else pnpm downloads the metadata of every package in it, 200 MB.
  const settings = ["pmOnFail: ignore", "trustLockfile: true", "allowBuilds: { esbuild: false }"];
  writeFileSync(join(folder, "pnpm-workspace.yaml"), settings.join("\n"));
  // Uses the versions of the workspace, so a new release of a dependency does not change the result.
  copyFileSync(join(root, "pnpm-lock.yaml"), join(folder, "pnpm-lock.yaml"));
  await runProgram(folder, "pnpm", ["install", "--prefer-offline", "--no-frozen-lockfile"]);
}

function getInstalledVersion(name: string): string {
  return JSON.parse(readFileSync(join(workspaceModules, name, "package.json"), "utf8")).version;
}
