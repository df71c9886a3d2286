import { hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import {
  createClientAddress,
  defaultLimits,
  onStopSignal,
  type RunningServer,
  runMain,
  stopwatch,
} from "@animal-store/node-http";
import { createKeyRing, type Log, systemClock } from "@animal-store/service";
import { createReadiness } from "./health/readiness.ts";
import { operatorName } from "./keys/open-keys.ts";
import { isStorageFailure } from "./sqlite/error-codes.ts";
import { banner, issueFirstKey } from "./start/banner.ts";
import { closeWithTimeout } from "./start/close-with-timeout.ts";
import { type optimizations, parseEnvironment } from "./start/environment.ts";
import { openLimiter } from "./start/open-limiter.ts";
import { openStoresFromEnv } from "./start/open-stores-from-env.ts";
import { startServer } from "./start/start-server.ts";
import { openTelemetry } from "./telemetry/telemetry.ts";

// EX_IOERR of sysexits.h.
const storageFailureCode = 74;
const storageFailed =
  "storage failed, stopping the server: acknowledged writes are on disk, a write with a 503 may be stored too. If the folder or a file was moved, put it back. The next start checks the store";
// For responses in flight when the storage fails, and for requests that arrive at that moment.
const responseTimeMs = 1000;
const lastRequestsMs = 250;
// Milliseconds for what is written at the end, once all is answered: it takes a few.
const closesWithin = 5000;

await runMain(async () => {
  let stop: (() => Promise<number>) | undefined;
  let server: RunningServer | undefined;
  let state: "serving" | "stopping" | "failed" = "serving";
  // The first process of a container is ended by no signal that it does not hear. Until it listens nobody waits for an answer.
  onStopSignal(async () => stop?.(), endImmediately);
  const env = parseEnvironment(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
  const clientAddress = createClientAddress(env.TRUSTED_PROXIES);
  const { log, metrics, ...telemetry } = await openTelemetry(env, clientAddress);
  const has = (shortcut: (typeof optimizations)[number]) => !env.WITHOUT.includes(shortcut);
  const opened = await openStoresFromEnv(env, {
    observer: metrics?.writes,
    ...(!has("group-commit") && { maxBatchSize: 1 }),
    log,
    onFatal(error, threadEnded) {
      const isStorage = isStorageFailure(error);
      log.fatal(
        { err: error, dataDirectory: env.DATA_DIR },
        isStorage ? storageFailed : "writer thread exited, stopping the server",
      );
      state = "failed";
      setTimeout(endImmediately, 2 * responseTimeMs);
      const ended = Promise.all([server?.stop(responseTimeMs, lastRequestsMs), threadEnded]);
      const exited = ended.then(() => process.exit(isStorage ? storageFailureCode : 1));
      stop = () => exited;
    },
  });
  // The fatal line is the last one: the requests that the failure rejects add none.
  const requestLog: Log = {
    warn: (fields, message) => void (state === "failed" || log.warn(fields, message)),
    error: (fields, message) => void (state === "failed" || log.error(fields, message)),
  };
  const readiness = createReadiness({ ...opened, stores: telemetry.instrumentStores(opened.stores), now: stopwatch });
  const { stores, usage } = readiness;
  const clock = systemClock;
  const keyRing = createKeyRing({
    store: stores.keys,
    clock,
    operator: operatorName(),
    ...(!has("key-cache") && { maxCachedKeys: 0 }),
  });
  const limits = await openLimiter({
    env,
    keyRing,
    usage,
    flushIntervalMs: opened.flushIntervalMs,
    clock,
    log: requestLog,
    observer: metrics?.limiter,
    redisObserver: metrics?.redis,
  });

  server = await startServer({
    host: env.HOST,
    port: env.PORT,
    hsts: env.HSTS_MAX_AGE_S,
    serverLimits: {
      requestTimeout: env.REQUEST_TIMEOUT_MS,
      keepAliveTimeout: env.KEEP_ALIVE_MS,
      maxConnections: env.MAX_CONNECTIONS,
      reservedFiles: defaultLimits.reservedFiles + env.DATABASE_CONNECTIONS,
      onFull: (most) => log.warn({}, `all ${most} connections (MAX_CONNECTIONS) are taken: new ones are refused`),
      onAcceptError: (err) => log.error({ err }, "a connection was rejected: the process cannot accept it"),
    },
    docsUrl: env.DOCS_URL,
    docsDirectory: fileURLToPath(new URL("./docs", import.meta.url)),
    consoleDirectory: fileURLToPath(new URL("./console", import.meta.url)),
    stores,
    ...opened.reads,
    readiness,
    isDirect: has("direct"),
    batchesSends: has("batched-sends"),
    ...(!has("response-cache") && { maxCacheBytes: 0 }),
    keyRing,
    limiter: limits.limiter,
    limitsProblem: limits.problem,
    isStopping: () => state !== "serving",
    cacheObserver: metrics?.responseCache,
    observer: telemetry.exchanges,
    addressLimiter: limits.addressLimiter,
    clock,
    log: requestLog,
    hash: (data) => hash("sha256", data, "base64url"),
    origins: env.CORS_ORIGINS,
    clientAddress,
  });
  if (server.maxConnections < env.MAX_CONNECTIONS)
    log.warn(
      { maxConnections: server.maxConnections },
      `the limit of open files (ulimit -n) allows ${server.maxConnections} connections, MAX_CONNECTIONS is ${env.MAX_CONNECTIONS}: raise the limit or lower the setting`,
    );
  stop ??= async () => {
    state = "stopping";
    await server?.stop(env.SHUTDOWN_TIMEOUT_MS, env.SHUTDOWN_IDLE_MS);
    const steps = [
      { close: limits.stop, lost: "what keys used last could not be written: it is counted no more" },
      { close: opened.close, lost: "the store could not be closed: what was acknowledged is on its disk" },
    ];
    const outcome = await closeWithTimeout(steps, closesWithin, log);
    await telemetry.stop();
    if (outcome === "late") endImmediately();
    return outcome === "closed" ? 0 : 1;
  };
  metrics?.exchanges.connections(server.connections);
  const metricsPlace = await telemetry.serveMetrics();
  const { origin } = server;
  const { place, localLimitsNote } = opened;
  opened.tell?.(origin);
  if (!limits.place && localLimitsNote) log.warn({}, `limits, strikes and bans are ${localLimitsNote}`);
  // Elsewhere than in a terminal, the output ends up in a log, and so would the key.
  const firstKey = process.stdout.isTTY ? await issueFirstKey(keyRing, log) : undefined;
  const limitsPlace = limits.place ?? localLimitsNote;
  console.log(
    banner({
      origin,
      dataDirectory: place,
      limits: limitsPlace,
      metrics: metricsPlace,
      keysCommandLine: env.keysCommandLine,
      firstKey,
    }),
  );
});

// Not `process.exit`: that waits for the writer thread, which a stalled disk may block.
function endImmediately(): void {
  process.kill(process.pid, "SIGKILL");
}
