import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { checkFirstRequestLine } from "./check-request-line.ts";
import { maxPipelinedRequests, maxQueuedRequests } from "./edge-limits.ts";

/** What the server knows of an open connection. */
export interface Connection {
  readonly socket: Socket;
  /** Node's listener of received bytes. There is none before the first request line, nor after the last request. */
  parse: ((bytes: Buffer) => void) | undefined;
  /** Whether all its bytes are parsed in slices. */
  isSliced: boolean;
  /** The newest response that is not sent. An idle connection has none, which saves memory. */
  pending: ServerResponse | undefined;
  /** The response before it, if that is not sent either. */
  previous: ServerResponse | undefined;
  /** Whether further bytes are no requests (RFC 9112, section 9.6). */
  isClosing: boolean;
  /** Requests that wait for an earlier response. */
  waiting: number;
  /** Requests behind the last one that is answered. */
  ignored: number;
}

export interface Connections {
  /** Whether a new request on a connection is to be answered. A connection that goes on after its last request is cut. */
  accepts(socket: Socket): boolean;
  /** Calls `start` when all earlier responses on the connection are sent: a connection has one request in flight. */
  add(request: QueuedRequest): void;
  /** Closes the connections between two requests. @param isStopping whether to close those without a first request too */
  closeIdle(isStopping: boolean): void;
}

export interface QueuedRequest {
  readonly response: ServerResponse;
  /** Whether the connection closes after the response. */
  readonly isLast: boolean;
  readonly start: () => void;
}

const connections = new WeakMap<Socket, Connection>();

export function connectionOf(socket: Socket): Connection | undefined {
  return connections.get(socket);
}

// Node holds ignored requests until their connection is closed: at most so many of all connections.
const maxIgnored = 8192;
// Node parses all bytes of a read, up to 64 KiB, which may be thousands of requests. Between two slices the server can stop behind the
// last request. Slices cost CPU time, so only the first bytes of a connection are sliced, and during a flood also those that follow.
const sliceBytes = 1024;
// After the last ignored request.
const floodMs = 60_000;

/** Accepts the connections of a server and queues their pipelined requests. */
export function acceptConnections(server: Server): Connections {
  const open = new Set<Connection>();
  // New requests on other connections are read in between.
  const schedule = takeTurns(16, setImmediate);
  let waiting = 0;
  let ignored = 0;
  let floodEnd = 0;

  const listeners = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    const connection = openConnection(socket);
    checkFirstRequestLine(server, socket, (received) => {
      for (const listener of listeners) listener.call(server, socket);
      connection.parse = socket.listeners("data")[0] as Connection["parse"];
      answerAfterEnd(connection);
      if (performance.now() < floodEnd) readInSlices(connection);
      parseInSlices(connection, received);
    });
  });
  return { accepts, add, closeIdle };

  function openConnection(socket: Socket): Connection {
    const connection: Connection = {
      socket,
      parse: undefined,
      isSliced: false,
      pending: undefined,
      previous: undefined,
      isClosing: false,
      waiting: 0,
      ignored: 0,
    };
    connections.set(socket, connection);
    open.add(connection);
    socket.once("close", () => {
      open.delete(connection);
      waiting -= connection.waiting;
      ignored -= connection.ignored;
    });
    return connection;
  }

  function add({ response, isLast, start }: QueuedRequest): void {
    const connection = connections.get(response.req.socket) as Connection;
    const previous = connection.pending;
    connection.previous = previous;
    connection.pending = response;
    response.on("close", release);
    if (previous) count(connection, 1);
    const isFull = connection.waiting >= maxPipelinedRequests || (previous && waiting >= maxQueuedRequests);
    if (isLast || isFull) closeAfterPending(connection);
    if (!previous) {
      start();
      return;
    }
    previous.once("close", () => {
      count(connection, -1);
      schedule(() => {
        if (connection.socket.writable) start();
      });
    });
  }

  function accepts(socket: Socket): boolean {
    const connection = connections.get(socket) as Connection;
    if (!connection.isClosing) return true;
    if (socket.destroyed) return false;
    connection.ignored += 1;
    ignored += 1;
    if (ignored > maxIgnored) socket.destroy();
    if (connection.parse) discardInput(connection);
    const now = performance.now();
    if (now >= floodEnd) for (const each of open) readInSlices(each);
    floodEnd = now + floodMs;
    return false;
  }

  function count(connection: Connection, change: number): void {
    if (connection.socket.destroyed) return;
    connection.waiting += change;
    waiting += change;
  }

  function closeIdle(isStopping: boolean): void {
    for (const { socket, parse, pending, isClosing } of open)
      if (!pending && !isClosing && (isStopping || parse)) socket.destroy();
  }
}

function readInSlices(connection: Connection): void {
  if (!connection.parse || connection.isSliced) return;
  connection.isSliced = true;
  connection.socket.removeAllListeners("data").on("data", (bytes: Buffer) => parseInSlices(connection, bytes));
}

function parseInSlices(connection: Connection, bytes: Buffer): void {
  for (let start = 0; start < bytes.length && connection.parse; start += sliceBytes) {
    connection.parse.call(connection.socket, bytes.subarray(start, start + sliceBytes));
    if (connection.isClosing && connection.pending?.req.complete) discardInput(connection);
  }
}

/** The listener of all responses: node:http calls it with the response as `this`. */
function release(this: ServerResponse): void {
  const connection = connections.get(this.req.socket);
  if (connection?.previous === this) connection.previous = undefined;
  if (connection?.pending !== this) return;
  connection.pending = undefined;
  if (connection.isClosing) linger(connection.socket);
}

/** Closes a connection after its pending response, and reads nothing more as a request. */
export function closeAfterPending(connection: Connection): void {
  const { pending, socket } = connection;
  if (pending && !pending.headersSent) pending.setHeader("Connection", "close");
  connection.isClosing = true;
  // Node calls it after such a response. It would close the connection at once.
  socket.destroySoon = () => linger(socket);
}

// Milliseconds and bytes that a client has to stop sending. A connection that is closed while bytes arrive is reset, and the client
// may lose the response.
const lingerTimeoutMs = 2000;
const maxLingerBytes = 8 * 2 ** 20;

/** Ends a connection so that its last response also reaches a client that is still sending (RFC 9112, section 9.6). */
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

/** Reads the bytes behind the last request without parsing them. */
export function discardInput(connection: Connection): void {
  const { socket } = connection;
  connection.parse = undefined;
  let left = maxLingerBytes;
  socket.removeAllListeners("data").on("data", ({ byteLength }: Buffer) => {
    left -= byteLength;
    if (left < 0) socket.destroy();
  });
}

/** Sends the pending responses to a client that has closed its side after a whole request. */
function answerAfterEnd(connection: Connection): void {
  const { socket } = connection;
  const listeners = socket.listeners("end");
  socket.removeAllListeners("end").on("end", () => {
    if (connection.pending?.req.complete) closeAfterPending(connection);
    else for (const listener of listeners) listener.call(socket);
  });
}

/** Returns a function that queues calls. Of all queued calls, `perTurn` run each time that `wait` calls back. */
export function takeTurns(perTurn: number, wait: (run: () => void) => unknown): (call: () => void) => void {
  const queue: (() => void)[] = [];
  function runTurn(): void {
    const turn = queue.splice(0, perTurn);
    if (queue.length > 0) wait(runTurn);
    for (const call of turn) call();
  }
  return (call) => {
    if (queue.push(call) === 1) wait(runTurn);
  };
}
