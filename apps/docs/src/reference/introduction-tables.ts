import type { Ban, ContractRoot, ErrorCode, RateLimitPlan } from "../contract/contract-document.ts";
import { table } from "../guides/markdown.ts";

/** The plans, bans and error codes of the contract as chapters of Markdown for the introduction. */
export function introductionTables(contract: ContractRoot): string {
  const plans = contract["x-rate-limit-plans"];
  const codes = contract["x-error-codes"];
  if (plans === undefined) throw new Error(missing("x-rate-limit-plans"));
  if (codes === undefined) throw new Error(missing("x-error-codes"));
  const ban = contract["x-ban"];
  if (ban === undefined) throw new Error(missing("x-ban"));
  return `${plansChapter(plans)}\n\n${bansParagraph(ban)}\n\n${codesChapter(codes)}\n`;
}

function plansChapter(plans: Record<string, RateLimitPlan>): string {
  return `## Rate limits by plan\n\n${plansTable(plans)}`;
}

/** The limits of each plan as a table. */
export function plansTable(plans: Record<string, RateLimitPlan>): string {
  const rows = Object.entries(plans).map(([name, plan]) => [
    capitalised(name),
    amount(plan.perMinute),
    amount(plan.perDay),
  ]);
  return table(["Plan", "Requests per minute", "Requests per day"], rows);
}

/** When a key is banned, in words. */
export function bansParagraph({ strikes, withinSeconds, seconds, graceSeconds }: Ban): string {
  return [
    `A request that comes more than ${graceSeconds} s after the first 429 of a minute or a day, while the limit is still used up, is a strike.`,
    `${strikes} strikes within ${withinSeconds} s ban the key for ${seconds} s, from the answer to the last of them on; requests during a ban do not lengthen it.`,
    "Wait for the seconds of `Retry-After`, and it never happens.",
  ].join(" ");
}

function codesChapter(codes: Record<string, ErrorCode>): string {
  const rows = Object.entries(codes).map(([code, { status, description }]) => [
    String(status),
    `[\`${code}\`](/docs/errors/#${code})`,
    description,
  ]);
  return `## Error codes\n\n${table(["Status", "Code", "Meaning"], rows)}`;
}

function amount(requests: number | null): string {
  return requests === null ? "custom" : requests.toLocaleString("en-US");
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function missing(member: string): string {
  return `The contract has no ${member}: the introduction shows it. Add it to petstore.yaml.`;
}
