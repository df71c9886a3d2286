#!/usr/bin/env node
import { runCommand } from "./command.ts";

process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // The reader of a pipe, such as head, can close it.
  if (code === "EPIPE") return;
  console.error(`conformance: cannot write the output: ${message}`);
  process.exit(2);
});
process.exitCode = await runCommand(process.argv.slice(2));
