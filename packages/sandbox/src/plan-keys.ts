import { contract } from "@animal-store/contract";
import { type Hash, type KeyRing, keyLimits, type Plan } from "@animal-store/service";
import type { components } from "./generated/contract.ts";

/** An API key of the sandbox, and the limits that it has by its plan. */
export type PlanKey = components["schemas"]["Key"];

/** Issues one key for each plan of the contract. The same seed gives the same keys. */
export function issuePlanKeys(keyRing: KeyRing, seed: string, hash: Hash): Promise<PlanKey[]> {
  // The contract's plans are the keys of its table.
  const plans = Object.keys(contract.plans) as Plan[];
  return Promise.all(
    plans.map(async (plan) => {
      const secret = toBase62(hash(`${plan} ${seed}`)).slice(0, 32);
      const { key, record } = await keyRing.issue({ plan, name: seed }, { secret });
      return { plan, key, ...keyLimits(record) };
    }),
  );
}

/** Base64url has two characters that no key may hold. These keys are no secrets, so two others may come a little more often. */
function toBase62(base64url: string): string {
  return base64url.replaceAll("-", "0").replaceAll("_", "1");
}
