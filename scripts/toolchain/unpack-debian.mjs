import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolchainFolder } from "./pins.mjs";

/**
 * Unpacks a Debian package with what it needs into .toolchain/NAME, and writes NAME.sh there, which runs its program with these
 * libraries. Its own folders for what apt keeps, so that neither root nor the system's lists are touched, and no service is
 * started. Unpacked beside its final place and then renamed: runs side by side never see half of it.
 * @throws {Error} where there is no apt-get, or it cannot be had
 */
export function unpackDebian({ name, packages, program }) {
  if (process.platform !== "linux") throw new Error("apt-get needs Linux");
  process.stderr.write(`Unpacking Debian's ${packages.join(" and ")} into .toolchain ...\n`);
  mkdirSync(toolchainFolder, { recursive: true });
  const final = join(toolchainFolder, name);
  const folder = mkdtempSync(`${final}-`);
  try {
    const debs = join(folder, "debs");
    for (const part of [debs, join(folder, "lists")]) mkdirSync(join(part, "partial"), { recursive: true });
    download(folder, debs, packages);
    for (const deb of readdirSync(debs).filter((file) => file.endsWith(".deb")))
      run("dpkg", ["-x", join(debs, deb), folder]);
    rmSync(debs, { recursive: true });
    rmSync(join(folder, "lists"), { recursive: true });
    writeLauncher(folder, final, program);
    rmSync(final, { recursive: true, force: true });
    renameSync(folder, final);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the launcher of an unpacked package lies. */
export function unpackedLauncher({ name, program }) {
  return join(toolchainFolder, name, launcherName(program));
}

// The machine's lists first: they are there already, and often new enough.
function download(folder, debs, packages) {
  const own = ["-qq", "-o", "Debug::NoLocking=1", "-o", "APT::Sandbox::User=", "-o", `Dir::Cache::archives=${debs}/`];
  const ownLists = [...own, "-o", `Dir::State::lists=${join(folder, "lists")}/`];
  const wanted = ["install", "-y", "--no-install-recommends", "--download-only", ...packages];
  try {
    run("apt-get", [...own, ...wanted]);
  } catch {
    run("apt-get", [...ownLists, "update"]);
    run("apt-get", [...ownLists, ...wanted]);
  }
}

function writeLauncher(folder, final, program) {
  // None where the machine has them all.
  const unpacked = existsSync(join(folder, "usr/lib")) ? readdirSync(join(folder, "usr/lib")) : [];
  const libraries = unpacked.map((each) => join(final, "usr/lib", each));
  const path = join(folder, launcherName(program));
  writeFileSync(
    path,
    `#!/bin/sh
export LD_LIBRARY_PATH="${libraries.join(":")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "${join(final, program)}" "$@"
`,
  );
  chmodSync(path, 0o755);
}

function launcherName(program) {
  return `${program.split("/").at(-1)}.sh`;
}

// What a command says on stdout goes to stderr: stdout holds the result and nothing else.
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", 2, 2], env });
  if (error) throw new Error(`${command} could not be run (${error.code})`);
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}
