import { styleText } from "node:util";
import { type KeyLogEntry, type KeyRecord, keyLimits } from "@animal-store/service";
import {
  colorState,
  formatChanges,
  formatDay,
  formatDistance,
  formatScopes,
  formatSecond,
  inShort,
  number,
  sanitizeName,
} from "./key-text.ts";
import { type Column, maxWidth, table, truncate } from "./table.ts";

interface KeyColumn extends Column {
  /** In narrow terminals columns with a low priority are hidden. */
  readonly priority: 1 | 2 | 3;
  readonly cell: (record: KeyRecord, now: number) => string;
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
    cell: (record) => number.format(keyLimits(record).perMinute),
  },
  { title: "PER DAY", priority: 1, isNumber: true, cell: (record) => number.format(keyLimits(record).perDay) },
  { title: "CREATED", priority: 2, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    title: "LAST USED",
    priority: 3,
    cell: ({ lastUsedAt }, now) => (lastUsedAt === null ? "never" : formatDistance(lastUsedAt, now, inShort)),
  },
  { title: "STATE", priority: 3, cell: (record, now) => colorState(record, now, inShort) },
];
const fairName = 24;
const shortestName = 8;

/**
 * Returns keys in a line each.
 * @param now milliseconds since the Unix epoch
 * @param width columns of the terminal. If it is too narrow, columns are hidden, which a last line reports, and names shortened.
 */
export function formatKeyTable(records: readonly KeyRecord[], now: number, width: number): string {
  const layouts = [1, 2, 3].map((least) => keyColumns.filter(({ priority }) => priority >= least));
  const shown = layouts.find((columns) => maxWidth(draw(columns, fairName)) <= width) ?? layouts.at(-1) ?? [];
  const spare = width - maxWidth(draw(shown, fairName));
  const lines = draw(shown, Math.max(fairName + spare, shortestName));
  const hidden = keyColumns.filter((column) => !shown.includes(column)).map(({ title }) => title);
  if (hidden.length > 0)
    lines.push(styleText("dim", `Hidden: ${hidden.join(", ")}. --json or a wider terminal shows them.`));
  return withBoldTitles(lines);

  function draw(columns: readonly KeyColumn[], nameWidth: number): string[] {
    return table(
      columns,
      records.map((record) =>
        columns.map(({ title, cell }) => {
          const text = cell(record, now);
          return title === "NAME" ? truncate(text, nameWidth) : text;
        }),
      ),
    );
  }
}

const logColumns = ["TIME (UTC)", "OPERATOR", "KEY", "ACTION", "CHANGES"].map((title) => ({ title }));
const colors = { create: "green", rotate: "cyan", revoke: "red", set: "yellow", unban: "magenta" } as const;

/** Returns the audit log, a line for each entry. */
export function formatKeyLog(entries: readonly KeyLogEntry[]): string {
  const rows = entries.map(({ at, operator, action, keyId, changes }) => [
    formatSecond(at),
    sanitizeName(operator),
    keyId,
    styleText(colors[action], action),
    formatChanges(changes, action === "create"),
  ]);
  return withBoldTitles(table(logColumns, rows));
}

function withBoldTitles([titles = "", ...lines]: readonly string[]): string {
  return [styleText("bold", titles), ...lines].join("\n");
}
