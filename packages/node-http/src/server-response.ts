import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeAfterResponse, createScheduler, getConnection } from "./connections.ts";
import type { ObservedRequest } from "./exchange.ts";
import { defaultLimits, type ServerLimits } from "./server-limits.ts";

type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** @param eventStreams the open responses with events, which never end by themselves */
export function createResponseClass(
  limits: ServerLimits,
  isStopping: () => boolean,
  eventStreams: Set<ServerResponse>,
) {
  const trackUnreadBytes = limitSlowReaders(limits);
  const { requestTimeout = defaultLimits.requestTimeout } = limits;

  return class HttpResponse extends ServerResponse {
    override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
      if (chunk instanceof Uint8Array && chunk.byteLength > pieceBytes) {
        trackUnreadBytes(this, cachedBodies.has(chunk) ? 0 : chunk.byteLength);
        sendInPieces(this, chunk, () => super.end());
        return this;
      }
      super.end(chunk, encoding as BufferEncoding, callback as () => void);
      const unsentBytes = this.socket?.writableLength ?? 0;
      if (unsentBytes > 0) trackUnreadBytes(this, unsentBytes);
      return this;
    }

    override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
      const isFlushed = super.write(chunk, encoding as BufferEncoding, callback as () => void);
      if (!isFlushed && eventStreams.has(this)) limitDrain(this);
      return isFlushed;
    }

    override writeHead(status: number, reason?: string, fields?: Fields): this;
    override writeHead(status: number, fields?: Fields): this;
    override writeHead(status: number, reason?: string | Fields, fields?: Fields): this {
      const { attributes: exchange }: ObservedRequest = this.req;
      if (hasUnreadBody(this.req)) {
        const connection = getConnection(this.req.socket);
        if (connection) closeAfterResponse(connection);
      } else if (isStopping()) this.setHeader("Connection", "close");
      const givenFields = typeof reason === "string" ? fields : reason;
      exchange?.recordHead(givenFields);
      if (hasEvents(givenFields)) openEventStream(this);
      return typeof reason === "string" ? super.writeHead(status, reason, fields) : super.writeHead(status, reason);
    }
  };

  function openEventStream(response: ServerResponse): void {
    const { socket } = response.req;
    // Other responses are still sent after a half-close. This one would not end until its next event.
    const close = () => response.destroy();
    eventStreams.add(response);
    socket.once("end", close);
    response.once("close", () => {
      eventStreams.delete(response);
      socket.off("end", close);
    });
    if (isStopping()) setImmediate(() => response.end());
  }

  /** Closes the connection if the client reads nothing for the whole timeout. */
  function limitDrain({ socket }: ServerResponse): void {
    socket?.setTimeout(requestTimeout);
    socket?.once("drain", () => socket.setTimeout(0));
  }
}

function hasEvents(fields: Fields | undefined): boolean {
  if (!fields || Array.isArray(fields)) return false;
  const type = fields["Content-Type"] ?? fields["content-type"];
  return typeof type === "string" && type.startsWith("text/event-stream");
}

// The headers decide: a request without a body is also incomplete until Node has parsed its end.
export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const { "content-length": length = "0", "transfer-encoding": coding } = headers;
  return length !== "0" || coding !== undefined;
}

const pieceBytes = 64 * 1024;
// Copying large bodies takes CPU time. One piece per millisecond (64 MiB/s) leaves enough CPU time for other clients.
const schedule = createScheduler(1, (run) => setTimeout(run, 1));

function sendInPieces(response: ServerResponse, body: Uint8Array, end: () => void, offset = 0): void {
  schedule(() => {
    if (response.destroyed) return;
    const nextOffset = offset + pieceBytes;
    // The app transferred the memory of the body to another thread.
    if (body.byteLength === 0) {
      response.destroy();
      return;
    }
    response.write(body.subarray(offset, nextOffset), (error) => {
      if (error) return;
      if (body.byteLength > 0 && nextOffset >= body.byteLength) end();
      else sendInPieces(response, body, end, nextOffset);
    });
  });
}

const cachedBodies = new WeakSet<Uint8Array>();

/** Marks a body that stays in memory for all responses. It does not count towards `maxBufferedBytes`. */
export function markAsCached(body: Uint8Array): void {
  cachedBodies.add(body);
}

/** Limits the time without progress on each connection, and the unread bytes of all connections. */
function limitSlowReaders({
  requestTimeout = defaultLimits.requestTimeout,
  maxBufferedBytes: maxBytes = defaultLimits.maxBufferedBytes,
}: ServerLimits): (response: ServerResponse, bytes: number) => void {
  const unread = new Map<ServerResponse, { readonly socket: Socket; readonly bytes: number }>();
  let unreadBytes = 0;

  return (response, bytes) => {
    const { socket } = response;
    if (!socket) return;
    unread.set(response, { socket, bytes });
    unreadBytes += bytes;
    // Node restarts this timeout whenever the client reads, and destroys the socket when it expires.
    socket.setTimeout(requestTimeout);
    response.prependOnceListener("finish", () => socket.setTimeout(0));
    response.once("close", () => {
      unread.delete(response);
      unreadBytes -= bytes;
    });
    if (unreadBytes > maxBytes) closeSlowest();
  };

  /** Closes the connections with the most unread bytes, down to 75 % of the limit, so that it runs rarely. */
  function closeSlowest(): void {
    let remainingBytes = unreadBytes;
    for (const { socket, bytes } of [...unread.values()].sort((a, b) => b.bytes - a.bytes)) {
      if (remainingBytes <= 0.75 * maxBytes) return;
      socket.destroy();
      remainingBytes -= bytes;
    }
  }
}
