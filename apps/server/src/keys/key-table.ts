import { styleText } from "node:util";
import { type KeyRecord, keyLimits } from "@animal-store/service";
import { formatScopes } from "./key-log-table.ts";
import { shownName } from "./key-name.ts";
import { paintState } from "./paint-state.ts";
import { dayOf, shortDistance } from "./shown-time.ts";
import { type Column, shorten, table, widest } from "./table.ts";

interface KeyColumn extends Column {
  readonly cell: (record: KeyRecord, now: number) => string;
}

const number = new Intl.NumberFormat("en");
const id: KeyColumn = { title: "ID", cell: (record) => record.id };
const name: KeyColumn = { title: "NAME", cell: (record) => shownName(record.name) };
const plan: KeyColumn = { title: "PLAN", cell: (record) => record.plan };
const scopes: KeyColumn = { title: "SCOPES", cell: (record) => formatScopes(record.scopes) };
const perMinute: KeyColumn = {
  title: "PER MINUTE",
  isNumber: true,
  cell: (record) => number.format(keyLimits(record).perMinute),
};
const perDay: KeyColumn = {
  title: "PER DAY",
  isNumber: true,
  cell: (record) => number.format(keyLimits(record).perDay),
};
const created: KeyColumn = { title: "CREATED", cell: (record) => dayOf(record.createdAt) };
const lastUsed: KeyColumn = {
  title: "LAST USED",
  cell: ({ lastUsedAt }, now) => (lastUsedAt === null ? "never" : shortDistance(lastUsedAt, now)),
};
const state: KeyColumn = {
  title: "STATE",
  cell: (record, now) => paintState(record, now, shortDistance),
};

const all: readonly KeyColumn[] = [id, name, plan, scopes, perMinute, perDay, created, lastUsed, state];
const narrower: readonly KeyColumn[] = [id, name, plan, scopes, created, lastUsed, state];
const narrowest: readonly KeyColumn[] = [id, name, plan, lastUsed, state];
const fairName = 24;
const shortestName = 8;

/**
 * Keys for people, a line each.
 * @param now milliseconds since the Unix epoch
 * @param width characters in a line: where all does not fit, columns are left out, which a last line tells, and names shortened
 */
export function keyTable(records: readonly KeyRecord[], now: number, width: number): string {
  const layout = [all, narrower].find((columns) => widest(draw(columns, fairName)) <= width) ?? narrowest;
  const spare = width - widest(draw(layout, fairName));
  const [titles = "", ...lines] = draw(layout, Math.max(fairName + spare, shortestName));
  return [styleText("bold", titles), ...lines, ...noteOfHidden(layout)].join("\n");

  function draw(columns: readonly KeyColumn[], nameWidth: number): string[] {
    const cellOf = (column: KeyColumn, record: KeyRecord) => {
      const cell = column.cell(record, now);
      return column === name ? shorten(cell, nameWidth) : cell;
    };
    return table(
      columns,
      records.map((record) => columns.map((column) => cellOf(column, record))),
    );
  }
}

function noteOfHidden(layout: readonly KeyColumn[]): string[] {
  const hidden = all.filter((column) => !layout.includes(column)).map(({ title }) => title);
  if (hidden.length === 0) return [];
  return [styleText("dim", `Hidden: ${hidden.join(", ")}. --json or a wider terminal shows them.`)];
}
