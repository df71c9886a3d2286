import { styleText } from "node:util";
import { type KeyRecord, type KeyState, keyState } from "@animal-store/service";

const colors = { "in force": "green", expired: "yellow", revoked: "red" } as const satisfies Record<KeyState, string>;

/**
 * The state of a key in words, in their colour where stdout is a terminal that may show colours.
 * @param now milliseconds since the Unix epoch
 * @param distance tells how far away a time is
 */
export function paintState(record: KeyRecord, now: number, distance: (time: number, now: number) => string): string {
  const { expiresAt, successorId } = record;
  const state = keyState(record, now);
  const words = state === "in force" && expiresAt !== null ? `ends ${distance(expiresAt, now)}` : state;
  return styleText(colors[state], successorId === null ? words : `rotated, ${words}`);
}
