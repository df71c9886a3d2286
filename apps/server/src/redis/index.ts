export { type OpenRedis, openRedis } from "./open-redis.ts";
export { createRedisLimiter } from "./redis-limiter.ts";
