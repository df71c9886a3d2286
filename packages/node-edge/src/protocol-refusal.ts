import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { contract, type ErrorCode, type Schemas } from "@animal-store/contract";
import { type AddressLimiter, type Clock, rateLimitHeaders } from "@animal-store/service";

export interface EdgeDependencies {
  readonly addressLimiter: AddressLimiter;
  readonly clock: Clock;
}

/** The same with the headers that stand on every answer. */
export interface RefusalDependencies extends EdgeDependencies {
  readonly always: Readonly<Record<string, string>>;
}

/** An answer to a message that never becomes a request of the app, as the contract's `x-unrouted-responses` say. */
export interface ProtocolRefusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** @param address the socket's; its figures fill the rate-limit headers, and nothing is counted */
export function refuseMessage(
  { code, message, headers }: Refused,
  address: string | undefined,
  { addressLimiter, clock, always }: RefusalDependencies,
): ProtocolRefusal {
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

/** The same as the bytes of an HTTP/1.1 message (RFC 9112, section 2.1), for a socket without a request. */
export function serialiseRefusal({ status, fields, body }: ProtocolRefusal): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
