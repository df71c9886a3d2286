import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { MessageProblem } from "./check-message.ts";
import { endGently } from "./linger.ts";
import { type RefusalDependencies, refuseMessage, serialiseRefusal } from "./protocol-refusal.ts";
import type { ExchangeWatch } from "./watching/exchange-watch.ts";
import type { WatchedMessage } from "./watching/watched-response.ts";

export interface ParserErrorOptions extends RefusalDependencies {
  readonly watch?: ExchangeWatch | undefined;
}

/** Answers what Node's HTTP parser refuses, before any request exists. */
export function answerParserErrors(server: Server, dependencies: ParserErrorOptions): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  const remember = ({ socket }: IncomingMessage, response: ServerResponse) => responses.set(socket, response);
  server.on("request", remember);
  server.on("checkContinue", remember);

  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== tooLate) return answer(error, socket);
    // What arrived in time may lie unread where this process was busy: it is read before it is called late.
    const before = responses.get(socket);
    setImmediate(() => {
      const last = responses.get(socket);
      const isHere = last !== before || last?.writableFinished === false;
      if (!(isHere && last?.req.complete)) answer(error, socket);
    });
  });

  function answer(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const last = responses.get(socket);
    const problem = problemOf(error.code);
    if (last === undefined || last.writableFinished) refuse(socket, problem);
    // A request that arrived whole keeps its answer, which is the last one on its connection.
    else if (last.req.complete) last.once("finish", () => endGently(socket));
    // One that did not is answered once: it has been, or it is its turn, or that comes.
    else if (last.headersSent) return;
    else if (last.socket) refuse(socket, problem, last.req);
    else last.once("socket", () => refuse(socket, problem, last.req));
  }

  server.on("connect", (_: IncomingMessage, socket: Socket) => {
    refuse(socket, { code: "bad_request", message: "CONNECT is not supported: this is no proxy." });
  });

  // RFC 9110, section 10.1.1: an expectation that is not known may be ignored.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));

  /** @param begun a request of which a part came: its own exchange tells of its end */
  function refuse(socket: Socket, problem: MessageProblem, begun?: WatchedMessage): void {
    const { remoteAddress } = socket;
    const refusal = refuseMessage(problem, remoteAddress, dependencies);
    endGently(socket, serialiseRefusal(refusal));
    if (begun?.findings) begun.findings.refuse(refusal);
    else dependencies.watch?.refused(refusal, remoteAddress);
  }
}

const tooLate = "ERR_HTTP_REQUEST_TIMEOUT";

function problemOf(parserCode: string | undefined): MessageProblem {
  if (parserCode === "HPE_HEADER_OVERFLOW")
    return { code: "headers_too_large", message: "The header fields are too large. Send fewer or shorter ones." };
  if (parserCode === tooLate)
    return { code: "request_timeout", message: "The request did not arrive in time. Send it again." };
  return { code: "bad_request", message: "The message is not a valid HTTP/1.1 request." };
}
