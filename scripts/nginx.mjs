#!/usr/bin/env node
// Prints the path of nginx: the one of the machine, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { debianLauncher, unpackDebian } from "./toolchain/debian.mjs";
import { isAtLeast } from "./toolchain/pins.mjs";
import { outputOf, pathsOf, printProgram } from "./toolchain/program.mjs";

const debian = { name: "nginx", packages: ["nginx"], program: "usr/sbin/nginx" };
const usualFolders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];
// It counts failures of the servers for all of its workers, and keeps connections to them for a time.
const oldest = "1.18";

await printProgram({
  name: "nginx",
  file: "nginx",
  variable: "NGINX_PATH",
  valid: `the path of nginx ≥ ${oldest}`,
  wanted: `nginx ≥ ${oldest}`,
  places: () => [...pathsOf(["nginx"], usualFolders), debianLauncher(debian)],
  works: (path) => isAtLeast(/nginx\/(\d+\.\d+)/.exec(outputOf(path, ["-v"]))?.[1] ?? "0.0", oldest),
  ways: { "from Debian": () => unpackDebian(debian) },
  remedy: "Install nginx, or set NGINX_PATH to one.",
});
