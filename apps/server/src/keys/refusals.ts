import { scopes as allScopes } from "@animal-store/contract";
import { StartUpError } from "@animal-store/node-edge";
import type { KeyRecord } from "@animal-store/service";
import { dayOf } from "./shown-time.ts";

/** @param keysProgram how people call the keys command for this data folder */
export function refuseUnknown(id: string, keysProgram: string): never {
  throw new StartUpError(`there is no key ${id}. See the ids of all keys with: ${keysProgram} list`);
}

/** @param keysProgram how people call the keys command for this data folder */
export function refuseRotation(key: KeyRecord, keysProgram: string): never {
  const { id, successorId } = key;
  if (successorId !== null) {
    throw new StartUpError(`the key ${id} was rotated already, to ${successorId}. Rotate that one.`);
  }
  return rejectEnded(key, keysProgram);
}

/** Rejects a change of a key that is revoked or has expired. @param keysProgram how people call the keys command for this data folder */
export function rejectEnded({ id, revokedAt, expiresAt, ...key }: KeyRecord, keysProgram: string): never {
  const end = revokedAt === null ? `expired on ${dayOf(expiresAt ?? 0)}` : `was revoked on ${dayOf(revokedAt)}`;
  throw new StartUpError(`the key ${id} ${end}. Issue a new one like it with: ${keysProgram} create ${optionsOf(key)}`);
}

export function refuseRevocation({ id, revokedAt }: KeyRecord): never {
  const end = `was revoked on ${dayOf(revokedAt ?? 0)}`;
  throw new StartUpError(`the key ${id} ${end}. A key is revoked once: there is nothing to do.`);
}

function optionsOf({ plan, perMinute, perDay, scopes }: Omit<KeyRecord, "id" | "revokedAt" | "expiresAt">): string {
  const own = [
    ["--per-minute", perMinute],
    ["--per-day", perDay],
  ] as const;
  const limits = own.flatMap(([option, limit]) => (limit === null ? [] : [`${option} ${limit}`]));
  const fewer = scopes.length < allScopes.length ? [`--scopes ${scopes}`] : [];
  return [`--plan ${plan}`, ...limits, ...fewer].join(" ");
}
