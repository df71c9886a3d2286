import { StoreError } from "@animal-store/client";

/** Gateways between, and the store itself, say so that the service cannot answer now. */
export const awayStatuses: readonly number[] = [502, 503, 504];

/** Whether nothing that speaks for the store answered: then the same request may well pass in a moment. */
export function isAway(error: unknown): boolean {
  return !(error instanceof StoreError) || (error.code === undefined && awayStatuses.includes(error.status));
}
