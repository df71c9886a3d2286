#!/usr/bin/env node
// JavaScript without other imports, so that an old Node.js can print the required version.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`conformance needs Node.js 22.18 or later, got ${process.versions.node}. Install a newer version.`);
  process.exit(2);
}
const { enableCompileCache } = await import("node:module");
enableCompileCache();
const { runCommand } = await import("./command.ts");
process.stdout.on("error", ({ code, message }) => {
  // The reader of a pipe, such as head, can close it.
  if (code === "EPIPE") return;
  console.error(`conformance: cannot write the output: ${message}`);
  process.exit(2);
});
process.exitCode = await runCommand(process.argv.slice(2));
