import type { Claim, Written } from "./written.ts";

/** Remembers what writes came to, by their claims. */
export interface MemoryOutcomes {
  /** Does a write, unless its claim was made before. What it throws is not remembered. */
  once<Outcome>(claim: Claim | undefined, write: () => Outcome): Written<Outcome>;
}

export function createMemoryOutcomes(): MemoryOutcomes {
  // In the order of their ends: all are kept for the same time.
  const kept = new Map<string, { fingerprint: string; expiresAt: number; outcome: unknown }>();

  return {
    once<Outcome>(claim: Claim | undefined, write: () => Outcome): Written<Outcome> {
      if (!claim) return { outcome: write(), isReplay: false };
      forgetExpired(claim.now);
      const found = kept.get(claim.scope);
      const known = found && found.expiresAt > claim.now ? found : undefined;
      if (known?.fingerprint === claim.fingerprint) {
        // What stands under a scope was written by the same operation.
        return { outcome: structuredClone(known.outcome as Outcome), isReplay: true };
      }
      if (known) return { isConflict: true };
      const outcome = write();
      const { fingerprint, expiresAt } = claim;
      // Behind all others again.
      kept.delete(claim.scope);
      kept.set(claim.scope, { fingerprint, expiresAt, outcome: structuredClone(outcome) });
      return { outcome, isReplay: false };
    },
  };

  function forgetExpired(now: number): void {
    for (const [scope, { expiresAt }] of kept) {
      if (expiresAt > now) return;
      kept.delete(scope);
    }
  }
}
