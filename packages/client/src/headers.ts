import type { OperationId, operations } from "@animal-store/contract";
import { systemClock } from "./clock.ts";

/** The headers that answers of an operation can have, with the types of the contract. */
export type ResponseHeaders<Operation extends OperationId = OperationId> = Flatten<HeadersOf<Operation>>;

/**
 * Reads a header that the contract documents for the answers of this operation: `getHeader(answer, "ETag")`.
 * @returns its value as the contract types it, of a `Retry-After` that is a date the seconds until then (RFC 9110, section 10.2.3);
 * undefined when the answer does not have it, or something that is no such value
 */
export function getHeader<Operation extends OperationId, Name extends keyof ResponseHeaders<Operation> & string>(
  { response }: { response: Response; operation?: Operation },
  name: Name,
): ResponseHeaders<Operation>[Name] | undefined {
  const text = response.headers.get(name);
  if (text === null) return undefined;
  const known: Readonly<Record<string, Conversion<unknown>>> = conversions;
  // The contract's own types say what comes out: see below.
  return (known[name] ?? String)(text, response) as ResponseHeaders<Operation>[Name] | undefined;
}

type Conversion<Value> = (text: string, response: Response) => Value | undefined;

const toNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

// The headers that are no text. The compiler holds that none is missing here, or too many, and what each becomes.
const conversions = {
  "X-RateLimit-Limit": toNumber,
  "X-RateLimit-Remaining": toNumber,
  "X-RateLimit-Reset": toNumber,
  // A date is as good as seconds (RFC 9110, section 10.2.3).
  "Retry-After": (_, response) => retryAfterSeconds(response),
  "Idempotency-Replayed": (text) => text === "true" || undefined,
} satisfies { [Name in NotText]: Conversion<ResponseHeaders[Name]> };

type HeadersOf<Operation extends OperationId> = {
  [Id in Operation]: operations[Id]["responses"][keyof operations[Id]["responses"]] extends infer Response
    ? Response extends { headers: infer Headers }
      ? Documented<Headers>
      : never
    : never;
}[Operation];
// Without the index signature that lets undocumented ones in.
type Documented<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };
type Flatten<Union> = { [Name in KeyOfAny<Union>]: Union extends { [Key in Name]: infer Value } ? Value : never };
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type NotText = {
  [Name in keyof ResponseHeaders]: ResponseHeaders[Name] extends string ? never : Name;
}[keyof ResponseHeaders];

/**
 * How long an answer asks to wait, in milliseconds: its `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3).
 * A date is compared with the answer's own `Date`, so that the machine's clock may be wrong; `now` stands in where it is missing.
 */
export function retryAfter({ headers }: Response, now: number): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - toResponseDate(headers, now);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** When an answer was given, by the clock of who gave it; `now` where it does not say or a page may not read it. */
export function toResponseDate(headers: Headers, now: number): number {
  return Date.parse(headers.get("Date") ?? "") || now;
}

/** The same in whole seconds, rounded up. */
export function retryAfterSeconds(response: Response): number | undefined {
  const wait = retryAfter(response, systemClock.now());
  return wait === undefined ? undefined : Math.ceil(wait / 1000);
}

/**
 * Finds the target of the first link with this relation in a Link header (RFC 8288, section 3); it may be a relative reference.
 * Reading ends at the first thing that is neither a link nor a parameter.
 */
export function findLink(header: string | null, relation: string): string | undefined {
  return parseLinks(header ?? "").find((link) => isRelated(link, relation))?.target;
}

type Link = { target: string; parameters: Map<string, string> };

// A target; or the name of a parameter with its value, quoted or as a token.
const linkOrParameter = /[\s,]*<([^>]*)>|\s*;\s*([^\s=;,<"]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/gy;

function parseLinks(header: string): Link[] {
  const links: Link[] = [];
  for (const [, target, name = "", quoted, token = ""] of header.matchAll(linkOrParameter)) {
    if (target === undefined) addParameter(links.at(-1), name, quoted?.replace(/\\(.)/g, "$1") ?? token);
    else links.push({ target, parameters: new Map() });
  }
  return links;
}

// Of a repeated `rel` the first counts.
function addParameter(link: Link | undefined, name: string, value: string): void {
  const key = name.toLowerCase();
  if (!link?.parameters.has(key)) link?.parameters.set(key, value);
}

// A link with an `anchor` starts from some other resource: what is next there is not next here.
function isRelated({ parameters }: Link, relation: string): boolean {
  return !parameters.has("anchor") && (parameters.get("rel")?.toLowerCase().split(/\s+/).includes(relation) ?? false);
}
