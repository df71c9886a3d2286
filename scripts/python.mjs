#!/usr/bin/env node
// Prints the path of Python: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { printDebianProgram } from "./toolchain/debian.mjs";

await printDebianProgram({
  name: "Python",
  file: "python",
  variable: "PYTHON_PATH",
  names: ["python3"],
  folders: ["/usr/bin", "/usr/local/bin"],
  version: { min: "3.9", args: ["--version"], pattern: /Python (\d+\.\d+)/ },
  debian: { packages: ["python3"], program: "usr/bin/python3" },
  nextStep: "Install python3, or set PYTHON_PATH to it.",
});
