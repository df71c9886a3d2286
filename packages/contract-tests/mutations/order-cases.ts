import type { ContractCase } from "../src/cases/contract-case.ts";
import type { Fault } from "./fault.ts";

/** Those that are most likely to see a fault come first, of equal ones the quickest. @param times milliseconds by case id */
export function orderCases(
  cases: readonly ContractCase[],
  { operation, status, hints = [] }: Fault,
  times: ReadonlyMap<string, number>,
): ContractCase[] {
  const rank = (one: ContractCase): number => {
    if (hints.some((hint) => one.id.startsWith(hint))) return 0;
    if (one.operation === operation && one.status === status) return 1;
    if (one.operation === operation) return 2;
    return one.status === status ? 3 : 4;
  };
  const time = ({ id }: ContractCase): number => times.get(id) ?? 0;
  return cases
    .map((one) => ({ one, rank: rank(one), time: time(one) }))
    .sort((left, right) => left.rank - right.rank || left.time - right.time)
    .map(({ one }) => one);
}
