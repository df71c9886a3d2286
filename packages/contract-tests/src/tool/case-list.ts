import type { ContractCase } from "../cases/contract-case.ts";

/** The ids of cases and what they hold, one in each line. */
export function caseList(cases: readonly ContractCase[]): string {
  return cases.map(({ id, fact }) => `${id}: ${fact}\n`).join("");
}
