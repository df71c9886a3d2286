import { StoreUnavailable } from "@animal-store/service";
import { isAway, isUndone } from "./is-away.ts";

/** Nobody knows whether what was asked was done, nor whether it still will be: its answer was lost. */
export class AnswerLost extends StoreUnavailable {}

/** What the callers of a store are told of an error of a query that was sent. */
export function explained(error: unknown): unknown {
  if (!isAway(error)) return error;
  return isUndone(error) ? unavailable(error) : new AnswerLost(message, { cause: error });
}

export function unavailable(cause: unknown): StoreUnavailable {
  return new StoreUnavailable(message, { cause });
}

const message = "PostgreSQL cannot answer right now";
