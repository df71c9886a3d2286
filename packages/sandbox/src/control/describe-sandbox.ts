import type { Stores } from "@animal-store/service";
import type { Sandbox } from "../create-sandbox.ts";
import type { components } from "../generated/contract.ts";

/** What the control tells of a sandbox: its time, its keys, and how much its stores hold. */
export async function describeSandbox(
  { clock, seed, keys, readOnlyKey }: Sandbox,
  { pets, orders }: Stores,
): Promise<components["schemas"]["Sandbox"]> {
  const everything = { after: 0, limit: Number.MAX_SAFE_INTEGER };
  return {
    now: new Date(clock.now()).toISOString(),
    seed,
    pets: (await pets.list({ status: undefined, ...everything })).length,
    orders: (await orders.list(everything)).length,
    keys: [...keys],
    readOnlyKey,
  };
}
