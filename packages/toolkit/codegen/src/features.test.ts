import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Feature, readFeatures, writeFeature } from "../test/features/read-features.ts";
import { createTemporaryFolder, runQuietly } from "../test/set-up.ts";

const features = readFeatures();

describe("codegen reports what it rejects, leaves out or skips, with its line:", () => {
  it.each(features.filter((feature) => findFindings(feature) !== undefined))("$feature", async (feature) => {
    const folder = createTemporaryFolder();
    const { code, stderr } = await runQuietly(writeFeature(feature, folder), join(folder, "generated"));
    expect(listFindings(stderr, folder)).toBe(findFindings(feature));
    expect(code).toBe(feature.rejected === undefined ? 0 : 1);
  });
});

function findFindings({ rejected, leftOut, skipped }: Feature): string | undefined {
  return rejected ?? leftOut ?? skipped;
}

/** Returns the lines with a location. */
function listFindings(report: string, folder: string): string {
  const lines = report.split("\n").filter((line) => line.startsWith(`${folder}/`) && /^\S+:\d+:\d+: /.test(line));
  return lines.join("\n").replaceAll(`${folder}/`, "");
}

describe("FEATURES.md", () => {
  it("lists every feature with its outcome", async () => {
    await expect(describeFeatures(features)).toMatchFileSnapshot("../FEATURES.md");
  });

  it("rejects each feature, leaves it out or sends requests to it", () => {
    for (const { feature, rejected, leftOut, requests, accepts } of features) {
      const hasRequests = (requests ?? accepts) !== undefined;
      expect(rejected === undefined ? hasRequests || leftOut !== undefined : !hasRequests, feature).toBe(true);
    }
  });

  it("lists each feature of a file once", () => {
    const names = features.map(({ file, feature }) => `${file} ${feature}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

function describeFeatures(features: readonly Feature[]): string {
  const files = [...new Set(features.map(({ file }) => file))];
  const count = (outcome: string) => features.filter((feature) => toCells(feature)[1].startsWith(outcome)).length;
  return [
    "# OpenAPI support",
    "",
    `Of ${features.length} features of OpenAPI 3.2, 3.1 and 3.0, ${count("works")} work. codegen reads ${count("skipped")} with a note, and leaves out ${count("left out")}:`,
    "the rest of the document works, and its types and validators are correct.",
    `codegen rejects ${count("rejected")} with the line of the document and the next step.`,
    "",
    "Each row is a test. The heading of a table names its file in [test/features](test/features).",
    "`packages/toolkit/openapi-hono/src/features.test.ts` generates, type-checks and mounts each feature that is not rejected, and sends requests to it.",
    "`src/features.test.ts` compares the message of each feature with one. It also generates this file:",
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
  const [head = "", ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  return [head, "| --- | --- |", ...body];
}

type Cells = [feature: string, outcome: string];

function toCells({ feature, note, rejected, leftOut, skipped }: Feature): Cells {
  if (rejected !== undefined) return [escapeCell(feature), `rejected: ${escapeCell(rejected)}`];
  if (leftOut !== undefined) return [escapeCell(feature), `left out: ${escapeCell(leftOut)}`];
  if (skipped !== undefined) return [escapeCell(feature), `skipped: ${escapeCell(skipped)}`];
  return [escapeCell(feature), `works${note ? `: ${note}` : ""}`];
}

function escapeCell(text: string): string {
  return text.trim().replaceAll("|", "\\|").replaceAll("\n", "<br>").replaceAll("__proto__", "`__proto__`");
}
