/** Stands in front of a service, and changes requests, responses or both. Returns the same objects if it changes nothing. */
export type Middleware = (request: Request, forward: Forward) => Promise<PlainResponse> | PlainResponse;
export type Forward = (request: Request) => Promise<PlainResponse>;

/** A response with its whole body as text. */
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

/** Sets a header, or removes it. */
export function withHeader(response: PlainResponse, name: string, value: string | undefined): PlainResponse {
  if ((response.headers.get(name) ?? undefined) === value) return response;
  return { ...response, headers: changeHeaders(response.headers, name, value) };
}

/** Sets a header, or removes it. */
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
  // Unlike `text()`, this preserves a byte order mark.
  const text = Buffer.from(await request.clone().arrayBuffer()).toString();
  const changed = change(text);
  return changed === text ? request : rebuildRequest(request, { body: changed });
}

function changeHeaders(headers: Headers, name: string, value: string | undefined): Headers {
  const copy = new Headers(headers);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}

export function rebuildRequest(
  request: Request,
  changes: { method?: string; url?: string; headers?: Headers; body?: string },
): Request {
  const { method = request.method, url = request.url, headers = request.headers, body = request.body } = changes;
  // The Request constructor rejects TRACE (Fetch standard).
  if (method === "TRACE") return request;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}
