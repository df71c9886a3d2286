import type { KeyRecord } from "./key-store.ts";

/** Whether a key opens the store, and why not. */
export type KeyState = "in force" | "expired" | "revoked";

/** @param now milliseconds since the Unix epoch */
export function keyState({ revokedAt, expiresAt }: Pick<KeyRecord, "revokedAt" | "expiresAt">, now: number): KeyState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && now >= expiresAt ? "expired" : "in force";
}
