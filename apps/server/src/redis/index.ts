export { type OpenRedis, openRedis } from "./open-redis.ts";
export { createRedisAddressLimiter } from "./redis-address-limiter.ts";
export { createRedisLimiter } from "./redis-limiter.ts";
