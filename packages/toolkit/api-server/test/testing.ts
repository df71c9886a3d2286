// For the tests of programs that use this package: parts of the server, commands in this process, and a real Redis.

export { loadChecks } from "../src/commands/store-file-commands.ts";
export { createStoreChecks } from "../src/start/create-store-checks.ts";
export { createVariables, parseEnvironment, secrets } from "../src/start/environment.ts";
export { persistUsage } from "../src/start/open-limiter.ts";
export { openStoreFromEnv } from "../src/start/open-store-from-env.ts";
export { type ServerOptions, startServer } from "../src/start/start-server.ts";
export { createMetrics } from "../src/telemetry/metrics.ts";
export { openTelemetry } from "../src/telemetry/telemetry.ts";
export { openAdmin } from "./redis/open-limiter.ts";
export { type RedisProcess, redisDownloadTimeoutMs, startRedis } from "./redis/start-redis.ts";
export { runCommandInProcess } from "./run-command.ts";
