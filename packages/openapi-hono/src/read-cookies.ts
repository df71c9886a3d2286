import { decode } from "./decode.ts";

/** The cookies of a `Cookie` header (RFC 6265, section 5.4), still encoded. Of cookies of one name the first is the nearest. */
export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const equals = pair.indexOf("=");
    const name = decode(pair.slice(0, equals).trim()) ?? "";
    if (equals >= 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}
