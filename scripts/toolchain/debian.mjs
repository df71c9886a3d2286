import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createFolderAtomically } from "./download.mjs";
import { isAtLeast, toolchainFolder } from "./pins.mjs";
import { candidatePaths, printProgram, readOutput } from "./program.mjs";

/** Like `printProgram`, for a program with a minimum version. Installs the packages of Debian if no other one is usable. */
export function printDebianProgram({ names, folders, version: { min, args, pattern }, debian, ...program }) {
  const targetFolder = join(toolchainFolder, program.file);
  const requirement = `${program.name} ≥ ${min}`;
  return printProgram({
    requirement,
    valid: `the path of ${requirement}`,
    ...program,
    candidates: () => [...candidatePaths(names, folders), join(targetFolder, launcherName(debian))],
    isUsable: (path) => isAtLeast(pattern.exec(readOutput(path, args))?.[1] ?? "0.0", min),
    installers: { "from Debian": () => unpackDebian(debian, targetFolder) },
  });
}

/** Unpacks Debian packages into a folder, with a launcher that sets the library path. Does not need root. */
async function unpackDebian({ packages, program }, targetFolder) {
  if (process.platform !== "linux") throw new Error("apt-get needs Linux");
  process.stderr.write(`unpacking Debian's ${packages.join(" and ")} into .toolchain…\n`);
  await createFolderAtomically(targetFolder, async (folder) => {
    const debFolder = join(folder, "debs");
    for (const path of [debFolder, join(folder, "lists")]) mkdirSync(join(path, "partial"), { recursive: true });
    download(folder, debFolder, packages);
    for (const deb of readdirSync(debFolder).filter((file) => file.endsWith(".deb")))
      runCommand("dpkg", ["-x", join(debFolder, deb), folder]);
    for (const path of [debFolder, join(folder, "lists")]) rmSync(path, { recursive: true });
    writeLauncher(folder, targetFolder, program);
  });
}

function launcherName({ program }) {
  return `${basename(program)}.sh`;
}

/** Runs a command with its output on stderr, because stdout is for the result. */
export function runCommand(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", 2, 2], ...options });
  if (error) throw new Error(`cannot run ${command} (${error.code})`);
  if (status !== 0) throw new Error(`${command} ${args[0]} exited with ${status}`);
}

// Tries the package lists of the system first, and downloads new lists only if that fails.
function download(folder, debFolder, packages) {
  const settings = ["Debug::NoLocking=1", "APT::Sandbox::User=", `Dir::Cache::archives=${debFolder}/`];
  const options = ["-qq", ...settings.flatMap((setting) => ["-o", setting])];
  const newListOptions = [...options, "-o", `Dir::State::lists=${join(folder, "lists")}/`];
  const installArgs = ["install", "-y", "--no-install-recommends", "--download-only", ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    runCommand("apt-get", [...installArgs, ...options], { env });
  } catch {
    runCommand("apt-get", ["update", ...newListOptions], { env });
    runCommand("apt-get", [...installArgs, ...newListOptions], { env });
  }
}

function writeLauncher(folder, targetFolder, program) {
  const libraryFolders = existsSync(join(folder, "usr/lib")) ? readdirSync(join(folder, "usr/lib")) : [];
  const libraries = libraryFolders.map((each) => join(targetFolder, "usr/lib", each));
  const launcher = `#!/bin/sh
export LD_LIBRARY_PATH="${libraries.join(":")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "${join(targetFolder, program)}" "$@"
`;
  writeFileSync(join(folder, launcherName({ program })), launcher, { mode: 0o755 });
}
