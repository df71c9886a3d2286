import { writeFileSync } from "node:fs";
import { constants } from "node:os";
import { CommanderError } from "commander";
import { type BenchOptions, parseCommandLine } from "./options.ts";
import { BenchError } from "./processes.ts";
import { renderMarkdownReport } from "./report/markdown-report.ts";
import { writeReport } from "./report/report.ts";
import { runBench } from "./run-bench.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<number> {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => interruption.abort(signal));
  }
  try {
    await bench(parseCommandLine(argv), argv, interruption.signal);
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return 128 + constants.signals[interruption.signal.reason as NodeJS.Signals];
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof BenchError)) throw error;
    process.stderr.write(`bench: ${error.message}\n`);
    return 1;
  }
}

async function bench(options: BenchOptions, argv: string[], signal: AbortSignal): Promise<void> {
  const log = (line: string) => process.stderr.write(`${line}\n`);
  const report = await runBench(options, { command: commandOf(argv), log, signal });
  process.stdout.write(renderMarkdownReport(report));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (options.write) log(`wrote ${writeReport(report).join(", ")}`);
}

/** Returns the command that repeats the measurement, without output options. */
function commandOf(argv: readonly string[]): string {
  const command = ["npm run bench --", ...argv].join(" ").replace(/ --json[ =]\S+| --write\b/g, "");
  return command.replace(/ --$/, "");
}
