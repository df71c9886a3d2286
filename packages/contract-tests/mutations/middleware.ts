import type { BanPolicy } from "@animal-store/api-platform";
import { contract, type OperationId } from "@animal-store/contract";
import type { Service } from "../src/target.ts";

/** Middleware in front of the service. It changes requests, responses or both. */
export type Middleware = (request: Request, forward: Forward) => Promise<PlainResponse> | PlainResponse;
export type Forward = (request: Request) => Promise<PlainResponse>;

export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** Applies middleware to a fetch function. @param onError called with each error that the middleware throws */
export function withMiddleware(middleware: Middleware, fetch: Fetch, onError: (error: unknown) => void): Fetch {
  return async (request, env) => {
    try {
      const { text, ...response } = await middleware(request, async (changed) => toPlain(await fetch(changed, env)));
      const hasNoBody = response.status === 204 || response.status === 304 || text === "";
      return new Response(hasNoBody ? null : text, response);
    } catch (error) {
      onError(error);
      throw error;
    }
  };
}

async function toPlain(response: Response): Promise<PlainResponse> {
  return { status: response.status, headers: new Headers(response.headers), text: await response.text() };
}

export function onResponse(change: (response: PlainResponse, request: Request) => PlainResponse): Middleware {
  return async (request, forward) => change(await forward(request), request);
}

export function onRequest(change: (request: Request) => Request | Promise<Request>): Middleware {
  return async (request, forward) => forward(await change(request));
}

/** Applies middleware to the matching requests. */
export function forRequests(matches: (request: Request) => boolean, middleware: Middleware): Middleware {
  return (request, forward) => (matches(request) ? middleware(request, forward) : forward(request));
}

export function forOperation(operation: OperationId | "unrouted", middleware: Middleware): Middleware {
  return forRequests((request) => findOperation(request) === operation, middleware);
}

export function withHeader(response: PlainResponse, name: string, value: string | undefined): PlainResponse {
  return { ...response, headers: changeHeaders(response.headers, name, value) };
}

export function withRequestHeader(request: Request, name: string, value: string | undefined): Request {
  if ((request.headers.get(name) ?? undefined) === value) return request;
  return rebuildRequest(request, { headers: changeHeaders(request.headers, name, value) });
}

export function withUrl(request: Request, change: (url: URL) => void): Request {
  const url = new URL(request.url);
  change(url);
  return url.href === request.url ? request : rebuildRequest(request, { url: url.href });
}

/** Changes the body of a request. A changed body loses invalid UTF-8. */
export async function withBody(request: Request, change: (text: string) => string): Promise<Request> {
  if (request.body === null) return request;
  const bytes = Buffer.from(await request.arrayBuffer());
  const [text, changedText] = [bytes.toString(), change(bytes.toString())];
  return rebuildRequest(request, { body: changedText === text ? bytes : changedText });
}

/** Decodes letters, digits, hyphens and underscores that need no percent-encoding. */
export function decodePlain(text: string): string {
  return text.replace(/%(?:3\d|[46][1-9a-f]|[57][0-9a]|2d|5f)/gi, decodeURIComponent);
}

export function findOperation({ method, url }: Pick<Request, "method" | "url">): OperationId | "unrouted" {
  const { pathname } = new URL(url);
  const routeMethod = method === "HEAD" ? "GET" : method;
  return routes.find((route) => route.method === routeMethod && route.pattern.test(pathname))?.id ?? "unrouted";
}

const routes = Object.values(contract.operations).map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${contract.basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

function changeHeaders(headers: Headers, name: string, value: string | undefined): Headers {
  const copy = new Headers(headers);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}

function rebuildRequest(request: Request, changes: { url?: string; headers?: Headers; body?: BodyInit }): Request {
  const { method } = request;
  const { url = request.url, headers = request.headers, body = request.body } = changes;
  // The Request constructor rejects TRACE (Fetch standard).
  if (method === "TRACE") return request;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}

/** A change of the service that the contract tests must detect. */
export interface Mutant {
  /** Unique, in the form `class/location: title`. */
  readonly id: string;
  /** The changed response. Cases of its operation are relevant, those with its status first. */
  readonly operation?: OperationId | "unrouted";
  readonly status?: number;
  /** Id prefixes of further relevant cases, which run first. */
  readonly relevantCases?: readonly string[];
  readonly mutation: Mutation;
}

export interface Mutation {
  /** Called once for each started service. */
  readonly middleware?: (clock: Service["clock"]) => Middleware;
  /** Changes responses in a proxy, because no middleware sees the errors of the HTTP parser. @param data the last data from the client */
  readonly changeRawResponse?: (response: PlainResponse, data: string) => PlainResponse;
  readonly settings?: { readonly ban?: BanPolicy; readonly origins?: readonly string[] };
  readonly keys?: (service: Service) => Partial<Pick<Service, "createKey" | "revokeKey">>;
}
