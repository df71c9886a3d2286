import type { OperationId } from "@animal-store/contract";
import { callOf } from "./calls.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Fetch, tell } from "./fetch.ts";
import { findLink, toResponseDate } from "./headers.ts";

/** What the answers of a deprecated operation say. */
export type Deprecation = {
  operation: OperationId | undefined;
  /** Since when it is deprecated (RFC 9745); it may lie ahead. */
  since: Date | undefined;
  /** When it will be removed (RFC 8594). */
  sunset: Date | undefined;
  /** Whole days until then, less than 0 afterwards. */
  daysLeft: number | undefined;
  /** Where the deprecation is explained; may be a relative reference. */
  link: string | undefined;
  /** What to use instead (RFC 5829); may be a relative reference. */
  successor: string | undefined;
};

/** Tells once of each operation that its answers call deprecated. What `onDeprecated` throws rejects the call, and nothing is sent again. */
export function withDeprecations(
  fetch: Fetch,
  onDeprecated: (deprecation: Deprecation) => void,
  { now }: Pick<Clock, "now"> = systemClock,
): Fetch {
  const told = new Set<OperationId | undefined>();
  return async (request) => {
    const response = await fetch(request);
    const deprecation = parseDeprecation(response, now());
    const operation = callOf(request)?.operation;
    if (deprecation && !told.has(operation)) {
      told.add(operation);
      tell(onDeprecated, { operation, ...deprecation });
    }
    return response;
  };
}

/**
 * Reads what an answer says of its operation's end; undefined when that is not deprecated.
 * @param now milliseconds since the Unix epoch, where the answer does not tell its own `Date`
 */
export function parseDeprecation({ headers }: Response, now: number): Omit<Deprecation, "operation"> | undefined {
  const deprecation = headers.get("Deprecation");
  const sunset = headers.get("Sunset");
  if (deprecation === null && sunset === null) return undefined;
  const since = toDate(Number(deprecation?.slice(1) || Number.NaN) * 1000);
  const end = toDate(Date.parse(sunset ?? ""));
  const links = headers.get("Link");
  return {
    since,
    sunset: end,
    daysLeft: end && Math.floor((end.getTime() - toResponseDate(headers, now)) / 86_400_000),
    link: findLink(links, "deprecation"),
    successor: findLink(links, "successor-version"),
  };
}

function toDate(time: number): Date | undefined {
  return Number.isNaN(time) ? undefined : new Date(time);
}
