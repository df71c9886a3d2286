import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { monotonicMs } from "@animal-store/process";
import { checkFirstRequestLine } from "./check-request-line.ts";
import type { ObservedRequest } from "./exchange.ts";
import { defaultLimits, maxPipelinedRequests, type ServerLimits } from "./server-limits.ts";

export interface Connection {
  readonly socket: Socket;
  /** Node's listener for received bytes. Undefined before the first request line and after the last request. */
  onData: ((bytes: Buffer) => void) | undefined;
  readsInSlices: boolean;
  /** True if `closeIdle` ran while the first request line was incomplete. */
  wasSilent: boolean;
  /** The newest unsent response. Undefined for an idle connection, to save memory. */
  pendingResponse: ServerResponse | undefined;
  previousResponse: ServerResponse | undefined;
  /** True if the server ignores further requests (RFC 9112, section 9.6). */
  isClosing: boolean;
  queuedCount: number;
  /** Bytes of the requests and responses that wait. */
  heldBytes: number;
  readonly changeHeldBytes: (connection: Connection, change: number) => void;
}

export interface QueuedRequest {
  readonly response: ServerResponse;
  readonly isLast: boolean;
  readonly start: () => void;
}

// A WeakMap would take 1 % of the time of a small request.
const connectionOf = Symbol("connection");

type ConnectedSocket = Socket & { [connectionOf]?: Connection };

export function getConnection(socket: Socket): Connection | undefined {
  return (socket as ConnectedSocket)[connectionOf];
}

// The server can stop parsing between slices. They cost CPU time, so only first reads and reads in a flood use them.
const sliceBytes = 1024;
const bodySliceBytes = 16_384;
const floodMs = 60_000;

export function acceptConnections(
  server: Server,
  { maxHeldBytes = defaultLimits.maxHeldBytes }: Pick<ServerLimits, "maxHeldBytes">,
) {
  const currentConnections = new Set<Connection>();
  const schedule = createScheduler(16, setImmediate);
  let heldTotal = 0;
  let floodEndsAt = 0;

  const listeners = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    const connection = openConnection(socket);
    checkFirstRequestLine(server, socket, (received) => {
      for (const listener of listeners) listener.call(server, socket);
      connection.onData = socket.listeners("data")[0] as Connection["onData"];
      respondAfterHalfClose(connection);
      if (monotonicMs() < floodEndsAt) readInSlices(connection);
      parseInSlices(connection, received);
    });
  });
  return { acceptRequest, queueRequest, closeIdle };

  function openConnection(socket: Socket): Connection {
    const connection: Connection = {
      socket,
      onData: undefined,
      readsInSlices: false,
      wasSilent: false,
      pendingResponse: undefined,
      previousResponse: undefined,
      isClosing: false,
      queuedCount: 0,
      heldBytes: 0,
      changeHeldBytes,
    };
    (socket as ConnectedSocket)[connectionOf] = connection;
    currentConnections.add(connection);
    socket.once("close", () => {
      currentConnections.delete(connection);
      heldTotal -= connection.heldBytes;
    });
    return connection;
  }

  /** Queues a request. Calls `start` after the earlier responses on the connection are sent. */
  function queueRequest({ response, isLast, start }: QueuedRequest): void {
    const connection = getConnection(response.req.socket) as Connection;
    const previous = connection.pendingResponse;
    connection.previousResponse = previous;
    connection.pendingResponse = response;
    response.on("close", endResponse);
    if (previous) {
      connection.queuedCount += 1;
      holdBytes(response.req, 0);
    }
    if (isLast || connection.queuedCount >= maxPipelinedRequests) closeAfterResponse(connection);
    if (!previous) {
      start();
      return;
    }
    previous.once("close", () => {
      connection.queuedCount -= 1;
      schedule(() => {
        if (connection.socket.writable) start();
      });
    });
  }

  /** Returns whether the server responds to a request of the connection. */
  function acceptRequest(request: IncomingMessage): boolean {
    const connection = getConnection(request.socket) as Connection;
    if (!connection.isClosing) return true;
    if (request.socket.destroyed) return false;
    // Node stores ignored requests until their connection closes.
    holdBytes(request, 0);
    if (connection.onData) discardInput(connection);
    const now = monotonicMs();
    if (now >= floodEndsAt) for (const each of currentConnections) readInSlices(each);
    floodEndsAt = now + floodMs;
    return false;
  }

  function changeHeldBytes(connection: Connection, change: number): void {
    connection.heldBytes += change;
    heldTotal += change;
    if (heldTotal > maxHeldBytes) closeLargest();
  }

  /** Closes the connections that hold the most bytes, down to 75 % of the limit, so that it runs rarely. */
  function closeLargest(): void {
    for (const connection of [...currentConnections].sort((a, b) => b.heldBytes - a.heldBytes)) {
      if (heldTotal <= 0.75 * maxHeldBytes) return;
      heldTotal -= connection.heldBytes;
      connection.heldBytes = 0;
      connection.onData = undefined;
      connection.socket.destroy();
      // Node would end the request after this event-loop turn. Until then, thousands of bodies would stay in memory.
      connection.pendingResponse?.req.destroy(new Error("the connection held too many bytes"));
    }
  }

  /** Closes idle connections, and those whose first request line was already incomplete in an earlier call. */
  function closeIdle(): void {
    for (const connection of currentConnections) {
      const { socket, onData, pendingResponse, isClosing, wasSilent } = connection;
      if (pendingResponse || isClosing) continue;
      if (onData || wasSilent) socket.destroy();
      else connection.wasSilent = true;
    }
  }
}

// The objects of a request and its response, and of a header field.
const requestBytes = 4096;
const fieldBytes = 64;

/** Counts bytes that wait for a client or a handler, until the response is sent. The first call adds the head. */
export function holdBytes(request: ObservedRequest, bytes: number): void {
  const { socket, heldBytes } = request;
  if (heldBytes === undefined || socket.destroyed) return;
  const connection = getConnection(socket) as Connection;
  const change = heldBytes === 0 ? bytes + measureHead(request) : bytes;
  request.heldBytes = heldBytes + change;
  connection.changeHeldBytes(connection, change);
}

function measureHead({ rawHeaders, url = "" }: IncomingMessage): number {
  let bytes = requestBytes + url.length + (rawHeaders.length / 2) * fieldBytes;
  for (const text of rawHeaders) bytes += text.length;
  return bytes;
}

function readInSlices(connection: Connection): void {
  if (!connection.onData || connection.readsInSlices) return;
  connection.readsInSlices = true;
  connection.socket.removeAllListeners("data").on("data", (bytes: Buffer) => parseInSlices(connection, bytes));
}

function parseInSlices(connection: Connection, bytes: Buffer): void {
  for (let start = 0; start < bytes.length && connection.onData; ) {
    const isBody = connection.pendingResponse?.req.complete === false;
    const end = start + (isBody ? bodySliceBytes : sliceBytes);
    connection.onData.call(connection.socket, bytes.subarray(start, end));
    start = end;
    if (connection.isClosing && connection.pendingResponse?.req.complete) discardInput(connection);
  }
}

/** One listener for all responses. node:http calls it with the response as `this`. */
function endResponse(this: ServerResponse): void {
  const connection = getConnection(this.req.socket);
  const request: ObservedRequest = this.req;
  request.attributes?.end(this);
  if (request.heldBytes) holdBytes(request, -request.heldBytes);
  request.heldBytes = undefined;
  // A reader pauses at its limit.
  if (request.isBodyKept) request.resume();
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
  const connection = getConnection(socket) as Connection;
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
