import { ban, contract, idempotency, type Plan } from "@animal-store/contract";
import type { BanRules } from "@animal-store/service";
import { planLimits } from "../../src/cases/rate-figures.ts";

/** Every number of the contract that the service counts by. */
export type Numbers = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

const plans = Object.fromEntries((Object.keys(contract.plans) as Plan[]).map((plan) => [plan, planLimits(plan)]));

/** The numbers as the contract has them. */
export const contractNumbers = {
  plans,
  ban: { rules: ban },
  idempotency: { times: idempotency },
  requests: { limits: contract.limits },
  crossOrigin: { times: contract.extensions["x-cross-origin"] },
} satisfies Numbers;

/** One of the numbers. @throws {RangeError} when there is none of the name */
export function numberOf(numbers: Numbers, group: string, of: string, name: string): number {
  const value = numbers[group]?.[of]?.[name];
  if (value === undefined) throw new RangeError(`there is no number ${group}/${of}/${name}; look into contractNumbers`);
  return value;
}

/** The rules of a ban, in milliseconds. */
export function banRulesOf(numbers: Numbers): BanRules {
  const rule = (name: string): number => numberOf(numbers, "ban", "rules", name);
  return {
    strikes: rule("strikes"),
    within: rule("withinSeconds") * 1000,
    length: rule("seconds") * 1000,
    grace: rule("graceSeconds") * 1000,
  };
}
