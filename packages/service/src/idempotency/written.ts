/** Makes a write that comes twice one write: whose it is, and what was sent. Times are milliseconds since the Unix epoch. */
export interface Claim {
  /** Stands for the lineage of an API key, operation and `Idempotency-Key` together. */
  readonly scope: string;
  /** Stands for the bytes of the body. */
  readonly fingerprint: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** What a write came to: now, or when it was first made under the same claim. Or the claim was made for another body. */
export type Written<Outcome> =
  | { readonly outcome: Outcome; readonly isReplay: boolean; readonly isConflict?: false }
  | { readonly isConflict: true };
