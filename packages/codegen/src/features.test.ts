import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Feature, readFeatures, writeFeature } from "../test/features/read-features.ts";
import { runQuietly, temporaryFolder } from "../test/set-up.ts";

const features = readFeatures();

describe("A feature of OpenAPI that is not served, is refused with its line and the next step:", () => {
  it.each(features.filter(({ rejected }) => rejected !== undefined))("$feature", async (feature) => {
    const folder = temporaryFolder();
    const { code, stderr } = await runQuietly(writeFeature(feature, folder), join(folder, "generated"));
    const told = stderr.replaceAll(`${folder}/`, "");
    expect(told).toBe(feature.rejected);
    expect(code).toBe(1);
  });
});

describe("The table of features", () => {
  it("has a row for each of the suite, with what shows it", async () => {
    await expect(describeFeatures(features)).toMatchFileSnapshot("../FEATURES.md");
  });

  it("knows two outcomes", () => {
    for (const { feature, rejected, requests, accepts } of features)
      expect(rejected === undefined, feature).toBe((requests ?? accepts) !== undefined);
  });

  it("names each feature once in its part", () => {
    const names = features.map(({ file, feature }) => `${file} ${feature}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

/** The table of features as Markdown. */
function describeFeatures(features: readonly Feature[]): string {
  const files = [...new Set(features.map(({ file }) => file))];
  const rejected = features.filter((feature) => feature.rejected !== undefined).length;
  return [
    "# What of OpenAPI 3.1 works",
    "",
    `Of ${features.length} features ${features.length - rejected} work and ${rejected} are refused by codegen, with the line of the document and the next step. There is no third outcome.`,
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

function cells({ feature, note, rejected }: Feature): Cells {
  const outcome = rejected === undefined ? `works${note ? `: ${note}` : ""}` : `refused: ${escapeCell(rejected)}`;
  return [escapeCell(feature), outcome];
}

function escapeCell(text: string): string {
  return text.trim().replaceAll("|", "\\|").replaceAll("\n", "<br>").replaceAll("__proto__", "`__proto__`");
}
