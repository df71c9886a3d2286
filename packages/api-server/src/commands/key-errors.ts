import type { KeyRecord } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import { formatDay, formatScopes } from "./key-text.ts";
import type { KeysSession } from "./open-keys.ts";

export function unknownKeyError(id: string, keysCommandLine: string): StartupError {
  return new StartupError(`there is no key ${id}. List all keys with: ${keysCommandLine} list`);
}

export function inactiveKeyError(key: KeyRecord, { keysCommandLine, platform }: KeysSession): StartupError {
  const options = formatOptions(key, platform.allScopes);
  return new StartupError(
    `the key ${key.id} ${describeState(key)}. Create a similar key with: ${keysCommandLine} create ${options}`,
  );
}

export function rotatedKeyError({ id, successorId }: KeyRecord): StartupError {
  return new StartupError(`the key ${id} is already rotated to ${successorId}. Rotate ${successorId} instead.`);
}

export function revokedKeyError({ id, ...key }: KeyRecord): StartupError {
  return new StartupError(`the key ${id} ${describeState(key)}. It is no longer valid, so there is nothing to revoke.`);
}

function describeState({ revokedAt, expiresAt }: Pick<KeyRecord, "revokedAt" | "expiresAt">): string {
  return revokedAt === null ? `expired on ${formatDay(expiresAt ?? 0)}` : `was revoked on ${formatDay(revokedAt)}`;
}

function formatOptions({ plan, perMinute, perDay, scopes }: KeyRecord, allScopes: readonly string[]): string {
  const options = [
    `--plan ${plan}`,
    perMinute !== null && `--per-minute ${perMinute}`,
    perDay !== null && `--per-day ${perDay}`,
    scopes.length < allScopes.length && `--scopes ${formatScopes(scopes)}`,
  ];
  return options.filter(Boolean).join(" ");
}
