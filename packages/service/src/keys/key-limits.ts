import { contract, type Plan } from "@animal-store/contract";

/** Requests per UTC clock minute and per UTC calendar day. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

/** The limits in force for a key: its own, else its plan's, else (where the plan leaves them to the key) those of Business. */
export function keyLimits({
  plan,
  perMinute,
  perDay,
}: {
  plan: Plan;
  perMinute: number | null;
  perDay: number | null;
}): Limits {
  const ofPlan = contract.plans[plan];
  const { business } = contract.plans;
  return {
    perMinute: perMinute ?? ofPlan.perMinute ?? business.perMinute,
    perDay: perDay ?? ofPlan.perDay ?? business.perDay,
  };
}
