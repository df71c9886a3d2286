import { hash } from "node:crypto";
import { createClientAddress, defaultLimits, type RunningServer } from "@animal-store/node-http";
import { onStopSignal, runMain, systemClock, TimeoutError } from "@animal-store/process";
import type { StoreDefinition } from "@animal-store/sql-store";
import { isStorageFailure } from "@animal-store/sql-store/sqlite";
import { formatBanner, issueFirstKey } from "./banner.ts";
import { findOperatorName } from "./commands/open-keys.ts";
import type { ServerDefinition } from "./server-definition.ts";
import { createStoreChecks } from "./start/create-store-checks.ts";
import { parseEnvironment } from "./start/environment.ts";
import { openLimiter } from "./start/open-limiter.ts";
import { openStoreFromEnv } from "./start/open-store-from-env.ts";
import { closeSequentially, endImmediately } from "./start/shutdown.ts";
import { startServer } from "./start/start-server.ts";
import { openTelemetry } from "./telemetry/telemetry.ts";

// EX_IOERR of sysexits.h.
const storageFailureCode = 74;
const storageFailedMessage =
  "storage failed, stopping the server: acknowledged writes are on disk, and a write with a 503 may be stored too. If the folder or a file was moved, put it back. The next start checks the store";
// After a storage failure: the timeout of the requests in flight, and the time in which new requests still get a 503.
const responseTimeoutMs = 1000;
const acceptMs = 250;
const closeTimeoutMs = 3000;

/**
 * Runs the server of an API until it receives a stop signal. Environment variables configure it.
 * @example
 * await runServer(server);
 */
export async function runServer<Definition extends StoreDefinition>(
  server: ServerDefinition<Definition>,
): Promise<void> {
  await runMain(server.store.name, () => serve(server));
}

async function serve<Definition extends StoreDefinition>(server: ServerDefinition<Definition>): Promise<void> {
  let stop: (() => Promise<number>) | undefined;
  let running: RunningServer | undefined;
  let isStopping = false;
  // Signals have no default action for the first process of a container.
  onStopSignal(async () => stop?.(), endImmediately);
  const env = parseEnvironment(process.env, server);
  const clientAddress = createClientAddress(env.TRUSTED_PROXIES);
  const { log, metrics, ...telemetry } = await openTelemetry(server, env, clientAddress);
  const storage = await openStoreFromEnv(server, env, {
    observer: metrics?.writes,
    log,
    onFatal(error, threadEnded) {
      const isStorageError = isStorageFailure(error);
      log.fatal(
        { err: error, dataDirectory: env.DATA_DIR },
        isStorageError ? storageFailedMessage : "writer thread exited, stopping the server",
      );
      // The requests that now fail need no further lines.
      log.level = "silent";
      isStopping = true;
      setTimeout(endImmediately, 2 * responseTimeoutMs);
      const stopping = Promise.all([running?.stop(responseTimeoutMs, acceptMs), threadEnded]);
      const exiting = stopping.then(() => process.exit(isStorageError ? storageFailureCode : 1));
      stop = () => exiting;
    },
  });
  const store = telemetry.instrumentStore(storage.store);
  const clock = systemClock;
  const keyRing = server.platform.createKeyRing({
    store: store.keys,
    clock,
    operator: findOperatorName(),
  });
  const openedLimiter = await openLimiter({
    name: server.store.name,
    env,
    keyRing,
    usage: storage.usage,
    flushIntervalMs: storage.flushIntervalMs,
    clock,
    log,
    observer: metrics?.limiter,
    redisObserver: metrics?.redis,
  });

  stop ??= async () => {
    isStopping = true;
    await running?.stop(env.SHUTDOWN_TIMEOUT_MS, env.SHUTDOWN_IDLE_MS);
    const steps = [
      { close: openedLimiter.stop, failure: "failed to save the latest key usage, these requests no longer count" },
      { close: storage.close, failure: "failed to close the store, acknowledged writes are on disk" },
    ];
    const errors = await closeSequentially(steps, closeTimeoutMs, log);
    await telemetry.stop();
    if (errors.some((error) => error instanceof TimeoutError)) endImmediately();
    return errors.length === 0 ? 0 : 1;
  };

  const stopAndThrow = async (error: unknown): Promise<never> => {
    await stop?.();
    throw error;
  };

  running = await startServer({
    server,
    host: env.HOST,
    port: env.PORT,
    hsts: env.HSTS_MAX_AGE_S,
    serverLimits: {
      requestTimeout: env.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: env.KEEP_ALIVE_MS,
      maxConnections: env.MAX_CONNECTIONS,
      reservedFiles: defaultLimits.reservedFiles + env.DATABASE_CONNECTIONS,
      onFull: (max) => log.warn({}, `all ${max} connections (MAX_CONNECTIONS) are in use, rejecting new ones`),
      onAcceptError: (err) => log.error({ err }, "failed to accept a connection, rejecting it"),
    },
    docsUrl: env.DOCS_URL,
    store,
    ...storage.readOptions,
    checks: createStoreChecks(storage),
    keyRing,
    limiter: openedLimiter.limiter,
    warning: openedLimiter.problem,
    isStopping: () => isStopping,
    cacheObserver: metrics?.responseCache,
    observers: telemetry.observers,
    addressLimiter: openedLimiter.addressLimiter,
    clock,
    log,
    hash: (data) => hash("sha256", data, "base64url"),
    origins: env.CORS_ORIGINS,
    clientAddress,
  }).catch(stopAndThrow);
  const { origin, maxConnections, connections } = running;
  if (maxConnections < env.MAX_CONNECTIONS)
    log.warn(
      { maxConnections },
      `the limit of open files (ulimit -n) allows ${maxConnections} connections, MAX_CONNECTIONS is ${env.MAX_CONNECTIONS}: raise the limit or lower the setting`,
    );
  metrics?.exchanges.setConnectionCounter(connections);
  const metricsUrl = await telemetry.serveMetrics().catch(stopAndThrow);
  const { location, localLimitsNote } = storage;
  storage.recordOwner?.(origin);
  if (!openedLimiter.location && localLimitsNote) log.warn({}, `limits, strikes and bans are ${localLimitsNote}`);
  // Without a terminal, the output goes to a log, which must not contain a key.
  const firstKey = process.stdout.isTTY ? await issueFirstKey(keyRing, server.plans?.firstKey, log) : undefined;
  console.log(
    formatBanner({
      server,
      origin,
      dataLocation: location,
      limitsNote: openedLimiter.location ?? localLimitsNote,
      metrics: metricsUrl,
      keysCommandLine: env.keysCommandLine,
      firstKey,
    }),
  );
}
