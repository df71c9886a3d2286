#!/usr/bin/env node
// Prints the path of Python: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { debianLauncher, unpackDebian } from "./toolchain/debian.mjs";
import { isAtLeast } from "./toolchain/pins.mjs";
import { candidatePaths, printProgram, readOutput } from "./toolchain/program.mjs";

const debian = { name: "python", packages: ["python3"], program: "usr/bin/python3" };
const minVersion = "3.9";

await printProgram({
  name: "Python",
  file: "python",
  variable: "PYTHON_PATH",
  valid: `the path of Python ≥ ${minVersion}`,
  requirement: `Python ≥ ${minVersion}`,
  candidates: () => [...candidatePaths(["python3"], ["/usr/bin", "/usr/local/bin"]), debianLauncher(debian)],
  isUsable: (path) => isAtLeast(/Python (\d+\.\d+)/.exec(readOutput(path, ["--version"]))?.[1] ?? "0.0", minVersion),
  installers: { "from Debian": () => unpackDebian(debian) },
  nextStep: "Install python3, or set PYTHON_PATH to it.",
});
