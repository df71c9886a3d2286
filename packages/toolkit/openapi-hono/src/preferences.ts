const elementPattern = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
const preferencePattern = /^\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/;

/**
 * Parses a `Prefer` header (RFC 7240, section 2). Ignores preferences without a value and repeated preferences.
 * @example
 * parsePreferences("code=503, wait=2").get("code"); // "503"
 */
export function parsePreferences(header: string | null): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const element of header?.match(elementPattern) ?? []) {
    const [, name, quoted, token] = preferencePattern.exec(element) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, quoted ?? token ?? "");
  }
  return preferences;
}

/**
 * Waits for `wait=SECONDS`. Ignores any other value than an integer up to the maximum (RFC 7240, section 2).
 * @example
 * await waitAsPreferred(parsePreferences(c.req.header("Prefer") ?? null), 30);
 */
export async function waitAsPreferred(preferences: ReadonlyMap<string, string>, maxSeconds: number): Promise<void> {
  const text = preferences.get("wait") ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : 0;
  if (seconds > 0 && seconds <= maxSeconds) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
