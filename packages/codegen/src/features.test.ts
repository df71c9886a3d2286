import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Feature, readFeatures, writeFeature } from "../test/features/read-features.ts";
import { createTemporaryFolder, runQuietly } from "../test/set-up.ts";

const features = readFeatures();

describe("codegen rejects an unsupported feature with its line and the next step:", () => {
  it.each(features.filter(({ rejected }) => rejected !== undefined))("$feature", async (feature) => {
    const folder = createTemporaryFolder();
    const { code, stderr } = await runQuietly(writeFeature(feature, folder), join(folder, "generated"));
    const message = stderr.replaceAll(`${folder}/`, "");
    expect(message).toBe(feature.rejected);
    expect(code).toBe(1);
  });
});

describe("FEATURES.md", () => {
  it("lists every feature with its outcome", async () => {
    await expect(describeFeatures(features)).toMatchFileSnapshot("../FEATURES.md");
  });

  it("has one of two outcomes for each feature", () => {
    for (const { feature, rejected, requests, accepts } of features)
      expect(rejected === undefined, feature).toBe((requests ?? accepts) !== undefined);
  });

  it("lists each feature of a file once", () => {
    const names = features.map(({ file, feature }) => `${file} ${feature}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

function describeFeatures(features: readonly Feature[]): string {
  const files = [...new Set(features.map(({ file }) => file))];
  const rejected = features.filter((feature) => feature.rejected !== undefined).length;
  return [
    "# OpenAPI 3.1 support",
    "",
    `codegen supports ${features.length - rejected} of ${features.length} features. It rejects the other ${rejected} with the line of the document and the next step.`,
    "",
    "Each row is a test. The heading of a table names its file in [test/features](test/features).",
    "`packages/openapi-hono/src/features.test.ts` generates, type-checks and mounts each supported feature, and sends requests to it.",
    "`src/features.test.ts` compares the message of each rejected feature. It also generates this file:",
    "`vitest run src/features.test.ts --update`.",
    ...files.flatMap((file) => formatSection(file, features)),
    "",
  ].join("\n");
}

function formatSection(file: string, features: readonly Feature[]): string[] {
  const rows = features.filter((feature) => feature.file === file).map(toCells);
  return ["", `## ${file.replace(/^\d-/, "")} (${file}.yaml)`, "", ...formatTable([["feature", "outcome"], ...rows])];
}

function formatTable(rows: readonly Cells[]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const formatRow = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...bodyLines] = rows.map(formatRow);
  return [head, formatRow(widths.map((width) => "-".repeat(width))), ...bodyLines].flat();
}

type Cells = [feature: string, outcome: string];

function toCells({ feature, note, rejected }: Feature): Cells {
  const outcome = rejected === undefined ? `works${note ? `: ${note}` : ""}` : `rejected: ${escapeCell(rejected)}`;
  return [escapeCell(feature), outcome];
}

function escapeCell(text: string): string {
  return text.trim().replaceAll("|", "\\|").replaceAll("\n", "<br>").replaceAll("__proto__", "`__proto__`");
}
