import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type ContractRoot, documentedOperations, findOperation, formatDate, getByPath } from "../contract-document.ts";
import { bansParagraph, plansTable } from "../redocly-plugin.ts";
import { type Advice, errorSections, operationLink } from "./error-sections.ts";
import { escapeText, type OutputFormat, scrollTables, table } from "./markdown.ts";
import { type Placeholders, renderGuide } from "./read-guides.ts";

export type GuideOptions = {
  contract: ContractRoot;
  keyOf: (plan: string) => string;
  changelog: string;
  format: OutputFormat;
};

export function guidePlaceholders({ contract, keyOf, changelog, format }: GuideOptions): Placeholders {
  const placeholders: Placeholders = {
    plans: () => plansTable(contract["x-rate-limit-plans"] ?? {}),
    ban: () => (contract["x-ban"] ? bansParagraph(contract["x-ban"]) : ""),
    // Advice contains placeholders too.
    errors: () =>
      renderGuide(errorSections(contract, readAdvice()), {
        name: "error-advice.yaml, rendered",
        contract,
        placeholders,
      }),
    error: (code) => errorLink(contract, code),
    sunsets: () => sunsetTable(contract),
    stability: () => stabilityTable(contract),
    operations: () => operationTable(contract),
    codes: () => codeTable(contract),
    reference: (operationId) =>
      operationId === "" ? "[API reference](/docs/reference)" : linkTo(contract, operationId),
    document: () => "[one OpenAPI document](/docs/openapi.yaml)",
    try: () => "[Try it](/docs/try/)",
    key: (plan) => keyOf(plan),
    changelog: () => (format === "page" ? escapeText(removeTitle(changelog)) : removeTitle(changelog)),
    benchmarks: (database) => renderBenchmarks(database ? `benchmarks-${database}` : "benchmarks", format),
  };
  return placeholders;
}

function readAdvice(): Record<string, Advice> {
  return parse(readFileSync(new URL("../../guides/error-advice.yaml", import.meta.url), "utf8"));
}

function errorLink(contract: ContractRoot, code: string): string {
  if (contract["x-error-codes"]?.[code]) return `[\`${code}\`](errors.md#${code})`;
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

export function stabilityTable(contract: ContractRoot): string {
  const rows = documentedOperations(contract).map(({ method, path, operation }) => [
    operationLink(operation),
    `\`${method} ${path}\``,
    `${operation["x-stability"]}${operation.deprecated ? `, removed on ${formatOptionalDate(operation["x-sunset"])}` : ""}`,
  ]);
  return table(["Operation", "Request", "Stability"], rows);
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
