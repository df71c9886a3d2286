import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { runBench } from "../run-bench.ts";
import { narrowLayout, renderChart } from "./chart.ts";
import { renderMarkdownReport } from "./markdown-report.ts";

/** All results of a run, as `--json` writes them. */
export type BenchReport = Awaited<ReturnType<typeof runBench>>;

export function describeMachine() {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memory: totalmem(),
    system: `${type()} ${process.arch}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  };
}

/** Writes the report and its charts into the docs. @returns the paths of the files */
export function writeReport(report: BenchReport): string[] {
  const folder = fileURLToPath(new URL("../../../docs/benchmarks/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const name = report.options.on === "postgres" ? "benchmarks-postgres" : "benchmarks";
  const picture = `![Throughput of each target, relative to the baseline](${name}.svg)`;
  const files = {
    [`${name}.md`]: renderMarkdownReport(report).replace("\n\n## ", `\n\n${picture}\n\n## `),
    [`${name}.svg`]: renderChart(report),
    [`${name}-narrow.svg`]: renderChart(report, narrowLayout),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return Object.keys(files).map((file) => `apps/docs/benchmarks/${file}`);
}
