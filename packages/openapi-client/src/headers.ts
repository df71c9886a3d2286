import type { ApiTypes, OperationId, ResponseOf } from "./api-types.ts";
import { systemClock } from "./clock.ts";

/** The response headers that a contract documents for an operation, with their types. */
export type ResponseHeaders<Api extends ApiTypes, Operation extends OperationId<Api> = OperationId<Api>> = MergeUnion<
  HeadersOf<ResponseOf<Api, Operation>>
>;

/** A parser for each response header of the contract that is not text. It returns undefined for an invalid value. */
export type HeaderConversions<Api extends ApiTypes> = {
  [Name in NonTextHeader<Api>]: (text: string, response: Response) => ResponseHeaders<Api>[Name] | undefined;
};

/**
 * Returns a response header, converted by its parser, or as text if it has no parser.
 * @returns undefined if the response does not have the header or its value is invalid
 * @example
 * ```ts
 * const conversions = { "X-Total": parseInteger, "Retry-After": parseSeconds } satisfies HeaderConversions<Library>;
 * convertHeader(response, "X-Total", conversions); // number | undefined
 * ```
 */
export function convertHeader(
  response: Response,
  name: string,
  conversions: { readonly [name: string]: (text: string, response: Response) => unknown },
): unknown {
  const text = response.headers.get(name);
  return text === null ? undefined : (conversions[name] ?? String)(text, response);
}

/** Parses a header that is a whole number. Returns undefined for any other text. */
export function parseInteger(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

type HeadersOf<Response> = Response extends { headers: infer Headers } ? DocumentedHeaders<Headers> : never;
// Removes the index signature, which would allow undocumented headers.
type DocumentedHeaders<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]-?: Headers[Name] };
type MergeUnion<Union> = { [Name in KeyOfAny<Union>]: Union extends { [Key in Name]: infer Value } ? Value : never };
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type NonTextHeader<Api extends ApiTypes> = {
  [Name in keyof ResponseHeaders<Api>]: ResponseHeaders<Api>[Name] extends string ? never : Name;
}[keyof ResponseHeaders<Api>];

/** Returns `Retry-After` in milliseconds. A date is relative to the `Date` of the response, so clock skew has no effect. */
export function getRetryAfterMs({ headers }: Response, now: number): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const waitMs = Date.parse(value) - getResponseTimeMs(headers, now);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** Returns the `Date` of a response in Unix milliseconds, or `now` if it is missing or hidden by CORS. */
export function getResponseTimeMs(headers: Headers, now: number): number {
  return Date.parse(headers.get("Date") ?? "") || now;
}

/** Returns `Retry-After` in seconds, rounded up. Converts a date (RFC 9110, section 10.2.3). */
export function parseRetryAfter(response: Response): number | undefined {
  const waitMs = getRetryAfterMs(response, systemClock.now());
  return waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
}

// Matches a target, or a parameter with a quoted or token value.
const linkOrParameter = /[\s,]*<([^>]*)>|\s*;\s*([^\s=;,<"]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/gy;

/** Finds the target of the first link with this relation in a Link header (RFC 8288, section 3). Stops at a syntax error. */
export function findLink(header: string | null, relation: string): string | undefined {
  const links: { target: string; parameters: { [name: string]: string } }[] = [];
  for (const [, target, name = "", quoted, token = ""] of (header ?? "").matchAll(linkOrParameter)) {
    const { parameters = {} } = links.at(-1) ?? {};
    // The first of repeated parameters wins (RFC 8288, section 3.3).
    if (target === undefined) parameters[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, "$1") ?? token;
    else links.push({ target, parameters: {} });
  }
  // A link with an `anchor` is about another resource.
  return links.find(
    ({ parameters: { rel = "", anchor } }) => anchor === undefined && rel.toLowerCase().split(/\s+/).includes(relation),
  )?.target;
}
