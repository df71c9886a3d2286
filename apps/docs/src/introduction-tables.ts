import type { ContractRoot, ErrorCode, RateLimitPlan } from "./contract-document.ts";

/** The plans and error codes of the contract as two chapters of Markdown for the introduction. */
export function introductionTables(contract: ContractRoot): string {
  const plans = contract["x-rate-limit-plans"];
  const codes = contract["x-error-codes"];
  if (plans === undefined) throw new Error(missing("x-rate-limit-plans"));
  if (codes === undefined) throw new Error(missing("x-error-codes"));
  return `${plansChapter(plans)}\n\n${codesChapter(codes)}\n`;
}

function plansChapter(plans: Record<string, RateLimitPlan>): string {
  const rows = Object.entries(plans).map(([name, plan]) => [
    capitalised(name),
    amount(plan.perMinute),
    amount(plan.perDay),
  ]);
  return `## Rate limits by plan\n\n${table(["Plan", "Requests per minute", "Requests per day"], rows)}`;
}

function codesChapter(codes: Record<string, ErrorCode>): string {
  const rows = Object.entries(codes).map(([code, { status, description }]) => [
    String(status),
    `\`${code}\``,
    description,
  ]);
  return `## Error codes\n\n${table(["Status", "Code", "Meaning"], rows)}`;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function amount(requests: number | null): string {
  return requests === null ? "custom" : requests.toLocaleString("en-US");
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function missing(member: string): string {
  return `The contract has no ${member}: the introduction shows it as a table. Add it to petstore.yaml.`;
}
