import { type KeyRecord, keyLimits } from "@animal-store/service";

/** A key for programs; the key itself only when it was just issued. */
export function keyAsJson(record: KeyRecord, key?: string): object {
  const { id, plan, name, createdAt, expiresAt, revokedAt } = record;
  return {
    id,
    ...(key !== undefined && { key }),
    plan,
    name,
    limits: keyLimits(record),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    ...(key === undefined && { revokedAt: revokedAt === null ? null : new Date(revokedAt).toISOString() }),
  };
}

/** Keys for people, a line each. @param now milliseconds since the Unix epoch */
export function keyTable(records: readonly KeyRecord[], now: number): string {
  const rows = records.map((record) => {
    const { perMinute, perDay } = keyLimits(record);
    const created = new Date(record.createdAt).toISOString().slice(0, 10);
    return [record.id, record.name ?? "–", record.plan, String(perMinute), String(perDay), created, state(record, now)];
  });
  const table = [["ID", "NAME", "PLAN", "PER MINUTE", "PER DAY", "CREATED", "STATE"], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function state({ expiresAt, revokedAt }: KeyRecord, now: number): string {
  if (revokedAt !== null) return "revoked";
  if (expiresAt === null) return "in force";
  const date = new Date(expiresAt).toISOString().slice(0, 16).replace("T", " ");
  return now >= expiresAt ? `expired ${date}` : `until ${date}`;
}
