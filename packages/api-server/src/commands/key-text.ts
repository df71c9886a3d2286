import { styleText } from "node:util";
import {
  type IssuedKey,
  type KeyFieldChanges,
  type KeyLogEntry,
  type KeyRecord,
  type KeyState,
  keyState,
  type Platform,
} from "@animal-store/api-platform";
import type { KeysSession } from "./open-keys.ts";
import { unsafeCharacters } from "./option-values.ts";
import { maxWidth } from "./table.ts";

export const numberFormat = new Intl.NumberFormat("en");

export function formatKeyDetails(record: KeyRecord, { now, location, platform }: KeysSession): string {
  const { id, name, plan, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, successorId } = record;
  const { perMinute, perDay } = platform.keyLimits(record);
  const describeSource = (ownLimit: number | null) => (ownLimit === null ? "from the plan" : "set for this key");
  const timeOrNever = (time: number | null) => (time === null ? "never" : formatTime(time, now));
  const rows = [
    ["id", id],
    ["name", sanitizeName(name)],
    ["plan", plan],
    ["scopes", formatScopes(scopes)],
    ["limits", `${numberFormat.format(perMinute)} per minute, ${describeSource(record.perMinute)}`],
    ["", `${numberFormat.format(perDay)} per day, ${describeSource(record.perDay)}`],
    ["created", formatTime(createdAt, now)],
    ["expires", timeOrNever(expiresAt)],
    ["rotated", successorId && `to ${successorId}`],
    ["revoked", revokedAt && formatTime(revokedAt, now)],
    ["last used", timeOrNever(lastUsedAt)],
    ["state", colorState(record, now, longFormat)],
    ["data", location],
  ].filter((row): row is [string, string] => row[1] !== null);
  const width = maxWidth(rows.map(([label]) => label));
  return rows.map(([label, value]) => `${styleText("bold", label.padEnd(width))}  ${value}`).join("\n");
}

export function formatChanges(changes: KeyFieldChanges, isNew = false): string {
  const texts = Object.entries(changes).map(([name, { from, to }]) => {
    const { label, nullText, format = String } = fieldFormats[name] ?? { label: name };
    const [oldText, newText] = [from, to].map((value) => (value === null ? nullText : format(value)));
    return isNew || oldText === undefined ? `${label} ${newText}` : `${label} ${oldText} → ${newText}`;
  });
  return texts.join(", ");
}

interface FieldFormat {
  readonly label: string;
  readonly nullText?: string;
  readonly format?: (value: unknown) => string;
}

const limitFormat = { nullText: "default", format: (value: unknown) => numberFormat.format(Number(value)) };
const fieldFormats: Record<string, FieldFormat> = {
  plan: { label: "plan" },
  name: { label: "name", nullText: "none", format: (value) => sanitizeName(String(value)) },
  perMinute: { label: "per minute", ...limitFormat },
  perDay: { label: "per day", ...limitFormat },
  scopes: { label: "scopes", format: (value) => formatScopes(value as string[]) },
  expiresAt: { label: "expires", nullText: "never", format: (value) => formatSecond(Number(value)) },
  successorId: { label: "to" },
  predecessorId: { label: "from" },
};

export function formatScopes(scopes: readonly string[]): string {
  return scopes.join();
}

export function sanitizeName(name: string | null): string {
  return name?.replace(unsafeCharacters, "\u{FFFD}") ?? "–";
}

const stateColors = { active: "green", expired: "yellow", revoked: "red" } as const satisfies Record<KeyState, string>;

/** @param relativeFormat formats the time in "expires in 90 days" */
export function colorState(record: KeyRecord, now: number, relativeFormat: Intl.RelativeTimeFormat): string {
  const { expiresAt, successorId } = record;
  const state = keyState(record, now);
  const stateText =
    state === "active" && expiresAt !== null ? `expires ${formatRelativeTime(expiresAt, now, relativeFormat)}` : state;
  return styleText(stateColors[state], successorId === null ? stateText : `rotated, ${stateText}`);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const longFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
export const shortFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "narrow" });

export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function formatSecond(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** Formats a time in UTC and relative to now, such as `2026-04-15 10:00 UTC, in 90 days`. */
export function formatTime(time: number, now: number): string {
  return `${formatSecond(time).slice(0, -3)} UTC, ${formatRelativeTime(time, now, longFormat)}`;
}

export function formatRelativeTime(time: number, now: number, formatter: Intl.RelativeTimeFormat): string {
  const differenceMs = time - now;
  const distanceMs = Math.abs(differenceMs);
  if (distanceMs < minute) return formatter.format(Math.trunc(differenceMs / second), "second");
  if (distanceMs < hour) return formatter.format(Math.trunc(differenceMs / minute), "minute");
  if (distanceMs < 2 * day) return formatter.format(Math.trunc(differenceMs / hour), "hour");
  return formatter.format(Math.trunc(differenceMs / day), "day");
}

export function issuedKeyAsJson({ key, record }: IssuedKey, platform: Platform): object {
  const { id, ...fields } = toJson(record, platform);
  return { id, key, ...fields };
}

export function keyAsJson(record: KeyRecord, platform: Platform): object {
  const { revokedAt, lastUsedAt, successorId } = record;
  return { ...toJson(record, platform), revokedAt: toIso(revokedAt), lastUsedAt: toIso(lastUsedAt), successorId };
}

function toJson(record: KeyRecord, { keyLimits }: Platform) {
  const { id, plan, name, scopes, createdAt, expiresAt } = record;
  const limits = keyLimits(record);
  return { id, plan, name, scopes, limits, createdAt: toIso(createdAt), expiresAt: toIso(expiresAt) };
}

export function logEntryAsJson({ at, operator, action, keyId, changes }: KeyLogEntry): object {
  const { expiresAt: expiry, ...otherChanges } = changes;
  const expiresAt = expiry && { from: toIso(expiry.from), to: toIso(expiry.to) };
  return { at: toIso(at), operator, action, keyId, changes: { ...otherChanges, ...(expiresAt && { expiresAt }) } };
}

function toIso(time: unknown): string | null {
  return typeof time === "number" ? new Date(time).toISOString() : null;
}
