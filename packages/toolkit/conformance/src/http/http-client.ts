import * as http from "node:http";
import * as https from "node:https";
import { isEventStream, isItems, isStream, parseBody, parseEvents, readEventBytes, splitItems } from "./body.ts";

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
  readonly raw?: string | undefined;
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

export interface HttpClient {
  /** @throws {NoResponseError} */
  send(request: HttpRequest): Promise<HttpResponse>;
  close(): void;
}

/** The limits of each response. */
export interface ResponseLimits {
  /** The time from the socket to the last byte, in milliseconds. @default 4000 */
  readonly timeoutMs?: number | undefined;
  /** The size of the body in bytes. @default 10 MiB */
  readonly maxResponseBytes?: number | undefined;
}

export const defaultTimeoutMs = 4000;
export const defaultMaxResponseBytes = 10 * 2 ** 20;

export function createHttpClient(origin: string, limits: ResponseLimits = {}): HttpClient {
  const { maxResponseBytes = defaultMaxResponseBytes } = limits;
  const { host, hostname, port, startRequest, Agent } = parseOrigin(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });

  return { send: (request) => sendOn(agent, request), close: () => agent.destroy() };

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
        readResponse(response, { maxResponseBytes, eventTimeoutMs }).then(resolve, fail);
      });
      const half = chunked && bytes ? bytes.byteLength >> 1 : 0;
      if (half > 0) request.write(bytes?.subarray(0, half));
      request.end(bytes?.subarray(half));
    });
  }
}

// The other methods have a length without a body (RFC 9110, section 8.6). Else Node.js sends the end of a body in chunks.
const methodsWithoutContent = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "CONNECT"]);

function parseOrigin(origin: string) {
  const { host, hostname, port, protocol } = new URL(origin);
  const { Agent, request: startRequest } = protocol === "https:" ? https : http;
  return { host, hostname: hostname.replace(/^\[|\]$/g, ""), port, Agent, startRequest };
}

interface ReadOptions {
  readonly maxResponseBytes: number;
  readonly eventTimeoutMs: number | undefined;
  /** Whether a body that breaks off is read as far as it arrived. @default false */
  readonly acceptsPart?: boolean;
}

async function readResponse(response: http.IncomingMessage, options: ReadOptions): Promise<HttpResponse> {
  const type = response.headers["content-type"];
  const { eventTimeoutMs } = options;
  const bytes = await (isStream(type) ? readEventBytes(response, type, eventTimeoutMs) : readBytes(response, options));
  return createHttpResponse(response.statusCode ?? 0, response.rawHeaders, bytes);
}

/** Copies the chunks into one buffer: a body can have millions of them, and each is an object with its memory. */
async function readBytes(body: http.IncomingMessage, { maxResponseBytes, acceptsPart = false }: ReadOptions) {
  let buffer = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const chunk of body) {
      if (size + chunk.byteLength > buffer.byteLength)
        buffer = Buffer.concat([buffer.subarray(0, size)], Math.max(1024, 2 * (size + chunk.byteLength)));
      size += chunk.copy(buffer, size);
      if (size > maxResponseBytes) throw toSizeError(maxResponseBytes);
    }
  } catch (error) {
    if (!acceptsPart) throw error;
  }
  return buffer.subarray(0, size);
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
  if (isItems(headers.get("content-type"))) return () => splitItems(bodyText).map((item) => parseBody(item));
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
 * Sends raw bytes and reads one response, until its body is complete, the server closes or the time is over. Skips interim responses
 * (RFC 9110, section 15.2), except a 100 that the request expects.
 * @throws {NoResponseError} if the server sends none
 */
export function sendRaw(
  origin: string,
  bytes: string | Buffer,
  { timeoutMs = defaultTimeoutMs, maxResponseBytes = defaultMaxResponseBytes, eventTimeoutMs }: RawLimits = {},
): Promise<HttpResponse> {
  const { hostname, port, startRequest } = parseOrigin(origin);
  const expectsContinue = /\r\nExpect:/i.test(bytes.toString());
  // Node.js parses the response of a request that it does not write.
  const request = startRequest({ agent: false, hostname, port, maxHeaderSize: maxHeadBytes });
  const timeout = createTimeout(timeoutMs, () => request.destroy(new Error(`timed out after ${timeoutMs} ms`)));
  timeout.start();
  return new Promise<HttpResponse>((resolve, reject) => {
    let start = "";
    let size = 0;
    let hasHead = false;
    const fail = (cause?: NodeJS.ErrnoException): void => {
      const isLong = cause?.code === "HPE_HEADER_OVERFLOW";
      const reason = isLong ? `its head is larger than ${maxHeadBytes} bytes` : cause?.message;
      const problem = `No HTTP response from ${origin}, got ${JSON.stringify(start)}`;
      reject(new NoResponseError(`${problem}${reason === undefined ? "" : `, ${reason}`}.`, { cause }));
    };
    request.on("socket", (socket) => {
      socket.on("data", (chunk: Buffer) => {
        start = (start + chunk.toString("latin1", 0, 200)).slice(0, 200);
        size += chunk.byteLength;
        if (size > maxResponseBytes) fail(toSizeError(maxResponseBytes));
      });
      socket.write(bytes);
    });
    request.on("information", ({ statusCode, rawHeaders }) => {
      if (statusCode === 100 && expectsContinue) resolve(createHttpResponse(100, rawHeaders, new Uint8Array()));
    });
    request.on("response", (response) => {
      hasHead = true;
      readResponse(response, { maxResponseBytes, eventTimeoutMs, acceptsPart: true }).then(resolve, fail);
    });
    // A server can send a response and close before it has read the request.
    request.on("error", (error) => hasHead || fail(error));
    request.on("close", () => hasHead || fail());
  }).finally(() => {
    timeout.stop();
    request.destroy();
  });
}
