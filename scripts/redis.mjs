#!/usr/bin/env node
// Prints the path of a redis-server or valkey-server that starts: one that the machine has, else Debian's, unpacked into .toolchain
// and never run as a service. `--find` only looks and installs nothing.
import { spawnSync } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./toolchain/lock.mjs";
import { toolchainFolder } from "./toolchain/pins.mjs";
import { unpackDebian, unpackedLauncher } from "./toolchain/unpack-debian.mjs";

const debian = { name: "redis", packages: ["redis-server"], program: "usr/bin/redis-server" };
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
  return [...new Set([...onThisMachine, unpackedLauncher(debian)])].find(serves);
}

/** The path of a server that starts; unpacks one where there is none, and throws when that is impossible. */
export function provideRedis() {
  const found = findRedis();
  if (found) return found;
  let failure = "what was unpacked does not start";
  try {
    unpackDebian(debian);
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
  return withLock(join(toolchainFolder, "redis-turns"), async () => provideRedis(), installing);
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
