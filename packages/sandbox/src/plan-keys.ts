import type { KeyRing, NewKey } from "@animal-store/api-platform";
import { contract, type Plan } from "@animal-store/contract";
import { keyLimits } from "@animal-store/store";
import type { components } from "./generated/contract.ts";
import { sha256 } from "./sha256.ts";

/** An API key of the sandbox with its plan and limits. */
export type PlanKey = components["schemas"]["Key"];

/** Issues one key for each plan. The same seed gives the same keys. */
export function issuePlanKeys(keyRing: KeyRing, seed: string): Promise<PlanKey[]> {
  const plans = Object.keys(contract.plans) as Plan[];
  return Promise.all(plans.map((plan) => issueKey(keyRing, { plan, name: seed }, `${plan} ${seed}`)));
}

export function issueReadOnlyKey(keyRing: KeyRing, seed: string): Promise<PlanKey> {
  return issueKey(keyRing, { plan: "pro", name: seed, scopes: ["read"] }, `read ${seed}`);
}

async function issueKey(keyRing: KeyRing, newKey: NewKey & { plan: Plan }, secretSeed: string): Promise<PlanKey> {
  const { key, record } = await keyRing.issue(newKey, { secret: toBase62(sha256(secretSeed)).slice(0, 32) });
  return { plan: newKey.plan, key, ...keyLimits(record) };
}

/** These keys are public, so the bias towards 0 and 1 is harmless. */
function toBase62(base64url: string): string {
  return base64url.replaceAll("-", "0").replaceAll("_", "1");
}
