import type { Written } from "../idempotency/claim.ts";

/** What a write came to. @throws when its claim was made for another body */
export async function outcomeOf<Outcome>(write: Written<Outcome> | Promise<Written<Outcome>>): Promise<Outcome> {
  const written = await write;
  if (written.isConflict) throw new Error("the claim was made for another body");
  return written.outcome;
}
