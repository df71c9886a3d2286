#!/usr/bin/env node
// Prints the path of Chromium: an installed one, else a pinned one from npm, else one from apt-get. `--find` installs nothing.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { runCommand } from "./toolchain/debian.mjs";
import { createFolderAtomically, unpackPackage } from "./toolchain/download.mjs";
import { chromiumVersion, toolchainFolder } from "./toolchain/pins.mjs";
import { candidatePaths, printProgram, readOutput } from "./toolchain/program.mjs";

const pinnedFolder = join(toolchainFolder, `chromium-${chromiumVersion}`);
// Without a user interface, a test needs half the CPU time.
const programNames = [
  ...["chromium-headless-shell", "chrome-headless-shell"],
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
];
const defaultFolders = ["/usr/bin", "/usr/local/bin", "/opt/google/chrome", "/snap/bin"];
const macApps = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

await printProgram({
  name: "Chromium",
  file: "chromium",
  variable: "CHROMIUM_PATH",
  valid: "the path of a Chromium that starts",
  requirement: "Chromium",
  candidates: () => [...candidatePaths(programNames, defaultFolders), ...macApps, join(pinnedFolder, "chromium.sh")],
  // Ubuntu's chromium-browser is a stub for a snap and may not start.
  isUsable: (path) => readOutput(path, ["--version"]) !== undefined,
  installers: { "from npm": installFromNpm, "with apt-get": installWithApt },
  nextStep: "Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.",
});

async function installFromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("the npm package supports only Linux on x64");
  const name = "@sparticuz/chromium";
  process.stderr.write(`installing Chromium ${chromiumVersion} from npm (${name}) into .toolchain…\n`);
  await createFolderAtomically(pinnedFolder, async (folder) => {
    unpackPrograms(await unpackPackage({ name, version: chromiumVersion }, folder), folder);
    rmSync(join(folder, "package"), { recursive: true });
    writeLauncher(folder);
  });
}

// The unpacking code of the package needs dependencies without a pinned hash.
function unpackPrograms(packageFolder, folder) {
  const decompress = (name) => brotliDecompressSync(readFileSync(join(packageFolder, "bin", `${name}.br`)));
  writeFileSync(join(folder, "chromium"), decompress("chromium"), { mode: 0o755 });
  for (const [name, subfolder] of [
    ["al2023.tar", "al2023"],
    ["fonts.tar", "fonts"],
    ["swiftshader.tar", "."],
  ]) {
    writeFileSync(join(packageFolder, name), decompress(name));
    mkdirSync(join(folder, subfolder), { recursive: true });
    runCommand("tar", ["-xf", join(packageFolder, name), "-C", join(folder, subfolder)]);
  }
}

// A minimal machine has no NSS libraries and fonts. The package contains both; those of the machine take precedence.
function writeLauncher(folder) {
  const needsLibraries = spawnSync(join(folder, "chromium"), ["--version"], { stdio: "ignore" }).status !== 0;
  const libraries = needsLibraries
    ? `export LD_LIBRARY_PATH="${join(pinnedFolder, "al2023/lib")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"\n`
    : "";
  const fonts = `export FONTCONFIG_FILE="${join(pinnedFolder, "fonts.conf")}"\n`;
  const launcher = `#!/bin/sh\n${libraries}${fonts}exec "${join(pinnedFolder, "chromium")}" "$@"\n`;
  writeFileSync(join(folder, "chromium.sh"), launcher, { mode: 0o755 });
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

function installWithApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Error("apt-get needs Linux and root");
  process.stderr.write("installing chromium with apt-get…\n");
  runCommand("apt-get", ["update", "-qq"]);
  runCommand("apt-get", ["install", "-qq", "-y", "--no-install-recommends", "chromium"], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
