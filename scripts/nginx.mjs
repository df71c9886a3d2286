#!/usr/bin/env node
// Prints the path of nginx: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { debianLauncher, unpackDebian } from "./toolchain/debian.mjs";
import { isAtLeast } from "./toolchain/pins.mjs";
import { candidatePaths, printProgram, readOutput } from "./toolchain/program.mjs";

const debian = { name: "nginx", packages: ["nginx"], program: "usr/sbin/nginx" };
const defaultFolders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"];
// Older versions cannot share upstream failures between workers or limit the idle time of upstream connections.
const minVersion = "1.18";

await printProgram({
  name: "nginx",
  file: "nginx",
  variable: "NGINX_PATH",
  valid: `the path of nginx ≥ ${minVersion}`,
  requirement: `nginx ≥ ${minVersion}`,
  candidates: () => [...candidatePaths(["nginx"], defaultFolders), debianLauncher(debian)],
  isUsable: (path) => isAtLeast(/nginx\/(\d+\.\d+)/.exec(readOutput(path, ["-v"]))?.[1] ?? "0.0", minVersion),
  installers: { "from Debian": () => unpackDebian(debian) },
  nextStep: "Install nginx, or set NGINX_PATH to one.",
});
