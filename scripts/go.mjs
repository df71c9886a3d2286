#!/usr/bin/env node
// Prints the path of Go: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { debianLauncher, unpackDebian } from "./toolchain/debian.mjs";
import { isAtLeast } from "./toolchain/pins.mjs";
import { candidatePaths, printProgram, readOutput } from "./toolchain/program.mjs";

const debian = { name: "go", packages: ["golang-1.19-go"], program: "usr/lib/go-1.19/bin/go" };
const minVersion = "1.19";

await printProgram({
  name: "Go",
  file: "go",
  variable: "GO_PATH",
  valid: `the path of Go ≥ ${minVersion}`,
  requirement: `Go ≥ ${minVersion}`,
  candidates: () => [...candidatePaths(["go"], ["/usr/bin", "/usr/local/go/bin"]), debianLauncher(debian)],
  isUsable: (path) => isAtLeast(/go(\d+\.\d+)/.exec(readOutput(path, ["version"]))?.[1] ?? "0.0", minVersion),
  installers: { "from Debian": () => unpackDebian(debian) },
  nextStep: "Install golang-go, or set GO_PATH to it.",
});
