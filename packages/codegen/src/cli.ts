#!/usr/bin/env node
import module from "node:module";
import { isMainThread, Worker } from "node:worker_threads";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`codegen requires Node.js 22.12 or later. This is ${process.versions.node}.`);
  process.exit(2);
}
module.enableCompileCache();
const args = process.argv.slice(2);
if (isMainThread) {
  // Schemas that reference each other need a deep stack.
  const worker = new Worker(new URL(import.meta.url), { argv: args, resourceLimits: { stackSizeMb: 256 } });
  worker.on("exit", (code) => {
    process.exitCode = code;
  });
} else {
  const { run } = await import("./run.ts");
  process.exitCode = await run(args);
}
