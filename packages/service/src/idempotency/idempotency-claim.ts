import { idempotency } from "@animal-store/contract";
import type { Clock } from "../clock.ts";

/** Makes a write that comes twice one write: whose it is, and what was sent. Times are milliseconds since the Unix epoch. */
export interface IdempotencyClaim {
  /** Stands for the lineage of an API key, operation and `Idempotency-Key` together. */
  readonly scope: string;
  /** Stands for the bytes of the body. */
  readonly fingerprint: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** What a write came to: now, or when it was first made under the same claim. Or the claim was made for another body. */
export type WriteResult<Outcome> =
  | { readonly outcome: Outcome; readonly isReplay: boolean; readonly isConflict?: false }
  | { readonly isConflict: true };

/** SHA-256 in base64url (FIPS 180-4; RFC 4648, section 5). Each app passes the fastest one of its runtime. */
export type Hash = (data: string | Uint8Array) => string;

interface ClaimingRequest {
  readonly header: { readonly "Idempotency-Key"?: string };
  readonly bodyBytes: Uint8Array;
  readonly context: { readonly lineageId: string };
  readonly operation: { readonly id: string };
}

/** The claim of a request, where it has an `Idempotency-Key`. */
export type ReadClaim = (request: ClaimingRequest) => IdempotencyClaim | undefined;

export function createClaimReader({ clock, hash }: { clock: Clock; hash: Hash }): ReadClaim {
  return ({ header, bodyBytes, context, operation }) => {
    const key = header["Idempotency-Key"];
    if (key === undefined) return undefined;
    const now = clock.now();
    return {
      scope: hash(`${context.lineageId} ${operation.id} ${key}`),
      fingerprint: hash(bodyBytes),
      now,
      expiresAt: now + idempotency.keptSeconds * 1000,
    };
  };
}

/** What a caller is told whose `Idempotency-Key` was used with another body. */
export const conflictMessage =
  "This Idempotency-Key was already used with a different body. Send the same body, or use a new key for a new request.";

/** The headers of an answer that was given before. */
export function replayHeaders({ isReplay }: { isReplay: boolean }): { "Idempotency-Replayed"?: boolean } {
  return isReplay ? { "Idempotency-Replayed": true } : {};
}
