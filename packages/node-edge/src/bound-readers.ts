import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type EdgeLimits, mostUnanswered, usualLimits } from "./edge-limits.ts";

interface Reader {
  /** Bytes that it still was to take, and all that were written for it, when it was looked at last. */
  unsent: number;
  written: number;
  /** How often nothing had been taken since. */
  waited: number;
  /** What answers requests that were sent without waiting for the answer before, whose turn it is not yet. */
  waiting: Set<ServerResponse> | undefined;
}

export interface BoundReaders {
  /** Whether a request is the first one beyond what its connection may have unanswered. */
  isOneTooMany(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes the connections between two requests. */
  closeIdle(): void;
}

const looks = 12;

/**
 * Bounds what callers leave unread: of requests on one connection, in time without a byte taken, and in bytes of all connections
 * together. Node's own time-out of a socket would be set anew for each request; looking at all connections at times costs requests
 * nothing.
 */
export function boundReaders(
  server: Server,
  { requestTimeout = usualLimits.requestTimeout, mostUnsent = usualLimits.mostUnsent }: EdgeLimits,
): BoundReaders {
  const readers = new Map<Socket, Reader>();
  server.on("connection", (socket: Socket) => {
    readers.set(socket, { unsent: 0, written: 0, waited: 0, waiting: undefined });
    socket.once("close", forget);
  });
  const timer = setInterval(look, Math.ceil(requestTimeout / looks)).unref();
  server.once("close", () => clearInterval(timer));

  return {
    isOneTooMany({ socket }, response) {
      // It is its turn: nothing on its connection waits.
      if (response.socket) return false;
      const reader = readers.get(socket);
      if (!reader) return false;
      reader.waiting ??= new Set();
      const { waiting } = reader;
      waiting.add(response);
      response.once("socket", () => waiting.delete(response));
      // Node reads as many at once as fit into 64 KiB.
      return waiting.size === mostUnanswered;
    },
    closeIdle() {
      // Node calls idle also who still reads an answer that is written, and has nothing to tell them apart by.
      const reading = [...readers.keys()].filter(({ writableLength }) => writableLength > 0);
      for (const socket of reading) socket.destroy = () => socket;
      server.closeIdleConnections();
      for (const socket of reading) Reflect.deleteProperty(socket, "destroy");
    },
  };

  function forget(this: Socket): void {
    readers.delete(this);
  }

  function look(): void {
    let sum = 0;
    for (const [socket, reader] of readers) {
      if (isStuck(socket, reader)) socket.destroy();
      else sum += unsentTo(socket, reader);
    }
    if (sum > mostUnsent) cutGreediest(sum);
  }

  /** Those first who left the most. */
  function cutGreediest(sum: number): void {
    const unsent = Array.from(readers, ([socket, reader]) => ({ socket, bytes: unsentTo(socket, reader) }));
    let left = sum;
    for (const { socket, bytes } of unsent.sort((one, other) => other.bytes - one.bytes)) {
      if (left <= mostUnsent) return;
      socket.destroy();
      left -= bytes;
    }
  }
}

/** Whether nothing was taken of an answer in all the looks of the time that is given. */
function isStuck(socket: Socket, reader: Reader): boolean {
  const unsent = unsentOf(socket);
  const { bytesWritten: written } = socket;
  const isWaiting = unsent > 0 && unsent === reader.unsent && written === reader.written;
  reader.waited = isWaiting ? reader.waited + 1 : 0;
  reader.unsent = unsent;
  reader.written = written;
  return reader.waited >= looks;
}

function unsentTo(socket: Socket, { waiting }: Reader): number {
  let bytes = socket.destroyed ? 0 : unsentOf(socket);
  if (waiting) for (const response of waiting) bytes += response.writableLength;
  return bytes;
}

/** What the system has not taken yet. Node's `writableLength` counts a write in full until its last byte is taken. */
function unsentOf(socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null }): number {
  return socket._handle?.writeQueueSize ?? socket.writableLength;
}
