import * as http from "node:http";
import * as https from "node:https";
import * as net from "node:net";
import * as tls from "node:tls";
import { isEventStream, parseEvents, readEventBytes } from "./events.ts";
import { parseBody } from "./parse-body.ts";

/** A request that is sent unchanged. The client adds only Host and the framing of the body. */
export interface HttpRequest {
  readonly method: string;
  /** The request target: path and query, sent without encoding. */
  readonly target: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array | undefined;
  /** Sends the body in chunks, without Content-Length. */
  readonly chunked?: boolean;
  /** The timeout of the response, in milliseconds. @default that of the client */
  readonly timeoutMs?: number;
  /** The time to read a stream of events, in milliseconds. @default 1000 */
  readonly eventTimeoutMs?: number;
  /** The bytes to send instead, one character per byte. They can be malformed HTTP. */
  readonly raw?: string;
}

/** The service closed the connection, sent a response that is not HTTP, or did not respond in time. */
export class NoResponseError extends Error {
  override readonly name = "NoResponseError";

  /** Whether the service cannot be reached at all. */
  get isUnreachable(): boolean {
    return ["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH"].includes(
      String((this.cause as NodeJS.ErrnoException)?.code),
    );
  }

  get isTimeout(): boolean {
    return this.message.includes("timed out");
  }

  get isTooLarge(): boolean {
    return this.message.includes("larger than");
  }
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** The limits of each response. */
export interface ResponseLimits {
  /** The time from the socket to the last byte, in milliseconds. @default 4000 */
  readonly timeoutMs?: number | undefined;
  /** The size of the body in bytes. @default 10 MiB */
  readonly maxResponseBytes?: number | undefined;
}

export const defaultTimeoutMs = 4000;
export const defaultMaxResponseBytes = 10 * 2 ** 20;

export function createHttpClient(origin: string, limits: ResponseLimits = {}) {
  const { maxResponseBytes = defaultMaxResponseBytes } = limits;
  const { host, hostname: urlHostname, port, protocol } = new URL(origin);
  const hostname = urlHostname.replace(/^\[|\]$/g, "");
  const { Agent, request: startRequest } = protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });

  return { send: (request: HttpRequest) => sendOn(agent, request), close: () => agent.destroy() };

  /** @param connections false for a new connection */
  function sendOn(connections: http.Agent | false, message: HttpRequest): Promise<HttpResponse> {
    const { method, target, headers = [], body, chunked = false, eventTimeoutMs, raw } = message;
    const { timeoutMs = limits.timeoutMs ?? defaultTimeoutMs } = message;
    if (raw !== undefined) return sendRaw(origin, Buffer.from(raw, "latin1"), { ...limits, timeoutMs, eventTimeoutMs });
    return new Promise((resolve, reject) => {
      const abortController = new AbortController();
      const timeout = createTimeout(timeoutMs, () => abortController.abort());
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      const length = chunked ? ["Transfer-Encoding", "chunked"] : ["Content-Length", String(bytes?.byteLength ?? 0)];
      const isFramed = bytes !== undefined || !methodsWithoutContent.has(method);
      const allHeaders = [["Host", host], isFramed ? length : [], ...headers].flat();
      const { signal } = abortController;
      const options = { agent: connections, hostname, port, method, path: target, headers: allHeaders, signal };
      const request = startRequest(options);
      let bytesBefore = 0;
      let head: HttpResponse | undefined;
      const fail = (cause: Error): void => {
        const reason = signal.aborted ? `timed out after ${timeoutMs} ms` : cause.message;
        const problem = `${method} ${target.slice(0, 100)}: no response from ${origin}, ${reason}.`;
        const error = new NoResponseError(problem, { cause });
        const isReused = request.reusedSocket && request.socket?.bytesRead === bytesBefore && !signal.aborted;
        // A server can close an idle connection at any time (RFC 9112, section 9.5). One that crashed fails again.
        if (isReused) sendOn(false, message).then(resolve, () => reject(error));
        // Content after the response of HEAD does not make it invalid. The raw case of HEAD finds it.
        else if (head) resolve(head);
        else reject(error);
      };
      request.on("socket", (socket) => {
        bytesBefore = socket.bytesRead;
        // Requests above `maxSockets` wait for a socket.
        timeout.start();
      });
      request.on("close", timeout.stop);
      request.on("error", fail);
      // Without a listener, Node.js closes the socket and emits nothing else.
      request.on("upgrade", (_response, socket) => {
        socket.destroy();
        fail(new Error("it switched to another protocol"));
      });
      request.on("response", (response) => {
        const { socket, statusCode = 0, rawHeaders } = response;
        if (method === "HEAD") head = createHttpResponse(statusCode, rawHeaders, new Uint8Array());
        // A service that sends content nevertheless must not make the next request fail.
        if (method === "HEAD" || statusCode === 204 || statusCode === 304) response.once("end", () => socket.destroy());
        readResponse(response, maxResponseBytes, eventTimeoutMs).then(resolve, fail);
      });
      const half = chunked && bytes ? bytes.byteLength >> 1 : 0;
      if (half > 0) request.write(bytes?.subarray(0, half));
      request.end(bytes?.subarray(half));
    });
  }
}

// The other methods have a length without a body (RFC 9110, section 8.6). Else Node.js sends the end of a body in chunks.
const methodsWithoutContent = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "CONNECT"]);

async function readResponse(
  response: http.IncomingMessage,
  maxBytes: number,
  eventTimeoutMs?: number,
): Promise<HttpResponse> {
  const isStream = isEventStream(response.headers["content-type"]);
  const bytes = await (isStream ? readEventBytes(response, eventTimeoutMs) : readBytes(response, maxBytes));
  return createHttpResponse(response.statusCode ?? 0, response.rawHeaders, bytes);
}

async function readBytes(body: http.IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const collector = createByteCollector();
  for await (const chunk of body) {
    collector.add(chunk);
    if (collector.bytes().byteLength > maxBytes) throw toSizeError(maxBytes);
  }
  return collector.bytes();
}

/** Creates a collector that copies chunks into one buffer: a body can have millions of them, and each is an object with its memory. */
function createByteCollector() {
  let buffer = Buffer.alloc(0);
  let size = 0;
  return {
    add(chunk: Buffer): void {
      if (size + chunk.byteLength > buffer.byteLength)
        buffer = Buffer.concat([buffer.subarray(0, size)], Math.max(1024, 2 * (size + chunk.byteLength)));
      size += chunk.copy(buffer, size);
    },
    bytes: () => buffer.subarray(0, size),
  };
}

function toSizeError(maxBytes: number): Error {
  return new Error(`its body is larger than ${maxBytes} bytes; --max-response-bytes allows more`);
}

export interface HttpResponse {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** Names in lower case; a repeated header's values are joined with a comma (RFC 9110, section 5.3). */
  readonly headers: ReadonlyMap<string, string>;
  readonly bodyText: string;
  /** The body as exact JSON, or its events; undefined if it is empty. @throws {SyntaxError} if it is not JSON */
  readonly body: unknown;
}

/** @param rawHeaders alternating names and values, as in node:http */
export function createHttpResponse(status: number, rawHeaders: readonly string[], bytes: Uint8Array): HttpResponse {
  const headers = collectHeaders(rawHeaders);
  const bodyText = utf8Decoder.decode(bytes);
  let readBody: (() => unknown) | undefined;
  return {
    status,
    headers,
    bytes,
    bodyText,
    get body() {
      readBody ??= toReader(headers, bodyText);
      return readBody();
    },
  };
}

/** Parses a body once, because parsing a hostile one can take a second. */
function toReader(headers: HttpResponse["headers"], bodyText: string): () => unknown {
  if (isEventStream(headers.get("content-type"))) return () => parseEvents(bodyText);
  if (bodyText === "") return () => undefined;
  try {
    const value = parseBody(bodyText);
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

// Preserves a byte order mark, so that the response validator finds it.
const utf8Decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Stands for a response that the service did not send. */
export const noResponse = createHttpResponse(0, [], new Uint8Array());

function collectHeaders(rawHeaders: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = String(rawHeaders[index]).toLowerCase();
    const value = String(rawHeaders[index + 1]);
    const previous = headers.get(name);
    headers.set(name, previous === undefined ? value : `${previous}, ${value}`);
  }
  return headers;
}

const timeoutSteps = 20;

/** Calls `onTimeout` after `timeoutMs`. Waits in steps, so that a blocked process reads arrived data before it times out. */
function createTimeout(timeoutMs: number, onTimeout: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      clearTimeout(timer);
      waitForStep(timeoutSteps);
    },
    stop: () => clearTimeout(timer),
  };

  function waitForStep(remainingSteps: number): void {
    if (remainingSteps === 0) onTimeout();
    else timer = setTimeout(waitForStep, timeoutMs / timeoutSteps, remainingSteps - 1);
  }
}

const maxHeadBytes = 2 ** 16;

interface RawLimits extends ResponseLimits {
  readonly eventTimeoutMs?: number | undefined;
}

/**
 * Sends raw bytes and reads one response, until its body is complete or the server closes.
 * @throws {NoResponseError} if the server sends none
 */
export function sendRaw(
  origin: string,
  bytes: string | Buffer,
  { timeoutMs = defaultTimeoutMs, maxResponseBytes = defaultMaxResponseBytes, eventTimeoutMs = 1000 }: RawLimits = {},
): Promise<HttpResponse> {
  const { hostname, port, protocol } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  const expectsContinue = /\r\nExpect:/i.test(bytes.toString());
  return new Promise((resolve, reject) => {
    const collector = createByteCollector();
    let eventTimer: NodeJS.Timeout | undefined;
    const parser = createResponseParser(expectsContinue);
    const servername = net.isIP(host) === 0 ? { servername: host } : {};
    const socket =
      protocol === "https:"
        ? tls.connect({ host, port: Number(port || 443), ...servername })
        : net.connect({ host, port: Number(port || 80) });
    const finish = (cause?: Error): void => {
      timeout.stop();
      clearTimeout(eventTimer);
      socket.destroy();
      const received = collector.bytes();
      const response = received.byteLength > maxResponseBytes ? undefined : parser.parse(received, true);
      const excerpt = JSON.stringify(received.toString("latin1").slice(0, 200));
      const reason = cause ? `, ${cause.message}` : "";
      if (response) resolve(response);
      else reject(new NoResponseError(`No HTTP response from ${origin}, got ${excerpt}${reason}.`, { cause }));
    };
    const timeout = createTimeout(timeoutMs, () => finish(new Error(`timed out after ${timeoutMs} ms`)));
    timeout.start();
    socket.on("data", (chunk: Buffer) => {
      collector.add(chunk);
      const received = collector.bytes();
      if (received.byteLength > maxResponseBytes) finish(toSizeError(maxResponseBytes));
      else if (parser.parse(received, false)) finish();
      else if (!parser.hasHead() && received.byteLength > maxHeadBytes)
        finish(new Error(`its head is larger than ${maxHeadBytes} bytes`));
      else if (parser.hasStream()) eventTimer ??= setTimeout(finish, eventTimeoutMs);
    });
    // A server can send an error and close immediately, so use the data that arrived before the error.
    socket.on("error", finish);
    socket.on("end", () => finish());
    socket.write(bytes);
  });
}

/**
 * Creates a parser of all bytes received so far. It continues where the previous call stopped, because a service can send a million
 * chunks. It skips interim responses (RFC 9110, section 15.2), except a 100 that the request expects.
 */
function createResponseParser(expectsContinue: boolean) {
  let head: Pick<HttpResponse, "status" | "headers"> | undefined;
  let rawHeaders: string[] = [];
  let start = 0;
  const decodeChunks = createChunkDecoder();

  return { parse, hasHead, hasStream: () => hasHead() && isEventStream(head?.headers.get("content-type")) };

  function hasHead(): boolean {
    return head !== undefined && (head.status >= 200 || isContinue(head));
  }

  function parse(received: Buffer, isClosed: boolean): HttpResponse | undefined {
    while (!head || (head.status < 200 && !isContinue(head))) {
      const endOfHead = received.indexOf("\r\n\r\n", start);
      if (endOfHead < 0) return undefined;
      const [statusLine = "", ...fields] = received.toString("latin1", start, endOfHead).split("\r\n");
      start = endOfHead + 4;
      rawHeaders = fields.flatMap((field) => {
        const colon = field.indexOf(":");
        return [field.slice(0, colon), field.slice(colon + 1).trim()];
      });
      head = { status: Number(statusLine.split(" ")[1]), headers: collectHeaders(rawHeaders) };
    }
    const { status, headers } = head;
    const bytes = received.subarray(start);
    const { body, isComplete } = headers.has("transfer-encoding")
      ? decodeChunks(bytes)
      : { body: [bytes], isComplete: bytes.byteLength >= Number(headers.get("content-length") ?? Infinity) };
    if (!isClosed && !isComplete && !isContinue(head)) return undefined;
    return createHttpResponse(status, rawHeaders, Buffer.concat(body));
  }

  function isContinue({ status }: Pick<HttpResponse, "status">): boolean {
    return status === 100 && expectsContinue;
  }
}

/** Returns a function that decodes all bytes received so far. It continues at the first chunk that was not complete. */
function createChunkDecoder() {
  const body: Buffer[] = [];
  let start = 0;
  let size = -1;
  return (bytes: Buffer): { body: readonly Buffer[]; isComplete: boolean } => {
    while (size !== 0 && start < bytes.byteLength) {
      const endOfLine = bytes.indexOf("\r\n", start);
      const length = Number.parseInt(bytes.toString("latin1", start, endOfLine), 16);
      if (endOfLine < 0 || Number.isNaN(length)) break;
      const chunk = bytes.subarray(endOfLine + 2, endOfLine + 2 + length);
      if (chunk.byteLength < length) return { body: [...body, chunk], isComplete: false };
      size = length;
      body.push(chunk);
      start = endOfLine + 2 + length + 2;
    }
    return { body, isComplete: size === 0 };
  };
}
