import type { Server, ServerOptions } from "node:http";

/** What callers may take of a server that listens. */
export interface ServerLimits {
  /** Milliseconds in which a request must arrive whole, and in which a reader must take some of its answer. @default 12 s */
  readonly requestTimeout?: number | undefined;
  /** Milliseconds that a connection stays open between two requests. @default 75 s: longer than balancers keep theirs, usually 60 s */
  readonly keepAliveTimeout?: number | undefined;
  /** Connections at a time. The limit of open files may lower it. @default 16,384 */
  readonly maxConnections?: number | undefined;
  /** Bytes of responses that wait for slow readers, of all connections together. @default 64 MiB */
  readonly maxBufferedBytes?: number | undefined;
  /** Files that the process keeps free for everything but connections: stores, logs, other ports. @default 128 */
  readonly reservedFiles?: number | undefined;
  /** Hears of connections that were refused because there are too many, at most once a minute. */
  readonly onFull?: ((maxConnections: number) => void) | undefined;
  /** Called when a connection cannot be accepted, at most once a minute. */
  readonly onAcceptError?: ((error: Error) => void) | undefined;
}

export const defaultLimits = {
  requestTimeout: 12_000,
  keepAliveTimeout: 75_000,
  maxConnections: 16_384,
  maxBufferedBytes: 64 * 2 ** 20,
  reservedFiles: 128,
} as const;

/** Requests of one connection that are queued behind the one in flight. */
export const maxPipelinedRequests = 16;

/** Requests of all connections that are queued; above it a connection queues one and is then closed. */
export const maxQueuedRequests = 2048;

/** Fields that a head may have; beyond 2,000 Node would drop them without a word. */
export const maxHeaderFields = 100;

// Bytes, with the request line: so it bounds the target too.
export const maxHeadBytes = 16_384;
// Milliseconds: a head is short, whoever sends it.
const headersTimeout = 10_000;
// A caller that stays is spread anew over several processes at times.
const maxRequestsOnConnection = 100_000;

/** The limits as options of node:http's server, whose own clocks keep them. */
export function limitOptions({
  requestTimeout = defaultLimits.requestTimeout,
  ...limits
}: ServerLimits): ServerOptions {
  return {
    requestTimeout,
    headersTimeout: Math.min(headersTimeout, requestTimeout),
    // So much later than its time a request may be cut.
    connectionsCheckingInterval: Math.ceil(requestTimeout / 12),
    keepAliveTimeout: limits.keepAliveTimeout ?? defaultLimits.keepAliveTimeout,
    maxHeaderSize: maxHeadBytes,
  };
}

/** Those that are no options. When all connections are taken, the idle ones make room. @param closeIdle closes those */
export function limitConnections(server: Server, limits: ServerLimits, closeIdle: () => void): number {
  const { onFull, onAcceptError } = limits;
  const most = toMaxConnections(limits);
  server.maxConnections = most;
  server.maxRequestsPerSocket = maxRequestsOnConnection;
  // Bounded by their bytes; `checkMessage` counts them.
  server.maxHeadersCount = 0;
  // It looks at each of them: who keeps trying to connect must not have it look all the time.
  server.on("drop", atMostEvery(second, closeIdle));
  server.on(
    "drop",
    atMostEvery(minute, () => onFull?.(most)),
  );
  // Without a listener an error such as EMFILE would end the process.
  const report = atMostEvery(minute, (error: Error) => onAcceptError?.(error));
  server.on("listening", () => server.on("error", report));
  return most;
}

let openFiles: number | undefined;

/** The lower of the setting and what the limit of open files leaves: at least half of it. */
function toMaxConnections({
  maxConnections = defaultLimits.maxConnections,
  reservedFiles = defaultLimits.reservedFiles,
}: ServerLimits): number {
  openFiles ??= readOpenFilesLimit();
  return Math.min(maxConnections, Math.max(openFiles - reservedFiles, Math.floor(openFiles / 2)));
}

/** The limit of open files (`ulimit -n`) of this process. */
function readOpenFilesLimit(): number {
  // Node's types lack it. The report would ask the DNS for the name of each peer.
  const reporter: typeof process.report & { excludeNetwork?: boolean } = process.report;
  const { excludeNetwork = false } = reporter;
  reporter.excludeNetwork = true;
  const { userLimits } = reporter.getReport() as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  reporter.excludeNetwork = excludeNetwork;
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

const second = 1000;
const minute = 60 * second;

function atMostEvery<Args extends unknown[]>(milliseconds: number, act: (...args: Args) => void) {
  let before = Number.NEGATIVE_INFINITY;
  return (...args: Args): void => {
    const now = performance.now();
    if (now - before < milliseconds) return;
    before = now;
    act(...args);
  };
}
