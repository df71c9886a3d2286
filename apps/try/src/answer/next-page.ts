import type { Answer } from "./answer.ts";

/** The query of the next page that an answer's `Link` names (RFC 8288), or undefined. */
export function nextPage({ headers }: Answer): Readonly<Record<string, string>> | undefined {
  const target = headers.get("Link")?.match(/<([^>]*)>\s*;\s*rel="?next"?/)?.[1];
  if (target === undefined) return undefined;
  return Object.fromEntries(new URL(target, "http://store.invalid").searchParams);
}
