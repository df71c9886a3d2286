// Starts the built server and its real dependencies for the tests of other packages.

export { type DisconnectingProxy, startDisconnectingProxy } from "./postgres/disconnecting-proxy.ts";
export { PostgresClient, startPostgres, type TestPostgres } from "./postgres/start-postgres.ts";
export { type RedisProcess, startRedis } from "./redis/start-redis.ts";
export { findFreePort, runToEnd, type ServerProcess, startProcess } from "./server-process.ts";
export { readMetrics } from "./telemetry/read-metrics.ts";
