import { readFileSync } from "node:fs";
import { drawBars, drawLine } from "./charts.ts";
import { joinParagraphs, type OutputFormat, scrollTables, table } from "./markdown.ts";

/** A file that `npm run bench -- --json` writes. */
type Report = { readonly description: string; readonly tables: readonly ReportTable[] };

type ReportTable = {
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly unit?: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly kind?: string; readonly values: readonly string[] }[];
};

/** Renders a report: charts and all tables on a page, and only the tables in plain text. @param name of the file */
export function renderBenchmarks(name: string, format: OutputFormat): string {
  const file = new URL(`../../benchmarks/${name}.json`, import.meta.url);
  const { description, tables }: Report = JSON.parse(readFileSync(file, "utf8"));
  if (format === "plain")
    return joinParagraphs(description, ...tables.flatMap((each) => [`### ${each.title}`, each.note, toMarkdown(each)]));
  const details = tables.flatMap((each) => [`**${each.title}.** ${each.note}`, scrollTables(toMarkdown(each))]);
  return joinParagraphs(
    description,
    ...drawCharts(tables),
    `<details>\n<summary>All results as tables</summary>\n\n${joinParagraphs(...details)}\n\n</details>`,
  );
}

/** Returns a group of charts for each table that has one. The tables of latencies share a group. */
function drawCharts(tables: readonly ReportTable[]): string[] {
  const latencies = tables.filter(({ name }) => name === "latency");
  const groups = tables.map((each) => {
    const text = `**${each.title}.** ${each.note}`;
    if (each.name === "relative-to-baseline") return toGroup(text, "bars", drawRatios(each, tables));
    return each.columns[0] === "Pets" ? toGroup(text, "lines", drawGrowth(each)) : "";
  });
  const p99 = "**99th percentile of the latency.** Milliseconds, in the quietest tenth of the rounds. Lower is better.";
  return [...groups, latencies.length > 0 ? toGroup(p99, "bars", drawLatencies(latencies)) : ""];
}

function toGroup(text: string, className: string, charts: readonly string[]): string {
  return `${text}\n\n<div class="charts ${className} not-content" data-pagefind-ignore>${charts.join("")}</div>`;
}

/** Draws one chart per scenario, with a bar per target and a line for the baseline. */
function drawRatios({ columns, rows }: ReportTable, tables: readonly ReportTable[]): string[] {
  const targets = rows.filter(({ kind }) => kind !== "baseline");
  const max = findMax(targets);
  const relativeToPeer = tables.find(({ name }) => name === "relative-to-best-peer");
  const serverRatios = relativeToPeer?.rows.find(({ kind }) => kind === "server")?.values;
  return columns.slice(1).map((title, index) => {
    const bars = targets.map(({ title: label, kind, values }) => ({
      ...toDatum(label, values[index]),
      isMain: kind === "server",
    }));
    const ratio = toNumber(serverRatios?.[index]);
    const note = ratio > 0 ? `${ratio.toFixed(1)} × the best other` : "";
    return drawBars({ title, note, bars: bars.filter(isMeasured) }, Math.max(1, max), 1);
  });
}

/** Draws one chart per scenario, with a bar per target and rate. All have the same scale. */
function drawLatencies(tables: readonly ReportTable[]): string[] {
  const toBars = ({ columns, rows }: ReportTable) =>
    rows.map(({ title, kind, values }) => ({
      ...toDatum(title, /^[^ ]+/.exec(values[columns.indexOf("p99, quiet rounds") - 1] ?? "")?.[0]),
      isMain: kind === "server",
    }));
  const max = Math.max(
    ...tables
      .flatMap(toBars)
      .filter(isMeasured)
      .map(({ value }) => value),
  );
  return tables.map((each) => drawBars({ title: each.title, note: "ms", bars: toBars(each).filter(isMeasured) }, max));
}

const compactFormat = new Intl.NumberFormat("en", { notation: "compact" });

/** Draws one chart per row, over the number of pets. All rows of a table have the same scale. */
function drawGrowth({ columns, rows, unit = "" }: ReportTable): string[] {
  const max = findMax(rows);
  return rows.map(({ title, values }) => {
    const points = values.map((value, index) => {
      const x = toNumber(columns[index + 1]);
      return { ...toDatum(compactFormat.format(x), value), x };
    });
    return drawLine({ title, note: unit, points: points.filter(isMeasured).filter(({ x }) => x > 0) }, max);
  });
}

function findMax(rows: ReportTable["rows"]): number {
  return Math.max(...rows.flatMap(({ values }) => values.map(toNumber)).filter(Number.isFinite));
}

function toDatum(label: string, text = "–"): { label: string; text: string; value: number } {
  return { label, text, value: toNumber(text) };
}

function isMeasured({ value }: { readonly value: number }): boolean {
  return Number.isFinite(value);
}

/** Returns the number of a text such as 1,000. */
function toNumber(text = ""): number {
  return Number(text.replaceAll(",", ""));
}

function toMarkdown({ columns, rows }: ReportTable): string {
  return table(
    [...columns],
    rows.map(({ title, values }) => [title, ...values]),
    "---:",
  );
}
