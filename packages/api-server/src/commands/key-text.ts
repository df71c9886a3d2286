import { styleText } from "node:util";
import {
  type IssuedKey,
  type KeyFieldChanges,
  type KeyLogEntry,
  type KeyRecord,
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
    ["state", formatState(record, now)],
    ["data", location],
  ].filter((row): row is [string, string] => row[1] !== null);
  const width = maxWidth(rows.map(([label]) => label));
  return rows.map(([label, value]) => `${styleText("bold", label.padEnd(width))}  ${value}`).join("\n");
}

/** @param isNew true to omit the old values */
export function formatChanges(changes: KeyFieldChanges, isNew = false): string {
  const texts = Object.entries(changes).map(([name, { from, to }]) => {
    const oldText = isNew ? "" : `${formatValue(name, from)} → `;
    return `${name} ${oldText}${formatValue(name, to)}`;
  });
  return texts.join(", ");
}

function formatValue(name: string, value: unknown): string {
  if (value === null) return "none";
  return name === "expiresAt" ? formatSecond(Number(value)) : sanitizeName(String(value));
}

export function formatScopes(scopes: readonly string[]): string {
  return scopes.join();
}

export function sanitizeName(name: string | null): string {
  return name?.replace(unsafeCharacters, "\u{FFFD}") ?? "–";
}

const stateColors = { active: "green", expired: "yellow", revoked: "red" } as const;

export function formatState(record: KeyRecord, now: number): string {
  const { expiresAt, successorId } = record;
  const state = keyState(record, now);
  const text = state === "active" && expiresAt !== null ? `expires ${formatRelativeTime(expiresAt, now)}` : state;
  return styleText(stateColors[state], successorId === null ? text : `rotated, ${text}`);
}

export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function formatSecond(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** Formats a time in UTC and relative to now, such as `2026-04-15 10:00 UTC, in 90 days`. */
export function formatTime(time: number, now: number): string {
  return `${formatSecond(time).slice(0, -3)} UTC, ${formatRelativeTime(time, now)}`;
}

const relativeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export function formatRelativeTime(time: number, now: number): string {
  const differenceMs = time - now;
  const distanceMs = Math.abs(differenceMs);
  if (distanceMs < minute) return relativeFormat.format(Math.trunc(differenceMs / second), "second");
  if (distanceMs < hour) return relativeFormat.format(Math.trunc(differenceMs / minute), "minute");
  if (distanceMs < 2 * day) return relativeFormat.format(Math.trunc(differenceMs / hour), "hour");
  return relativeFormat.format(Math.trunc(differenceMs / day), "day");
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
