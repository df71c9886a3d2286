import { writeFileSync } from "node:fs";
import { constants } from "node:os";
import { CommanderError } from "commander";
import { runOpenLoop } from "./open-loop.ts";
import { type BenchOptions, parseCommandLine } from "./options.ts";
import { BenchError } from "./processes.ts";
import {
  createGrowthReport,
  createOpenLoopReport,
  createReport,
  formatReportJson,
  type Report,
  renderReport,
} from "./report.ts";
import { type RunOptions, runBench } from "./run-bench.ts";
import { runCheck } from "./run-check.ts";
import { runGrowth } from "./run-growth.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<number> {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => interruption.abort(signal));
  }
  try {
    const options = parseCommandLine(argv);
    const run = { log: (line: string) => process.stderr.write(`${line}\n`), signal: interruption.signal };
    if (options.check) return await runCheck(options, run);
    const report = await measureReport(options, run);
    process.stdout.write(renderReport(report));
    if (options.json) writeFileSync(options.json, formatReportJson(report));
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return 128 + constants.signals[interruption.signal.reason as NodeJS.Signals];
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof BenchError)) throw error;
    process.stderr.write(`bench: ${error.message}\n`);
    return 1;
  }
}

async function measureReport(options: BenchOptions, run: RunOptions): Promise<Report> {
  if (options.growth) return createGrowthReport(await runGrowth(options, run), options);
  if (options.openLoop) return createOpenLoopReport(await runOpenLoop(options, run), options);
  return createReport(await runBench(options, run), options);
}
