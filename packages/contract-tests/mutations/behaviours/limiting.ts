import type { AppDependencies, Decision } from "@animal-store/service";
import type { Planting } from "../fault.ts";
import { other } from "./behaviour.ts";

export type Take = AppDependencies["limiter"]["take"];
type Limits = Parameters<Take>[1];
type Allowance = Decision["allowances"][number];

/** The limiter exchanged. */
export function taking(change: (take: Take) => Take): Planting {
  return other(({ limiter }) => ({ limiter: { take: change((...request) => limiter.take(...request)) } }));
}

/** Other limits are in force than those that the answers tell, whose figures stay those of the key. */
export function enforcing(limitsFor: (limits: Limits, keyId: string, now: number) => Limits): Planting {
  return taking((take) => async (keyId, limits, now) => {
    const decision = await take(keyId, limitsFor(limits, keyId, now), now);
    const [minute, day] = decision.allowances;
    return { ...decision, allowances: [toldAs(minute, limits.perMinute), toldAs(day, limits.perDay)] };
  });
}

function toldAs({ window, limit, remaining }: Allowance, told: number): Allowance {
  const used = limit - remaining;
  return { window, limit: told, remaining: Math.max(0, told - used) };
}
