import { findResponse, withoutParameterNames } from "@animal-store/openapi-document";
import {
  type ApiDocument,
  listOperationsAt,
  type Operation,
  type ResponseEntry,
  toApiPath,
  withoutSlash,
} from "./document.ts";
import type { HttpRequest, HttpResponse } from "./http/http-client.ts";
import { shorten } from "./text.ts";
import type { Problem } from "./validate-response.ts";

/** A request, its response and the operation that it calls. */
export interface Exchange {
  readonly operation: Operation | undefined;
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  readonly baseUrl: string;
}

/** Returns the rules of HTTP and of the document that a response breaks, independent of its schema. */
export function checkHttpRules(document: ApiDocument, exchange: Exchange): Problem[] {
  return Object.entries(rules).flatMap(([check, findProblem]) => {
    const problem = findProblem({ ...exchange, document });
    if (!problem) return [];
    return typeof problem === "string" ? { check, message: problem } : { check, ...problem };
  });
}

/** Returns the message of a broken rule, with its part of the document if it has one. */
type Rule = (
  context: Exchange & { readonly document: ApiDocument },
) => string | false | undefined | Omit<Problem, "check">;

/** Each rule names its source. The list follows the fault categories of Web Fuzzing Commons. */
const rules: Readonly<Record<string, Rule>> = {
  "invalid-status": ({ response: { status } }) =>
    // RFC 9110, section 15: valid status codes are 100 to 599.
    (status < 100 || status > 599) && `status ${status}: must be from 100 to 599`,
  "server-error": ({ document, operation, response: { status, bodyText } }) => {
    const responses = operation?.responses ?? document.unrouted;
    const isDocumented = status !== 500 && status !== 501 && findResponse(responses, status)?.status === String(status);
    const isFailure = status >= 500 && status <= 599 && !isDocumented;
    return isFailure && `status ${status}: the service failed. Body: ${shorten(bodyText, 300)}`;
  },
  "not-implemented": ({ operation, response: { status } }) =>
    status === 501 && operation && "status 501: the operation is documented, so it must be implemented",
  "wrong-201": ({ operation, request: { method }, response: { status } }) =>
    status === 201 &&
    !operation?.responses.some((each) => each.status === "201") &&
    ["GET", "HEAD", "DELETE", "PATCH"].includes(method) &&
    `status 201: ${method} creates no resource (RFC 9110, section 9.3)`,
  "unexpected-content": ({ response: { status, bodyText, headers } }) => {
    const length = Number(headers.get("content-length") ?? 0);
    const hasContent = bodyText !== "" || (status === 204 && (length > 0 || headers.has("transfer-encoding")));
    const isEmpty = status === 204 || status === 205;
    return isEmpty && hasContent && `status ${status}: must have no content (RFC 9110, section 15.3)`;
  },
  "wrong-content-status": ({ request, response: { status } }) => {
    const hasContent = request.body !== undefined || hasHeader(request, "content-type");
    return (status === 413 || status === 415) && !hasContent && `status ${status}: the request had no content`;
  },
  "wrong-304": ({ request: { method }, response: { status } }) =>
    status === 304 &&
    !["GET", "HEAD", "QUERY"].includes(method) &&
    `status 304: only GET, HEAD and QUERY have it, not ${method} (RFC 9110, section 13.1.2)`,
  "401-without-www-authenticate": requireHeader(401, "WWW-Authenticate", "15.5.2"),
  "405-without-allow": requireHeader(405, "Allow", "15.5.6"),
  "426-without-upgrade": requireHeader(426, "Upgrade", "15.5.22"),
  "unexpected-401": ({ operation, response: { status } }) => {
    const message = "status 401: the document requires no credentials for the operation";
    return status === 401 && operation?.security.length === 0 && { message, node: operation.node, key: "security" };
  },
  "403-without-401": ({ operation, response: { status } }) => {
    if (status !== 403 || !operation || findResponse(operation.responses, 401)) return undefined;
    return { message: "status 403: the operation documents no 401", node: operation.node, key: "responses" };
  },
  "wrong-406": ({ operation, request, response: { status } }) =>
    status === 406 && operation && !hasHeader(request, "accept") && "status 406: the request accepts any media type",
  "invalid-location": ({ request, response: { status, headers }, document, baseUrl }) => {
    const location = headers.get("location");
    if (location === undefined || !(status === 201 || (status >= 300 && status < 400))) return undefined;
    // No URL names an entry whose id is a dot segment. The document allows clients to choose it.
    if (status === 201 && /(^|\/)(\.|%2e){1,2}$/i.test(location)) return undefined;
    const isDocumented = isDocumentedLocation(document, baseUrl, request.target, location);
    return !isDocumented && `header Location: must be the URL of a documented path, got ${location}`;
  },
  "invalid-allow": checkAllow,
  "stack-trace": ({ response: { bodyText } }) => {
    const text = bodyText.slice(0, maxTracedLength);
    const trace = stackTraces.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    return trace !== undefined && `body: must not contain a stack trace, got ${shorten(trace.trim(), 120)}`;
  },
};

function requireHeader(status: number, name: string, section: string): Rule {
  return ({ response }) =>
    response.status === status &&
    !response.headers.has(name.toLowerCase()) &&
    `header ${name}: a ${status} must have it (RFC 9110, section ${section})`;
}

export function hasHeader({ headers = [] }: HttpRequest, name: string): boolean {
  return headers.some(([key]) => key.toLowerCase() === name);
}

/** `Location` is relative to the URL of the request (RFC 9110, section 10.2.2). */
function isDocumentedLocation(document: ApiDocument, baseUrl: string, target: string, location: string): boolean {
  // Behind a proxy, the service can use another host name than the client.
  const { pathname } = URL.parse(location, new URL(target, baseUrl)) ?? {};
  if (!`${pathname}/`.startsWith(`${withoutSlash(new URL(baseUrl).pathname)}/`)) return false;
  return pathname !== undefined && listOperationsAt(document, toApiPath(pathname, baseUrl)).length > 0;
}

/**
 * `Allow` lists the documented methods of the path. HEAD and OPTIONS can be added (RFC 9110, section 10.2.1), and the methods of less
 * specific templates, because many routers try them too.
 */
function checkAllow({ request, response, document, baseUrl }: Parameters<Rule>[0]): ReturnType<Rule> {
  const allow = response.headers.get("allow");
  if (allow === undefined) return undefined;
  const path = toApiPath(request.target, baseUrl);
  const operations = listOperationsAt(document, path);
  const [template] = operations.map((operation) => withoutParameterNames(operation.path));
  const own = operations.filter((operation) => withoutParameterNames(operation.path) === template);
  // Many servers do not support TRACE.
  const toMethod = ({ method }: Operation) => method.toUpperCase();
  const documented = new Set(own.map(toMethod).filter((method) => method !== "TRACE"));
  const possible = new Set([...operations.map(toMethod), "HEAD", "OPTIONS", ""]);
  const listed = new Set(allow.split(",").map((method) => method.trim().toUpperCase()));
  const isComplete = documented.isSubsetOf(listed) && listed.isSubsetOf(possible);
  if (documented.size === 0 || isComplete) return undefined;
  const message = `header Allow: must list ${[...documented].join(", ")}, got ${allow}`;
  return { message, node: document.root.paths as object, key: operations[0]?.path ?? path };
}

const maxTracedLength = 50_000;
// Stack traces of Node.js, Python, Java, .NET, Go, PHP and Ruby. Without maximum lengths, a long body takes quadratic time.
// Ruby names start after a delimiter, so each is searched once.
const stackTraces = [
  /\sat (?:async )?(?:[\w.<>$[\] ]{1,300} \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]{0,300}:\d+:\d+/,
  /Traceback \(most recent call last\)/,
  /\bat [\w.$]{1,300}\([\w$]{1,300}\.(?:java|kt|scala):\d+\)/,
  /\bat [\w.]{1,300}\(.{0,300}\) in .{1,300}:line \d+/,
  /goroutine \d+ \[running\]/,
  /#\d+ \/[^\s:]{1,300}\.php\(\d+\)/,
  /(?<![^\s/:])[^\s/:]+\.rb:\d+:in [`']/,
];

type Headers = ReadonlyMap<string, string>;

/** Validates headers by rules that a schema cannot express: lifecycle headers, links, and remaining requests within the limit. */
export function checkHeaderRules(
  document: ApiDocument,
  operation: Operation | undefined,
  { headers: entries }: ResponseEntry,
  headers: Headers,
): Problem[] {
  const lifecycle = getLifecycle(document, operation);
  const check = (name: string, toMessages: (value: string) => string[]): Problem[] => {
    const entry = entries.find((each) => each.name.toLowerCase() === name.toLowerCase());
    const value = headers.get(name.toLowerCase());
    const messages = entry && value !== undefined ? toMessages(value) : [];
    return messages.map((message) => ({ check: "header", message: `header ${name}: ${message}`, node: entry?.node }));
  };
  const checkValue = (name: string, expected: string) =>
    check(name, (found) =>
      found === expected ? [] : [`must be "${expected}" according to the operation, got "${found}"`],
    );
  return [
    ...Object.entries(lifecycle.headers).flatMap(([name, value]) => checkValue(name, value)),
    ...check("Link", (value) => checkLinks(value, lifecycle.links)),
    ...check("X-RateLimit-Remaining", (value) => {
      const limit = headers.get("x-ratelimit-limit");
      return Number(value) > Number(limit) ? [`must be at most X-RateLimit-Limit ${limit}, got ${value}`] : [];
    }),
  ];
}

export interface Link {
  readonly target: string;
  readonly rel: string;
}

/** Returns the values of `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` that the extensions of an operation require. */
function getLifecycle({ operations, basePath }: ApiDocument, operation: Operation | undefined) {
  const { node = {} } = operation ?? {};
  const text = (key: string) => (typeof node[key] === "string" ? node[key] : undefined);
  const [deprecatedAt, sunset] = [text("x-deprecated-at"), text("x-sunset")];
  const [docs, successorId] = [text("x-deprecation-docs"), text("x-successor")];
  const successor = successorId === undefined ? undefined : operations.find(({ id }) => id === successorId);
  return {
    headers: {
      ...(deprecatedAt && { Deprecation: `@${new Date(deprecatedAt).getTime() / 1000}` }),
      ...(sunset && { Sunset: new Date(sunset).toUTCString() }),
    },
    links: [
      ...(docs ? [{ rel: "deprecation", target: docs }] : []),
      ...(successor ? [{ rel: "successor-version", target: basePath + successor.path }] : []),
    ],
  };
}

function checkLinks(header: string, required: readonly Link[]): string[] {
  const links = parseLinks(header);
  if (!links) return [`must be links in the format of RFC 8288, got "${header}"`];
  return required
    .filter(({ rel, target }) => !links.some((link) => link.rel === rel && link.target === target))
    .map(({ rel, target }) => `must contain <${target}>; rel="${rel}" according to the operation, got "${header}"`);
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

/** Returns the target of the first link with a relation. */
export function findLink(headers: Headers, relation: string): string | undefined {
  return parseLinks(headers.get("link") ?? "")?.find(({ rel }) => rel.split(" ").includes(relation))?.target;
}

const linkPattern = /^\s*<([^<>\s]*)>((?:\s*;\s*[a-z]+=(?:"[^"]*"|[^\s",;]+))+)\s*(?:,\s*|$)/i;
const relPattern = /;\s*rel=(?:"([^"]*)"|([^\s",;]+))/i;
