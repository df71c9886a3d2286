import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { RequestAttributes } from "@animal-store/openapi-hono";
import type { ProtocolError } from "./protocol-error.ts";

/** A request of node:http with what the server finds out about it, if there is an observer. */
export interface ObservedRequest extends IncomingMessage {
  findings?: Exchange | undefined;
}

/** Observes every request, and what never became one. */
export interface ExchangeObserver {
  /** Called when the headers of a request have arrived. */
  began?(exchange: Exchange): void;
  /** Called when the response is sent, or the connection ended before. */
  ended(exchange: Exchange): void;
  /** Called when bytes that are no request are answered. @param address the socket's */
  rejected(refusal: ProtocolError, address: string | undefined): void;
}

/** Returns several observers as one; undefined if there is none. */
export function combineObservers(watches: readonly (ExchangeObserver | undefined)[]): ExchangeObserver | undefined {
  const all = watches.filter((observer) => observer !== undefined);
  if (all.length <= 1) return all[0];
  return {
    began(exchange) {
      for (const observer of all) observer.began?.(exchange);
    },
    ended(exchange) {
      for (const observer of all) observer.ended(exchange);
    },
    rejected(refusal, address) {
      for (const observer of all) observer.rejected(refusal, address);
    },
  };
}

/** A request and its response. The request's path through the server fills it. */
export class Exchange implements RequestAttributes {
  operation: string | undefined;
  caller: string | undefined;
  requestId: string | undefined;
  code: string | undefined;
  /** The status of the response; undefined if the connection ended before there was one. */
  status: number | undefined;
  /** Bytes of the response's body by its headers; undefined if they do not say. */
  bytes: number | undefined;
  /** Whether the connection ended before the response was sent. */
  isAborted = false;
  /** Milliseconds until the response was sent or the connection ended. */
  duration = 0;
  readonly request: IncomingMessage;
  /** The socket's address, if an observer noted it: a closed socket has none. */
  remoteAddress: string | undefined;
  readonly #began = stopwatch();

  constructor(request: IncomingMessage) {
    this.request = request;
  }

  noteHead(headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined): void {
    if (!headers || Array.isArray(headers)) return;
    const id = headers["X-Request-Id"] ?? headers["x-request-id"];
    if (typeof id === "string") this.requestId = id;
    const length = headers["Content-Length"] ?? headers["content-length"];
    if (length !== undefined) this.bytes = this.request.method === "HEAD" ? 0 : Number(length);
  }

  /** Notes an error that the connection answered without the response, because the rest of the request did not arrive. */
  refuse({ status, code, fields }: ProtocolError): void {
    this.status = status;
    this.code = code;
    this.requestId = fields["X-Request-Id"];
    this.bytes = Number(fields["Content-Length"]);
  }

  end({ headersSent, statusCode, writableFinished }: ServerResponse): void {
    this.duration = stopwatch() - this.#began;
    if (this.status !== undefined) return;
    this.status = headersSent ? statusCode : undefined;
    this.isAborted = !writableFinished;
  }
}

/** Has an observer follow a request. */
export function observeExchange(request: ObservedRequest, response: ServerResponse, observer: ExchangeObserver): void {
  const exchange = new Exchange(request);
  request.findings = exchange;
  response.once("close", () => {
    exchange.end(response);
    observer.ended(exchange);
  });
  observer.began?.(exchange);
}

/** Returns the milliseconds of a monotonic clock, for durations. */
export function stopwatch(): number {
  return performance.now();
}
