#!/usr/bin/env node
import { isMainThread, Worker } from "node:worker_threads";
import { depthProblem } from "@animal-store/openapi-document/nodes";
import { run } from "./run.ts";

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
