#!/usr/bin/env node
import "../template/scripts/check-node.mjs";

const { run } = await import("./dev/run.ts");
process.exitCode = await run(process.argv.slice(2));
