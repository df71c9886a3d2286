import { systemClock } from "./clock.ts";

export function getRequestId(response: Response | undefined): string | undefined {
  return response?.headers.get("X-Request-Id") ?? undefined;
}

/** Returns `Retry-After` in milliseconds. A date is relative to the `Date` of the response, so clock skew has no effect. */
export function getRetryAfterMs({ headers }: Response, now: number): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  if (/^\d{1,15}$/.test(value)) return Number(value) * 1000;
  // CORS can hide the Date.
  const waitMs = Date.parse(value) - (Date.parse(headers.get("Date") ?? "") || now);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** Returns `Retry-After` in seconds, rounded up. Converts a date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(response: Response): number | undefined {
  const waitMs = getRetryAfterMs(response, systemClock.now());
  return waitMs && Math.ceil(waitMs / 1000);
}

// Matches a target, or a parameter with a quoted or token value.
const linkOrParameter = /[\s,]*<([^>]*)>|\s*;\s*([^\s=;,<"]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/gy;

/** Finds the target of the first link with this relation in a Link header (RFC 8288, section 3). Stops at a syntax error. */
export function findLink(header: string | null, relation: string): string | undefined {
  // The target of a link has the key `<`, which no parameter can have.
  const links: { [name: string]: string }[] = [];
  for (const [, target, name = "", quoted, token = ""] of (header ?? "").matchAll(linkOrParameter)) {
    const link = links.at(-1) ?? {};
    // The first of repeated parameters wins (RFC 8288, section 3.3).
    if (target === undefined) link[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, "$1") ?? token;
    else links.push({ "<": target });
  }
  // A link with an `anchor` is about another resource.
  return links.find(
    ({ rel = "", anchor }) => anchor === undefined && rel.toLowerCase().split(/\s+/).includes(relation),
  )?.["<"];
}
