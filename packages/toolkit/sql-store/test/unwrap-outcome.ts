import type { WriteResult } from "@animal-store/api-platform";

/** Returns the outcome of a write. Throws if the idempotency claim conflicts with another body. */
export async function unwrapOutcome<Outcome>(
  write: WriteResult<Outcome> | Promise<WriteResult<Outcome>>,
): Promise<Outcome> {
  const result = await write;
  if (result.isConflict) throw new Error("the Idempotency-Key belongs to another body");
  return result.outcome;
}
