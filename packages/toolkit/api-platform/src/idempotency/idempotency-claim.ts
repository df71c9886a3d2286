import type { Clock } from "@animal-store/process/web";

/** Identifies a write, so that a store applies it once and replays its result. Times are milliseconds since the Unix epoch. */
export interface IdempotencyClaim {
  /** Hash of the lineage id of the API key, the operation and the `Idempotency-Key`. */
  readonly scope: string;
  /** Hash of the path parameters, the query parameters and the body. */
  readonly fingerprint: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** The outcome of a write or of an earlier write with the same scope, or a conflict if their fingerprints differ. */
export type WriteResult<Outcome> =
  | { readonly outcome: Outcome; readonly isReplay: boolean; readonly isConflict?: false }
  | { readonly isConflict: true };

/**
 * Returns the SHA-256 hash of the data in base64url (FIPS 180-4; RFC 4648, section 5).
 *
 * @example
 * const hash: Hash = (data) => createHash("sha256").update(data).digest("base64url");
 */
export type Hash = (data: string | Uint8Array) => string;

interface IdempotentRequest {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header: { readonly "Idempotency-Key"?: string };
  readonly body?: unknown;
  /** Undefined if the operation has no body. */
  readonly bodyBytes?: Uint8Array | undefined;
  readonly context: { readonly lineageId: string | undefined };
  readonly operation: { readonly id: string };
}

/**
 * Returns the idempotency claim of a request, or undefined if it has no `Idempotency-Key` or no API key.
 * @throws {TypeError} for a body of items, which is not read yet
 */
export type ReadClaim = (request: IdempotentRequest) => IdempotencyClaim | undefined;

export interface ClaimReaderOptions {
  readonly clock: Clock;
  readonly hash: Hash;
  /** The lifetime of a claim. */
  readonly keptSeconds: number;
}

export function createIdempotencyClaimReader({ clock, hash, keptSeconds }: ClaimReaderOptions): ReadClaim {
  return (request) => {
    const { header, context, operation, body } = request;
    const key = header["Idempotency-Key"];
    if (key === undefined || context.lineageId === undefined) return undefined;
    if (typeof body === "object" && body !== null && Symbol.asyncIterator in body)
      throw new TypeError(`${operation.id} reads items, which cannot be compared. Remove its Idempotency-Key.`);
    const now = clock.now();
    return {
      scope: hash(`${context.lineageId} ${operation.id} ${key}`),
      fingerprint: hashRequest(request),
      now,
      expiresAt: now + keptSeconds * 1000,
    };
  };

  /** Without parameters, returns the hash of the body, as in the records of older versions. */
  function hashRequest({ path = {}, query = {}, bodyBytes = new Uint8Array() }: IdempotentRequest): string {
    const bodyHash = hash(bodyBytes);
    if (Object.keys(path).length + Object.keys(query).length === 0) return bodyHash;
    return hash(`${JSON.stringify([path, query], bigIntToString)} ${bodyHash}`);
  }
}

function bigIntToString(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** The arguments of `replyError` for a key that was already used with another body. */
export const idempotencyConflict = [
  "idempotency_conflict",
  "This Idempotency-Key was already used with a different body. Send the same body, or use a new key for a new request.",
] as const;

/**
 * Returns the headers of a reply to a write.
 * @example
 * return request.reply(201, result.outcome, replayHeaders(result));
 */
export function replayHeaders({ isReplay }: { isReplay: boolean }): { "Idempotency-Replayed"?: boolean } {
  return isReplay ? { "Idempotency-Replayed": true } : {};
}
