import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolchainFolder } from "./pins.mjs";
import { placeFolder } from "./place-folder.mjs";
import { runCommand } from "./run-command.mjs";

/**
 * Unpacks a Debian package with what it needs into .toolchain/NAME, and writes NAME.sh there, which runs its program with these
 * libraries. Its own folders for what apt keeps, so that neither root nor the system's lists are touched, and no service is
 * started.
 * @throws {Error} where there is no apt-get, or it cannot be had
 */
export function unpackDebian({ name, packages, program }) {
  if (process.platform !== "linux") throw new Error("apt-get needs Linux");
  process.stderr.write(`Unpacking Debian's ${packages.join(" and ")} into .toolchain ...\n`);
  const final = join(toolchainFolder, name);
  placeFolder(final, (folder) => {
    const debs = join(folder, "debs");
    for (const part of [debs, join(folder, "lists")]) mkdirSync(join(part, "partial"), { recursive: true });
    download(folder, debs, packages);
    for (const deb of readdirSync(debs).filter((file) => file.endsWith(".deb")))
      runCommand("dpkg", ["-x", join(debs, deb), folder]);
    rmSync(debs, { recursive: true });
    rmSync(join(folder, "lists"), { recursive: true });
    writeLauncher(folder, final, program);
  });
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
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    runCommand("apt-get", [...wanted, ...own], { env });
  } catch {
    runCommand("apt-get", ["update", ...ownLists], { env });
    runCommand("apt-get", [...wanted, ...ownLists], { env });
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
