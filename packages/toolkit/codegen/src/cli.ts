#!/usr/bin/env node
import module from "node:module";
import { isMainThread, Worker } from "node:worker_threads";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(`codegen requires Node.js 22.12 or later. This is ${process.versions.node}.`);
  process.exit(2);
}
module.enableCompileCache();
const { run } = await import("./run.ts");
const { depthProblem } = await import("@animal-store/openapi-document/nodes");
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RangeError) || !isMainThread) throw error;
  if (process.argv[2] === "-") {
    console.error(`stdin: ${depthProblem}`);
    process.exit(1);
  }
  // Schemas that reference each other can need a deeper stack, which only a worker thread can have.
  const options = { argv: process.argv.slice(2), resourceLimits: { stackSizeMb: 256 } };
  new Worker(new URL(import.meta.url), options)
    .on("error", (problem) => {
      if (!(problem instanceof RangeError)) throw problem;
      console.error(`${process.argv[2]}:1:1: ${depthProblem}`);
    })
    .on("exit", (code) => {
      process.exitCode = code;
    });
}
