import { sentenceCase } from "../shell/format.ts";
import type { Quota } from "./quota.ts";

/** The limits of each plan of the contract, defined by the build. Undefined members are set on each key. */
declare const PLANS: readonly { readonly name: string; readonly minute?: number; readonly day?: number }[];

/** Returns the plans with these limits, such as "Pro plan". The API does not return the plan of a key. */
export function formatPlan(quotas: readonly Quota[]): string {
  if (quotas.length === 0) return "";
  const { minute, day } = Object.fromEntries(quotas.map(({ name, limit }) => [name, limit]));
  const matches = PLANS.filter((plan) => plan.minute === minute && plan.day === day);
  const plan = matches[0] ?? PLANS.find((plan) => plan.minute === undefined);
  return plan ? `${sentenceCase(plan.name)} plan` : "";
}
