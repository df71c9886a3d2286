export { createRedisConnection } from "./redis-connection.ts";
export { createRedisLimiter } from "./redis-limiter.ts";
