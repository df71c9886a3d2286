#!/usr/bin/env node
// Prints the path of Redis or Valkey: the one of the machine, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { debianLauncher, unpackDebian } from "./toolchain/debian.mjs";
import { isAtLeast } from "./toolchain/pins.mjs";
import { outputOf, pathsOf, printProgram } from "./toolchain/program.mjs";

const debian = { name: "redis", packages: ["redis-server"], program: "usr/bin/redis-server" };
const names = ["redis-server", "valkey-server"];
const usualFolders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
const oldest = "6.2";

await printProgram({
  name: "Redis",
  file: "redis",
  variable: "REDIS_SERVER_PATH",
  valid: `the path of Redis ≥ ${oldest} or Valkey`,
  wanted: `Redis ≥ ${oldest}`,
  places: () => [...pathsOf(names, usualFolders), debianLauncher(debian)],
  works: (path) => isAtLeast(/v=(\d+\.\d+)/.exec(outputOf(path, ["--version"]))?.[1] ?? "0.0", oldest),
  ways: { "from Debian": () => unpackDebian(debian) },
  remedy: "Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.",
});
