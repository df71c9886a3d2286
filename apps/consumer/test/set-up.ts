import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type PackedPackage, packPackages } from "../src/pack-packages.ts";
import { installProject } from "./install-project.ts";

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
