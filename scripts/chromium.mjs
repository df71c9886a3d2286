#!/usr/bin/env node
// Prints the path of Chromium: one of the machine, else a pinned one from npm, else the system's package. `--find` installs nothing.
// Debian's Chromium gets its headless shell: the same engine, for less than half the processor time of a test.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { runCommand } from "./toolchain/debian.mjs";
import { createFolder, unpackPackage } from "./toolchain/download.mjs";
import { chromiumVersion, toolchainFolder } from "./toolchain/pins.mjs";
import { outputOf, pathsOf, printProgram } from "./toolchain/program.mjs";

const pinned = join(toolchainFolder, `chromium-${chromiumVersion}`);
const shell = "chromium-headless-shell";
const names = [
  shell,
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const usualFolders = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"];
const macApps = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const debianVersion = installedVersion();
const shellFolder = join(toolchainFolder, `${shell}-${debianVersion?.replaceAll(":", "_")}`);

await printProgram({
  name: "Chromium",
  file: "chromium",
  variable: "CHROMIUM_PATH",
  valid: "the path of a Chromium that starts",
  wanted: "Chromium",
  places: () => [join(shellFolder, shell), ...pathsOf(names, usualFolders), ...macApps, join(pinned, "chromium.sh")],
  // Ubuntu's chromium-browser is a stub that only names a snap: it does not start.
  works: (path) => outputOf(path, ["--version"]) !== undefined,
  addition: { isMissing: () => debianVersion !== undefined && !existsSync(shellFolder), install: unpackShell },
  ways: { "from npm": installFromNpm, "with apt-get": installWithApt },
  remedy: "Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.",
});

async function installFromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("the npm package serves Linux on x64 only");
  const name = "@sparticuz/chromium";
  process.stderr.write(`Installing Chromium ${chromiumVersion} from npm (${name}) into .toolchain ...\n`);
  await createFolder(pinned, async (folder) => {
    unpackPrograms(await unpackPackage({ name, version: chromiumVersion }, folder), folder);
    rmSync(join(folder, "package"), { recursive: true });
    writeLauncher(folder);
  });
}

// The package's own code needs dependencies, which have no pinned hash.
function unpackPrograms(content, folder) {
  const inflated = (name) => brotliDecompressSync(readFileSync(join(content, "bin", `${name}.br`)));
  writeFileSync(join(folder, "chromium"), inflated("chromium"), { mode: 0o755 });
  for (const [name, target] of [
    ["al2023.tar", "al2023"],
    ["fonts.tar", "fonts"],
    ["swiftshader.tar", "."],
  ]) {
    writeFileSync(join(content, name), inflated(name));
    mkdirSync(join(folder, target), { recursive: true });
    runCommand("tar", ["-xf", join(content, name), "-C", join(folder, target)]);
  }
}

// A bare machine has neither the NSS libraries nor fonts. The package has both; those of the machine come first.
function writeLauncher(folder) {
  const isBare = spawnSync(join(folder, "chromium"), ["--version"], { stdio: "ignore" }).status !== 0;
  const libraries = isBare
    ? `export LD_LIBRARY_PATH="${join(pinned, "al2023/lib")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n`
    : "";
  const fonts = `export FONTCONFIG_FILE="${join(pinned, "fonts.conf")}"\n`;
  writeFileSync(
    join(folder, "chromium.sh"),
    `#!/bin/sh\n${libraries}${fonts}exec "${join(pinned, "chromium")}" "$@"\n`,
  );
  chmodSync(join(folder, "chromium.sh"), 0o755);
  writeFileSync(
    join(folder, "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(pinned, "fonts")}</dir>
  <cachedir>${join(tmpdir(), "animal-store-fontconfig")}</cachedir>
</fontconfig>
`,
  );
}

function installWithApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error("apt-get needs Linux and root");
  process.stderr.write("Installing the system's chromium with apt-get ...\n");
  runCommand("apt-get", ["update", "-qq"]);
  runCommand("apt-get", ["install", "-qq", "-y", "--no-install-recommends", "chromium"], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

// After a failure, a note takes its place, so that later runs do not try again.
async function unpackShell() {
  process.stderr.write(`Unpacking Debian's ${shell} into .toolchain ...\n`);
  try {
    await createFolder(shellFolder, async (folder) => unpackShellInto(folder));
  } catch (error) {
    process.stderr.write(`Going on with the installed Chromium, which takes longer: ${error.message}\n`);
    mkdirSync(shellFolder, { recursive: true });
    writeFileSync(join(shellFolder, "unavailable.txt"), `${error.message}\nRemove this folder to try again.\n`);
  }
}

function unpackShellInto(folder) {
  const run = (command, ...args) => runCommand(command, args, { cwd: folder, quiet: true, timeout: 120_000 });
  run("apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", `${shell}=${debianVersion}`);
  for (const file of readdirSync(folder).filter((each) => each.endsWith(".deb"))) run("dpkg", "-x", file, ".");
  // The package shares these files with the Chromium that is installed.
  const shared = "/usr/lib/chromium";
  const unpacked = join(folder, shared);
  for (const file of readdirSync(shared).filter((each) => !existsSync(join(unpacked, each))))
    symlinkSync(join(shared, file), join(unpacked, file));
  run(join(unpacked, shell), "--no-sandbox", "--disable-gpu", "--dump-dom", "about:blank");
  return unpacked;
}

function installedVersion() {
  if (process.platform !== "linux") return undefined;
  const { stdout } = spawnSync("dpkg-query", ["--status", "chromium"], { encoding: "utf8" });
  const isInstalled = /^Status: install ok installed$/m.test(stdout ?? "");
  return isInstalled ? /^Version: (.*)$/m.exec(stdout)?.[1] : undefined;
}
