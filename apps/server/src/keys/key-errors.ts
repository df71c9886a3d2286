import { scopes as allScopes } from "@animal-store/contract";
import { StartupError } from "@animal-store/node-http";
import type { KeyRecord } from "@animal-store/service";
import { formatDay, formatScopes } from "./key-text.ts";

/** @param keysCommandLine how people call the keys command for this data folder */
export function unknownKeyError(id: string, keysCommandLine: string): StartupError {
  return new StartupError(`there is no key ${id}. See the ids of all keys with: ${keysCommandLine} list`);
}

/** A key that is revoked or has expired cannot be changed. @param keysCommandLine how people call the keys command for this data folder */
export function endedKeyError({ id, ...key }: KeyRecord, keysCommandLine: string): StartupError {
  return new StartupError(
    `the key ${id} ${endOf(key)}. Issue a new one like it with: ${keysCommandLine} create ${optionsOf(key)}`,
  );
}

export function rotatedKeyError({ id, successorId }: KeyRecord): StartupError {
  return new StartupError(`the key ${id} was rotated already, to ${successorId}. Rotate that one.`);
}

export function revokedKeyError({ id, ...key }: KeyRecord): StartupError {
  return new StartupError(`the key ${id} ${endOf(key)}. A key is revoked once: there is nothing to do.`);
}

function endOf({ revokedAt, expiresAt }: Pick<KeyRecord, "revokedAt" | "expiresAt">): string {
  return revokedAt === null ? `expired on ${formatDay(expiresAt ?? 0)}` : `was revoked on ${formatDay(revokedAt)}`;
}

function optionsOf({ plan, perMinute, perDay, scopes }: Omit<KeyRecord, "id">): string {
  const options = [
    `--plan ${plan}`,
    perMinute !== null && `--per-minute ${perMinute}`,
    perDay !== null && `--per-day ${perDay}`,
    scopes.length < allScopes.length && `--scopes ${formatScopes(scopes)}`,
  ];
  return options.filter(Boolean).join(" ");
}
