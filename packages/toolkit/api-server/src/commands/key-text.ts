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
import { formatTable, maxWidth } from "./table.ts";

const numberFormat = new Intl.NumberFormat("en");

export function formatKeyDetails(record: KeyRecord, { now, location, platform }: KeysSession): string {
  const { id, name, plan, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, successorId } = record;
  const { perMinute, perDay } = platform.keyLimits(record);
  const describeSource = (ownLimit: number | null) => (ownLimit === null ? "from the plan" : "set for this key");
  const timeOrNever = (time: number | null) => (time === null ? "never" : formatTime(time));
  const rows = [
    ["id", id],
    ["name", sanitizeName(name)],
    ["plan", plan],
    ["scopes", formatScopes(scopes)],
    ["limits", `${numberFormat.format(perMinute)} per minute, ${describeSource(record.perMinute)}`],
    ["", `${numberFormat.format(perDay)} per day, ${describeSource(record.perDay)}`],
    ["created", formatTime(createdAt)],
    ["expires", timeOrNever(expiresAt)],
    ["rotated", successorId && `to ${successorId}`],
    ["revoked", revokedAt && formatTime(revokedAt)],
    ["last used", timeOrNever(lastUsedAt)],
    ["state", formatState(record, now)],
    ["data", location],
  ].filter((row): row is [string, string] => row[1] !== null);
  const width = maxWidth(rows.map(([label]) => label));
  return rows.map(([label, value]) => `${styleText("bold", label.padEnd(width))}  ${value}`).join("\n");
}

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
      lastUsedAt === null ? "never" : formatTime(lastUsedAt),
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

function formatScopes(scopes: readonly string[]): string {
  return scopes.join();
}

function sanitizeName(name: string | null): string {
  return name?.replace(unsafeCharacters, "\u{FFFD}") ?? "–";
}

const stateColors = { active: "green", expired: "yellow", revoked: "red" } as const;

function formatState(record: KeyRecord, now: number): string {
  const { expiresAt, successorId } = record;
  const state = keyState(record, now);
  const text = state === "active" && expiresAt !== null ? `expires ${formatTime(expiresAt)}` : state;
  return styleText(stateColors[state], successorId === null ? text : `rotated, ${text}`);
}

export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function formatSecond(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** Formats a time such as `2026-04-15 10:00 UTC`. */
export function formatTime(time: number): string {
  return `${formatSecond(time).slice(0, -3)} UTC`;
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
