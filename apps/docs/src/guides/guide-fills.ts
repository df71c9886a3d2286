import { readFileSync } from "node:fs";
import type { ContractRoot } from "../contract/contract-document.ts";
import { documentedOperations } from "../contract/documented-operations.ts";
import { bansParagraph, plansTable } from "../reference/introduction-tables.ts";
import { errorAdvice } from "./error-advice.ts";
import { errorSections, operationLink } from "./error-sections.ts";
import { type Fills, fillGuide } from "./fill-guide.ts";
import { removalCalendar, stabilityTable } from "./lifecycle-tables.ts";
import { escapeText, scrollTables } from "./markdown.ts";
import { type Flavour, sampleBlocks } from "./sample-blocks.ts";

export type GuideFacts = {
  contract: ContractRoot;
  /** The sandbox's key of a plan. */
  keyOf: (plan: string) => string;
  /** The paper CHANGELOG.md. */
  changelog: string;
  flavour: Flavour;
};

/** The words that stand in guides for what is made of the contract, the samples and the papers of the repository. */
export function guideFills({ contract, keyOf, changelog, flavour }: GuideFacts): Fills {
  const fills: Fills = {
    plans: () => plansTable(contract["x-rate-limit-plans"] ?? {}),
    ban: () => (contract["x-ban"] ? bansParagraph(contract["x-ban"]) : ""),
    // Advice holds placeholders itself, as a guide does.
    errors: () =>
      fillGuide(errorSections(contract, errorAdvice), { name: "error-advice.ts, as shown", contract, fills }),
    error: (code) => errorLink(contract, code),
    calendar: () => removalCalendar(contract),
    stability: () => stabilityTable(contract),
    reference: (operationId) => (operationId === "" ? "[API reference](/docs/reference)" : link(contract, operationId)),
    document: () => "[one OpenAPI document](/docs/openapi.yaml)",
    removals: () => "[removals.ics](/docs/removals.ics)",
    try: () => "[Try it](/docs/try/)",
    key: (plan) => keyOf(plan),
    sample: (name) => sampleBlocks(name, flavour),
    changelog: () => (flavour === "page" ? escapeText(withoutTitle(changelog)) : withoutTitle(changelog)),
    benchmarks: (on) => benchmarks(on === "" ? "benchmarks" : `benchmarks-${on}`, flavour),
  };
  return fills;
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

function benchmarks(name: string, flavour: Flavour): string {
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
function benchmarkChart(name: string, alt: string, flavour: Flavour): string {
  if (flavour === "plain") return `![${alt}](/docs/${name}.svg)`;
  const narrow = `<source media="(max-width: 50rem)" srcset="/docs/${name}-narrow.svg" />`;
  return `<picture>${narrow}<img src="/docs/${name}.svg" alt="${alt}" /></picture>`;
}

function withoutTitle(paper: string): string {
  return paper.replace(/^# .*\n+/, "");
}
