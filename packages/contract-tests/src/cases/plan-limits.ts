import { contract, type Plan } from "@animal-store/contract";

/** The limits of a key that has none of its own. Enterprise keys without limits have those of Business. */
export function planLimits(plan: Plan): { perMinute: number; perDay: number } {
  const { perMinute, perDay } = contract.plans[plan];
  const { business } = contract.plans;
  return { perMinute: perMinute ?? business.perMinute, perDay: perDay ?? business.perDay };
}
