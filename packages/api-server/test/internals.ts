// The internals that the tests of other workspaces use.

export type { CommandContext } from "../src/commands/command-line.ts";
export { loadChecks } from "../src/commands/store-file-command.ts";
export { createReadiness } from "../src/health/readiness.ts";
export { createRedisConnection, type RedisConnection } from "../src/redis/redis-connection.ts";
export { createRedisLimiter, type RedisLimiterOptions } from "../src/redis/redis-limiter.ts";
export { parseEnvironment } from "../src/start/environment.ts";
export { persistUsage } from "../src/start/open-limiter.ts";
export { type ServerOptions, startServer } from "../src/start/start-server.ts";
export { createMetrics } from "../src/telemetry/metrics.ts";
export { openTelemetry } from "../src/telemetry/telemetry.ts";
