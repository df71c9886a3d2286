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
  /** Digits after the point. */
  readonly digits: number;
  /** The heads of all columns. The numbers are numbers of pets. */
  readonly columns: readonly (string | number)[];
  readonly rows: readonly ReportRow[];
};

type ReportRow = { readonly title: string; readonly kind?: string; readonly values: readonly Value[] };

type Value = number | string | null;

/** Renders a report: charts with tables to open on a page, and tables in plain text. @param name of the file */
export function renderBenchmarks(name: string, format: OutputFormat): string {
  const file = new URL(`../../benchmarks/${name}.json`, import.meta.url);
  const { description, tables }: Report = JSON.parse(readFileSync(file, "utf8"));
  if (format === "plain")
    return joinParagraphs(description, ...tables.flatMap((each) => [`### ${each.title}`, each.note, toMarkdown(each)]));
  const charts = tables.map((each) => drawTable(each, tables));
  const details = tables.map((each) =>
    joinParagraphs(`**${each.title}.** ${each.note}`, scrollTables(toMarkdown(each))),
  );
  return joinParagraphs(
    description,
    ...charts,
    `<details>\n<summary>All results as tables</summary>\n\n${joinParagraphs(...details)}\n\n</details>`,
  );
}

/** Returns the charts of a table; an empty text if a chart would not help. */
function drawTable(report: ReportTable, tables: readonly ReportTable[]): string {
  if (report.name === "relative-to-baseline") return toFigure(report, "bars", drawRatios(report, tables));
  if (report.columns.some((column) => typeof column === "number")) return toFigure(report, "lines", drawGrowth(report));
  return "";
}

function toFigure({ title, note }: ReportTable, className: string, panels: readonly string[]): string {
  return `**${title}.** ${note}\n\n<div class="charts ${className} not-content" data-pagefind-ignore>${panels.join("")}</div>`;
}

/** Draws one chart per scenario, with a bar per target and a line for the baseline. */
function drawRatios({ columns, rows, digits }: ReportTable, tables: readonly ReportTable[]): string[] {
  const targets = rows.filter(({ kind }) => kind !== "baseline");
  const max = Math.max(1, ...targets.flatMap(({ values }) => values.map(Number)));
  const ratios = tables.find(({ name }) => name === "relative-to-best-peer");
  const server = ratios?.rows.find(({ kind }) => kind === "server");
  return columns.slice(1).map((column, index) => {
    const ratio = server?.values[index];
    const note = typeof ratio === "number" ? `${ratio.toFixed(1)} × the best other` : "";
    const bars = targets.flatMap(({ title, kind, values }) =>
      toData(values[index], digits).map((datum) => ({ ...datum, label: title, isMain: kind === "server" })),
    );
    return drawBars({ title: String(column), note, bars }, max, 1);
  });
}

const compactFormat = new Intl.NumberFormat("en", { notation: "compact" });

/** Draws one chart per row, over the number of pets. All rows of a table have the same scale. */
function drawGrowth({ columns, rows, digits, unit = "" }: ReportTable): string[] {
  const max = Math.max(...rows.flatMap(({ values }) => values.map(Number)));
  return rows.map(({ title, values }) => {
    const points = columns
      .slice(1)
      .flatMap((x, index) =>
        typeof x === "number" && x > 0
          ? toData(values[index], digits).map((datum) => ({ ...datum, x, label: compactFormat.format(x) }))
          : [],
      );
    return drawLine({ title, note: unit, points }, max);
  });
}

/** Returns the value if it is a number. */
function toData(value: Value | undefined, digits: number): { value: number; text: string }[] {
  return typeof value === "number" ? [{ value, text: formatValue(value, digits) }] : [];
}

function toMarkdown({ columns, rows, digits }: ReportTable): string {
  return table(
    columns.map((column) => formatValue(column, 0)),
    rows.map(({ title, values }) => [title, ...values.map((value) => formatValue(value, digits))]),
    "---:",
  );
}

function formatValue(value: Value, digits: number): string {
  if (typeof value !== "number") return value ?? "–";
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
