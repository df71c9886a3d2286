import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isShared, limitReader } from "./limit-slow-readers.ts";
import { closeAfterAnswer } from "./linger.ts";
import { pieceBytes, sendInPieces } from "./send-in-pieces.ts";
import { isStopping } from "./stop-server.ts";

type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

const unsent = new WeakMap<Socket, ServerResponse>();

/** The newest response of a connection, until it is sent: one that is idle is to hold none. */
export function newestUnsent(socket: Socket): ServerResponse | undefined {
  return unsent.get(socket);
}

/**
 * A response of node:http that is the last one on its connection where its server is being stopped, or a part of its request is still to
 * come: who sends on is not read without end, and can read what was answered.
 */
export class EdgeResponse extends ServerResponse {
  // node:http gives more than its types tell.
  constructor(...given: [IncomingMessage]) {
    super(...given);
    unsent.set(given[0].socket, this);
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    if (chunk instanceof Uint8Array && chunk.byteLength > pieceBytes) {
      limitReader(this, isShared(chunk) ? 0 : chunk.byteLength);
      sendInPieces(this, chunk, () => super.end());
      return this;
    }
    // The overloads of `end` in one.
    super.end(chunk, encoding as BufferEncoding, callback as () => void);
    const unsentBytes = this.socket?.writableLength ?? 0;
    if (unsentBytes > 0) limitReader(this, unsentBytes);
    return this;
  }

  override detachSocket(socket: Socket): void {
    if (unsent.get(socket) === this) unsent.delete(socket);
    super.detachSocket(socket);
  }

  override writeHead(status: number, reason?: string, fields?: Fields): this;
  override writeHead(status: number, fields?: Fields): this;
  override writeHead(status: number, reason?: string | Fields, fields?: Fields): this {
    if (isBodyToCome(this.req)) {
      // Then Node says `Connection: close`.
      this.shouldKeepAlive = false;
      closeAfterAnswer(this.req.socket);
    } else if (isStopping(this.req.socket)) this.shouldKeepAlive = false;
    return typeof reason === "string" ? super.writeHead(status, reason, fields) : super.writeHead(status, reason);
  }
}

/** Whether a part of a request's body is still to be read. Of one without a body the head may be answered before its end is known. */
export function isBodyToCome({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const { "content-length": length = "0", "transfer-encoding": coding } = headers;
  return length !== "0" || coding !== undefined;
}
