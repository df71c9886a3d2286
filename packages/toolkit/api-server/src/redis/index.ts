export { createRedisAddressLimiter } from "./redis-address-limiter.ts";
export { createRedisConnection } from "./redis-connection.ts";
export { createRedisLimiter } from "./redis-limiter.ts";
