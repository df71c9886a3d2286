import { contract } from "@animal-store/contract";
import type { Caller } from "../call/call.ts";

/** Who calls until the store has opened and told its keys. */
export const nobody: Caller = { name: "…", key: "as_test_…", perMinute: contract.plans.free.perMinute };
