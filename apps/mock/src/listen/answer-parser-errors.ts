import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Answer } from "../answer.ts";
import type { Contract } from "../contract/load-contract.ts";
import { documentedError } from "../guard/refusal.ts";

/** Answers messages that Node's parser refuses, which never reach the app, as the contract documents it. */
export function answerParserErrors(server: Server, { unrouted }: Contract): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return socket.destroy();
    socket.end(toMessage(documentedError(toErrorCode(error), unrouted)));
  });
}

function toErrorCode({ code }: NodeJS.ErrnoException): string {
  if (code === "HPE_HEADER_OVERFLOW") return "headers_too_large";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  return "bad_request";
}

function toMessage({ status, headers, body }: Answer): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", text].join("\r\n");
}
