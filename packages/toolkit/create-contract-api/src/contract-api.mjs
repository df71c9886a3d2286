#!/usr/bin/env node
// JavaScript without other imports, so that an old Node.js can print the required version.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || major === 23 || (major === 22 && minor < 18)) {
  console.error(`contract-api requires Node.js 22.18, or 24 and later. This is ${process.versions.node}.`);
  process.exit(2);
}
const { run } = await import("./dev/run.ts");
process.exitCode = await run(process.argv.slice(2));
