import { createHttpResponse, type HttpRequest, type HttpResponse } from "../http/http-client.ts";
import type { Transport } from "../session.ts";

/** Stands in front of a service, and changes requests, responses or both. Returns the same objects if it changes nothing. */
export type Middleware = (request: Request, forward: Forward) => Promise<PlainResponse> | PlainResponse;
export type Forward = (request: Request) => Promise<PlainResponse>;

/** A response with its whole body as text. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A response as it was received. */
export interface Received {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Uint8Array;
}

/** Sends a message through middleware. What the middleware does not change is sent and returned as it is. */
export async function sendThrough(
  middleware: Middleware,
  { message, origin }: { readonly message: HttpRequest; readonly origin: string },
  send: (message: HttpRequest) => Promise<Received>,
): Promise<Received & { readonly hasChanged: boolean }> {
  const request = toRequest(message, origin);
  if (!request) return { ...(await send(message)), hasChanged: false };
  const allReceived = new Map<PlainResponse, Received>();
  let hasChanged = false;
  const response = await middleware(request, async (forwarded) => {
    if (forwarded !== request) hasChanged = true;
    // Only the original bytes of a raw message can be sent.
    const isOriginal = forwarded === request || message.raw !== undefined;
    const received = await send(isOriginal ? message : await toMessage(forwarded));
    const text = Buffer.from(received.bytes).toString();
    const plain = { status: received.status, headers: new Headers(toPairs(received.headers)), text };
    allReceived.set(plain, received);
    return plain;
  });
  const unchanged = allReceived.get(response);
  if (unchanged) return { ...unchanged, hasChanged };
  const { status, headers, text } = response;
  const hasNoBody = status === 204 || status === 304;
  const known = [...allReceived].find(([plain]) => plain.text === text)?.[1].bytes ?? Buffer.from(text);
  return { status, headers: [...headers], bytes: hasNoBody ? new Uint8Array() : known, hasChanged: true };
}

/** Returns undefined for a message that a Request cannot represent (Fetch standard): TRACE, a GET with a body. */
function toRequest({ method, target, headers = [], body = "", raw }: HttpRequest, origin: string): Request | undefined {
  // The HTTP parser can reject a raw message, which then belongs to no operation.
  const url = raw === undefined ? origin + target : origin;
  const hasBody = body.length > 0 || !["GET", "HEAD"].includes(method);
  try {
    return new Request(url, { method, headers: toPairs(headers), ...(hasBody && { body: Buffer.from(body) }) });
  } catch {
    return undefined;
  }
}

function toPairs(headers: Received["headers"]): [string, string][] {
  return headers.map(([name, value]) => [name, value]);
}

async function toMessage(request: Request): Promise<HttpRequest> {
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  const { method, headers } = request;
  return { method, target: pathname + search, headers: [...headers], ...(body.byteLength > 0 && { body }) };
}

/** Returns a transport that sends each request through middleware. */
export function toTransport(middleware: Middleware, origin: string): Transport {
  return async (message, send) => {
    let original: HttpResponse | undefined;
    const sent = await sendThrough(middleware, { message, origin }, async (forwarded) => {
      original = await send(forwarded);
      const { status, headers, bytes } = original;
      return { status, headers: [...headers], bytes };
    });
    if (!sent.hasChanged && original) return original;
    const headers = new Headers(toPairs(sent.headers));
    if (original && sent.bytes !== original.bytes) headers.set("Content-Length", String(sent.bytes.byteLength));
    return createHttpResponse(sent.status, [...headers].flat(), sent.bytes);
  };
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
