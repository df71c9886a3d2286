// Debian's Chromium without what a window needs: the same engine, for less than half the processor time of a test.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolchainFolder } from "./toolchain/pins.mjs";
import { placeFolder } from "./toolchain/place-folder.mjs";
import { runCommand } from "./toolchain/run-command.mjs";

const name = "chromium-headless-shell";
// What the package takes from the one with windows.
const shared = "/usr/lib/chromium";

/** The path of a shell that was unpacked for the Chromium that Debian installed; none where there is none. */
export function findHeadlessShell() {
  const place = placeOf(installedVersion());
  return place && existsSync(join(place, name)) ? [join(place, name)] : [];
}

/** Whether it is worth trying: there is a Chromium of Debian's, and nothing was tried for its version. */
export function lacksHeadlessShell() {
  const place = placeOf(installedVersion());
  return place !== undefined && !existsSync(place);
}

/** Unpacks the shell of the version that Debian installed. Where that fails, a note stands in its place. */
export function unpackHeadlessShell() {
  const version = installedVersion();
  const place = placeOf(version);
  process.stderr.write(`Unpacking Debian's ${name} into .toolchain ...\n`);
  try {
    placeFolder(place, (folder) => unpackInto(folder, version));
  } catch (error) {
    process.stderr.write(`Going on with the installed Chromium, which takes longer: ${error.message}\n`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "not-to-be-had.txt"), `${error.message}\nRemove this folder to try again.\n`);
  }
}

function unpackInto(folder, version) {
  const run = (command, ...args) => runCommand(command, args, { cwd: folder, quiet: true, timeout: 120_000 });
  run("apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", `${name}=${version}`);
  for (const file of readdirSync(folder).filter((each) => each.endsWith(".deb"))) run("dpkg", "-x", file, ".");
  const unpacked = join(folder, shared);
  const own = new Set(readdirSync(unpacked));
  for (const file of readdirSync(shared).filter((each) => !own.has(each)))
    symlinkSync(join(shared, file), join(unpacked, file));
  run(join(unpacked, name), "--no-sandbox", "--disable-gpu", "--dump-dom", "about:blank");
  return unpacked;
}

function placeOf(version) {
  return version && join(toolchainFolder, `${name}-${version.replaceAll(":", "_")}`);
}

function installedVersion() {
  if (process.platform !== "linux") return undefined;
  const { stdout } = spawnSync("dpkg-query", ["--status", "chromium"], { encoding: "utf8" });
  const isInstalled = /^Status: install ok installed$/m.test(stdout ?? "");
  return isInstalled ? /^Version: (.*)$/m.exec(stdout)?.[1] : undefined;
}
