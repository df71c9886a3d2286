// For the tests of programs that use this package: parts of the server, commands in this process, and a real Redis.

export { createReadiness } from "../src/health/readiness.ts";
export { createVariables, parseEnvironment, secrets } from "../src/start/environment.ts";
export { persistUsage } from "../src/start/open-limiter.ts";
export { type ServerOptions, startServer } from "../src/start/start-server.ts";
export { createMetrics } from "../src/telemetry/metrics.ts";
export { openAdmin, openProcesses, openRedisLimiter } from "./redis/open-limiter.ts";
export { findFreePort, openRedis, type RedisProcess, redisDownloadTimeoutMs, startRedis } from "./redis/start-redis.ts";
export { runCommandInProcess } from "./run-command.ts";
