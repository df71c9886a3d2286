import { styleText } from "node:util";
import type { KeyLogEntry, KeyRecord, Platform } from "@animal-store/api-platform";
import {
  colorState,
  formatChanges,
  formatDay,
  formatRelativeTime,
  formatScopes,
  formatSecond,
  numberFormat,
  sanitizeName,
  shortFormat,
} from "./key-text.ts";
import { type Column, formatTable, maxWidth, truncate } from "./table.ts";

interface KeyColumn extends Column {
  /** A narrow terminal hides the columns of low priority. */
  readonly priority: 1 | 2 | 3;
  readonly cell: (record: KeyRecord, now: number, platform: Platform) => string;
}

const keyColumns: readonly KeyColumn[] = [
  { title: "ID", priority: 3, cell: ({ id }) => id },
  { title: "NAME", priority: 3, cell: ({ name }) => sanitizeName(name) },
  { title: "PLAN", priority: 3, cell: ({ plan }) => plan },
  { title: "SCOPES", priority: 2, cell: ({ scopes }) => formatScopes(scopes) },
  {
    title: "PER MINUTE",
    priority: 1,
    isNumber: true,
    cell: (record, _, { keyLimits }) => numberFormat.format(keyLimits(record).perMinute),
  },
  {
    title: "PER DAY",
    priority: 1,
    isNumber: true,
    cell: (record, _, { keyLimits }) => numberFormat.format(keyLimits(record).perDay),
  },
  { title: "CREATED", priority: 2, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    title: "LAST USED",
    priority: 3,
    cell: ({ lastUsedAt }, now) => (lastUsedAt === null ? "never" : formatRelativeTime(lastUsedAt, now, shortFormat)),
  },
  { title: "STATE", priority: 3, cell: (record, now) => colorState(record, now, shortFormat) },
];
const defaultNameWidth = 24;
const minNameWidth = 8;

/** Formats keys as a table. In a narrow terminal, hides columns, which the last line reports, and truncates names. */
export function formatKeyTable(
  records: readonly KeyRecord[],
  { now, width, platform }: { readonly now: number; readonly width: number; readonly platform: Platform },
): string {
  const layouts = [1, 2, 3].map((minPriority) => keyColumns.filter(({ priority }) => priority >= minPriority));
  const visibleColumns =
    layouts.find((columns) => maxWidth(formatColumns(columns, defaultNameWidth)) <= width) ?? layouts.at(-1) ?? [];
  const spareWidth = width - maxWidth(formatColumns(visibleColumns, defaultNameWidth));
  const lines = formatColumns(visibleColumns, Math.max(defaultNameWidth + spareWidth, minNameWidth));
  const hiddenTitles = keyColumns.filter((column) => !visibleColumns.includes(column)).map(({ title }) => title);
  if (hiddenTitles.length > 0)
    lines.push(styleText("dim", `Hidden: ${hiddenTitles.join(", ")}. --json or a wider terminal shows them.`));
  return withBoldTitles(lines);

  function formatColumns(columns: readonly KeyColumn[], nameWidth: number): string[] {
    return formatTable(
      columns,
      records.map((record) =>
        columns.map(({ title, cell }) => {
          const text = cell(record, now, platform);
          return title === "NAME" ? truncate(text, nameWidth) : text;
        }),
      ),
    );
  }
}

const logColumns = ["TIME (UTC)", "OPERATOR", "KEY", "ACTION", "CHANGES"].map((title) => ({ title }));
const actionColors = { create: "green", rotate: "cyan", revoke: "red", set: "yellow", unban: "magenta" } as const;

export function formatKeyLog(entries: readonly KeyLogEntry[]): string {
  const rows = entries.map(({ at, operator, action, keyId, changes }) => [
    formatSecond(at),
    sanitizeName(operator),
    keyId,
    styleText(actionColors[action], action),
    formatChanges(changes, action === "create"),
  ]);
  return withBoldTitles(formatTable(logColumns, rows));
}

function withBoldTitles([titles = "", ...lines]: readonly string[]): string {
  return [styleText("bold", titles), ...lines].join("\n");
}
