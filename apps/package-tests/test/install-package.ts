import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type PackedPackage, runProgram, scope } from "../src/pack-packages.ts";

/** A command that starts a package manager or Node.js: a program and its first arguments. */
export type Command = readonly [program: string, ...args: string[]];

export interface PackageManager {
  readonly add: Command;
  /** Starts the command of an installed package. */
  readonly exec: Command;
  /** Node.js as the package manager starts it. @default node */
  readonly node?: Command;
  readonly files?: Readonly<Record<string, string>>;
}

/** Installs a package in an empty project from the path of its tarball only, then imports its entry points and runs its commands. */
export async function installPackage(
  { name, tarball, manifest }: PackedPackage,
  manager: PackageManager,
): Promise<void> {
  const { add, exec, node = [process.execPath], files = {} } = manager;
  const folder = mkdtempSync(join(inject("folder"), "installed-"));
  for (const [file, text] of Object.entries({ "package.json": '{"type":"module","private":true}\n', ...files }))
    writeFileSync(join(folder, file), text);
  const run = ([program, ...args]: Command, more: readonly string[]) => runProgram(folder, program, [...args, ...more]);

  await run(add, [tarball]);
  // Some package managers do not install peer dependencies.
  const peers = Object.entries(manifest.peerDependencies ?? {}).map(
    ([peer, range]) => findTarball(peer) ?? `${peer}@${range}`,
  );
  if (peers.length > 0) await run(add, peers);
  // Vitest itself fails outside its tests.
  const paths = Object.keys(manifest.exports ?? {}).filter((path) => !["./package.json", "./vitest"].includes(path));
  const imports = paths.map((path) => `await import("${name}${path.slice(1)}");`);
  await run(node, ["--input-type=module", "--eval", imports.join("\n")]);
  for (const command of Object.keys(manifest.bin ?? {})) await run(exec, [command, "--help"]);
}

function findTarball(name: string): string | undefined {
  return name.startsWith(scope) ? inject("packages").find((packed) => packed.name === name)?.tarball : undefined;
}
