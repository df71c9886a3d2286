// Debian's Chromium without what a window needs: the same engine, for less than half the processor time of a test.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const toolchain = fileURLToPath(new URL("../.toolchain/", import.meta.url));
const name = "chromium-headless-shell";
// What the package takes from the one with windows.
const shared = "/usr/lib/chromium";

/** The path of a shell that was unpacked for the Chromium that Debian installed, or undefined. */
export function findHeadlessShell() {
  const place = placeOf(installedVersion());
  return place && existsSync(join(place, name)) ? join(place, name) : undefined;
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
  if (place === undefined || existsSync(place)) return;
  process.stderr.write(`Unpacking Debian's ${name} into .toolchain ...\n`);
  mkdirSync(toolchain, { recursive: true });
  const folder = mkdtempSync(`${place}-`);
  try {
    run(folder, "apt-get", ["-qq", "-o", "APT::Sandbox::User=root", "download", `${name}=${version}`]);
    for (const file of readdirSync(folder).filter((each) => each.endsWith(".deb")))
      run(folder, "dpkg", ["-x", file, "."]);
    const unpacked = join(folder, shared);
    const own = new Set(readdirSync(unpacked));
    for (const file of readdirSync(shared).filter((each) => !own.has(each)))
      symlinkSync(join(shared, file), join(unpacked, file));
    run(folder, join(unpacked, name), ["--no-sandbox", "--disable-gpu", "--dump-dom", "about:blank"]);
    renameSync(unpacked, place);
  } catch (error) {
    process.stderr.write(`Going on with the installed Chromium, which takes longer: ${error.message}\n`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "not-to-be-had.txt"), `${error.message}\nRemove this folder to try again.\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function placeOf(version) {
  return version && join(toolchain, `${name}-${version.replaceAll(":", "_")}`);
}

function installedVersion() {
  if (process.platform !== "linux") return undefined;
  const { stdout } = spawnSync("dpkg-query", ["--status", "chromium"], { encoding: "utf8" });
  const isInstalled = /^Status: install ok installed$/m.test(stdout ?? "");
  return isInstalled ? /^Version: (.*)$/m.exec(stdout)?.[1] : undefined;
}

function run(cwd, command, args) {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", timeout: 120_000 });
  if (error) throw new Error(`${command} could not be run (${error.code})`);
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}: ${stderr.trim().split("\n").at(-1)}`);
}
