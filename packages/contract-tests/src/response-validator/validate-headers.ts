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

/** Values by lower-case name. Repeated headers are joined (RFC 9110, section 5.3). */
export type HeaderValues = ReadonlyMap<string, string>;

// Headers of HTTP itself and of gateways (RFC 9110, sections 7.6.3 and 10.2.4). All others must be documented.
const standardHeaders = [
  ...["connection", "content-length", "content-type", "date", "keep-alive", "server"],
  ...["strict-transport-security", "transfer-encoding", "vary", "via"],
];

export interface HeaderOptions {
  readonly document: ContractDocument;
  readonly validate: SchemaValidator;
  readonly allowCors: boolean;
}

export function validateHeaders(
  { document, validate, allowCors }: HeaderOptions,
  response: ResponseObject,
  values: HeaderValues,
): string[] {
  const documentedHeaders = Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name, resolve<HeaderObject>(document, header)] as const,
  );
  const common = Object.entries(document["x-answer-headers"] ?? {});
  const documentedNames = [...documentedHeaders, ...common].map(([name]) => name.toLowerCase());
  const allowed = new Set([...standardHeaders, ...documentedNames]);
  const undocumented = [...values]
    .filter(([name]) => !allowed.has(name) && !(allowCors && name.startsWith("access-control-")))
    .map(([name, value]) => `header ${name}: is not documented, got "${value}"`);
  const violations = documentedHeaders.flatMap(([name, header]) =>
    validateHeader(validate, header, values.get(name.toLowerCase())).map((problem) => `header ${name}: ${problem}`),
  );
  const commonViolations = common.flatMap(([name, value]) => {
    // A missing header is valid here: a target in a browser page does not send it. A separate case requires it.
    const found = values.get(name.toLowerCase()) ?? value;
    return found === value ? [] : [`header ${name}: must be ${JSON.stringify(value)}, got ${JSON.stringify(found)}`];
  });
  return [...undocumented, ...violations, ...commonViolations];
}

function validateHeader(validate: SchemaValidator, { required, schema }: HeaderObject, value: string | undefined) {
  if (value === undefined) return required ? ["is required but missing"] : [];
  return validate(schema, parseHeader(schema, value)).map(({ message }) => message);
}

// A value that does not match its type stays a string, which the schema rejects.
function parseHeader({ type }: HeaderObject["schema"], value: string): unknown {
  if (type === "integer" && /^(0|-?[1-9][0-9]*)$/.test(value)) return parseJson(value);
  if (type === "boolean" && /^(true|false)$/.test(value)) return value === "true";
  return value;
}

/** Validates rules that a schema cannot express: lifecycle headers, links, and remaining requests within the limit. */
export function validateHeaderValues(response: ResponseObject, lifecycle: Lifecycle, headers: HeaderValues): string[] {
  return [
    ...validateLifecycle(response, lifecycle, headers),
    ...validateLinks(response, lifecycle, headers),
    ...validateRemaining(headers),
  ];
}

function validateLifecycle(response: ResponseObject, lifecycle: Lifecycle, headers: HeaderValues): string[] {
  return Object.entries(lifecycle.headers).flatMap(([name, expected]) => {
    const found = headers.get(name.toLowerCase());
    if (!(name in (response.headers ?? {})) || found === undefined || found === expected) return [];
    return [`header ${name}: must be "${expected}" according to the x- members of the operation, got "${found}"`];
  });
}

function validateLinks(response: ResponseObject, lifecycle: Lifecycle, headers: HeaderValues): string[] {
  const header = headers.get("link");
  if (!("Link" in (response.headers ?? {})) || header === undefined) return [];
  const links = parseLinks(header);
  if (!links) return [`header Link: must be links in the format of RFC 8288, got "${header}"`];
  if (lifecycle.links.length === 0) return links.flatMap(validateNextPage);
  return lifecycle.links
    .filter(({ rel, target }) => !links.some((link) => link.rel === rel && link.target === target))
    .map(
      ({ rel, target }) =>
        `header Link: must contain <${target}>; rel="${rel}" according to the x- members of the operation, got "${header}"`,
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

/** The required headers and links of a deprecated operation. */
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
    throw new Error(
      `x-successor is ${operationId}, which is not an operation of the contract. Use an existing operationId.`,
    );
  return basePathOf(document) + path;
}

export interface Link {
  readonly target: string;
  readonly rel: string;
}

/** Parses a `Link` header. @returns undefined if it does not match RFC 8288 */
export function parseLinks(header: string): Link[] | undefined {
  const links: Link[] = [];
  let remainingText = header;
  do {
    const match = linkPattern.exec(remainingText);
    const rel = match && relPattern.exec(match[2] ?? "");
    if (!match || !rel) return undefined;
    links.push({ target: match[1] ?? "", rel: rel[1] ?? rel[2] ?? "" });
    remainingText = remainingText.slice(match[0].length);
  } while (remainingText !== "");
  return links;
}

const linkPattern = /^\s*<([^<>\s]*)>((?:\s*;\s*[a-z]+=(?:"[^"]*"|[^\s",;]+))+)\s*(?:,\s*|$)/i;
const relPattern = /;\s*rel=(?:"([^"]*)"|([^\s",;]+))/i;
