import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { MessageProblem } from "./check-message.ts";
import { invalidRequestLine, tooLate } from "./check-request-line.ts";
import { newestUnsent } from "./edge-response.ts";
import { endGently } from "./linger.ts";
import { type RefusalDependencies, refuseMessage, serialiseRefusal } from "./protocol-refusal.ts";
import type { ExchangeWatch } from "./watching/exchange-watch.ts";
import type { WatchedMessage } from "./watching/watched-response.ts";

export interface ParserErrorOptions extends RefusalDependencies {
  readonly watch?: ExchangeWatch | undefined;
}

/** Answers what Node's HTTP parser refuses, before any request exists. */
export function answerParserErrors(server: Server, dependencies: ParserErrorOptions): void {
  const ending = new WeakSet<Socket>();

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== tooLate) return answer(error, socket);
    // What arrived in time may lie unread where this process was busy: it is read before it is called late.
    const before = newestUnsent(socket);
    const wasWhole = before?.req.complete;
    const { bytesWritten } = socket;
    setImmediate(() => {
      const last = newestUnsent(socket);
      // It may be answered already.
      const isAnswered = !wasWhole && socket.bytesWritten > bytesWritten;
      const hasCome = last ? last.req.complete && !(last === before && wasWhole) : isAnswered;
      if (!hasCome) answer(error, socket);
    });
  });

  function answer(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const last = newestUnsent(socket);
    const problem = problemOf(error.code);
    if (last === undefined || last.writableFinished) refuse(socket, problem);
    // A request that arrived whole keeps its answer, which is the last one on its connection.
    else if (last.req.complete) endAfter(last, socket);
    // One that did not is answered once: it has been, or it is its turn, or that comes.
    else if (last.headersSent) return;
    else if (last.socket) refuse(socket, problem, last.req);
    else last.once("socket", () => refuse(socket, problem, last.req));
  }

  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    // Node takes its own listeners away: an error that nobody hears would end the process.
    socket.on("error", () => {});
    const last = newestUnsent(request.socket);
    if (last === undefined || last.writableFinished) refuse(socket, noTunnel);
    else last.once("finish", () => refuse(socket, noTunnel));
  });

  // RFC 9110, section 10.1.1: an expectation that is not known may be ignored.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));

  // The parser tells its error anew with whatever else arrives.
  function endAfter(last: ServerResponse, socket: Socket): void {
    if (ending.has(socket)) return;
    ending.add(socket);
    last.shouldKeepAlive = false;
    last.once("finish", () => endGently(socket));
  }

  /** @param begun a request of which a part came: its own exchange tells of its end */
  function refuse(socket: Socket, problem: MessageProblem, begun?: WatchedMessage): void {
    const { remoteAddress } = socket;
    const refusal = refuseMessage(problem, remoteAddress, dependencies);
    endGently(socket, serialiseRefusal(refusal));
    if (begun?.findings) begun.findings.refuse(refusal);
    else dependencies.watch?.refused(refusal, remoteAddress);
  }
}

const noTunnel: MessageProblem = { code: "bad_request", message: "CONNECT is not supported: this is no proxy." };

function problemOf(parserCode: string | undefined): MessageProblem {
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
