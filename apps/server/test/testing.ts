// What other rooms start for their tests: the built server, and the real things that it needs.

export { type CuttingProxy, startCuttingProxy } from "./postgres/cutting-proxy.ts";
export { PostgresClient, startPostgres, type TestPostgres } from "./postgres/start-postgres.ts";
export { type RedisProcess, startRedis } from "./redis/start-redis.ts";
export { freePort, runToEnd, type ServerProcess, startProcess } from "./server-process.ts";
