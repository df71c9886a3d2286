#!/usr/bin/env node
// Prints the path of Redis or Valkey: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { debianLauncher, unpackDebian } from "./toolchain/debian.mjs";
import { isAtLeast } from "./toolchain/pins.mjs";
import { candidatePaths, printProgram, readOutput } from "./toolchain/program.mjs";

const debian = { name: "redis", packages: ["redis-server"], program: "usr/bin/redis-server" };
const names = ["redis-server", "valkey-server"];
const defaultFolders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
const minVersion = "6.2";

await printProgram({
  name: "Redis",
  file: "redis",
  variable: "REDIS_SERVER_PATH",
  valid: `the path of Redis ≥ ${minVersion} or Valkey`,
  requirement: `Redis ≥ ${minVersion}`,
  candidates: () => [...candidatePaths(names, defaultFolders), debianLauncher(debian)],
  isUsable: (path) => isAtLeast(/v=(\d+\.\d+)/.exec(readOutput(path, ["--version"]))?.[1] ?? "0.0", minVersion),
  installers: { "from Debian": () => unpackDebian(debian) },
  nextStep: "Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.",
});
