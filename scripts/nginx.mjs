#!/usr/bin/env node
// Prints the path of an nginx that starts: one that the machine has, else Debian's, unpacked into .toolchain and never run as a
// service. `--find` only looks and installs nothing.
import { spawnSync } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./toolchain/lock.mjs";
import { toolchainFolder } from "./toolchain/pins.mjs";
import { unpackDebian, unpackedLauncher } from "./toolchain/unpack-debian.mjs";

const debian = { name: "nginx", packages: ["nginx"], program: "usr/sbin/nginx" };
const usualFolders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];
// It counts failures of the servers for all of its workers, and keeps connections to them for a time.
const oldest = [1, 18];

/** The path of an installed nginx that is new enough, or undefined; throws when NGINX_PATH names none. */
export function findNginx() {
  const chosen = process.env.NGINX_PATH;
  if (chosen) {
    if (serves(chosen)) return chosen;
    throw new Error(
      `NGINX_PATH must be the path of nginx ≥ ${oldest.join(".")}, got "${chosen}". Correct or unset it.`,
    );
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...usualFolders];
  const paths = [...folders.map((folder) => join(folder, "nginx")), unpackedLauncher(debian)];
  return [...new Set(paths)].find(serves);
}

/** The path of one that starts; unpacks one where there is none, and throws when that is impossible. */
export function provideNginx() {
  const found = findNginx();
  if (found) return found;
  let failure = "what was unpacked does not start";
  try {
    unpackDebian(debian);
    const unpacked = findNginx();
    if (unpacked) return unpacked;
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  throw new Error(
    `No nginx ≥ ${oldest.join(".")} was found or could be unpacked (${failure}). Install nginx, or set NGINX_PATH to one.`,
  );
}

const installing = 5 * 60_000;

// Several tests may want one at once.
function provideAlone() {
  return withLock(join(toolchainFolder, "nginx-turns"), async () => provideNginx(), installing);
}

function serves(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const { status, stderr } = spawnSync(path, ["-v"], { encoding: "utf8", timeout: 20_000 });
  const [, major, minor] = /nginx\/(\d+)\.(\d+)/.exec(stderr ?? "")?.map(Number) ?? [];
  return status === 0 && (major > oldest[0] || (major === oldest[0] && minor >= oldest[1]));
}

// Not import.meta.main: a host's older Node, which may be the one that runs this, does not know it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const path = findNginx() ?? (process.argv.includes("--find") ? undefined : await provideAlone());
    if (path === undefined)
      throw new Error("No nginx was found. Run `node scripts/nginx.mjs` to unpack one, or set NGINX_PATH.");
    process.stdout.write(`${path}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
