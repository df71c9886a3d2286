import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  type Ban,
  type ContractRoot,
  documentedOperations,
  formatDate,
  getOperation,
  type OperationNode,
  type RateLimitPlan,
} from "../contract-document.ts";
import { errorLink, operationLink } from "../reference/links.ts";
import { escapeIn, type OutputFormat, table } from "./markdown.ts";

export function stabilityTable(contract: ContractRoot): string {
  const rows = documentedOperations(contract).map(({ method, path, operation }) => [
    operationLink(operation),
    `\`${method} ${path}\``,
    `${badgeOf(operation)}${operation["x-sunset"] ? `, removed on ${formatDate(operation["x-sunset"])}` : ""}`,
  ]);
  return table(["Operation", "Request", "Stability"], rows);
}

/** Returns the stability of an operation, or `deprecated`. */
export function badgeOf({ deprecated, "x-stability": stability = "stable" }: OperationNode): string {
  return deprecated ? "deprecated" : stability;
}

export function operationIdTable(contract: ContractRoot): string {
  const rows = documentedOperations(contract).map(({ method, path, operation }) => {
    const stability = badgeOf(operation);
    const purpose = stability === "stable" ? operation.summary : `${operation.summary}, ${stability}`;
    return [`\`${operation.operationId}\``, `\`${method} ${path}\``, purpose];
  });
  return table(["Name", "Request", "Purpose"], rows);
}

export function sunsetTable(contract: ContractRoot): string {
  const deprecated = documentedOperations(contract)
    .map(({ operation }) => operation)
    .filter(({ deprecated }) => deprecated)
    .toSorted((a, b) => (a["x-sunset"] ?? "~").localeCompare(b["x-sunset"] ?? "~"));
  if (deprecated.length === 0) return "Nothing is deprecated.";
  const rows = deprecated.map((operation) => {
    const successorId = operation["x-successor"];
    return [
      operationLink(operation),
      formatOptionalDate(operation["x-deprecated-at"]),
      `**${formatOptionalDate(operation["x-sunset"])}**`,
      successorId === undefined ? "–" : successorLink(successorId, contract),
    ];
  });
  return table(["Operation", "Since", "Removed on", "Use instead"], rows);
}

export function successorLink(operationId: string, contract: ContractRoot): string {
  return operationLink(getOperation(contract, operationId, "x-successor").operation);
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

/** The cause (in addition to the description in the contract) and the solution of an error. Markdown with placeholders. */
export type Advice = {
  cause?: string;
  solution: string;
  /** @default "after a change" */
  retry?: "after Retry-After" | "unchanged";
};

/** @throws {Error} if a code has no advice */
export function readAdvice(code: string): Advice {
  const advice = adviceByCode[code];
  if (advice) return advice;
  throw new Error(`${code} must have advice in error-advice.yaml. Its page in the reference shows it.`);
}

const adviceByCode: Record<string, Advice> = parse(
  readFileSync(new URL("../../guides/error-advice.yaml", import.meta.url), "utf8"),
);

/** Returns a table of the error codes. On a page, each row has the code as its id. */
export function errorTable({ "x-error-codes": codes = {} }: ContractRoot, format: OutputFormat): string {
  const rows = Object.entries(codes).map(([code, { status, description }]) => [
    format === "page" ? `<span id="${code}">${errorLink(code)}</span>` : errorLink(code),
    String(status),
    escapeIn(format, description),
    readAdvice(code).retry ?? "after a change",
  ]);
  return table(["Code", "Status", "Meaning", "Retry"], rows);
}
