import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@animal-store/contract";
import { type EdgeDependencies, refuseMessage, serialiseRefusal } from "./protocol-refusal.ts";
import type { ExchangeWatch } from "./watching/exchange-watch.ts";

export interface ParserErrorOptions extends EdgeDependencies {
  readonly watch?: ExchangeWatch | undefined;
}

/** Answers what Node's HTTP parser refuses, before any request exists. */
export function answerParserErrors(server: Server, dependencies: ParserErrorOptions): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => responses.set(request.socket, response));

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const before = responses.get(socket);
    // A request that arrived whole keeps its answer, which is the last one on its connection.
    if (before?.req.complete && !before.writableFinished) before.once("finish", () => socket.end());
    else refuse(socket, refusalOf(error.code));
  });

  server.on("connect", (_: IncomingMessage, socket: Socket) => {
    refuse(socket, { code: "bad_request", message: "CONNECT is not supported: this is no proxy." });
  });

  // RFC 9110, section 10.1.1: an expectation that is not known may be ignored.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));

  function refuse(socket: Socket, refused: Refused): void {
    const { remoteAddress } = socket;
    const refusal = refuseMessage(refused, remoteAddress, dependencies);
    socket.end(serialiseRefusal(refusal));
    dependencies.watch?.refused(refusal, remoteAddress);
  }
}

interface Refused {
  readonly code: ErrorCode;
  readonly message: string;
}

function refusalOf(parserCode: string | undefined): Refused {
  if (parserCode === "HPE_HEADER_OVERFLOW")
    return { code: "headers_too_large", message: "The header fields are too large. Send fewer or shorter ones." };
  if (parserCode === "ERR_HTTP_REQUEST_TIMEOUT")
    return { code: "request_timeout", message: "The request did not arrive in time. Send it again." };
  return { code: "bad_request", message: "The message is not a valid HTTP/1.1 request." };
}
