import type { Server, ServerOptions } from "node:http";

/** Limits for the clients of a server. */
export interface ServerLimits {
  /** Milliseconds to receive a whole request, and for a client to read some bytes of a response. @default 12 s */
  readonly requestTimeout?: number | undefined;
  /** Milliseconds that an idle connection stays open. @default 75 s, longer than the usual 60 s of load balancers */
  readonly keepAliveTimeout?: number | undefined;
  /** Maximum of concurrent connections. The limit of open files can lower it. @default 4,096 */
  readonly maxConnections?: number | undefined;
  /** Maximum of bytes in bodies, queued requests and unread responses, over all connections. @default 64 MiB */
  readonly maxHeldBytes?: number | undefined;
  /** Open files reserved for stores, logs and other ports. @default 128 */
  readonly reservedFiles?: number | undefined;
  /** Called at most once a minute when connections are rejected because there are too many. */
  readonly onFull?: ((maxConnections: number) => void) | undefined;
  /** Called at most once a minute when accepting a connection fails. */
  readonly onAcceptError?: ((error: Error) => void) | undefined;
}

/** The default limits of `serveApp`. */
export const defaultLimits = {
  requestTimeout: 12_000,
  keepAliveTimeout: 75_000,
  maxConnections: 4096,
  maxHeldBytes: 64 * 2 ** 20,
  reservedFiles: 128,
} as const;

export const maxPipelinedRequests = 16;

// Includes the request line, so it also limits the target.
export const maxHeadBytes = 16_384;
const maxHeaderFields = 100;
const headersTimeoutMs = 10_000;
// Clients reconnect from time to time, which spreads them over several processes.
const maxRequestsOnConnection = 100_000;

export function toServerOptions({
  requestTimeout = defaultLimits.requestTimeout,
  ...limits
}: ServerLimits): ServerOptions {
  return {
    requestTimeout,
    headersTimeout: Math.min(headersTimeoutMs, requestTimeout),
    // Node detects a timeout up to this much later.
    connectionsCheckingInterval: Math.ceil(requestTimeout / 12),
    keepAliveTimeout: limits.keepAliveTimeout ?? defaultLimits.keepAliveTimeout,
    maxHeaderSize: maxHeadBytes,
  };
}

export function limitConnections(server: Server, limits: ServerLimits, closeIdle: () => void): number {
  const { onFull, onAcceptError } = limits;
  const maxConnections = toMaxConnections(limits);
  server.maxConnections = maxConnections;
  server.maxRequestsPerSocket = maxRequestsOnConnection;
  server.maxHeadersCount = maxHeaderFields;
  // At most once a second, because it checks every connection.
  server.on("drop", throttle(secondMs, closeIdle));
  server.on(
    "drop",
    throttle(minuteMs, () => onFull?.(maxConnections)),
  );
  // Without a listener an error such as EMFILE would end the process.
  const report = throttle(minuteMs, (error: Error) => onAcceptError?.(error));
  server.on("listening", () => server.on("error", report));
  return maxConnections;
}

let openFiles: number | undefined;

/** Returns the setting, or less if too few open files are allowed. Connections get at least half of them. */
function toMaxConnections({
  maxConnections = defaultLimits.maxConnections,
  reservedFiles = defaultLimits.reservedFiles,
}: ServerLimits): number {
  openFiles ??= readOpenFilesLimit();
  return Math.min(maxConnections, Math.max(openFiles - reservedFiles, Math.floor(openFiles / 2)));
}

function readOpenFilesLimit(): number {
  // Excluding the network avoids a DNS query for each peer. Node's types lack the option.
  const reporter: typeof process.report & { excludeNetwork?: boolean } = process.report;
  const { excludeNetwork = false } = reporter;
  reporter.excludeNetwork = true;
  const { userLimits } = reporter.getReport() as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  reporter.excludeNetwork = excludeNetwork;
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;

function throttle<Args extends unknown[]>(intervalMs: number, callback: (...args: Args) => void) {
  let lastCalledAt = Number.NEGATIVE_INFINITY;
  return (...args: Args): void => {
    const now = performance.now();
    if (now - lastCalledAt < intervalMs) return;
    lastCalledAt = now;
    callback(...args);
  };
}
