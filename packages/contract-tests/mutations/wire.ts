import { contract, type OperationId } from "@animal-store/contract";
import type { BanPolicy } from "@animal-store/service";
import type { Service } from "../src/target.ts";

/** Middleware between the suite and the service. It changes requests, responses, or both. */
export type Wire = (request: Request, forward: Forward) => Promise<PlainResponse> | PlainResponse;
export type Forward = (request: Request) => Promise<PlainResponse>;

/** A response in parts that a wire can change. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** Wraps a fetch function with a wire. @param onError called with each error that the wire throws */
export function fetchThrough(wire: Wire, fetch: Fetch, onError: (error: unknown) => void): Fetch {
  return async (request, env) => {
    try {
      const { text, ...response } = await wire(request, async (changed) => toPlain(await fetch(changed, env)));
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

export function onResponse(change: (response: PlainResponse, request: Request) => PlainResponse): Wire {
  return async (request, forward) => change(await forward(request), request);
}

export function onRequest(change: (request: Request) => Request | Promise<Request>): Wire {
  return async (request, forward) => forward(await change(request));
}

/** Applies a wire to the matching requests. Forwards the others unchanged. */
export function when(isMeant: (request: Request) => boolean, wire: Wire): Wire {
  return (request, forward) => (isMeant(request) ? wire(request, forward) : forward(request));
}

export function only(operation: OperationId | "unrouted", wire: Wire): Wire {
  return when((request) => findOperation(request) === operation, wire);
}

/** Returns the response with one header added, changed or removed. */
export function withHeader(response: PlainResponse, name: string, value: string | undefined): PlainResponse {
  return { ...response, headers: changed(response.headers, name, value) };
}

/** Returns the request with one header added, changed or removed. */
export function withRequestHeader(request: Request, name: string, value: string | undefined): Request {
  if ((request.headers.get(name) ?? undefined) === value) return request;
  return rebuilt(request, { headers: changed(request.headers, name, value) });
}

/** Returns the request with a changed URL. */
export function withUrl(request: Request, change: (url: URL) => void): Request {
  const url = new URL(request.url);
  change(url);
  return url.href === request.url ? request : rebuilt(request, { url: url.href });
}

/** Returns the request with a changed body. A change replaces invalid UTF-8. */
export async function withBody(request: Request, change: (text: string) => string): Promise<Request> {
  if (request.body === null) return request;
  const bytes = Buffer.from(await request.arrayBuffer());
  const [text, next] = [bytes.toString(), change(bytes.toString())];
  return rebuilt(request, { body: next === text ? bytes : next });
}

/** Decodes letters, digits and hyphens that are percent-encoded without need. */
export function decodePlain(text: string): string {
  return text.replace(/%(?:3\d|[46][1-9a-f]|[57][0-9a]|2d|5f)/gi, decodeURIComponent);
}

/** Returns the operation that a request calls. */
export function findOperation({ method, url }: Pick<Request, "method" | "url">): OperationId | "unrouted" {
  const { pathname } = new URL(url);
  const asked = method === "HEAD" ? "GET" : method;
  return routes.find((route) => route.method === asked && route.pattern.test(pathname))?.id ?? "unrouted";
}

const routes = Object.values(contract.operations).map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${contract.basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

function changed(headers: Headers, name: string, value: string | undefined): Headers {
  const copy = new Headers(headers);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}

function rebuilt(request: Request, changes: { url?: string; headers?: Headers; body?: BodyInit }): Request {
  const { method } = request;
  const { url = request.url, headers = request.headers, body = request.body } = changes;
  // Fetch cannot create a TRACE request, so it is forwarded unchanged.
  if (method === "TRACE") return request;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}

/** The service with one fault. */
export interface Mutant {
  /** `class/place/what`, unique. */
  readonly id: string;
  /** The changed response, if any. The cases of its operation are relevant, those with its status first. */
  readonly operation?: OperationId | "unrouted";
  readonly status?: number;
  /** Id prefixes of further relevant cases. They run before all others. */
  readonly about?: readonly string[];
  readonly mutation: Mutation;
}

/** A change of the messages, the settings or the handling of keys. */
export interface Mutation {
  /** Creates a wire for each service that starts. */
  readonly wire?: (clock: Service["clock"]) => Wire;
  /** Changes responses that are sent before a request exists. @param asked the data that the client sent before it */
  readonly parser?: (response: PlainResponse, asked: string) => PlainResponse;
  readonly settings?: { readonly ban?: BanPolicy; readonly origins?: readonly string[] };
  readonly keys?: (sound: Service) => Partial<Pick<Service, "createKey" | "revokeKey">>;
}
