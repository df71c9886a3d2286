#!/usr/bin/env node
import module from "node:module";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`codegen requires Node.js 22.12 or later. This is ${process.versions.node}.`);
  process.exit(1);
}
module.enableCompileCache();
const { run } = await import("./run.ts");
process.exitCode = await run(process.argv.slice(2));
