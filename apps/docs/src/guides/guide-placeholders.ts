import { readFileSync } from "node:fs";
import {
  type Ban,
  type ContractRoot,
  documentedOperations,
  findOperation,
  formatDate,
  getByPath,
  type RateLimitPlan,
} from "../contract-document.ts";
import { errorLink, operationLink, operationsTable, tryPanel } from "../reference/reference-pages.ts";
import { formatChangelog } from "./changelog.ts";
import { errorTable } from "./error-sections.ts";
import { escapeText, type OutputFormat, scrollTables, table } from "./markdown.ts";
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
    stability: () => operationsTable(contract),
    operations: () => operationTable(contract),
    codes: () => codeTable(contract),
    reference: (operationId) =>
      operationId === "" ? "[API reference](/docs/reference/)" : linkTo(contract, operationId),
    document: () => "[one OpenAPI document](/docs/openapi.yaml)",
    try: (operationId) => (operationId === "" ? tryLink : tryOperation(contract, operationId, format)),
    key: (plan) => keyOf(plan),
    changelog: () => (format === "page" ? escapeText(formatChangelog(changelog)) : formatChangelog(changelog)),
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
  const text = removeTitle(report)
    .replaceAll(/^\| {2}\|/gm, "| Target |")
    // The PostgreSQL report is a section of the guide.
    .replaceAll(/^## /gm, name === "benchmarks" ? "## " : "### ");
  return format === "page" ? scrollTables(text) : text;
}

function removeTitle(markdown: string): string {
  return markdown.replace(/^# .*\n+/, "");
}

/**
 * Formats a value of the contract. `x-ban.seconds | duration` formats the value at this path as a duration.
 * @throws {Error} if the path or the format does not exist
 */
export function formatContractValue(contract: object, placeholder: string): string {
  const [path = "", formatName = "plain"] = placeholder.split("|").map((part) => part.trim());
  const value = getByPath(contract, path.split("."));
  if (typeof value !== "number" && typeof value !== "string") {
    throw new Error(`{{${placeholder}}} must be the path of a number or string in the contract. Correct the guide.`);
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

export function sunsetTable(contract: ContractRoot): string {
  const deprecated = documentedOperations(contract)
    .map(({ operation }) => operation)
    .filter(({ deprecated }) => deprecated)
    .toSorted((a, b) => (a["x-sunset"] ?? "~").localeCompare(b["x-sunset"] ?? "~"));
  if (deprecated.length === 0) return "Nothing is deprecated.";
  const rows = deprecated.map((operation) => {
    const successor = findOperation(contract, operation["x-successor"]);
    return [
      operationLink(operation),
      formatOptionalDate(operation["x-deprecated-at"]),
      `**${formatOptionalDate(operation["x-sunset"])}**`,
      successor ? operationLink(successor) : "–",
    ];
  });
  return table(["Operation", "Since", "Removed on", "Use instead"], rows);
}

function operationTable(contract: ContractRoot): string {
  const rows = documentedOperations(contract).map(({ method, path, operation }) => {
    const notes = [operation["x-stability"], operation.deprecated && "deprecated"];
    const purpose = [operation.summary, ...notes.filter((note) => note && note !== "stable")].join(", ");
    return [`\`${operation.operationId}\``, `\`${method} ${path}\``, purpose];
  });
  return table(["Name", "Request", "Purpose"], rows);
}

function codeTable({ "x-error-codes": codes = {} }: ContractRoot): string {
  const rows = Object.entries(codes).map(([code, { status, description }]) => [
    `\`${code}\``,
    `${status}`,
    description,
  ]);
  return table(["Code", "Status", "Meaning"], rows);
}

function formatOptionalDate(date: string | undefined): string {
  return date === undefined ? "–" : formatDate(date);
}

export function plansTable(plans: Record<string, RateLimitPlan>): string {
  const rows = Object.entries(plans).map(([name, plan]) => [
    capitalize(name),
    formatLimit(plan.perMinute),
    formatLimit(plan.perDay),
  ]);
  return table(["Plan", "Requests per minute", "Requests per day"], rows);
}

export function bansParagraph({ strikes, withinSeconds, seconds, graceSeconds }: Ban): string {
  return [
    `A strike is a request that arrives more than ${graceSeconds} s after the first 429 of a minute or day, while the limit is still exhausted.`,
    `${strikes} strikes within ${withinSeconds} s ban the key for ${seconds} s, counted from the response to the last strike. Requests during a ban do not extend it.`,
    "To avoid bans, wait for the seconds in `Retry-After`.",
  ].join(" ");
}

function formatLimit(requests: number | null): string {
  return requests === null ? "custom" : requests.toLocaleString("en-US");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
