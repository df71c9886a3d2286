import type { ContractCase } from "../src/cases/contract-case.ts";
import type { Fault } from "./fault.ts";

/**
 * The cases that are about a fault, those that name it most exactly first. No other one may catch it: what a case of another
 * subject sees is a side effect, and the case that the fault is planted for could be deleted unnoticed.
 */
export function casesAbout(
  { operation, status, about = [] }: Pick<Fault, "operation" | "status" | "about">,
  cases: readonly ContractCase[],
): ContractCase[] {
  const rank = (one: ContractCase): number => {
    const named = about.findIndex((beginning) => one.id.startsWith(beginning));
    if (named >= 0) return named;
    if (operation === undefined || one.operation !== operation) return Number.POSITIVE_INFINITY;
    return about.length + (one.status === status ? 0 : 1);
  };
  return cases
    .map((one) => ({ one, rank: rank(one) }))
    .filter((ranked) => ranked.rank < Number.POSITIVE_INFINITY)
    .sort((left, right) => left.rank - right.rank)
    .map(({ one }) => one);
}
