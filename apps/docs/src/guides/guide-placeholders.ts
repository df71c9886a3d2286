import { readFileSync } from "node:fs";
import { type ContractRoot, documentedOperations, formatDate, getByPath } from "../contract-document.ts";
import { bansParagraph, plansTable } from "../redocly-plugin.ts";
import { errorAdvice } from "./error-advice.ts";
import { errorSections, operationLink } from "./error-sections.ts";
import { escapeText, type OutputFormat, scrollTables, table } from "./markdown.ts";
import { type Placeholders, renderGuide } from "./read-guides.ts";

export type GuideFacts = {
  contract: ContractRoot;
  /** The sandbox's key of a plan. */
  keyOf: (plan: string) => string;
  /** The paper CHANGELOG.md. */
  changelog: string;
  flavour: OutputFormat;
};

/** The words that stand in guides for what is made of the contract, the samples and the papers of the repository. */
export function guidePlaceholders({ contract, keyOf, changelog, flavour }: GuideFacts): Placeholders {
  const placeholders: Placeholders = {
    plans: () => plansTable(contract["x-rate-limit-plans"] ?? {}),
    ban: () => (contract["x-ban"] ? bansParagraph(contract["x-ban"]) : ""),
    // Advice holds placeholders itself, as a guide does.
    errors: () =>
      renderGuide(errorSections(contract, errorAdvice), { name: "error-advice.ts, as shown", contract, placeholders }),
    error: (code) => errorLink(contract, code),
    calendar: () => sunsetTable(contract),
    stability: () => stabilityTable(contract),
    reference: (operationId) => (operationId === "" ? "[API reference](/docs/reference)" : link(contract, operationId)),
    document: () => "[one OpenAPI document](/docs/openapi.yaml)",
    removals: () => "[removals.ics](/docs/removals.ics)",
    try: () => "[Try it](/docs/try/)",
    key: (plan) => keyOf(plan),
    changelog: () => (flavour === "page" ? escapeText(withoutTitle(changelog)) : withoutTitle(changelog)),
    benchmarks: (on) => benchmarks(on === "" ? "benchmarks" : `benchmarks-${on}`, flavour),
  };
  return placeholders;
}

function errorLink(contract: ContractRoot, code: string): string {
  if (contract["x-error-codes"]?.[code]) return `[\`${code}\`](errors.md#${code})`;
  throw new Error(`error must name a code of the contract, and it has no "${code}". Correct the guide.`);
}

function link(contract: ContractRoot, operationId: string): string {
  const found = documentedOperations(contract).find(({ operation }) => operation.operationId === operationId);
  if (found) return operationLink(found.operation);
  throw new Error(`reference must name an operation, and there is no "${operationId}". Correct the guide.`);
}

function benchmarks(name: string, flavour: OutputFormat): string {
  const report = readFileSync(new URL(`../../benchmarks/${name}.md`, import.meta.url), "utf8");
  const [opening = "", ...sections] = withoutTitle(report).split(/^(?=## )/m);
  // The figures of each single request stand in the report; here is what they come to.
  const paper = [opening, ...sections.filter((section) => !section.includes("| req/s |"))]
    .join("")
    .replace(/!\[(.*)\]\(benchmarks[a-z-]*\.svg\)/, (_, alt: string) => benchmarkChart(name, alt, flavour))
    .replaceAll(/^\| {2}\|/gm, "| Subject |")
    // A report of its own is a section among others.
    .replaceAll(/^## /gm, name === "benchmarks" ? "## " : "### ");
  return flavour === "page" ? scrollTables(paper) : paper;
}

// A screen that is narrow has the same chart in one column, for its letters would be too small.
function benchmarkChart(name: string, alt: string, flavour: OutputFormat): string {
  if (flavour === "plain") return `![${alt}](/docs/${name}.svg)`;
  const narrow = `<source media="(max-width: 50rem)" srcset="/docs/${name}-narrow.svg" />`;
  return `<picture>${narrow}<img src="/docs/${name}.svg" alt="${alt}" /></picture>`;
}

function withoutTitle(paper: string): string {
  return paper.replace(/^# .*\n+/, "");
}

/**
 * A figure of the contract in words: `x-ban.seconds | duration` is the value at that path, said as a time.
 * @throws {Error} when there is no such figure or way to say it
 */
export function formatFigure(contract: object, words: string): string {
  const [path = "", way = "plain"] = words.split("|").map((part) => part.trim());
  const value = getByPath(contract, path.split("."));
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error(
      `{{${words}}} must name a figure of the contract, and there is none at ${path}. Correct the guide.`,
    );
  }
  const say = ways[way];
  if (say === undefined) throw new Error(`{{${words}}} must be said as one of ${Object.keys(ways).join(", ")}.`);
  return say(value);
}

const ways: Record<string, (value: number | string) => string> = {
  plain: (value) => (typeof value === "number" ? value.toLocaleString("en-US") : value),
  duration: (seconds) => duration(Number(seconds)),
  bytes: (bytes) => `${Number(bytes) / 1024} KiB`,
  day: (date) => formatDate(String(date)),
};

function duration(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return counted(seconds / 3600, "hour");
  if (seconds >= 120 && seconds % 60 === 0) return counted(seconds / 60, "minute");
  return counted(seconds, "second");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Which deprecated operation goes when, and what to use instead; the soonest first. */
export function sunsetTable(contract: ContractRoot): string {
  const operations = documentedOperations(contract).map(({ operation }) => operation);
  const leaving = operations
    .filter(({ deprecated }) => deprecated)
    .toSorted((one, other) => (one["x-sunset"] ?? "~").localeCompare(other["x-sunset"] ?? "~"));
  if (leaving.length === 0) return "Nothing is deprecated.";
  const rows = leaving.map((operation) => {
    const successor = operations.find(({ operationId }) => operationId === operation["x-successor"]);
    return [
      operationLink(operation),
      day(operation["x-deprecated-at"]),
      `**${day(operation["x-sunset"])}**`,
      successor ? operationLink(successor) : "–",
    ];
  });
  return table(["Operation", "Since", "Removed on", "Use instead"], rows);
}

/** How stable each operation is. */
export function stabilityTable(contract: ContractRoot): string {
  const rows = documentedOperations(contract).map(({ method, path, operation }) => [
    operationLink(operation),
    `\`${method} ${path}\``,
    `${operation["x-stability"]}${operation.deprecated ? `, removed on ${day(operation["x-sunset"])}` : ""}`,
  ]);
  return table(["Operation", "Request", "Stability"], rows);
}

function day(date: string | undefined): string {
  return date === undefined ? "–" : formatDate(date);
}
