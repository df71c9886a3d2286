#!/usr/bin/env node
// JavaScript without other imports, so that an old Node.js can print the required version.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`compatibility needs Node.js 22.12 or later, got ${process.versions.node}. Install a newer version.`);
  process.exit(2);
}
const { enableCompileCache } = await import("node:module");
enableCompileCache();
const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
