import { readFileSync } from "node:fs";
import {
  type ContractRoot,
  documentedOperations,
  findOperation,
  findServerUrl,
  formatDate,
  getByPath,
} from "../contract-document.ts";
import { errorLink, operationLink } from "../reference/links.ts";
import { tryPanel } from "../reference/try-panel.ts";
import { formatChangelog } from "./changelog.ts";
import {
  bansParagraph,
  errorTable,
  operationIdTable,
  plansTable,
  stabilityTable,
  sunsetTable,
} from "./contract-tables.ts";
import { escapeIn, type OutputFormat, scrollTables } from "./markdown.ts";
import type { Placeholders } from "./read-guides.ts";

export type GuideOptions = {
  contract: ContractRoot;
  keyOf: (plan: string) => string;
  changelog: string;
  format: OutputFormat;
};

export function guidePlaceholders({ contract, keyOf, changelog, format }: GuideOptions): Placeholders {
  return {
    plans: () => plansTable(contract["x-rate-limit-plans"] ?? {}),
    ban: () => (contract["x-ban"] ? bansParagraph(contract["x-ban"]) : ""),
    errors: () => errorTable(contract, format),
    error: (code) => knownErrorLink(contract, code),
    sunsets: () => sunsetTable(contract),
    stability: () => stabilityTable(contract),
    operations: () => operationIdTable(contract),
    reference: (operationId) =>
      operationId === "" ? "[API reference](/docs/reference/)" : linkTo(contract, operationId),
    document: () => "[one OpenAPI document](/docs/openapi.yaml)",
    try: (operationId) => (operationId === "" ? tryLink : tryOperation(contract, operationId, format)),
    key: (plan) => keyOf(plan),
    server: (description) => findServerUrl(contract.servers, description),
    changelog: () => escapeIn(format, formatChangelog(changelog)),
    benchmarks: (database) => renderBenchmarks(database ? `benchmarks-${database}` : "benchmarks", format),
  };
}

const tryLink = "[Try it](/docs/try/)";

/** Returns a form that sends a request, or a link to the try-it page. */
function tryOperation(contract: ContractRoot, operationId: string, format: OutputFormat): string {
  const documented = documentedOperations(contract).find(({ operation }) => operation.operationId === operationId);
  if (!documented) throw new Error(`try must name an operation, got "${operationId}". Correct the guide.`);
  return format === "page" ? tryPanel(documented, contract) : tryLink;
}

function knownErrorLink(contract: ContractRoot, code: string): string {
  if (contract["x-error-codes"]?.[code]) return errorLink(code);
  throw new Error(`error must name an error code of the contract, got "${code}". Correct the guide.`);
}

function linkTo(contract: ContractRoot, operationId: string): string {
  const operation = findOperation(contract, operationId);
  if (operation) return operationLink(operation);
  throw new Error(`reference must name an operation, got "${operationId}". Correct the guide.`);
}

function renderBenchmarks(name: string, format: OutputFormat): string {
  const report = readFileSync(new URL(`../../benchmarks/${name}.md`, import.meta.url), "utf8");
  const text = report
    // The title.
    .replace(/^# .*\n+/, "")
    .replaceAll(/^\| {2}\|/gm, "| Target |")
    // The PostgreSQL report is a section of the guide.
    .replaceAll(/^## /gm, name === "benchmarks" ? "## " : "### ");
  return format === "page" ? scrollTables(text) : text;
}

/**
 * Formats a value of the contract. `x-ban.seconds | duration` formats the value at this path as a duration.
 * @throws {Error} if the path or the format does not exist
 */
export function formatContractValue(contract: object, placeholder: string): string {
  const [path = "", formatName = "plain"] = placeholder.split("|").map((part) => part.trim());
  const value = getByPath(contract, path.split("."));
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error(
      `{{${placeholder}}} must be the path of a number or string in the contract, with the name of an item of a list, not its position. Correct the guide.`,
    );
  }
  const format = formats[formatName];
  if (format) return format(value);
  throw new Error(`{{${placeholder}}} must have one of the formats ${Object.keys(formats).join(", ")}.`);
}

const formats: Record<string, (value: number | string) => string> = {
  plain: (value) => (typeof value === "number" ? value.toLocaleString("en-US") : value),
  duration: (seconds) => formatDuration(Number(seconds)),
  bytes: (bytes) => `${Number(bytes) / 1024} KiB`,
  day: (date) => formatDate(String(date)),
};

function formatDuration(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return formatCount(seconds / 3600, "hour");
  if (seconds >= 120 && seconds % 60 === 0) return formatCount(seconds / 60, "minute");
  return formatCount(seconds, "second");
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
