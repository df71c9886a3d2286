import { contract } from "@animal-store/contract";
import { type Hash, type KeyRing, keyLimits, type NewKey, type Plan } from "@animal-store/service";
import type { components } from "./generated/contract.ts";

/** An API key of the sandbox, and the limits that it has by its plan. */
export type PlanKey = components["schemas"]["Key"];

/** Issues one key for each plan of the contract. The same seed gives the same keys. */
export function issuePlanKeys(keyRing: KeyRing, seed: string, hash: Hash): Promise<PlanKey[]> {
  // The contract's plans are the keys of its table.
  const plans = Object.keys(contract.plans) as Plan[];
  return Promise.all(plans.map((plan) => issueKey(keyRing, { plan, name: seed }, hash(`${plan} ${seed}`))));
}

/** Issues a key that may only read. The same seed gives the same key. */
export function issueReadOnlyKey(keyRing: KeyRing, seed: string, hash: Hash): Promise<PlanKey> {
  return issueKey(keyRing, { plan: "pro", name: seed, scopes: ["read"] }, hash(`read ${seed}`));
}

async function issueKey(keyRing: KeyRing, newKey: NewKey, hashed: string): Promise<PlanKey> {
  const { key, record } = await keyRing.issue(newKey, { secret: toBase62(hashed).slice(0, 32) });
  return { plan: newKey.plan, key, ...keyLimits(record) };
}

/** Base64url has two characters that no key may hold. These keys are no secrets, so two others may come a little more often. */
function toBase62(base64url: string): string {
  return base64url.replaceAll("-", "0").replaceAll("_", "1");
}
