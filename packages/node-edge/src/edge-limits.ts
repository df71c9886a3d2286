import type { Server, ServerOptions } from "node:http";

/** What callers may take of a server that listens. */
export interface EdgeLimits {
  /** Milliseconds in which a request must arrive whole, and in which a reader must take some of its answer. @default 12 s */
  readonly requestTimeout?: number | undefined;
  /** Milliseconds that a connection stays open between two requests. @default 75 s: longer than balancers keep theirs, usually 60 s */
  readonly keepAliveTimeout?: number | undefined;
  /** Connections at a time. @default 16,384 */
  readonly mostConnections?: number | undefined;
  /** Bytes of answers that may wait for their readers, of all connections together. @default 256 MiB */
  readonly mostUnsent?: number | undefined;
  /** Hears of connections that were refused because there are too many, at most once a minute. */
  readonly onFull?: ((mostConnections: number) => void) | undefined;
}

export const usualLimits = {
  requestTimeout: 12_000,
  keepAliveTimeout: 75_000,
  mostConnections: 16_384,
  mostUnsent: 256 * 2 ** 20,
} as const;

/** Requests that may wait for an answer on one connection: who sends on without reading has each of them kept. */
export const mostUnanswered = 16;

/** Fields that a head may have; beyond 2,000 Node would drop them without a word. */
export const mostFields = 100;

// Bytes, with the request line: so it bounds the target too.
export const mostHeadBytes = 16_384;
// Milliseconds: a head is short, whoever sends it.
const headersTimeout = 10_000;
// A caller that stays is spread anew over several processes at times.
const mostRequestsOnConnection = 100_000;

/** The limits as options of node:http's server, whose own clocks keep them. */
export function limitOptions({ requestTimeout = usualLimits.requestTimeout, ...limits }: EdgeLimits): ServerOptions {
  return {
    requestTimeout,
    headersTimeout: headersTimeoutOf({ requestTimeout }),
    // So much later than its time a request may be cut.
    connectionsCheckingInterval: Math.ceil(requestTimeout / 12),
    keepAliveTimeout: limits.keepAliveTimeout ?? usualLimits.keepAliveTimeout,
    maxHeaderSize: mostHeadBytes,
  };
}

/** Returns the milliseconds in which a head must arrive. */
export function headersTimeoutOf({ requestTimeout = usualLimits.requestTimeout }: EdgeLimits): number {
  return Math.min(headersTimeout, requestTimeout);
}

/** Those that are no options. When all connections are taken, the idle ones make room. @param closeIdle closes those */
export function limitConnections(server: Server, { mostConnections, onFull }: EdgeLimits, closeIdle: () => void): void {
  const most = mostConnections ?? usualLimits.mostConnections;
  server.maxConnections = most;
  server.maxRequestsPerSocket = mostRequestsOnConnection;
  // Bounded by their bytes; `checkMessage` counts them.
  server.maxHeadersCount = 0;
  // It looks at each of them: who keeps trying to connect must not have it look all the time.
  server.on("drop", atMostEvery(second, closeIdle));
  server.on(
    "drop",
    atMostEvery(minute, () => onFull?.(most)),
  );
}

const second = 1000;
const minute = 60 * second;

function atMostEvery(milliseconds: number, act: () => void): () => void {
  let before = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - before < milliseconds) return;
    before = now;
    act();
  };
}
