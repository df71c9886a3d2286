import { type IncomingMessage, ServerResponse } from "node:http";
import { closeAfterResponse, createScheduler, getConnection, holdBytes } from "./connections.ts";
import { findHeader, type HeaderFields, type ObservedRequest } from "./exchange.ts";
import { defaultLimits, type ServerLimits } from "./server-limits.ts";

/** @param eventStreams the open responses with events, which never end by themselves */
export function createResponseClass(
  limits: ServerLimits,
  isStopping: () => boolean,
  eventStreams: Set<ServerResponse>,
): typeof ServerResponse<IncomingMessage> {
  const { requestTimeout = defaultLimits.requestTimeout } = limits;

  return class HttpResponse extends ServerResponse {
    /** Written bytes that count as held. */
    unreadBytes = 0;

    override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
      if (chunk instanceof Uint8Array && chunk.byteLength > pieceBytes) {
        limitUnread(this, "finish", this.unreadBytes + (cachedBodies.has(chunk) ? 0 : chunk.byteLength));
        const write: WritePiece = (piece, onWritten) => super.write(piece, onWritten);
        sendInPieces({ response: this, body: chunk, write, end: () => super.end() });
        return this;
      }
      super.end(chunk, encoding as BufferEncoding, callback as () => void);
      const unsentBytes = this.socket?.writableLength ?? 0;
      if (unsentBytes > 0) limitUnread(this, "finish", unsentBytes);
      return this;
    }

    override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
      const isWaiting = this.writableNeedDrain;
      const isFlushed = super.write(chunk, encoding as BufferEncoding, callback as () => void);
      if (!isFlushed && !isWaiting) limitUnread(this, "drain", this.writableLength);
      return isFlushed;
    }

    /** Node's own encodes the headers in UTF-8. A header is Latin-1. */
    override flushHeaders(): void {
      if (!this.writableEnded && !this.destroyed) super.write("", "latin1");
    }

    override writeHead(status: number, reason?: string, fields?: HeaderFields): this;
    override writeHead(status: number, fields?: HeaderFields): this;
    override writeHead(status: number, reason?: string | HeaderFields, fields?: HeaderFields): this {
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

  /** Closes the connection if the client reads nothing for the whole timeout. @param bytes all unread until the event */
  function limitUnread(response: UnreadResponse, event: "drain" | "finish", bytes: number): void {
    const { socket, req } = response;
    if (!socket) return;
    // After end(), Node emits no drain: the bytes of earlier writes still count.
    holdBytes(req, bytes - response.unreadBytes);
    response.unreadBytes = bytes;
    // Node restarts this timeout whenever the client reads, and destroys the socket when it expires.
    socket.setTimeout(requestTimeout);
    response.prependOnceListener(event, () => {
      socket.setTimeout(0);
      holdBytes(req, -response.unreadBytes);
      response.unreadBytes = 0;
    });
  }
}

type UnreadResponse = ServerResponse & { unreadBytes: number };

function hasEvents(fields: HeaderFields | undefined): boolean {
  const type = findHeader(fields, "content-type");
  return typeof type === "string" && type.startsWith("text/event-stream");
}

// The headers decide: a request without a body is also incomplete until Node has parsed its end.
function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  if (complete) return false;
  const { "content-length": length = "0", "transfer-encoding": coding } = headers;
  return length !== "0" || coding !== undefined;
}

const pieceBytes = 64 * 1024;
// Copying large bodies takes CPU time. One piece per millisecond (64 MiB/s) leaves enough CPU time for other clients.
const schedule = createScheduler(1, (run) => setTimeout(run, 1));

type WritePiece = (piece: Uint8Array, onWritten: (error?: Error | null) => void) => void;

interface LargeBody {
  readonly response: ServerResponse;
  readonly body: Uint8Array;
  readonly write: WritePiece;
  readonly end: () => void;
}

function sendInPieces(large: LargeBody, offset = 0): void {
  const { response, body, write, end } = large;
  schedule(() => {
    if (response.destroyed) return;
    const nextOffset = offset + pieceBytes;
    // The app transferred the memory of the body to another thread.
    if (body.byteLength === 0) {
      response.destroy();
      return;
    }
    write(body.subarray(offset, nextOffset), (error) => {
      if (error) return;
      if (body.byteLength > 0 && nextOffset >= body.byteLength) end();
      else sendInPieces(large, nextOffset);
    });
  });
}

const cachedBodies = new WeakSet<Uint8Array>();

/** Marks a body that stays in memory for all responses. It does not count towards `maxHeldBytes`. */
export function markAsCached(body: Uint8Array): void {
  cachedBodies.add(body);
}
