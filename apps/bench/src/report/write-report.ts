import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { places } from "../subjects/places.ts";
import type { BenchReport } from "./bench-report.ts";
import { chart, narrow } from "./chart.ts";
import { markdownReport } from "./markdown-report.ts";

/** Writes the report and its chart into the docs. @returns what was written */
export function writeReport(report: BenchReport): string[] {
  mkdirSync(places.report, { recursive: true });
  const files = {
    "benchmarks.md": withChart(markdownReport(report)),
    "benchmarks.svg": chart(report),
    "benchmarks-narrow.svg": chart(report, narrow),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(places.report, name), text);
  return Object.keys(files).map((name) => `apps/docs/benchmarks/${name}`);
}

function withChart(markdown: string): string {
  return markdown.replace("\n\n## ", "\n\n![Each subject as a part of the floor](benchmarks.svg)\n\n## ");
}
