import { styleText } from "node:util";
import type { KeyLogEntry, KeyRecord, Platform } from "@animal-store/api-platform";
import {
  formatChanges,
  formatDay,
  formatRelativeTime,
  formatScopes,
  formatSecond,
  formatState,
  numberFormat,
  sanitizeName,
} from "./key-text.ts";
import { formatTable } from "./table.ts";

const keyColumns = [
  { title: "ID" },
  { title: "NAME" },
  { title: "PLAN" },
  { title: "SCOPES" },
  { title: "PER MINUTE", isNumber: true },
  { title: "PER DAY", isNumber: true },
  { title: "CREATED" },
  { title: "LAST USED" },
  { title: "STATE" },
];

export function formatKeyTable(records: readonly KeyRecord[], now: number, { keyLimits }: Platform): string {
  const rows = records.map((record) => {
    const { id, name, plan, scopes, createdAt, lastUsedAt } = record;
    const { perMinute, perDay } = keyLimits(record);
    return [
      id,
      sanitizeName(name),
      plan,
      formatScopes(scopes),
      numberFormat.format(perMinute),
      numberFormat.format(perDay),
      formatDay(createdAt),
      lastUsedAt === null ? "never" : formatRelativeTime(lastUsedAt, now),
      formatState(record, now),
    ];
  });
  return withBoldTitles(formatTable(keyColumns, rows));
}

const logColumns = ["TIME (UTC)", "OPERATOR", "KEY", "ACTION", "CHANGES"].map((title) => ({ title }));

export function formatKeyLog(entries: readonly KeyLogEntry[]): string {
  const rows = entries.map(({ at, operator, action, keyId, changes }) => [
    formatSecond(at),
    sanitizeName(operator),
    keyId,
    action,
    formatChanges(changes, action === "create"),
  ]);
  return withBoldTitles(formatTable(logColumns, rows));
}

function withBoldTitles([titles = "", ...lines]: readonly string[]): string {
  return [styleText("bold", titles), ...lines].join("\n");
}
