import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeAfterPending, connectionOf, takeTurns } from "./connections.ts";
import type { ObservedRequest } from "./exchange.ts";
import { defaultLimits, type ServerLimits } from "./server-limits.ts";

type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Creates the class of a server's responses. It says `Connection: close` while the server is being stopped, or if a part of the request
 * is still to come: the server does not read that part without end.
 */
export function createResponseClass(limits: ServerLimits, isStopping: () => boolean) {
  const limitReader = limitSlowReaders(limits);

  return class HttpResponse extends ServerResponse {
    override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
      if (chunk instanceof Uint8Array && chunk.byteLength > pieceBytes) {
        limitReader(this, sharedBodies.has(chunk) ? 0 : chunk.byteLength);
        sendInPieces(this, chunk, () => super.end());
        return this;
      }
      // The overloads of `end` in one.
      super.end(chunk, encoding as BufferEncoding, callback as () => void);
      const unsentBytes = this.socket?.writableLength ?? 0;
      if (unsentBytes > 0) limitReader(this, unsentBytes);
      return this;
    }

    override writeHead(status: number, reason?: string, fields?: Fields): this;
    override writeHead(status: number, fields?: Fields): this;
    override writeHead(status: number, reason?: string | Fields, fields?: Fields): this {
      const request: ObservedRequest = this.req;
      if (hasUnreadBody(request)) {
        const connection = connectionOf(request.socket);
        if (connection) closeAfterPending(connection);
      } else if (isStopping()) this.setHeader("Connection", "close");
      request.findings?.noteHead(typeof reason === "string" ? fields : reason);
      return typeof reason === "string" ? super.writeHead(status, reason, fields) : super.writeHead(status, reason);
    }
  };
}

/** Whether a part of a request's body is still to be read. A head without a body may be answered before its end is known. */
export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const { "content-length": length = "0", "transfer-encoding": coding } = headers;
  return length !== "0" || coding !== undefined;
}

/** A larger body is sent in pieces of this size. */
const pieceBytes = 64 * 1024;
// Copying is what large bodies cost. One piece each millisecond, 64 MiB a second, leaves the processor to other clients.
const schedule = takeTurns(1, (run) => setTimeout(run, 1));

/** Sends the body of a response in pieces that take turns with those of other responses. Calls `end` after the last one. */
function sendInPieces(response: ServerResponse, body: Uint8Array, end: () => void, offset = 0): void {
  schedule(() => {
    if (response.destroyed) return;
    const next = offset + pieceBytes;
    response.write(body.subarray(offset, next), (error) => {
      if (error) return;
      if (next < body.byteLength) sendInPieces(response, body, end, next);
      else end();
    });
  });
}

const sharedBodies = new WeakSet<Uint8Array>();

/** Marks a body that many responses send, so that it is not counted for each of them. */
export function shareBody(body: Uint8Array): void {
  sharedBodies.add(body);
}

/**
 * Limits what clients leave unread: the time without progress on each connection, and the bytes of all connections together.
 * @returns a function for a response that the client may take slowly, and the bytes that are held for this response alone
 */
function limitSlowReaders({
  requestTimeout = defaultLimits.requestTimeout,
  maxBufferedBytes: maxBytes = defaultLimits.maxBufferedBytes,
}: ServerLimits): (response: ServerResponse, bytes: number) => void {
  const unread = new Map<ServerResponse, { readonly socket: Socket; readonly bytes: number }>();
  let sum = 0;

  return (response, bytes) => {
    const { socket } = response;
    if (!socket) return;
    unread.set(response, { socket, bytes });
    sum += bytes;
    // Node restarts this timeout whenever the client takes a part of the response, and destroys the socket at its end.
    socket.setTimeout(requestTimeout);
    response.prependOnceListener("finish", () => socket.setTimeout(0));
    response.once("close", () => {
      unread.delete(response);
      sum -= bytes;
    });
    if (sum > maxBytes) cutGreediest();
  };

  /** Ends the connections with the most unread bytes. It leaves a quarter free, so that it does not run for each response. */
  function cutGreediest(): void {
    let left = sum;
    for (const { socket, bytes } of [...unread.values()].sort((one, other) => other.bytes - one.bytes)) {
      if (left <= 0.75 * maxBytes) return;
      socket.destroy();
      left -= bytes;
    }
  }
}
