#!/usr/bin/env node
// Prints the path of a Chromium that starts: one that the machine has, else a pinned one from npm, else the system's package. Beside
// Debian's it unpacks the shell of the same version.
// `--find` only looks and installs nothing.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findHeadlessShell, lacksHeadlessShell, unpackHeadlessShell } from "./headless-shell.mjs";
import { withLock } from "./toolchain/lock.mjs";

const PINNED = "153.0.0";
const toolchain = fileURLToPath(new URL("../.toolchain/", import.meta.url));
const pinnedFolder = join(toolchain, `chromium-${PINNED}`);
const pinnedPath = join(pinnedFolder, "chromium.sh");
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const usualFolders = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"];
const macApps = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** The path of an installed Chromium that starts, or undefined; throws when CHROMIUM_PATH names none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH must be the path of a Chromium that starts, got "${chosen}". Correct or unset it.`);
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...usualFolders];
  const onThisMachine = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const shell = findHeadlessShell();
  return [...new Set([...(shell ? [shell] : []), ...onThisMachine, ...macApps, pinnedPath])].find(starts);
}

/** The path of a Chromium that starts; installs one where there is none, and throws when that is impossible. */
export function provideChromium() {
  const found = findChromium();
  if (found && !wantsShell()) return found;
  if (found) {
    unpackHeadlessShell();
    return findChromium();
  }
  const failures = [];
  for (const install of [installFromNpm, installWithApt]) {
    try {
      install();
      const installed = findChromium();
      if (installed) return installed;
      failures.push(`${install.name}: what was installed does not start`);
    } catch (error) {
      failures.push(`${install.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(
    `No Chromium was found or could be installed (${failures.join("; ")}). Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.`,
  );
}

// Whoever chose one is given that.
function wantsShell() {
  return !process.env.CHROMIUM_PATH && lacksHeadlessShell();
}

const installing = 10 * 60_000;

// Several tests may want one at once, and apt-get serves one at a time.
function provideAlone() {
  return withLock(join(toolchain, "chromium-turns"), async () => provideChromium(), installing);
}

// Ubuntu's chromium-browser is a stub that only names a snap: a file that exists is not yet a browser.
function starts(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

// Unpacked beside its final place and then renamed, so that runs side by side never see half a browser.
function installFromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("the npm package serves Linux on x64 only");
  say(`Installing Chromium ${PINNED} from npm (@sparticuz/chromium) into .toolchain ...`);
  mkdirSync(toolchain, { recursive: true });
  const folder = mkdtempSync(`${pinnedFolder}-`);
  try {
    const npm = join(folder, "npm");
    const options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    run("npm", ["install", "--prefix", npm, ...options, `@sparticuz/chromium@${PINNED}`]);
    unpack(join(npm, "node_modules/@sparticuz/chromium"), folder);
    rmSync(npm, { recursive: true });
    writeLauncher(folder);
    moveInto(folder, pinnedFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The package unpacks into the folder for temporary files and into nothing else.
function unpack(source, target) {
  const script = `
    const { default: chromium, inflate } = await import(${JSON.stringify(pathToFileURL(join(source, "build/index.js")).href)});
    await chromium.executablePath();
    await inflate(${JSON.stringify(join(source, "bin/al2023.tar.br"))});`;
  run(process.execPath, ["--input-type=module", "-e", script], { ...process.env, TMPDIR: target });
}

// A bare machine lacks the NSS libraries and has no fonts; the package brings both. The machine's own come first.
function writeLauncher(folder) {
  const bare = spawnSync(join(folder, "chromium"), ["--version"], { stdio: "ignore" }).status !== 0;
  const libraries = bare
    ? `export LD_LIBRARY_PATH="${join(pinnedFolder, "al2023/lib")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n`
    : "";
  const fonts = `export FONTCONFIG_FILE="${join(pinnedFolder, "fonts.conf")}"\n`;
  writeFileSync(
    join(folder, "chromium.sh"),
    `#!/bin/sh\n${libraries}${fonts}exec "${join(pinnedFolder, "chromium")}" "$@"\n`,
  );
  chmodSync(join(folder, "chromium.sh"), 0o755);
  writeFileSync(
    join(folder, "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(pinnedFolder, "fonts")}</dir>
  <cachedir>${join(tmpdir(), "animal-store-fontconfig")}</cachedir>
</fontconfig>
`,
  );
}

function moveInto(folder, target) {
  try {
    renameSync(folder, target);
  } catch (error) {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    if (starts(pinnedPath)) return;
    rmSync(target, { recursive: true, force: true });
    renameSync(folder, target);
  }
}

function installWithApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error("apt-get needs Linux and root");
  say("Installing the system's chromium with apt-get ...");
  run("apt-get", ["-qq", "update"]);
  run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", "chromium"], {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
  });
}

// What a command says on stdout goes to stderr: stdout holds the result and nothing else.
function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", 2, 2], env });
  if (error) throw new Error(`${command} could not be run (${error.code})`);
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

// Not import.meta.main: a host's older Node, which may be the one that runs this, does not know it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const onlyLooks = process.argv.includes("--find");
    const found = findChromium();
    const path = onlyLooks || (found && !wantsShell()) ? found : await provideAlone();
    if (path === undefined)
      throw new Error(
        "No Chromium was found. Run `node scripts/chromium.mjs` to install one, or set CHROMIUM_PATH to one.",
      );
    process.stdout.write(`${path}\n`);
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
