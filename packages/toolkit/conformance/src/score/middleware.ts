import * as http from "node:http";
import * as https from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type ApiDocument, matchOperation, toApiPath } from "../document.ts";
import { createHttpResponse, type HttpRequest } from "../http/http-client.ts";
import type { Transport } from "../session.ts";
import type { Mutant } from "./mutants.ts";

/** Stands in front of a service, and changes requests, responses or both. Returns the same objects if it changes nothing. */
export type Middleware = (request: Request, forward: Forward) => Promise<PlainResponse> | PlainResponse;
export type Forward = (request: Request) => Promise<PlainResponse>;

/** A response with its whole body as text. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A response with its bytes. */
export interface Message {
  readonly status: number;
  readonly headers: Iterable<readonly [name: string, value: string]>;
  readonly bytes: Uint8Array;
}

/** Sends a request through middleware. Messages that the middleware does not change keep their bytes. */
export async function sendThrough<Received extends Message>(
  middleware: Middleware,
  { message, origin }: { readonly message: HttpRequest; readonly origin: string },
  send: (message: HttpRequest) => Promise<Received>,
): Promise<{ readonly response: Received | Message; readonly hasChanged: boolean }> {
  const request = toRequest(message, origin);
  if (!request) return { response: await send(message), hasChanged: false };
  const allReceived = new Map<PlainResponse, Received>();
  let hasChanged = false;
  const response = await middleware(request, async (forwarded) => {
    if (forwarded !== request) hasChanged = true;
    // Only the original bytes of a raw message can be sent.
    const isOriginal = forwarded === request || message.raw !== undefined;
    const received = await send(isOriginal ? message : await toMessage(forwarded));
    const { status, bytes } = received;
    const plain = { status, headers: toHeaders(received.headers), text: Buffer.from(bytes).toString() };
    allReceived.set(plain, received);
    return plain;
  });
  const received = allReceived.get(response);
  return received
    ? { response: received, hasChanged }
    : { response: toResponseMessage(response, allReceived), hasChanged: true };
}

/** A text that the middleware does not change keeps its bytes. */
function toResponseMessage(
  { status, headers, text }: PlainResponse,
  allReceived: ReadonlyMap<PlainResponse, Message>,
): Message {
  const isEmpty = status === 204 || status === 304;
  const known = [...allReceived].find(([plain]) => plain.text === text && !isEmpty)?.[1].bytes;
  const bytes = known ?? Buffer.from(isEmpty ? "" : text);
  const length = known ? (headers.get("Content-Length") ?? undefined) : String(bytes.byteLength);
  return { status, headers: changeHeaders(headers, "Content-Length", length), bytes };
}

/** Returns undefined for a message that a Request cannot represent (Fetch standard): TRACE, a GET with a body. */
function toRequest({ method, target, headers = [], body = "", raw }: HttpRequest, origin: string): Request | undefined {
  // The HTTP parser can reject a raw message, which then belongs to no operation.
  const url = raw === undefined ? origin + target : origin;
  const hasBody = body.length > 0 || !["GET", "HEAD"].includes(method);
  try {
    return new Request(url, { method, headers: toHeaders(headers), ...(hasBody && { body: Buffer.from(body) }) });
  } catch {
    return undefined;
  }
}

function toHeaders(fields: Message["headers"]): Headers {
  return new Headers([...fields].map(([name, value]): [string, string] => [name, value]));
}

async function toMessage(request: Request): Promise<HttpRequest> {
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  const { method, headers } = request;
  return { method, target: pathname + search, headers: [...headers], body: body.byteLength > 0 ? body : undefined };
}

/** Returns a transport that sends each request through middleware. */
export function toTransport(middleware: Middleware, origin: string): Transport {
  return async (message, send) => {
    const { response } = await sendThrough(middleware, { message, origin }, send);
    if ("bodyText" in response) return response;
    return createHttpResponse(response.status, [...response.headers].flat(), response.bytes);
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

export function rebuildRequest(request: Request, changes: RequestInit & { readonly url?: string }): Request {
  const { method = request.method, url = request.url, headers = request.headers, body = request.body } = changes;
  // The Request constructor rejects TRACE (Fetch standard).
  if (method === "TRACE") return request;
  const hasBody = method !== "GET" && method !== "HEAD" && body !== null;
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: "half" as const }) });
}

type ServedMutant = Pick<Mutant, "operation" | "middleware">;

export interface MutantProxy {
  /** The URL with the base path of the target. */
  readonly baseUrl: string;
  /** Applies a mutant to the following messages; undefined for none. */
  setMutant(mutant: ServedMutant | undefined): void;
  /** Whether the mutant changed a message. */
  readonly hasChanged: boolean;
  stop(): Promise<void>;
}

/** Starts a proxy on this host. It forwards requests to the target and applies one mutant to the messages of its operation. */
export async function startProxy(document: ApiDocument, target: URL): Promise<MutantProxy> {
  const basePath = target.pathname.replace(/\/$/, "");
  let active: ServedMutant | undefined;
  let hasChanged = false;
  let origin = "";
  const server = http.createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: origin + basePath,
    setMutant(mutant) {
      active = mutant;
      hasChanged = false;
    },
    get hasChanged() {
      return hasChanged;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function handle(incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> {
    const { method = "GET", url = "/", rawHeaders } = incoming;
    const body = await buffer(incoming);
    const message = { method, target: url, headers: toPairs(rawHeaders), body };
    if (!active || matchOperation(document, method, toApiPath(url, target.href)) !== active.operation)
      return pipe(await send(message, outgoing), outgoing);
    const sent = await sendThrough(active.middleware, { message, origin }, async (forwarded) => {
      const upstream = await send(forwarded, outgoing);
      return { status: upstream.statusCode ?? 502, headers: toOwnUrls(upstream), bytes: await buffer(upstream) };
    });
    if (sent.hasChanged) hasChanged = true;
    const { status, headers: allHeaders, bytes } = sent.response;
    const headers = withoutFraming([...allHeaders]);
    const isEmpty = method === "HEAD" || status === 204 || status === 304;
    if (!isEmpty) headers.push(["Content-Length", String(bytes.byteLength)]);
    outgoing.writeHead(status, headers.flat());
    outgoing.end(bytes);
  }

  function send({ method, target: path, headers = [], body = "" }: HttpRequest, outgoing: http.ServerResponse) {
    const { request: start } = target.protocol === "https:" ? https : http;
    const fields = [["Host", target.host], ...withoutFraming(headers)];
    if (body.length > 0) fields.push(["Content-Length", String(body.length)]);
    return new Promise<http.IncomingMessage>((resolve, reject) => {
      const forwarded = start(new URL(path, target.origin), { method, headers: fields.flat() }, resolve);
      forwarded.on("error", reject);
      outgoing.on("close", () => forwarded.destroy());
      forwarded.end(body);
    });
  }

  function pipe(response: http.IncomingMessage, outgoing: http.ServerResponse): void {
    outgoing.writeHead(response.statusCode ?? 502, toOwnUrls(response).flat());
    response.pipe(outgoing);
    outgoing.on("close", () => response.destroy());
  }

  /** Returns the headers of a response, whose URLs lead to this proxy. */
  function toOwnUrls({ rawHeaders }: http.IncomingMessage): [string, string][] {
    return toPairs(rawHeaders).map(([name, value]) => [
      name,
      isUrl(name) ? value.replaceAll(target.origin, origin) : value,
    ]);
  }
}

function isUrl(name: string): boolean {
  return /^(location|link|content-location)$/i.test(name);
}

function toPairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[2 * index] ?? "", raw[2 * index + 1] ?? ""]);
}

function withoutFraming(headers: NonNullable<HttpRequest["headers"]>): (readonly [string, string])[] {
  return headers.filter(([name]) => !/^(host|connection|content-length|transfer-encoding|expect)$/i.test(name));
}
