import { StartUpError } from "@animal-store/node-edge";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../../test/redis/open-limiter.ts";
import { bringingRedis, type RedisProcess, startRedis } from "../../test/redis/start-redis.ts";
import { refuseUnfit } from "./fitness.ts";
import { createRedisConnection } from "./redis-connection.ts";
import { createRedisLimiter } from "./redis-limiter.ts";

let redis: RedisProcess;
const at = (change: Partial<URL>) => Object.assign(new URL(redis.url), change).href;

beforeAll(async () => {
  redis = await startRedis();
  const client = await createClient({ url: redis.url }).connect();
  await client.sendCommand(["ACL", "SETUSER", "animals", "on", ">letmein", "~*", "+@all"]);
  await client.sendCommand(["ACL", "SETUSER", "reader", "on", ">letmein", "~*", "+@read", "+@connection", "+info"]);
  client.destroy();
}, bringingRedis);
afterAll(() => redis.end());

it.each([
  ["a wrong password", () => at({ username: "animals", password: "wrong-secret" }), /WRONGPASS/],
  ["a user that is not there", () => at({ username: "nobody", password: "wrong-secret" }), /WRONGPASS/],
  ["a database that is not there", () => at({ username: "animals", password: "letmein", pathname: "/99" }), /DB index/],
  ["a user that may run no scripts", () => at({ username: "reader", password: "letmein" }), /NOPERM/],
])("%s is refused at the start by what Redis says, without the password", async (_, url, reason) => {
  const connection = createRedisConnection({ url: url(), log: { warn() {}, error() {} } });
  createRedisLimiter({ connection });
  const refused = await connection.start().catch((error: unknown) => error);
  connection.close();
  expect(refused).toBeInstanceOf(StartUpError);
  expect(String(refused)).toMatch(/^StartUpError: REDIS_URL .*Correct .*unset REDIS_URL/s);
  expect(String(refused)).toMatch(reason);
  expect(String(refused)).not.toMatch(/wrong-secret|letmein/);
});

it("who is let in is not", async () => {
  const connection = await connect(at({ username: "animals", password: "letmein" }));
  expect(connection.problem()).toBeUndefined();
  connection.close();
});

it.each([
  ["too old", "redis_version:6.0.16\r\nredis_mode:standalone\r\n", "leads to Redis 6.0.16"],
  ["of no known version", "", "of an unknown version"],
  ["a node of a cluster", "redis_version:7.2.4\r\nredis_mode:cluster\r\n", "a node of a cluster"],
])("one that is %s is refused", (_, info, reason) => {
  expect(() => refuseUnfit(info)).toThrow(reason);
});

it("Redis and Valkey that are new enough are not", () => {
  for (const version of ["6.2.0", "7.4.1", "10.0.0"])
    expect(() => refuseUnfit(`redis_version:${version}\r\nredis_mode:standalone\r\n`)).not.toThrow();
});
