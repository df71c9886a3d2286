import type { ResponseObject } from "../document/contract-document.ts";
import type { HeaderValues } from "./judge-headers.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { type Link, parseLinks } from "./link-header.ts";

/** Judges what schemas cannot say: the values of the lifecycle headers, links, and that no more remains than the limit. */
export function judgeValues(response: ResponseObject, lifecycle: Lifecycle, headers: HeaderValues): string[] {
  return [
    ...judgeLifecycle(response, lifecycle, headers),
    ...judgeLinks(response, lifecycle, headers),
    ...judgeRemaining(headers),
  ];
}

function judgeLifecycle(
  { headers: documented = {} }: ResponseObject,
  lifecycle: Lifecycle,
  headers: HeaderValues,
): string[] {
  return Object.entries(lifecycle.headers).flatMap(([name, expected]) => {
    const found = headers.get(name.toLowerCase());
    if (!(name in documented) || found === undefined || found === expected) return [];
    return [`header ${name}: must be "${expected}" as the operation's x- members say, got "${found}"`];
  });
}

function judgeLinks(
  { headers: documented = {} }: ResponseObject,
  lifecycle: Lifecycle,
  headers: HeaderValues,
): string[] {
  const header = headers.get("link");
  if (!("Link" in documented) || header === undefined) return [];
  const links = parseLinks(header);
  if (!links) return [`header Link: must be links as RFC 8288 writes them, got "${header}"`];
  if (lifecycle.links.length === 0) return links.flatMap(judgeNextPage);
  return lifecycle.links
    .filter(({ rel, target }) => !links.some((link) => link.rel === rel && link.target === target))
    .map(
      ({ rel, target }) =>
        `header Link: must hold <${target}>; rel="${rel}" as the operation's x- members say, got "${header}"`,
    );
}

function judgeNextPage({ rel, target }: Link): string[] {
  if (rel !== "next") return [`header Link: must have rel="next", got "${rel}"`];
  return target.startsWith("/") && !target.startsWith("//")
    ? []
    : [`header Link: must be a relative reference, got "${target}"`];
}

function judgeRemaining(headers: HeaderValues): string[] {
  const limit = Number(headers.get("x-ratelimit-limit"));
  const remaining = Number(headers.get("x-ratelimit-remaining"));
  return remaining > limit
    ? [`header X-RateLimit-Remaining: must be at most X-RateLimit-Limit ${limit}, got ${remaining}`]
    : [];
}
