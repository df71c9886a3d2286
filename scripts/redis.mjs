#!/usr/bin/env node
// Prints the path of Redis or Valkey: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { printDebianProgram } from "./toolchain/debian.mjs";

await printDebianProgram({
  name: "Redis",
  file: "redis",
  variable: "REDIS_SERVER_PATH",
  valid: "the path of Redis ≥ 6.2 or Valkey",
  names: ["redis-server", "valkey-server"],
  folders: ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"],
  version: { min: "6.2", args: ["--version"], pattern: /v=(\d+\.\d+)/ },
  debian: { packages: ["redis-server"], program: "usr/bin/redis-server" },
  nextStep: "Install redis-server or valkey-server, or set REDIS_SERVER_PATH to one.",
});
