import { type IssuedKey, type KeyLogEntry, type KeyRecord, keyLimits } from "@animal-store/service";

/** A key that was just issued, for programs: the only time that it shows itself. */
export function issuedKeyAsJson({ key, record }: IssuedKey): object {
  const { id, ...rest } = describe(record);
  return { id, key, ...rest };
}

/** What is kept of a key, for programs. */
export function keyAsJson(record: KeyRecord): object {
  const { revokedAt, lastUsedAt, successorId } = record;
  return { ...describe(record), revokedAt: timestamp(revokedAt), lastUsedAt: timestamp(lastUsedAt), successorId };
}

function describe(record: KeyRecord) {
  const { id, plan, name, scopes, createdAt, expiresAt } = record;
  const limits = keyLimits(record);
  return { id, plan, name, scopes, limits, createdAt: timestamp(createdAt), expiresAt: timestamp(expiresAt) };
}

/** An entry of the audit log, for programs. */
export function logEntryAsJson({ at, operator, action, keyId, changes }: KeyLogEntry): object {
  const { expiresAt: expiry, ...others } = changes;
  const expiresAt = expiry && { from: timestamp(expiry.from), to: timestamp(expiry.to) };
  return { at: timestamp(at), operator, action, keyId, changes: { ...others, ...(expiresAt && { expiresAt }) } };
}

function timestamp(time: unknown): string | null {
  return typeof time === "number" ? new Date(time).toISOString() : null;
}
