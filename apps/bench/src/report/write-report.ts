import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { places } from "../subjects/places.ts";
import type { BenchReport } from "./bench-report.ts";
import { chart, narrow } from "./chart.ts";
import { markdownReport } from "./markdown-report.ts";

/** Writes the report and its chart into the docs. @returns what was written */
export function writeReport(report: BenchReport): string[] {
  mkdirSync(places.report, { recursive: true });
  const name = report.options.on === "postgres" ? "benchmarks-postgres" : "benchmarks";
  const files = {
    [`${name}.md`]: withChart(markdownReport(report), `${name}.svg`),
    [`${name}.svg`]: chart(report),
    [`${name}-narrow.svg`]: chart(report, narrow),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(places.report, file), text);
  return Object.keys(files).map((file) => `apps/docs/benchmarks/${file}`);
}

function withChart(markdown: string, picture: string): string {
  return markdown.replace("\n\n## ", `\n\n![Each subject as a part of the floor](${picture})\n\n## `);
}
