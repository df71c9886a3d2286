import { expandResponseHeaders } from "@animal-store/codegen/response-headers";
import {
  type Badge,
  type Ban,
  type ContractRoot,
  type DocumentedOperation,
  documentedOperations,
  type ErrorCode,
  findOperation,
  formatDate,
  type Operation,
  type RateLimitPlan,
  type Response,
} from "./contract-document.ts";
import { table } from "./guides/markdown.ts";
import { svgUrl } from "./reference/build-reference.ts";
import { operationSamples } from "./samples/operation-samples.ts";

// Redocly requires a default export.
export default function docsPlugin() {
  return {
    id: "docs",
    preprocessors: { oas3: { "response-headers": () => ({ Root: { enter: expandResponseHeaders } }) } },
    decorators: { oas3: { content: () => ({ Root: { leave: addContent }, Response: { leave: addErrorCodes } }) } },
  };
}

const navigationLinks =
  "[← Guides](/docs/) · [Quickstart](/docs/quickstart/) · [Errors](/docs/errors/) · [Try it](/docs/try/)";

function addContent(contract: ContractRoot): void {
  const { info } = contract;
  info.description = `${navigationLinks}\n\n${info.description ?? ""}\n\n${introductionTables(contract)}`;
  info["x-logo"] = { url: svgUrl("logo"), altText: info.title, href: "/docs" };
  for (const documented of documentedOperations(contract)) {
    addLifecycleBadges(documented.operation, contract);
    addSamples(documented, contract);
  }
}

function addSamples(documented: DocumentedOperation, contract: ContractRoot): void {
  const { operation } = documented;
  const { sh, ts } = operationSamples(documented, contract);
  operation["x-codeSamples"] = [
    { lang: "curl", label: "curl", source: sh },
    { lang: "javascript", label: "TypeScript", source: ts },
  ];
  const url = `/docs/try/#operation=${operation.operationId}`;
  operation.description = `${operation.description ?? ""}\n\n[Try it in this browser](${url})`;
}

function addErrorCodes(response: Response): void {
  const codes = response["x-error-codes"] ?? [];
  if (codes.length > 0) response.description += `\n\nError codes: ${codes.map((code) => `\`${code}\``).join(", ")}.`;
}

export function introductionTables(contract: ContractRoot): string {
  const { "x-rate-limit-plans": plans, "x-ban": ban, "x-error-codes": codes } = contract;
  const sections = [
    plans && `## Rate limits by plan\n\n${plansTable(plans)}`,
    ban && bansParagraph(ban),
    codes && formatErrorCodes(codes),
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
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

function formatErrorCodes(codes: Record<string, ErrorCode>): string {
  const rows = Object.entries(codes).map(([code, { status, description }]) => [
    String(status),
    `[\`${code}\`](/docs/errors/#${code})`,
    description,
  ]);
  return `## Error codes\n\n${table(["Status", "Code", "Meaning"], rows)}`;
}

function formatLimit(requests: number | null): string {
  return requests === null ? "custom" : requests.toLocaleString("en-US");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// Redocly's colour names. Do not use names of CSS colours: search results would use them behind white text.
const badgeColors = { stable: "grass", beta: "carrot", experimental: "blueberry" };

export function addLifecycleBadges(operation: Operation, contract: ContractRoot): void {
  operation["x-badges"] = createBadges(operation);
  if (operation.deprecated)
    operation.description = `${toDeprecationNotice(operation, contract)}\n\n${operation.description ?? ""}`;
}

// The linter checks that each operation has a stability.
function createBadges({ "x-stability": stability = "stable", "x-sunset": sunset }: Operation): Badge[] {
  const stabilityBadge = { name: stability, color: badgeColors[stability] };
  return sunset === undefined ? [stabilityBadge] : [stabilityBadge, { name: `sunset ${sunset}`, color: "raspberry" }];
}

function toDeprecationNotice(operation: Operation, contract: ContractRoot): string {
  const { "x-deprecated-at": deprecatedAt, "x-sunset": sunset, "x-successor": successorId } = operation;
  const since = deprecatedAt === undefined ? "" : ` since ${formatDate(deprecatedAt)}`;
  const removal = sunset === undefined ? "" : ` It will be removed on **${formatDate(sunset)}**.`;
  const successor = successorId === undefined ? "" : ` Use ${toLink(findSuccessor(successorId, contract))} instead.`;
  return `> **Deprecated**${since}.${removal}${successor}`;
}

function toLink({ summary, operationId, tags }: Operation): string {
  return `[${summary}](#tag/${tags[0]}/operation/${operationId})`;
}

function findSuccessor(operationId: string, contract: ContractRoot): Operation {
  const operation = findOperation(contract, operationId);
  if (operation) return operation;
  throw new Error(
    `x-successor must be the operationId of an operation, got "${operationId}". Correct it in the contract.`,
  );
}
