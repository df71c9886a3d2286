import { styleText } from "node:util";
import { type KeyRecord, keyLimits, keyState } from "@animal-store/service";
import { shownName } from "./key-name.ts";
import { paintState } from "./paint-state.ts";
import { fullTime } from "./shown-time.ts";
import { widest } from "./table.ts";

const number = new Intl.NumberFormat("en");

/** One key for people, whole. @param now milliseconds since the Unix epoch */
export function keySheet(record: KeyRecord, now: number): string {
  const { id, name, plan, createdAt, expiresAt, revokedAt, lastUsedAt } = record;
  const { perMinute, perDay } = keyLimits(record);
  const rows: [label: string, value: string][] = [
    ["id", id],
    ["name", shownName(name)],
    ["plan", plan],
    ["limits", `${number.format(perMinute)} a minute, ${whose(record.perMinute)}`],
    ["", `${number.format(perDay)} a day, ${whose(record.perDay)}`],
    ["created", fullTime(createdAt, now)],
    ["expires", timeOrNever(expiresAt)],
    ...(revokedAt === null ? [] : ([["revoked", fullTime(revokedAt, now)]] satisfies [string, string][])),
    ["last used", timeOrNever(lastUsedAt)],
    ["state", paintState(keyState(record, now))],
  ];
  const width = widest(rows.map(([label]) => label));
  return rows.map(([label, value]) => `${styleText("bold", label.padEnd(width))}  ${value}`).join("\n");

  function timeOrNever(time: number | null): string {
    return time === null ? "never" : fullTime(time, now);
  }
}

function whose(ownLimit: number | null): string {
  return ownLimit === null ? "the plan's" : "the key's own";
}
