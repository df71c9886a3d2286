import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { maxPipelinedRequests, maxQueuedRequests, mostHeadBytes } from "./edge-limits.ts";

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
  /** Requests that wait for an earlier response, and ignored ones. */
  waiting: number;
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

/** Codes of the errors of `clientError`: Node's own for a late request, and that of an invalid first request line. */
export const tooLate = "ERR_HTTP_REQUEST_TIMEOUT";
export const invalidRequestLine = "INVALID_REQUEST_LINE";

// Node parses all bytes of one read at once. Beyond this number of ignored requests it would hold too much memory for them.
const maxIgnoredRequests = 128;

/** Accepts the connections of a server and queues their pipelined requests. */
export function acceptConnections(server: Server): Connections {
  const open = new Set<Connection>();
  // New requests on other connections are read in between.
  const schedule = takeTurns(16, setImmediate);
  let waiting = 0;

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
    };
    connections.set(socket, connection);
    open.add(connection);
    socket.once("close", () => {
      open.delete(connection);
      waiting -= connection.waiting;
      connection.waiting = 0;
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
    count(connection, 1);
    const isFlood = connection.waiting > maxPipelinedRequests + maxIgnoredRequests || waiting > maxQueuedRequests;
    if (isFlood && !socket.destroyed) {
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

const lineFeed = 10;
// RFC 9112, section 3. Node's parser checks the method and the target.
const validLine = /^[!-~]+ [!-~\x80-\xff]+ HTTP\/\d\.\d\r\n$/;
const validBeginning = /^[ -~\x80-\xff]*\r?$/;

/**
 * Calls `accept` with the bytes of a valid first request line and those behind it. Node's parser accepts empty lines, double spaces and
 * `RTSP/1.0`. Later request lines are not checked, because Node reads them without JavaScript: to see them costs 15 % of the CPU time of
 * a small request.
 */
function checkFirstRequestLine(server: Server, socket: Socket, accept: (received: Buffer) => void): void {
  let received: Buffer = Buffer.alloc(0);
  let isOver = false;
  const timer = setTimeout(() => setImmediate(fail, tooLate), server.headersTimeout).unref();
  socket.on("error", ignoreError).on("data", read).on("end", end).once("close", stop);

  function read(chunk: Buffer): void {
    const checked = received.length;
    received = checked === 0 ? chunk : Buffer.concat([received, chunk]);
    const isValid = isRequestLineValid(received, checked);
    if (isValid === false) fail(invalidRequestLine);
    if (!isValid) return;
    stop();
    socket.off("error", ignoreError);
    accept(received);
  }

  function end(): void {
    if (received.length > 0) fail(invalidRequestLine);
    else socket.end();
  }

  function fail(code: string): void {
    if (isOver) return;
    stop();
    server.emit("clientError", Object.assign(new Error("no request line"), { code }), socket);
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    socket.off("data", read).off("end", end).off("close", stop);
  }
}

/**
 * Returns undefined until the line is complete.
 * @param checked number of bytes that an earlier call found valid
 */
function isRequestLineValid(received: Buffer, checked: number): boolean | undefined {
  // RFC 9112, section 2.2: one empty line before it is ignored.
  const start = received[0] === 13 && received[1] === lineFeed ? 2 : 0;
  const end = received.indexOf(lineFeed, start);
  if (end >= 0) return validLine.test(received.toString("latin1", start, end + 1));
  // Node's parser rejects it as too large.
  if (received.length > mostHeadBytes) return true;
  return validBeginning.test(received.toString("latin1", Math.max(start, checked))) ? undefined : false;
}

function ignoreError(): void {}

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
