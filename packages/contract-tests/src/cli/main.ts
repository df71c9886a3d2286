import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";
import { runCli } from "./run-cli.ts";

const { stdout, stderr } = process;
// A reader can close the pipe early: `npm run test:contract -- --list | head`.
stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 2));

const interruption = new AbortController();
const { signal } = interruption;
// A second signal ends the process immediately.
for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => interruption.abort(name));

const exitCode = await runCli(process.argv.slice(2), {
  stdout,
  stderr,
  time: { now: () => Date.now(), wait: (milliseconds) => setTimeout(milliseconds, undefined, { signal }) },
  signal,
});
process.exitCode = signal.aborted ? 128 + constants.signals[signal.reason as "SIGINT" | "SIGTERM"] : exitCode;
// The process would otherwise wait for the case in flight.
if (signal.aborted) stdout.write("", () => process.exit());
