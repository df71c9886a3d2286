import { type KeyLogEntry, type KeyRecord, parseScopes } from "@animal-store/service";

/** A value that SQLite and PostgreSQL store the same way. */
export type Value = string | number | null;
type Row = Record<string, Value>;

const columnOfField = {
  id: "id",
  hash: "hash",
  plan: "plan",
  name: "name",
  perMinute: "per_minute",
  perDay: "per_day",
  createdAt: "created_at",
  expiresAt: "expires_at",
  revokedAt: "revoked_at",
  lastUsedAt: "last_used_at",
  successorId: "successor_id",
  scopes: "scopes",
  lineageId: "lineage_id",
  unbannedAt: "unbanned_at",
} satisfies Record<keyof KeyRecord, string>;

const fields = Object.entries(columnOfField) as [keyof KeyRecord, string][];

/** The columns of the table `keys`, in the order that `fromKeyRow` reads. */
export const keyColumns: readonly string[] = Object.values(columnOfField);
/** The columns of the table `key_log`, in the order that `fromLogRow` reads. */
export const logColumns = ["at", "operator", "action", "key_id", "changes"] as const;

/** Returns the columns of the fields that are given. */
export function toKeyRow(key: Partial<KeyRecord>): Row {
  const given = fields.filter(([field]) => field in key);
  // Scopes are stored as "read,write".
  return Object.fromEntries(
    given.map(([field, column]) => [column, field === "scopes" ? String(key.scopes) : (key[field] as Value)]),
  );
}

export function fromKeyRow(row: readonly Value[]): KeyRecord {
  const values = fields.map(([field], index) => {
    const value = row[index];
    return [field, field === "scopes" ? (parseScopes(String(value)) ?? []) : value];
  });
  return Object.fromEntries(values);
}

export function toLogRow({ at, operator, action, keyId, changes }: KeyLogEntry): Row {
  return { at, operator, action, key_id: keyId, changes: JSON.stringify(changes) };
}

export function fromLogRow([at, operator, action, keyId, changes]: readonly Value[]): KeyLogEntry {
  return { at, operator, action, keyId, changes: JSON.parse(String(changes)) } as KeyLogEntry;
}
