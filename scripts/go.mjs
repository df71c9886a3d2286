#!/usr/bin/env node
// Prints the path of Go: an installed one, else Debian's, unpacked into .toolchain. `--find` installs nothing.
import { printDebianProgram } from "./toolchain/debian.mjs";

await printDebianProgram({
  name: "Go",
  file: "go",
  variable: "GO_PATH",
  names: ["go"],
  folders: ["/usr/bin", "/usr/local/go/bin"],
  version: { min: "1.19", args: ["version"], pattern: /go(\d+\.\d+)/ },
  debian: { packages: ["golang-1.19-go"], program: "usr/lib/go-1.19/bin/go" },
  nextStep: "Install golang-go, or set GO_PATH to it.",
});
