import { type IncomingMessage, type Server, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import type { Socket } from "node:net";
import { type MessageError, messageErrors } from "./check-message.ts";
import { invalidRequestLineCode, requestTimeoutCode } from "./check-request-line.ts";
import { type Connection, closeAfterResponse, discardInput, getConnection, linger } from "./connections.ts";
import type { ExchangeObserver, ObservedRequest } from "./exchange.ts";

/** The responses to messages that never become a request of the app. */
export interface ProtocolErrorOptions {
  /** Headers of every response. The app can override them. @default none */
  readonly commonHeaders?: Readonly<Record<string, string>>;
  /** Headers of the response to a client, such as a request id or rate limits. @default none */
  readonly errorHeaders?: (address: string | undefined) => Readonly<Record<string, string>>;
  /** Returns the response. An app that serves a contract has this function. @default `{code, message, status}` as JSON */
  readonly toErrorResponse?: (error: {
    readonly code: string;
    readonly message: string;
    readonly status: number;
  }) => ErrorResponse;
  /** Observe each request and each malformed message. @default none */
  readonly observers?: readonly ExchangeObserver[];
}

interface ErrorResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The response to a message that never becomes a request of the app. */
export interface ProtocolError {
  readonly status: number;
  readonly code: MessageError["code"];
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

export function toProtocolError(
  problem: MessageError,
  address: string | undefined,
  options: ProtocolErrorOptions,
): ProtocolError {
  try {
    return createProtocolError(problem, toOwnHeaders(address, options), options.toErrorResponse);
  } catch (error) {
    console.error(error);
    return createProtocolError(problem, {});
  }
}

/** Returns the headers of a response that the server creates itself. */
export function toOwnHeaders(
  address: string | undefined,
  { commonHeaders, errorHeaders }: ProtocolErrorOptions,
): Readonly<Record<string, string>> {
  return { ...commonHeaders, ...errorHeaders?.(address) };
}

/** @throws {TypeError} for a header that node:http does not send */
function createProtocolError(
  { code, message }: MessageError,
  headers: Readonly<Record<string, string>>,
  toErrorResponse: ProtocolErrorOptions["toErrorResponse"] = toJsonResponse,
): ProtocolError {
  const { status, contentType, body } = toErrorResponse({ code, message, status: messageErrors[code] });
  if (!STATUS_CODES[status])
    throw new RangeError(`toErrorResponse returned the status ${status}. Return a standard one.`);
  const fields = {
    ...headers,
    "Content-Type": contentType,
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  for (const [name, value] of Object.entries(fields)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return { status, code, fields, body };
}

function toJsonResponse(error: { code: string; message: string; status: number }): ErrorResponse {
  const { code, message, status } = error;
  const body = JSON.stringify({ code, message, status });
  return { status, contentType: "application/json; charset=utf-8", body };
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
    else for (const observer of options.observers ?? []) observer.rejected(error, remoteAddress);
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
