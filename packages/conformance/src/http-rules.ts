import { type ApiDocument, findResponse, type Operation, toPathPattern } from "./document.ts";
import type { HttpRequest, HttpResponse } from "./http/http-client.ts";
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
  return rules.flatMap((rule) => rule({ ...exchange, document }));
}

type Rule = (context: Exchange & { readonly document: ApiDocument }) => Problem[];

/** Each rule names its source. The list follows the fault categories of Web Fuzzing Commons. */
const rules: readonly Rule[] = [
  // RFC 9110, section 15: valid status codes are 100 to 599.
  ({ response: { status } }) =>
    toProblem(status < 100 || status > 599, "invalid-status", `status ${status}: must be from 100 to 599`),
  ({ document, operation, response: { status, bodyText } }) => {
    const responses = operation?.responses ?? document.unrouted;
    const isDocumented = status !== 500 && status !== 501 && findResponse(responses, status)?.status === String(status);
    return toProblem(
      status >= 500 && status <= 599 && !isDocumented,
      "server-error",
      `status ${status}: the service failed. Body: ${bodyText.slice(0, 300)}`,
    );
  },
  ({ operation, response: { status } }) =>
    toProblem(
      status === 501 && operation !== undefined,
      "not-implemented",
      "status 501: the operation is documented, so it must be implemented",
    ),
  ({ request: { method }, response: { status } }) =>
    toProblem(
      status === 201 && ["GET", "HEAD", "DELETE", "PATCH"].includes(method),
      "wrong-201",
      `status 201: ${method} creates no resource (RFC 9110, section 9.3)`,
    ),
  ({ response: { status, bodyText, headers } }) => {
    const length = Number(headers.get("content-length") ?? 0);
    const hasContent = bodyText !== "" || (status === 204 && (length > 0 || headers.has("transfer-encoding")));
    return toProblem(
      (status === 204 || status === 205) && hasContent,
      "unexpected-content",
      `status ${status}: must have no content (RFC 9110, section 15.3)`,
    );
  },
  ({ request, response: { status } }) =>
    toProblem(
      (status === 413 || status === 415) && request.body === undefined && !hasHeader(request, "content-type"),
      "wrong-content-status",
      `status ${status}: the request had no content`,
    ),
  ({ request: { method }, response: { status } }) =>
    toProblem(
      status === 304 && method !== "GET" && method !== "HEAD",
      "wrong-304",
      `status 304: only GET and HEAD have it, not ${method} (RFC 9110, section 13.1.2)`,
    ),
  requiresHeader(401, "WWW-Authenticate", "15.5.2"),
  requiresHeader(405, "Allow", "15.5.6"),
  requiresHeader(426, "Upgrade", "15.5.22"),
  ({ operation, response: { status } }) =>
    toProblem(
      status === 401 && operation !== undefined && operation.security.length === 0,
      "unexpected-401",
      "status 401: the document requires no credentials for the operation",
      operation?.node,
      "security",
    ),
  ({ operation, response: { status } }) =>
    toProblem(
      status === 403 && operation !== undefined && !findResponse(operation.responses, 401),
      "403-without-401",
      "status 403: the operation documents no 401",
      operation?.node,
      "responses",
    ),
  ({ operation, request, response: { status } }) =>
    toProblem(
      status === 406 && operation !== undefined && !hasHeader(request, "accept"),
      "wrong-406",
      "status 406: the request accepts any media type",
    ),
  ({ request, response: { status, headers }, document, baseUrl }) => {
    const location = headers.get("location");
    const isChecked = location !== undefined && (status === 201 || (status >= 300 && status < 400));
    return toProblem(
      isChecked && !isDocumentedLocation(document, baseUrl, request.target, location),
      "invalid-location",
      `header Location: must be the URL of a documented path, got ${location}`,
    );
  },
  checkAllow,
  ({ response: { bodyText } }) => {
    const trace = stackTraces.map((pattern) => pattern.exec(bodyText)?.[0]).find((match) => match !== undefined);
    return toProblem(
      trace !== undefined,
      "stack-trace",
      `body: must not contain a stack trace, got ${trace?.trim().slice(0, 120)}`,
    );
  },
];

function toProblem(isBroken: boolean, check: string, message: string, node?: object, key?: string): Problem[] {
  return isBroken ? [{ check, message, node, ...(key !== undefined && { key }) }] : [];
}

function requiresHeader(status: number, name: string, section: string): Rule {
  return ({ response }) =>
    toProblem(
      response.status === status && !response.headers.has(name.toLowerCase()),
      `${status}-without-${name.toLowerCase()}`,
      `header ${name}: a ${status} must have it (RFC 9110, section ${section})`,
    );
}

export function hasHeader({ headers = [] }: HttpRequest, name: string): boolean {
  return headers.some(([key]) => key.toLowerCase() === name);
}

/** Returns the path of a URL below the base path of the service; undefined if it is outside. */
export function toApiPath(baseUrl: string, target: string): string | undefined {
  const base = new URL(baseUrl);
  if (!URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  const basePath = base.pathname.replace(/\/$/, "");
  if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(`${basePath}/`)) return undefined;
  return url.pathname.slice(basePath.length) || "/";
}

/** `Location` is relative to the URL of the request (RFC 9110, section 10.2.2). */
function isDocumentedLocation(document: ApiDocument, baseUrl: string, target: string, location: string): boolean {
  const requestUrl = new URL(target, baseUrl);
  if (!URL.canParse(location, requestUrl)) return false;
  // Behind a proxy, the service can use another host name than the client.
  const { pathname } = new URL(location, requestUrl);
  const path = toApiPath(baseUrl, requestUrl.origin + pathname);
  return path !== undefined && document.operations.some((operation) => toPathPattern(operation.path).test(path));
}

/** `Allow` lists the documented methods of the path. HEAD and OPTIONS can be added (RFC 9110, section 10.2.1). */
function checkAllow({ request, response, document, baseUrl }: Parameters<Rule>[0]): Problem[] {
  const allow = response.headers.get("allow");
  const path = toApiPath(baseUrl, new URL(baseUrl).origin + (request.target.split("?")[0] ?? ""));
  if (allow === undefined || path === undefined) return [];
  const operations = document.operations.filter((operation) => toPathPattern(operation.path).test(path));
  // A path without parameters is more specific.
  const exact = operations.filter((operation) => operation.path === path);
  const documented = (exact.length > 0 ? exact : operations).map(({ method }) => method);
  if (documented.length === 0) return [];
  const listed = allow
    .split(",")
    .map((method) => method.trim().toUpperCase())
    .filter(Boolean);
  const missing = documented.filter((method) => !listed.includes(method));
  const unknown = listed.filter((method) => !documented.includes(method) && method !== "HEAD" && method !== "OPTIONS");
  const isBroken = missing.length > 0 || unknown.length > 0;
  return toProblem(
    isBroken,
    "invalid-allow",
    `header Allow: must list ${[...new Set(documented)].join(", ")}, got ${allow}`,
    document.root.paths as object,
    operations[0]?.path ?? path,
  );
}

// Stack traces of Node.js, Python, Java, .NET, Go, PHP and Ruby.
const stackTraces = [
  /\n?\s+at (?:async )?(?:[\w.<>$[\] ]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]*:\d+:\d+/,
  /Traceback \(most recent call last\)/,
  /\bat [\w.$]+\([\w$]+\.(?:java|kt|scala):\d+\)/,
  /\bat [\w.]+\(.*\) in .+:line \d+/,
  /goroutine \d+ \[running\]/,
  /#\d+ \/[^\s:]+\.php\(\d+\)/,
  /\/[^\s:]+\.rb:\d+:in [`']/,
];
