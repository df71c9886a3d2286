import { randomUUID } from "node:crypto";
import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { contract, type ErrorCode, type Schemas } from "@animal-store/contract";
import { type AddressLimiter, type Clock, rateLimitHeaders } from "@animal-store/service";

/** Answers what Node's HTTP parser refuses, before any request exists, as the contract's `x-unrouted-responses` say. */
export function answerParserErrors(
  server: Server,
  { addressLimiter, clock }: { addressLimiter: AddressLimiter; clock: Clock },
): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const now = clock.now();
    const limits = rateLimitHeaders([addressLimiter.peek(socket.remoteAddress ?? "", now)], now);
    socket.end(rawAnswer(refusalOf(error.code), { ...limits, "X-Request-Id": randomUUID() }));
  });
}

function refusalOf(parserCode: string | undefined): { code: ErrorCode; message: string } {
  if (parserCode === "HPE_HEADER_OVERFLOW")
    return { code: "headers_too_large", message: "The header fields are too large. Send fewer or shorter ones." };
  if (parserCode === "ERR_HTTP_REQUEST_TIMEOUT")
    return { code: "request_timeout", message: "The request did not arrive in time. Send it again." };
  return { code: "bad_request", message: "The message is not a valid HTTP/1.1 request." };
}

function rawAnswer({ code, message }: { code: ErrorCode; message: string }, headers: Record<string, string>): string {
  const { status } = contract.errorCodes[code];
  const body = JSON.stringify({ code, message, status } satisfies Schemas["Error"]);
  const fields = {
    ...headers,
    Date: new Date().toUTCString(),
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
