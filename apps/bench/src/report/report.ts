import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadGenerator } from "../load/load.ts";
import type { Measurement } from "../measure.ts";
import type { BenchOptions } from "../options.ts";
import type { Service } from "../services.ts";
import type { Target } from "../targets.ts";
import { narrowLayout, renderChart } from "./chart.ts";
import { renderMarkdownReport } from "./markdown-report.ts";

/** All results of a run, as `--json` writes them. */
export interface BenchReport {
  readonly command: string;
  readonly machine: ReturnType<typeof describeMachine>;
  readonly generator: LoadGenerator["name"];
  readonly options: BenchOptions;
  readonly targets: readonly Pick<Target, "name" | "title" | "kind" | "processes">[];
  readonly services: readonly Service["name"][];
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly measurements: readonly Measurement[];
  /** Resident bytes of the largest process of each target after the last round. */
  readonly memory: Readonly<Record<string, number | undefined>>;
}

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
