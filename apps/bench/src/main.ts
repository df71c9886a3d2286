import { writeFileSync } from "node:fs";
import { constants } from "node:os";
import { CommanderError } from "commander";
import { runOpenLoop } from "./open-loop.ts";
import { parseCommandLine } from "./options.ts";
import { BenchError } from "./processes.ts";
import { renderOpenLoopReport, renderReport } from "./report.ts";
import { runBench } from "./run-bench.ts";
import { runCheck } from "./run-check.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<number> {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => interruption.abort(signal));
  }
  try {
    const options = parseCommandLine(argv);
    const log = (line: string) => process.stderr.write(`${line}\n`);
    if (options.check) return await runCheck(options, { log, signal: interruption.signal });
    const write = (report: string, results: object) => {
      process.stdout.write(report);
      if (options.json) writeFileSync(options.json, `${JSON.stringify({ options, ...results }, null, 2)}\n`);
    };
    if (options.openLoop) {
      const results = await runOpenLoop(options, { log, signal: interruption.signal });
      write(renderOpenLoopReport(results, options), results);
    } else {
      const results = await runBench(options, { log, signal: interruption.signal });
      write(renderReport(results, options), results);
    }
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return 128 + constants.signals[interruption.signal.reason as NodeJS.Signals];
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof BenchError)) throw error;
    process.stderr.write(`bench: ${error.message}\n`);
    return 1;
  }
}
