import { contract, type Plan } from "@animal-store/contract";

/** Requests per UTC clock minute and per UTC calendar day. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
  /** Bans and strikes from before this time, in milliseconds since the Unix epoch, do not count. */
  readonly unbannedAt?: number;
}

const { business } = contract.plans;
const limitsOfPlans = new Map<string, Limits>(
  Object.entries(contract.plans).map(([plan, { perMinute, perDay }]) => [
    plan,
    { perMinute: perMinute ?? business.perMinute, perDay: perDay ?? business.perDay },
  ]),
);

/**
 * The limits in force for a key: its own, else its plan's, else (where the plan leaves them to the key) those of Business.
 * Keys without limits of their own share one object for each plan.
 */
export function keyLimits({
  plan,
  perMinute,
  perDay,
}: {
  plan: Plan;
  perMinute: number | null;
  perDay: number | null;
}): Limits {
  const ofPlan = limitsOfPlans.get(plan) ?? business;
  if (perMinute === null && perDay === null) return ofPlan;
  return { perMinute: perMinute ?? ofPlan.perMinute, perDay: perDay ?? ofPlan.perDay };
}
