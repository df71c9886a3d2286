import { styleText } from "node:util";
import { type KeyRecord, keyLimits } from "@animal-store/service";
import { formatScopes } from "./key-log-table.ts";
import { shownName } from "./key-name.ts";
import { paintState } from "./paint-state.ts";
import { fullTime, longDistance } from "./shown-time.ts";
import { widest } from "./table.ts";

type Row = [label: string, value: string];

const number = new Intl.NumberFormat("en");

/**
 * One key for people, whole.
 * @param now milliseconds since the Unix epoch
 * @param place where the key is kept
 */
export function keySheet(record: KeyRecord, now: number, place: string): string {
  const { id, name, plan, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, successorId } = record;
  const { perMinute, perDay } = keyLimits(record);
  const rows: Row[] = [
    ["id", id],
    ["name", shownName(name)],
    ["plan", plan],
    ["scopes", formatScopes(scopes)],
    ["limits", `${number.format(perMinute)} a minute, ${whose(record.perMinute)}`],
    ["", `${number.format(perDay)} a day, ${whose(record.perDay)}`],
    ["created", fullTime(createdAt, now)],
    ["expires", timeOrNever(expiresAt)],
    ...rowUnlessNull("rotated", successorId === null ? null : `to ${successorId}`),
    ...rowUnlessNull("revoked", revokedAt === null ? null : fullTime(revokedAt, now)),
    ["last used", timeOrNever(lastUsedAt)],
    ["state", paintState(record, now, longDistance)],
    ["data", place],
  ];
  const width = widest(rows.map(([label]) => label));
  return rows.map(([label, value]) => `${styleText("bold", label.padEnd(width))}  ${value}`).join("\n");

  function timeOrNever(time: number | null): string {
    return time === null ? "never" : fullTime(time, now);
  }
}

function rowUnlessNull(label: string, value: string | null): Row[] {
  return value === null ? [] : [[label, value]];
}

function whose(ownLimit: number | null): string {
  return ownLimit === null ? "the plan's" : "the key's own";
}
