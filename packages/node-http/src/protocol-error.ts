import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { contract, type ErrorCode, type Schemas } from "@animal-store/contract";
import { type AddressLimiter, type Clock, rateLimitHeaders } from "@animal-store/service";
import type { MessageError } from "./check-message.ts";
import { invalidRequestLine, tooLate } from "./check-request-line.ts";
import { type Connection, closeAfterPending, connectionOf, discardInput, linger } from "./connections.ts";
import type { ExchangeObserver, ObservedRequest } from "./exchange.ts";

export interface ServerDependencies {
  readonly addressLimiter: AddressLimiter;
  readonly clock: Clock;
}

export interface ProtocolErrorOptions extends ServerDependencies {
  /** Headers of every response. */
  readonly always: Readonly<Record<string, string>>;
  readonly observer?: ExchangeObserver | undefined;
}

/** A response to a message that never becomes a request of the app, as the contract's `x-unrouted-responses` document it. */
export interface ProtocolError {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @param address the socket's; its figures fill the rate-limit headers, and nothing is counted */
export function toProtocolError(
  { code, message, headers }: MessageError,
  address: string | undefined,
  { addressLimiter, clock, always }: ProtocolErrorOptions,
): ProtocolError {
  const now = clock.now();
  const { status } = contract.errorCodes[code];
  const body = JSON.stringify({ code, message, status } satisfies Schemas["Error"]);
  const fields = {
    ...always,
    ...headers,
    ...rateLimitHeaders([addressLimiter.peek(address ?? "", now)], now),
    "X-Request-Id": randomUUID(),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  return { status, code, fields, body };
}

/** Returns the bytes of an HTTP/1.1 message (RFC 9112, section 2.1), for a socket without a request. */
function serialize({ status, fields, body }: ProtocolError): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

/** Answers what Node's HTTP parser rejects, before any request exists. */
export function handleParserErrors(server: Server, options: ProtocolErrorOptions): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== tooLate) return answer(error, socket);
    // What arrived in time may lie unread while this process is busy: read it before calling it late.
    const before = connectionOf(socket)?.pending;
    const wasWhole = before?.req.complete;
    const { bytesWritten } = socket;
    setImmediate(() => {
      const pending = connectionOf(socket)?.pending;
      // It may be answered already.
      const isResponded = !wasWhole && socket.bytesWritten > bytesWritten;
      const hasArrived = pending ? pending.req.complete && !(pending === before && wasWhole) : isResponded;
      if (!hasArrived) answer(error, socket);
    });
  });

  function answer(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = problemOf(error.code);
    const connection = connectionOf(socket);
    const { pending, previous } = connection ?? {};
    if (!connection || !pending) reject(socket, problem);
    // A request that arrived whole keeps its response, which is the last one on its connection.
    else if (pending.req.complete) closeAfterPending(connection);
    // One that did not is answered once, in its turn.
    else if (pending.headersSent) return;
    else if (previous) {
      // Node would end the connection together with its sender's side, before the earlier responses.
      socket.removeAllListeners("end");
      discardInput(connection);
      previous.once("close", () => reject(socket, problem, pending.req));
    } else reject(socket, problem, pending.req);
  }

  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    // Node has removed its own listeners. An error without a listener would end the process.
    socket.on("error", () => {});
    const connection = connectionOf(request.socket) as Connection;
    discardInput(connection);
    if (connection.pending) connection.pending.once("finish", () => reject(socket, noTunnel));
    else reject(socket, noTunnel);
  });

  // RFC 9110, section 10.1.1: an expectation that is not known may be ignored.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));

  /** @param begun a request of which a part arrived: its own exchange reports its end */
  function reject(socket: Socket, problem: MessageError, begun?: ObservedRequest): void {
    const { remoteAddress } = socket;
    const error = toProtocolError(problem, remoteAddress, options);
    linger(socket, serialize(error));
    if (begun?.findings) begun.findings.refuse(error);
    else options.observer?.rejected(error, remoteAddress);
  }
}

const noTunnel: MessageError = { code: "bad_request", message: "CONNECT is not supported: this is no proxy." };

function problemOf(parserCode: string | undefined): MessageError {
  if (parserCode === "HPE_HEADER_OVERFLOW")
    return { code: "headers_too_large", message: "The header fields are too large. Send fewer or shorter ones." };
  if (parserCode === tooLate)
    return { code: "request_timeout", message: "The request did not arrive in time. Send it again." };
  if (parserCode === invalidRequestLine)
    return {
      code: "bad_request",
      message: "The request line is not valid. Send the method, the target and HTTP/1.1, with one space between them.",
    };
  return { code: "bad_request", message: "The message is not a valid HTTP/1.1 request." };
}

/** Returns the headers of every response: those of the contract and, if all clients use TLS, that of RFC 6797. @param hsts seconds */
export function securityHeaders(hsts = 0): Readonly<Record<string, string>> {
  return {
    ...contract.extensions["x-answer-headers"],
    ...(hsts > 0 && { "Strict-Transport-Security": `max-age=${hsts}` }),
  };
}
