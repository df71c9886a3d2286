import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { contract, type ErrorCode, type Schemas } from "@animal-store/contract";
import { type AddressLimiter, type Clock, rateLimitHeaders } from "@animal-store/store";
import type { MessageError } from "./check-message.ts";
import { invalidRequestLineCode, requestTimeoutCode } from "./check-request-line.ts";
import { type Connection, closeAfterResponse, discardInput, getConnection, linger } from "./connections.ts";
import type { ExchangeObserver, ObservedRequest } from "./exchange.ts";

export interface ServerDependencies {
  readonly addressLimiter: AddressLimiter;
  readonly clock: Clock;
}

export interface ProtocolErrorOptions extends ServerDependencies {
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly observer?: ExchangeObserver | undefined;
}

/** The response to a message that never becomes a request of the app (`x-unrouted-responses` in the contract). */
export interface ProtocolError {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The rate-limit headers report the state of the client address. A rejected message does not count towards the limit. */
export function toProtocolError(
  { code, message, headers }: MessageError,
  address: string | undefined,
  { addressLimiter, clock, commonHeaders }: ProtocolErrorOptions,
): ProtocolError {
  const now = clock.now();
  const { status } = contract.errorCodes[code];
  const body = JSON.stringify({ code, message, status } satisfies Schemas["Error"]);
  const fields = {
    ...commonHeaders,
    ...headers,
    ...rateLimitHeaders([addressLimiter.peek(address ?? "", now)], now),
    "X-Request-Id": randomUUID(),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  return { status, code, fields, body };
}

function serialize({ status, fields, body }: ProtocolError): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

export function handleParserErrors(server: Server, options: ProtocolErrorOptions): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== requestTimeoutCode) return respond(error, socket);
    // A busy process may not have read bytes that arrived in time. Read them before reporting a timeout.
    const initialResponse = getConnection(socket)?.pendingResponse;
    const wasComplete = initialResponse?.req.complete;
    const { bytesWritten } = socket;
    setImmediate(() => {
      const pendingResponse = getConnection(socket)?.pendingResponse;
      const hasResponded = !wasComplete && socket.bytesWritten > bytesWritten;
      const hasArrived = pendingResponse
        ? pendingResponse.req.complete && !(pendingResponse === initialResponse && wasComplete)
        : hasResponded;
      if (!hasArrived) respond(error, socket);
    });
  });

  function respond(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = toMessageError(error.code);
    const connection = getConnection(socket);
    const { pendingResponse, previousResponse } = connection ?? {};
    if (!connection || !pendingResponse) reject(socket, problem);
    else if (pendingResponse.req.complete) closeAfterResponse(connection);
    else if (pendingResponse.headersSent) return;
    else if (previousResponse) {
      // On a half-close, Node would close the connection before the earlier responses are sent.
      socket.removeAllListeners("end");
      discardInput(connection);
      previousResponse.once("close", () => reject(socket, problem, pendingResponse.req));
    } else reject(socket, problem, pendingResponse.req);
  }

  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    // Node has removed its own listeners. An error without a listener would end the process.
    socket.on("error", () => {});
    const connection = getConnection(request.socket) as Connection;
    discardInput(connection);
    if (connection.pendingResponse)
      connection.pendingResponse.once("finish", () => reject(socket, connectNotSupported));
    else reject(socket, connectNotSupported);
  });

  // RFC 9110, section 10.1.1: a server may ignore an unknown expectation.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));

  /** Sends an error and closes the connection. Records the error in the exchange of an incomplete request, else notifies the observer. */
  function reject(socket: Socket, problem: MessageError, incompleteRequest?: ObservedRequest): void {
    const { remoteAddress } = socket;
    const error = toProtocolError(problem, remoteAddress, options);
    linger(socket, serialize(error));
    const exchange = incompleteRequest?.attributes;
    if (exchange) exchange.recordError(error);
    else options.observer?.rejected(error, remoteAddress);
  }
}

const connectNotSupported: MessageError = {
  code: "bad_request",
  message: "CONNECT is not supported. This server is not a proxy.",
};

function toMessageError(parserCode: string | undefined): MessageError {
  if (parserCode === "HPE_HEADER_OVERFLOW")
    return { code: "headers_too_large", message: "The header fields are too large. Send fewer or shorter ones." };
  if (parserCode === requestTimeoutCode)
    return { code: "request_timeout", message: "The request did not arrive in time. Send it again." };
  if (parserCode === invalidRequestLineCode)
    return {
      code: "bad_request",
      message: "The request line is not valid. Send the method, the target and HTTP/1.1, with one space between them.",
    };
  return { code: "bad_request", message: "The message is not a valid HTTP/1.1 request." };
}

/** Returns the headers of every response. @param hstsSeconds max-age of Strict-Transport-Security; 0 omits it */
export function securityHeaders(hstsSeconds = 0): Readonly<Record<string, string>> {
  return {
    ...contract.extensions["x-answer-headers"],
    ...(hstsSeconds > 0 && { "Strict-Transport-Security": `max-age=${hstsSeconds}` }),
  };
}
