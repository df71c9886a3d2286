const elements = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g;
const preference = /^\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/;

/** The preferences of a `Prefer` header that have a value, by their names in lower case; of several the first counts (RFC 7240, section 2). */
export function readPreferences(header: string | null): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const element of header?.match(elements) ?? []) {
    const [, name, quoted, token] = preference.exec(element) ?? [];
    const key = name?.toLowerCase();
    if (key !== undefined && !preferences.has(key)) preferences.set(key, quoted ?? token ?? "");
  }
  return preferences;
}
