#!/usr/bin/env node
// Prints the required version on an old Node.js, before it imports TypeScript or newer syntax.
import "../template/scripts/check-node.mjs";

const { run } = await import("./run.ts");
process.stdout.on("error", ({ code, message }) => {
  // The reader of a pipe, such as head, can close it.
  if (code === "EPIPE") return;
  console.error(`create-contract-api: cannot write the output: ${message}`);
  process.exit(1);
});
process.exitCode = await run(process.argv.slice(2));
