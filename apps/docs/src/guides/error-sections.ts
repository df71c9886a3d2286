import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ContractRoot } from "../contract-document.ts";
import { errorLink } from "../reference/links.ts";
import { escapeText, type OutputFormat, table } from "./markdown.ts";

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
    format === "page" ? escapeText(description) : description,
    readAdvice(code).retry ?? "after a change",
  ]);
  return table(["Code", "Status", "Meaning", "Retry"], rows);
}
