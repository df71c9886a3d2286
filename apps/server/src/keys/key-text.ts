import { styleText } from "node:util";
import type { Scope } from "@animal-store/contract";
import {
  type IssuedKey,
  type KeyFieldChanges,
  type KeyLogEntry,
  type KeyRecord,
  type KeyState,
  keyLimits,
  keyState,
} from "@animal-store/service";
import { misleading } from "./option-values.ts";
import { maxWidth } from "./table.ts";

export const number = new Intl.NumberFormat("en");

/**
 * Returns everything about one key, a line for each fact.
 * @param now milliseconds since the Unix epoch
 * @param place where the key is stored
 */
export function formatKeyDetails(record: KeyRecord, now: number, place: string): string {
  const { id, name, plan, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, successorId } = record;
  const { perMinute, perDay } = keyLimits(record);
  const whose = (ownLimit: number | null) => (ownLimit === null ? "the plan's" : "the key's own");
  const timeOrNever = (time: number | null) => (time === null ? "never" : formatTime(time, now));
  const rows = [
    ["id", id],
    ["name", sanitizeName(name)],
    ["plan", plan],
    ["scopes", formatScopes(scopes)],
    ["limits", `${number.format(perMinute)} a minute, ${whose(record.perMinute)}`],
    ["", `${number.format(perDay)} a day, ${whose(record.perDay)}`],
    ["created", formatTime(createdAt, now)],
    ["expires", timeOrNever(expiresAt)],
    ["rotated", successorId && `to ${successorId}`],
    ["revoked", revokedAt && formatTime(revokedAt, now)],
    ["last used", timeOrNever(lastUsedAt)],
    ["state", colorState(record, now, inWords)],
    ["data", place],
  ].filter((row): row is [string, string] => row[1] !== null);
  const width = maxWidth(rows.map(([label]) => label));
  return rows.map(([label, value]) => `${styleText("bold", label.padEnd(width))}  ${value}`).join("\n");
}

/** Returns changes in one line: plan free → pro, expires never → 2027-02-20 15:21:07. */
export function formatChanges(changes: KeyFieldChanges, isNew = false): string {
  const texts = Object.entries(changes).map(([name, { from, to }]) => {
    const { label, none, format = String } = fields[name] ?? { label: name };
    const [before, after] = [from, to].map((value) => (value === null ? none : format(value)));
    return isNew || before === undefined ? `${label} ${after}` : `${label} ${before} → ${after}`;
  });
  return texts.join(", ");
}

interface Field {
  readonly label: string;
  /** What null means. */
  readonly none?: string;
  readonly format?: (value: unknown) => string;
}

const limit = { none: "default", format: (value: unknown) => number.format(Number(value)) };
const fields: Record<string, Field> = {
  plan: { label: "plan" },
  name: { label: "name", none: "none", format: (value) => sanitizeName(String(value)) },
  perMinute: { label: "per minute", ...limit },
  perDay: { label: "per day", ...limit },
  scopes: { label: "scopes", format: (value) => formatScopes(value as Scope[]) },
  expiresAt: { label: "expires", none: "never", format: (value) => formatSecond(Number(value)) },
  successorId: { label: "to" },
  predecessorId: { label: "from" },
};

/** Returns the form that `--scopes` takes: read,write. */
export function formatScopes(scopes: readonly Scope[]): string {
  return scopes.join();
}

/** Returns a name that is safe to print, whatever the store contains. */
export function sanitizeName(name: string | null): string {
  return name?.replace(misleading, "\u{FFFD}") ?? "–";
}

const colors = { "in force": "green", expired: "yellow", revoked: "red" } as const satisfies Record<KeyState, string>;

/** Returns the state of a key, colored if stdout is a terminal with colors. @param distance the style of "ends in 90 days" */
export function colorState(record: KeyRecord, now: number, distance: Intl.RelativeTimeFormat): string {
  const { expiresAt, successorId } = record;
  const state = keyState(record, now);
  const words = state === "in force" && expiresAt !== null ? `ends ${formatDistance(expiresAt, now, distance)}` : state;
  return styleText(colors[state], successorId === null ? words : `rotated, ${words}`);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** in 90 days, 5 minutes ago */
export const inWords = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
/** in 90d, 5m ago */
export const inShort = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "narrow" });

/** Returns the UTC day of a time: 2026-04-15. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns a time in UTC: 2026-04-15 10:00:07. */
export function formatSecond(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** Returns a time and its distance: 2026-04-15 10:00 UTC, in 90 days. */
export function formatTime(time: number, now: number): string {
  return `${formatSecond(time).slice(0, -3)} UTC, ${formatDistance(time, now, inWords)}`;
}

export function formatDistance(time: number, now: number, style: Intl.RelativeTimeFormat): string {
  const milliseconds = time - now;
  const size = Math.abs(milliseconds);
  if (size < minute) return style.format(Math.trunc(milliseconds / second), "second");
  if (size < hour) return style.format(Math.trunc(milliseconds / minute), "minute");
  if (size < 2 * day) return style.format(Math.trunc(milliseconds / hour), "hour");
  return style.format(Math.trunc(milliseconds / day), "day");
}

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
