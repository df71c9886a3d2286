import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Feature, readFeatures, toTitle, writeFeature } from "../test/features/read-features.ts";
import versionsByTitle from "../test/features/versions.json" with { type: "json" };
import { versions } from "../test/features/versions.ts";
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

  it("lists each feature of a file once, with its versions", () => {
    const titles = features.map(toTitle);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    // test:long versions --update writes the file.
    expect(Object.keys(versionsByTitle)).toEqual(titles);
  });
});

function describeFeatures(features: readonly Feature[]): string {
  const files = [...new Set(features.map(({ file }) => file))];
  const valid = features.filter(({ mark }) => mark === undefined || mark === "limited");
  const working = valid.filter(({ mark, leftOut, rejected }) => (mark ?? leftOut ?? rejected) === undefined);
  const noted = working.filter(({ skipped }) => skipped !== undefined).length;
  const share = Math.floor((1000 * working.length) / valid.length) / 10;
  return [
    "# OpenAPI support",
    "",
    `Of ${valid.length} features of OpenAPI 2.0 to 3.2, ${working.length} work (${share} %), ${noted} of them with a note. Of the others, codegen`,
    "reads a part (limited), leaves them out with a note, or rejects them with the line of the document and the next step. Types and validators",
    `of the rest are exact. Another ${features.length - valid.length} rows are documents that are not valid or that OpenAPI does not define (invalid),`,
    "and parts that a server ignores (ignored).",
    "",
    "Each row is a test. The heading of a table names its file in [test/features](test/features). A version has a tick if codegen generates",
    "the same code from the feature in that version. Without a tick, the version does not have the feature.",
    "`packages/toolkit/openapi-hono/src/features.test.ts` generates, type-checks and mounts each feature that is not rejected, and sends requests to it.",
    "`src/features.test.ts` compares the message of each feature with one. It also generates this file:",
    "`vitest run src/features.test.ts --update`.",
    ...files.flatMap((file) => formatSection(file, features)),
    "",
  ].join("\n");
}

function formatSection(file: string, features: readonly Feature[]): string[] {
  const rows = features.filter((feature) => feature.file === file).map(toCells);
  const head = ["feature", ...versions, "outcome"];
  const table = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  return ["", `## ${file.replace(/^\d-/, "")} (${file}.yaml)`, "", ...table];
}

function toCells(feature: Feature): string[] {
  const supported = (versionsByTitle as Record<string, string>)[toTitle(feature)]?.split(" ") ?? [];
  const ticks = versions.map((version) => (supported.includes(version) ? "✓" : ""));
  const mark = feature.mark ? `${feature.mark}, ` : "";
  return [escapeCell(feature.feature), ...ticks, mark + toOutcome(feature)];
}

function toOutcome({ note, rejected, leftOut, skipped }: Feature): string {
  if (rejected !== undefined) return `rejected: ${escapeCell(rejected)}`;
  if (leftOut !== undefined) return `left out: ${escapeCell(leftOut)}`;
  if (skipped !== undefined) return `skipped: ${escapeCell(skipped)}`;
  return `works${note ? `: ${note}` : ""}`;
}

function escapeCell(text: string): string {
  return text.trim().replaceAll("|", "\\|").replaceAll("\n", "<br>").replaceAll("__proto__", "`__proto__`");
}
