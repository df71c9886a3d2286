#!/usr/bin/env node
import { run } from "./run.ts";

process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // The reader of a pipe, such as head, can close it.
  if (code === "EPIPE") return;
  console.error(`create-contract-api: cannot write the output: ${message}`);
  process.exit(1);
});
process.exitCode = await run(process.argv.slice(2));
