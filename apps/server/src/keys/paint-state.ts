import { styleText } from "node:util";
import type { KeyState } from "@animal-store/service";

const colors = { "in force": "green", expired: "yellow", revoked: "red" } as const satisfies Record<KeyState, string>;

/** Words about a key's state in its colour, where stdout is a terminal that may show colours. */
export function paintState(state: KeyState, words: string = state): string {
  return styleText(colors[state], words);
}
