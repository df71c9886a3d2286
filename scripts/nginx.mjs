#!/usr/bin/env node
// Prints the path of nginx: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { printDebianProgram } from "./toolchain/debian.mjs";

await printDebianProgram({
  name: "nginx",
  file: "nginx",
  variable: "NGINX_PATH",
  names: ["nginx"],
  folders: ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/usr/local/bin"],
  // Older versions cannot share upstream failures between workers or limit the idle time of upstream connections.
  version: { min: "1.18", args: ["-v"], pattern: /nginx\/(\d+\.\d+)/ },
  debian: { packages: ["nginx"], program: "usr/sbin/nginx" },
  nextStep: "Install nginx, or set NGINX_PATH to one.",
});
