import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "./create-repository.ts";

/**
 * Builds `src/client.ts` of a created repository, with its types and all that it imports, and packs it for npm.
 * @returns the path of the tarball
 */
export async function packClient(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const output = join(folder, "client");
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output);
  const manifest = {
    name: `${name}-client`,
    version,
    license,
    type: "module",
    sideEffects: false,
    files: ["dist"],
    exports: { ".": { types: "./dist/client.d.ts", default: "./dist/client.js" } },
  };
  writeFileSync(join(output, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
  const { build } = await import("tsdown");
  await build({
    cwd: folder,
    config: false,
    entry: { client: "src/client.ts" },
    outDir: "client/dist",
    platform: "neutral",
    fixedExtension: false,
    treeshake: { moduleSideEffects: false },
    dts: true,
    deps: { alwaysBundle: /./ },
    logLevel: "error",
  });
  // A shell, because npm is a script on Windows.
  const { status, stdout, stderr } = spawnSync("npm pack --json", { cwd: output, shell: true, encoding: "utf8" });
  if (status !== 0) throw new UserError(`npm pack failed in ${output}:\n${stderr}`);
  return resolve(output, JSON.parse(stdout)[0].filename);
}
