import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { checkFirstRequestLine } from "./check-request-line.ts";
import { maxPipelinedRequests, maxQueuedRequests } from "./server-limits.ts";

export interface Connection {
  readonly socket: Socket;
  /** Node's listener for received bytes. Undefined before the first request line and after the last request. */
  onData: ((bytes: Buffer) => void) | undefined;
  readsInSlices: boolean;
  /** The newest unsent response. Undefined for an idle connection, to save memory. */
  pendingResponse: ServerResponse | undefined;
  previousResponse: ServerResponse | undefined;
  /** True if the server ignores further requests (RFC 9112, section 9.6). */
  isClosing: boolean;
  queuedCount: number;
  ignoredCount: number;
}

export interface QueuedRequest {
  readonly response: ServerResponse;
  readonly isLast: boolean;
  readonly start: () => void;
}

const connections = new WeakMap<Socket, Connection>();

export function getConnection(socket: Socket): Connection | undefined {
  return connections.get(socket);
}

// Over all connections, because Node keeps ignored requests in memory until their connection closes.
const maxIgnoredRequests = 8192;
// The server can stop parsing between slices. They cost CPU time, so only first reads and reads in a flood use them.
const sliceBytes = 1024;
const floodMs = 60_000;

export function acceptConnections(server: Server) {
  const currentConnections = new Set<Connection>();
  const schedule = createScheduler(16, setImmediate);
  let queuedTotal = 0;
  let ignoredTotal = 0;
  let floodEndsAt = 0;

  const listeners = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    const connection = openConnection(socket);
    checkFirstRequestLine(server, socket, (received) => {
      for (const listener of listeners) listener.call(server, socket);
      connection.onData = socket.listeners("data")[0] as Connection["onData"];
      respondAfterHalfClose(connection);
      if (performance.now() < floodEndsAt) readInSlices(connection);
      parseInSlices(connection, received);
    });
  });
  return { acceptRequest, queueRequest, closeIdle };

  function openConnection(socket: Socket): Connection {
    const connection: Connection = {
      socket,
      onData: undefined,
      readsInSlices: false,
      pendingResponse: undefined,
      previousResponse: undefined,
      isClosing: false,
      queuedCount: 0,
      ignoredCount: 0,
    };
    connections.set(socket, connection);
    currentConnections.add(connection);
    socket.once("close", () => {
      currentConnections.delete(connection);
      queuedTotal -= connection.queuedCount;
      ignoredTotal -= connection.ignoredCount;
    });
    return connection;
  }

  /** Queues a request. Calls `start` after the earlier responses on the connection are sent. */
  function queueRequest({ response, isLast, start }: QueuedRequest): void {
    const connection = connections.get(response.req.socket) as Connection;
    const previous = connection.pendingResponse;
    connection.previousResponse = previous;
    connection.pendingResponse = response;
    response.on("close", releaseResponse);
    if (previous) changeQueuedCount(connection, 1);
    const isFull = connection.queuedCount >= maxPipelinedRequests || (previous && queuedTotal >= maxQueuedRequests);
    if (isLast || isFull) closeAfterResponse(connection);
    if (!previous) {
      start();
      return;
    }
    previous.once("close", () => {
      changeQueuedCount(connection, -1);
      schedule(() => {
        if (connection.socket.writable) start();
      });
    });
  }

  /** Returns whether the server responds to a request of the connection. */
  function acceptRequest(socket: Socket): boolean {
    const connection = connections.get(socket) as Connection;
    if (!connection.isClosing) return true;
    if (socket.destroyed) return false;
    connection.ignoredCount += 1;
    ignoredTotal += 1;
    if (ignoredTotal > maxIgnoredRequests) socket.destroy();
    if (connection.onData) discardInput(connection);
    const now = performance.now();
    if (now >= floodEndsAt) for (const each of currentConnections) readInSlices(each);
    floodEndsAt = now + floodMs;
    return false;
  }

  function changeQueuedCount(connection: Connection, change: number): void {
    if (connection.socket.destroyed) return;
    connection.queuedCount += change;
    queuedTotal += change;
  }

  /** Closes idle connections. @param isStopping whether to close connections without a first request too */
  function closeIdle(isStopping: boolean): void {
    for (const { socket, onData, pendingResponse, isClosing } of currentConnections)
      if (!pendingResponse && !isClosing && (isStopping || onData)) socket.destroy();
  }
}

function readInSlices(connection: Connection): void {
  if (!connection.onData || connection.readsInSlices) return;
  connection.readsInSlices = true;
  connection.socket.removeAllListeners("data").on("data", (bytes: Buffer) => parseInSlices(connection, bytes));
}

function parseInSlices(connection: Connection, bytes: Buffer): void {
  for (let start = 0; start < bytes.length && connection.onData; start += sliceBytes) {
    connection.onData.call(connection.socket, bytes.subarray(start, start + sliceBytes));
    if (connection.isClosing && connection.pendingResponse?.req.complete) discardInput(connection);
  }
}

/** One listener for all responses. node:http calls it with the response as `this`. */
function releaseResponse(this: ServerResponse): void {
  const connection = connections.get(this.req.socket);
  if (connection?.previousResponse === this) connection.previousResponse = undefined;
  if (connection?.pendingResponse !== this) return;
  connection.pendingResponse = undefined;
  if (connection.isClosing) linger(connection.socket);
}

/** Closes a connection after its pending response. Further bytes are not parsed. */
export function closeAfterResponse(connection: Connection): void {
  const { pendingResponse, socket } = connection;
  if (pendingResponse && !pendingResponse.headersSent) pendingResponse.setHeader("Connection", "close");
  connection.isClosing = true;
  // Node calls destroySoon() after such a response, which would close the connection immediately.
  socket.destroySoon = () => linger(socket);
}

// Closing while bytes arrive resets the connection, and the client can lose the response (RFC 9112, section 9.6).
const lingerTimeoutMs = 2000;
const maxLingerBytes = 8 * 2 ** 20;

export function linger(socket: Socket, lastBytes = ""): void {
  if (!socket.writable) return;
  const connection = connections.get(socket) as Connection;
  connection.isClosing = true;
  socket.end(lastBytes);
  discardInput(connection);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerTimeoutMs).unref();
  socket.once("close", () => clearTimeout(timer));
}

export function discardInput(connection: Connection): void {
  const { socket } = connection;
  connection.onData = undefined;
  let remainingBytes = maxLingerBytes;
  socket.removeAllListeners("data").on("data", ({ byteLength }: Buffer) => {
    remainingBytes -= byteLength;
    if (remainingBytes < 0) socket.destroy();
  });
}

/** Sends the pending responses to a client that half-closes the connection after a complete request. */
function respondAfterHalfClose(connection: Connection): void {
  const { socket } = connection;
  const listeners = socket.listeners("end");
  socket.removeAllListeners("end").on("end", () => {
    if (connection.pendingResponse?.req.complete) closeAfterResponse(connection);
    else for (const listener of listeners) listener.call(socket);
  });
}

export function createScheduler(callsPerTurn: number, defer: (run: () => void) => unknown): (call: () => void) => void {
  const queue: (() => void)[] = [];
  function runTurn(): void {
    const calls = queue.splice(0, callsPerTurn);
    if (queue.length > 0) defer(runTurn);
    for (const call of calls) call();
  }
  return (call) => {
    if (queue.push(call) === 1) defer(runTurn);
  };
}
