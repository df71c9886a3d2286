import type { OperationId, operations } from "@animal-store/contract";
import { systemClock } from "./clock.ts";

/** The response headers that the contract documents for an operation, with their types. */
export type ResponseHeaders<Operation extends OperationId = OperationId> = MergeUnion<HeadersOf<Operation>>;

/**
 * Returns a response header that the contract documents for this operation, with its type. Converts a `Retry-After` date to
 * seconds (RFC 9110, section 10.2.3).
 * @returns undefined if the response does not have the header or its value is invalid
 * @example
 * ```ts
 * const result = await store.GET("/pets");
 * getHeader(result, "ETag"); // string | undefined
 * getHeader(result, "X-RateLimit-Remaining"); // number | undefined
 * ```
 */
export function getHeader<Operation extends OperationId, Name extends keyof ResponseHeaders<Operation> & string>(
  { response }: { response: Response; operation?: Operation },
  name: Name,
): ResponseHeaders<Operation>[Name] | undefined {
  const text = response.headers.get(name);
  if (text === null) return undefined;
  const conversionsByName: Readonly<Record<string, Conversion<unknown>>> = conversions;
  return (conversionsByName[name] ?? String)(text, response) as ResponseHeaders<Operation>[Name] | undefined;
}

type Conversion<Value> = (text: string, response: Response) => Value | undefined;

const toNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

// `satisfies` checks that each non-text header of the contract has a conversion.
const conversions = {
  "X-RateLimit-Limit": toNumber,
  "X-RateLimit-Remaining": toNumber,
  "X-RateLimit-Reset": toNumber,
  "Retry-After": (_, response) => getRetryAfterSeconds(response),
  "Idempotency-Replayed": (text) => text === "true" || undefined,
} satisfies { [Name in NonTextHeader]: Conversion<ResponseHeaders[Name]> };

type HeadersOf<Operation extends OperationId> = {
  [Id in Operation]: operations[Id]["responses"][keyof operations[Id]["responses"]] extends infer Response
    ? Response extends { headers: infer Headers }
      ? DocumentedHeaders<Headers>
      : never
    : never;
}[Operation];
// Removes the index signature, which would allow undocumented headers.
type DocumentedHeaders<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };
type MergeUnion<Union> = { [Name in KeyOfAny<Union>]: Union extends { [Key in Name]: infer Value } ? Value : never };
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type NonTextHeader = {
  [Name in keyof ResponseHeaders]: ResponseHeaders[Name] extends string ? never : Name;
}[keyof ResponseHeaders];

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

export function getRetryAfterSeconds(response: Response): number | undefined {
  const waitMs = getRetryAfterMs(response, systemClock.now());
  return waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
}

/** Finds the target of the first link with this relation in a Link header (RFC 8288, section 3). Stops at a syntax error. */
export function findLink(header: string | null, relation: string): string | undefined {
  return parseLinks(header ?? "").find((link) => isRelated(link, relation))?.target;
}

type Link = { target: string; parameters: Map<string, string> };

// Matches a target, or a parameter with a quoted or token value.
const linkOrParameter = /[\s,]*<([^>]*)>|\s*;\s*([^\s=;,<"]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/gy;

function parseLinks(header: string): Link[] {
  const links: Link[] = [];
  for (const [, target, name = "", quoted, token = ""] of header.matchAll(linkOrParameter)) {
    if (target === undefined) addParameter(links.at(-1), name, quoted?.replace(/\\(.)/g, "$1") ?? token);
    else links.push({ target, parameters: new Map() });
  }
  return links;
}

// The first of repeated parameters wins (RFC 8288, section 3.3).
function addParameter(link: Link | undefined, name: string, value: string): void {
  const key = name.toLowerCase();
  if (!link?.parameters.has(key)) link?.parameters.set(key, value);
}

// A link with an `anchor` is about another resource.
function isRelated({ parameters }: Link, relation: string): boolean {
  return !parameters.has("anchor") && (parameters.get("rel")?.toLowerCase().split(/\s+/).includes(relation) ?? false);
}
