import { parseJson } from "@animal-store/exact-json";
import {
  basePathOf,
  type ContractDocument,
  type DocumentedOperation,
  documentedOperations,
  type HeaderObject,
  type ResponseObject,
  resolve,
} from "../document/contract-document.ts";
import type { SchemaValidator } from "./schema-validator.ts";

/** Header names in lower case, repeated ones joined as RFC 9110, section 5.3 allows. */
export type HeaderValues = ReadonlyMap<string, string>;

// What HTTP itself puts on an answer, and what a gateway says of itself (RFC 9110, sections 7.6.3 and 10.2.4). Everything else is to
// be documented.
const usualHeaders = [
  "date",
  "connection",
  "keep-alive",
  "server",
  "via",
  "content-length",
  "content-type",
  "transfer-encoding",
  "vary",
  "strict-transport-security",
];

export interface HeaderRules {
  readonly document: ContractDocument;
  readonly validate: SchemaValidator;
  /** Whether headers of the CORS protocol may stand on the answer. */
  readonly allowCors: boolean;
}

/** Compares the headers with the documented ones: required, values by their schemas, none undocumented. */
export function validateHeaders(
  { document, validate, allowCors }: HeaderRules,
  response: ResponseObject,
  values: HeaderValues,
): string[] {
  const documented = Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name, resolve<HeaderObject>(document, header)] as const,
  );
  const always = Object.entries(document["x-answer-headers"] ?? {});
  const known = new Set([...usualHeaders, ...[...documented, ...always].map(([name]) => name.toLowerCase())]);
  const undocumented = [...values]
    .filter(([name]) => !known.has(name) && !(allowCors && name.startsWith("access-control-")))
    .map(([name, value]) => `header ${name}: is not documented, got "${value}"`);
  const broken = documented.flatMap(([name, header]) =>
    validateHeader(validate, header, values.get(name.toLowerCase())).map((problem) => `header ${name}: ${problem}`),
  );
  return [...undocumented, ...broken, ...always.flatMap(([name, value]) => validateEveryResponse(name, value, values))];
}

// Where a page calls the service in itself there is nothing to say to a browser: a case asks for them where there is.
function validateEveryResponse(name: string, value: string, values: HeaderValues): string[] {
  const found = values.get(name.toLowerCase()) ?? value;
  return found === value ? [] : [`header ${name}: must be ${JSON.stringify(value)}, got ${JSON.stringify(found)}`];
}

function validateHeader(
  validate: SchemaValidator,
  { required, schema }: HeaderObject,
  value: string | undefined,
): string[] {
  if (value === undefined) return required ? ["is required but missing"] : [];
  return validate(schema, parseHeader(schema, value)).map(({ message }) => message);
}

// A value that is not written as its type stays a string, and so breaks the schema.
function parseHeader({ type }: HeaderObject["schema"], value: string): unknown {
  if (type === "integer" && /^(0|-?[1-9][0-9]*)$/.test(value)) return parseJson(value);
  if (type === "boolean" && /^(true|false)$/.test(value)) return value === "true";
  return value;
}

/** Judges what schemas cannot say: the values of the lifecycle headers, links, and that no more remains than the limit. */
export function validateValues(response: ResponseObject, lifecycle: Lifecycle, headers: HeaderValues): string[] {
  return [
    ...validateLifecycle(response, lifecycle, headers),
    ...validateLinks(response, lifecycle, headers),
    ...validateRemaining(headers),
  ];
}

function validateLifecycle(
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

function validateLinks(
  { headers: documented = {} }: ResponseObject,
  lifecycle: Lifecycle,
  headers: HeaderValues,
): string[] {
  const header = headers.get("link");
  if (!("Link" in documented) || header === undefined) return [];
  const links = parseLinks(header);
  if (!links) return [`header Link: must be links as RFC 8288 writes them, got "${header}"`];
  if (lifecycle.links.length === 0) return links.flatMap(validateNextPage);
  return lifecycle.links
    .filter(({ rel, target }) => !links.some((link) => link.rel === rel && link.target === target))
    .map(
      ({ rel, target }) =>
        `header Link: must hold <${target}>; rel="${rel}" as the operation's x- members say, got "${header}"`,
    );
}

function validateNextPage({ rel, target }: Link): string[] {
  if (rel !== "next") return [`header Link: must have rel="next", got "${rel}"`];
  return target.startsWith("/") && !target.startsWith("//")
    ? []
    : [`header Link: must be a relative reference, got "${target}"`];
}

function validateRemaining(headers: HeaderValues): string[] {
  const limit = Number(headers.get("x-ratelimit-limit"));
  const remaining = Number(headers.get("x-ratelimit-remaining"));
  return remaining > limit
    ? [`header X-RateLimit-Remaining: must be at most X-RateLimit-Limit ${limit}, got ${remaining}`]
    : [];
}

/** What the document's `x-` members say about the end of an operation, as its headers must tell it. */
export interface Lifecycle {
  readonly headers: Readonly<Record<string, string>>;
  readonly links: readonly Link[];
}

/** Derives the values of `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` from the operation's `x-` members. */
export function lifecycleOf(document: ContractDocument, { route }: DocumentedOperation): Lifecycle {
  const { operation } = route ?? {};
  const deprecatedAt = operation?.["x-deprecated-at"];
  const sunset = operation?.["x-sunset"];
  const docs = operation?.["x-deprecation-docs"];
  const successor = operation?.["x-successor"];
  return {
    headers: {
      ...(deprecatedAt && { Deprecation: `@${new Date(deprecatedAt).getTime() / 1000}` }),
      ...(sunset && { Sunset: new Date(sunset).toUTCString() }),
    },
    links: [
      ...(docs ? [{ rel: "deprecation", target: docs }] : []),
      ...(successor ? [{ rel: "successor-version", target: pathOf(document, successor) }] : []),
    ],
  };
}

function pathOf(document: ContractDocument, operationId: string): string {
  const path = documentedOperations(document).get(operationId)?.route?.path;
  if (!path)
    throw new Error(`x-successor names ${operationId}, which the contract does not have. Name an operationId of it.`);
  return basePathOf(document) + path;
}

/** One link of a `Link` header (RFC 8288). */
export interface Link {
  readonly target: string;
  readonly rel: string;
}

/** Reads a `Link` header. @returns undefined where it is not one that RFC 8288 describes */
export function parseLinks(header: string): Link[] | undefined {
  const links: Link[] = [];
  let rest = header;
  do {
    const match = oneLink.exec(rest);
    const rel = match && relation.exec(match[2] ?? "");
    if (!match || !rel) return undefined;
    links.push({ target: match[1] ?? "", rel: rel[1] ?? rel[2] ?? "" });
    rest = rest.slice(match[0].length);
  } while (rest !== "");
  return links;
}

const oneLink = /^\s*<([^<>\s]*)>((?:\s*;\s*[a-z]+=(?:"[^"]*"|[^\s",;]+))+)\s*(?:,\s*|$)/i;
const relation = /;\s*rel=(?:"([^"]*)"|([^\s",;]+))/i;
