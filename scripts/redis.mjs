#!/usr/bin/env node
// Prints the path of a redis-server or valkey-server that starts: one that the machine has, else Debian's, unpacked into .toolchain
// and never run as a service. `--find` only looks and installs nothing.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./toolchain/lock.mjs";

const toolchain = fileURLToPath(new URL("../.toolchain/", import.meta.url));
const unpackedFolder = join(toolchain, "redis");
const unpackedPath = join(unpackedFolder, "redis-server.sh");
const names = ["redis-server", "valkey-server"];
const usualFolders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
const oldest = [6, 2];

/** The path of an installed server that is new enough, or undefined; throws when REDIS_SERVER_PATH names none. */
export function findRedis() {
  const chosen = process.env.REDIS_SERVER_PATH;
  if (chosen) {
    if (serves(chosen)) return chosen;
    throw new Error(
      `REDIS_SERVER_PATH must be the path of Redis ≥ ${oldest.join(".")} or Valkey, got "${chosen}". Correct or unset it.`,
    );
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...usualFolders];
  const onThisMachine = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...onThisMachine, unpackedPath])].find(serves);
}

/** The path of a server that starts; unpacks one where there is none, and throws when that is impossible. */
export function provideRedis() {
  const found = findRedis();
  if (found) return found;
  let failure = "what was unpacked does not start";
  try {
    unpackDebians();
    const unpacked = findRedis();
    if (unpacked) return unpacked;
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  throw new Error(
    `No Redis ≥ ${oldest.join(".")} was found or could be unpacked (${failure}). Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.`,
  );
}

const installing = 5 * 60_000;

// Several tests may want one at once.
function provideAlone() {
  return withLock(join(toolchain, "redis-turns"), async () => provideRedis(), installing);
}

function serves(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  const [, major, minor] = /v=(\d+)\.(\d+)/.exec(stdout ?? "")?.map(Number) ?? [];
  return status === 0 && (major > oldest[0] || (major === oldest[0] && minor >= oldest[1]));
}

// Its own folders for what apt keeps, so that neither root nor the system's lists are touched. Unpacked beside its final place and
// then renamed: runs side by side never see half a server.
function unpackDebians() {
  if (process.platform !== "linux") throw new Error("apt-get needs Linux");
  say("Unpacking Debian's redis-server into .toolchain ...");
  mkdirSync(toolchain, { recursive: true });
  const folder = mkdtempSync(`${unpackedFolder}-`);
  try {
    const debs = join(folder, "debs");
    for (const part of [debs, join(folder, "lists")]) mkdirSync(join(part, "partial"), { recursive: true });
    download(folder, debs);
    for (const deb of readdirSync(debs).filter((name) => name.endsWith(".deb")))
      run("dpkg", ["-x", join(debs, deb), folder]);
    rmSync(debs, { recursive: true });
    rmSync(join(folder, "lists"), { recursive: true });
    writeLauncher(folder);
    rmSync(unpackedFolder, { recursive: true, force: true });
    renameSync(folder, unpackedFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The machine's lists first: they are there already, and often new enough.
function download(folder, debs) {
  const own = ["-qq", "-o", "Debug::NoLocking=1", "-o", "APT::Sandbox::User=", "-o", `Dir::Cache::archives=${debs}/`];
  const ownLists = [...own, "-o", `Dir::State::lists=${join(folder, "lists")}/`];
  const wanted = ["install", "-y", "--no-install-recommends", "--download-only", "redis-server"];
  try {
    run("apt-get", [...own, ...wanted]);
  } catch {
    run("apt-get", [...ownLists, "update"]);
    run("apt-get", [...ownLists, ...wanted]);
  }
}

function writeLauncher(folder) {
  const libraries = readdirSync(join(folder, "usr/lib")).map((name) => join(unpackedFolder, "usr/lib", name));
  writeFileSync(
    join(folder, "redis-server.sh"),
    `#!/bin/sh
export LD_LIBRARY_PATH="${libraries.join(":")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "${join(unpackedFolder, "usr/bin/redis-server")}" "$@"
`,
  );
  chmodSync(join(folder, "redis-server.sh"), 0o755);
}

// What a command says on stdout goes to stderr: stdout holds the result and nothing else.
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", 2, 2], env });
  if (error) throw new Error(`${command} could not be run (${error.code})`);
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

// Not import.meta.main: a host's older Node, which may be the one that runs this, does not know it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const path = findRedis() ?? (process.argv.includes("--find") ? undefined : await provideAlone());
    if (path === undefined)
      throw new Error("No Redis was found. Run `node scripts/redis.mjs` to unpack one, or set REDIS_SERVER_PATH.");
    process.stdout.write(`${path}\n`);
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
