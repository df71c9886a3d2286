import type { DatabaseSync } from "node:sqlite";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import type { Claim, Written } from "@animal-store/service";

/** Keeps what writes came to, by their claims. */
export interface Outcomes {
  /** Does a write and keeps what it came to, unless its claim was made before. To be called in a transaction. */
  once<Outcome>(claim: Claim | undefined, write: () => Outcome): Written<Outcome>;
}

// Each outcome that is kept makes room for itself: two go for one that comes, so none stay for long.
const forgottenAtOnce = 2;

export function createOutcomes(database: DatabaseSync): Outcomes {
  const find = database.prepare(
    "SELECT fingerprint, outcome FROM idempotent_outcomes WHERE scope = ? AND expires_at > ?",
  );
  const keep = database.prepare(
    "INSERT OR REPLACE INTO idempotent_outcomes (scope, fingerprint, outcome, expires_at) VALUES (?, ?, ?, ?)",
  );
  const forget = database.prepare(
    `DELETE FROM idempotent_outcomes WHERE scope IN
       (SELECT scope FROM idempotent_outcomes WHERE expires_at <= ? ORDER BY expires_at LIMIT ${forgottenAtOnce})`,
  );

  return {
    once: (claim, write) => (claim ? claimed(claim, write) : { outcome: write(), isReplay: false }),
  };

  function claimed<Outcome>({ scope, fingerprint, now, expiresAt }: Claim, write: () => Outcome): Written<Outcome> {
    const known = find.get(scope, now) as { fingerprint: string; outcome: string } | undefined;
    // What stands under a scope was written by the same operation.
    if (known?.fingerprint === fingerprint) return { outcome: parseJson(known.outcome) as Outcome, isReplay: true };
    if (known) return { isConflict: true };
    const outcome = write();
    forget.run(now);
    keep.run(scope, fingerprint, stringifyJson(outcome), expiresAt);
    return { outcome, isReplay: false };
  }
}
