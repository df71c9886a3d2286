import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { RequestAttributes } from "@animal-store/openapi-hono";
import { monotonicMs } from "@animal-store/process";
import { catchErrors } from "./catch-errors.ts";
import type { ProtocolError } from "./protocol-error.ts";

/** A request of node:http, with an exchange if the server has an observer. */
export interface ObservedRequest extends IncomingMessage {
  /** The pipeline reads the exchange under this name. */
  attributes?: Exchange | undefined;
  /** Bytes that count towards `maxHeldBytes`. Undefined after the response. */
  heldBytes?: number | undefined;
  /** Whether the reader of the body keeps its bytes until the response. */
  isBodyKept?: boolean;
}

/** Headers as `writeHead` takes them: an object, or a list in which each name precedes its value. */
export type HeaderFields = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Returns the value of a header. @param name in lower case */
export function findHeader(fields: HeaderFields | undefined, name: string): OutgoingHttpHeader | undefined {
  if (Array.isArray(fields)) {
    for (let index = 0; index < fields.length; index += 2)
      if (hasName(fields[index] as string, name)) return fields[index + 1];
    return undefined;
  }
  for (const each in fields) if (hasName(each, name)) return fields[each];
  return undefined;
}

function hasName(name: string, lowerName: string): boolean {
  return name.length === lowerName.length && name.toLowerCase() === lowerName;
}

/** Observes requests and malformed messages. The first error of each function is logged with `console.error`. */
export interface ExchangeObserver {
  /** Called when the headers of a request have arrived. */
  began?(exchange: Exchange): void;
  /** Called after the response is sent, or when the connection ends earlier. */
  ended(exchange: Exchange): void;
  /** Called when the server rejects a message that is not a request. @param address the client's IP address */
  rejected(error: ProtocolError, address: string | undefined): void;
}

/** Describes a request and its response. The server and the pipeline set its properties. */
export class Exchange implements RequestAttributes {
  operation: string | undefined;
  caller: string | undefined;
  requestId: string | undefined;
  code: string | undefined;
  /** The status of the response, or undefined if the connection ended first. */
  status: number | undefined;
  /** Bytes of the response body, or undefined without Content-Length. */
  bytes: number | undefined;
  /** True if the connection ended before the response was sent. */
  isAborted = false;
  /** Milliseconds until the response was sent or the connection ended. */
  duration = 0;
  readonly request: IncomingMessage;
  /** The client's IP address, if an observer stored it. A closed socket no longer has it. */
  remoteAddress: string | undefined;
  readonly #observers: readonly ExchangeObserver[];
  readonly #startedAt = monotonicMs();

  constructor(request: IncomingMessage, observers: readonly ExchangeObserver[]) {
    this.request = request;
    this.#observers = observers;
  }

  recordHead(fields: HeaderFields | undefined): void {
    const id = findHeader(fields, "x-request-id");
    if (typeof id === "string") this.requestId = id;
    const length = findHeader(fields, "content-length");
    if (length !== undefined) this.bytes = this.request.method === "HEAD" ? 0 : Number(length);
  }

  /** Records an error that the server sent because the rest of the request did not arrive. */
  recordError({ status, code, fields }: ProtocolError): void {
    this.status = status;
    this.code = code;
    this.requestId = fields["X-Request-Id"];
    this.bytes = Number(fields["Content-Length"]);
  }

  /** Called once, after the response is sent or the connection ended. */
  end({ headersSent, statusCode, writableFinished }: ServerResponse): void {
    this.duration = monotonicMs() - this.#startedAt;
    if (this.status === undefined) {
      this.status = headersSent ? statusCode : undefined;
      this.isAborted = !writableFinished;
    }
    for (const observer of this.#observers) observer.ended(this);
  }
}

/** Returns an observer whose errors do not end the process. */
export function toSafeObserver(observer: ExchangeObserver): ExchangeObserver {
  return {
    began: catchErrors((exchange: Exchange) => observer.began?.(exchange)),
    ended: catchErrors((exchange: Exchange) => observer.ended(exchange)),
    rejected: catchErrors((error: ProtocolError, address: string | undefined) => observer.rejected(error, address)),
  };
}

export function observeExchange(request: ObservedRequest, observers: readonly ExchangeObserver[]): void {
  const exchange = new Exchange(request, observers);
  request.attributes = exchange;
  for (const observer of observers) observer.began?.(exchange);
}
