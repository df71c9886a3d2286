import { StoreUnavailable } from "@animal-store/service";
import { isAway } from "./is-away.ts";

/** What the callers of a store are told of an error of pg. */
export function explained(error: unknown): unknown {
  return isAway(error) ? unavailable(error) : error;
}

export function unavailable(cause: unknown): StoreUnavailable {
  return new StoreUnavailable("PostgreSQL cannot answer right now", { cause });
}
