import { type IssuedKey, type KeyRecord, keyLimits } from "@animal-store/service";

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
  const { id, plan, name, createdAt, expiresAt } = record;
  const limits = keyLimits(record);
  return { id, plan, name, limits, createdAt: timestamp(createdAt), expiresAt: timestamp(expiresAt) };
}

function timestamp(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
