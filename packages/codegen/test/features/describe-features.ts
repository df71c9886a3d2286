import type { Feature } from "./read-features.ts";

/** The table of features as Markdown. */
export function describeFeatures(features: readonly Feature[]): string {
  const files = [...new Set(features.map(({ file }) => file))];
  const refused = features.filter((feature) => feature.refused !== undefined).length;
  return [
    "# What of OpenAPI 3.1 works",
    "",
    `Of ${features.length} features ${features.length - refused} work and ${refused} are refused by codegen, with the line of the document and the next step. There is no third outcome.`,
    "",
    "Each row stands in [test/features](test/features), in the file that its part names, with a document that uses the feature. A feature that works is",
    "generated, type-checked, mounted and sent requests by `packages/openapi-hono/src/features.test.ts`; a refusal is held word for word by `src/features.test.ts`,",
    "which also holds that this table has a row for each. Write it anew with `vitest run src/features.test.ts --update`.",
    ...files.flatMap((file) => part(file, features)),
    "",
  ].join("\n");
}

function part(file: string, features: readonly Feature[]): string[] {
  const rows = features.filter((feature) => feature.file === file).map(cells);
  return ["", `## ${file.replace(/^\d-/, "")} (${file}.yaml)`, "", ...table([["feature", "outcome"], ...rows])];
}

/** Aligned, as the formatter would leave it. */
function table(rows: readonly Cells[]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows.map(line);
  return [head, line(widths.map((width) => "-".repeat(width))), ...rest].flat();
}

type Cells = [feature: string, outcome: string];

function cells({ feature, note, refused }: Feature): Cells {
  const outcome = refused === undefined ? `works${note ? `: ${note}` : ""}` : `refused: ${escapeCell(refused)}`;
  return [escapeCell(feature), outcome];
}

function escapeCell(text: string): string {
  return text.trim().replaceAll("|", "\\|").replaceAll("\n", "<br>").replaceAll("__proto__", "`__proto__`");
}
