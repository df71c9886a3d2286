import { STATUS_CODES } from "node:http";
import type { ContractRoot, Example, Operation } from "../contract-document.ts";
import { documentedOperations, documentedResponses } from "../contract-document.ts";
import { codeBlock, escapeText, table } from "./markdown.ts";

/** The cause (in addition to the description in the contract) and the solution of an error. Markdown with placeholders. */
export type Advice = {
  cause?: string;
  solution: string;
  /** @default "after a change" */
  retry?: "after Retry-After" | "unchanged";
};

/** Returns a table of the codes and a section for each. @throws {Error} if a code has no advice or no example */
export function errorSections(contract: ContractRoot, advice: Readonly<Record<string, Advice>>): string {
  const codes = Object.entries(contract["x-error-codes"] ?? {}).map(([code, definition]) => {
    return { code, ...definition, ...assertPresent(code, advice[code], "advice in error-advice.yaml") };
  });
  const rows = codes.map(({ code, status, retry = "after a change" }) => {
    return [`[\`${code}\`](#${code})`, String(status), retry];
  });
  const codesByStatus = Map.groupBy(codes, ({ status }) => status);
  const sections = [...codesByStatus].map(([status, codesOfStatus]) => {
    const codeSections = codesOfStatus.map(({ code, description, cause, solution }) => {
      return [
        `### \`${code}\``,
        `**Cause.** ${escapeText(description)}${cause ? ` ${cause}` : ""}`,
        `**Solution.** ${solution}`,
        formatOperations(code, contract),
        codeBlock(JSON.stringify(exampleOf(code, contract), null, 2), `json title="${status} ${STATUS_CODES[status]}"`),
      ].join("\n\n");
    });
    return `## ${status} ${STATUS_CODES[status]}\n\n${codeSections.join("\n\n")}`;
  });
  return [table(["Code", "Status", "Retry"], rows), ...sections].join("\n\n");
}

function formatOperations(code: string, contract: ContractRoot): string {
  const operations = documentedOperations(contract);
  const matches = operations.filter(({ responses }) =>
    responses.some(([, response]) => response["x-error-codes"]?.includes(code)),
  );
  if (matches.length === 0) return "No operation returns it, because it occurs before routing.";
  if (matches.length === operations.length) return "**Returned by** every operation.";
  return `**Returned by** ${matches.map(({ operation }) => operationLink(operation)).join(", ")}.`;
}

export function operationLink({ summary, tags, operationId }: Operation): string {
  return `[${summary}](/docs/reference#tag/${tags[0]}/operation/${operationId})`;
}

function exampleOf(code: string, contract: ContractRoot): unknown {
  const examples = documentedResponses(contract)
    .filter(([, response]) => response["x-error-codes"]?.includes(code))
    .flatMap(([, { content }]) => Object.values(content ?? {}))
    .flatMap((content) => Object.values<Example>(content.examples ?? {}));
  const example = examples.find(({ value }) => hasCode(value) && value.code === code);
  return assertPresent(code, example, "an example in the contract").value;
}

function hasCode(value: unknown): value is { code: string } {
  return typeof value === "object" && value !== null && "code" in value;
}

function assertPresent<Value>(code: string, value: Value | undefined, requirement: string): Value {
  if (value === undefined) throw new Error(`${code} must have ${requirement}. The guide to errors shows it.`);
  return value;
}
