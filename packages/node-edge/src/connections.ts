import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { checkFirstRequestLine } from "./check-request-line.ts";
import { maxPipelinedRequests, maxQueuedRequests } from "./edge-limits.ts";

/** What the server knows of an open connection. */
export interface Connection {
  readonly socket: Socket;
  /** Whether its first request line has not arrived. */
  isNew: boolean;
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

// Node parses all bytes of one read at once, and holds each request until the connection is closed: at most so many of one
// connection, and of all.
const maxIgnoredOfConnection = 128;
const maxIgnored = 8192;

/** Accepts the connections of a server and queues their pipelined requests. */
export function acceptConnections(server: Server): Connections {
  const open = new Set<Connection>();
  // New requests on other connections are read in between.
  const schedule = takeTurns(16, setImmediate);
  let waiting = 0;
  let ignored = 0;

  const parse = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    const connection = openConnection(socket);
    checkFirstRequestLine(server, socket, (received) => {
      connection.isNew = false;
      for (const listener of parse) listener.call(server, socket);
      answerAfterEnd(connection);
      // Node's parser has just added its listener. From now on it reads the socket itself.
      socket.emit("data", received);
    });
  });
  return { accepts, add, closeIdle };

  function openConnection(socket: Socket): Connection {
    const connection: Connection = {
      socket,
      isNew: true,
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
    response.once("close", release);
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
    if (connection.ignored > maxIgnoredOfConnection || ignored > maxIgnored) {
      socket.destroy();
      pauseOthers();
    }
    return false;
  }

  // Node still parses what it has read of a flood. One such read in each turn of the event loop bounds memory and time.
  function pauseOthers(): void {
    const paused = [...open].map(({ socket }) => socket).filter((socket) => !socket.isPaused() && !socket.destroyed);
    for (const socket of paused) socket.pause();
    setImmediate(() => {
      for (const socket of paused) socket.resume();
    });
  }

  function count(connection: Connection, change: number): void {
    if (connection.socket.destroyed) return;
    connection.waiting += change;
    waiting += change;
  }

  function closeIdle(isStopping: boolean): void {
    for (const { socket, isNew, pending, isClosing } of open)
      if (!pending && !isClosing && (isStopping || !isNew)) socket.destroy();
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
  const connection = connections.get(socket);
  if (connection) connection.isClosing = true;
  socket.end(lastBytes);
  // Node's parser must not find a request in what follows.
  socket.removeAllListeners("data");
  let left = maxLingerBytes;
  socket.on("data", ({ byteLength }: Buffer) => {
    left -= byteLength;
    if (left < 0) socket.destroy();
  });
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerTimeoutMs).unref();
  socket.once("close", () => clearTimeout(timer));
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
