import { setTimeout } from "node:timers/promises";

/** The preferences of a request by name. */
type Preferences = ReadonlyMap<string, string>;

/** The longest delay that `Prefer: wait=SECONDS` can request, as in the sandbox. */
export const longestWaitSeconds = 30;

/** Delays for `wait=SECONDS`. Ignores any other value than an integer up to `longestWaitSeconds` (RFC 7240, section 2). */
export async function waitAsPreferred(preferences: Preferences): Promise<void> {
  const text = preferences.get("wait") ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= longestWaitSeconds) await setTimeout(seconds * 1000, undefined, { ref: false });
}

const elementPattern = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
const preferencePattern = /^\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/;

/** Parses a `Prefer` header (RFC 7240, section 2). Ignores preferences without a value and repeated preferences. */
export function parsePreferences(header: string | null): Preferences {
  const preferences = new Map<string, string>();
  for (const element of header?.match(elementPattern) ?? []) {
    const [, name, quoted, token] = preferencePattern.exec(element) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, quoted ?? token ?? "");
  }
  return preferences;
}
