// For the tests of programs that use this package: a real Redis, limiters on it, and the environment variables.

export { createVariables, parseEnvironment, secrets } from "../src/start/environment.ts";
export { openAdmin, openProcesses, openRedisLimiter } from "./redis/open-limiter.ts";
export { findFreePort, openRedis, type RedisProcess, redisDownloadTimeoutMs, startRedis } from "./redis/start-redis.ts";
