import { setTimeout } from "node:timers/promises";
import { runJudge } from "./tool/run-judge.ts";

process.exitCode = await runJudge(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  time: { now: () => Date.now(), wait: (milliseconds) => setTimeout(milliseconds) },
});
