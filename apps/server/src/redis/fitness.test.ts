import { StartUpError } from "@animal-store/node-edge";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { connect, openAdmin, quietLog } from "../../test/redis/open-limiter.ts";
import { bringingRedis, type RedisProcess, startRedis } from "../../test/redis/start-redis.ts";
import { refuseUnfit } from "./fitness.ts";
import { createRedisConnection } from "./redis-connection.ts";
import { createRedisLimiter } from "./redis-limiter.ts";

let redis: RedisProcess;
const at = (change: Partial<URL>) => Object.assign(new URL(redis.url), change).href;
const password = "letmein";

beforeAll(async () => {
  redis = await startRedis();
}, bringingRedis);
afterAll(() => redis.end());

it.each([
  ["a wrong password", () => at({ username: "animals", password: "wrong-secret" }), /WRONGPASS/],
  ["an unknown user", () => at({ username: "nobody", password: "wrong-secret" }), /WRONGPASS/],
  ["an unknown database", () => at({ username: "animals", password, pathname: "/99" }), /DB index/],
  ["a user that may run no scripts", () => at({ username: "reader", password }), /NOPERM/],
])("%s ends the start with the message of Redis, without the password", async (_, url, reason) => {
  const send = await openAdmin(redis.url);
  await send("ACL", "SETUSER", "animals", "on", `>${password}`, "~*", "+@all");
  await send("ACL", "SETUSER", "reader", "on", `>${password}`, "~*", "+@read", "+@connection", "+info");
  expect((await connect(at({ username: "animals", password }))).problem()).toBeUndefined();

  const connection = createRedisConnection({ url: url(), log: quietLog });
  onTestFinished(() => connection.close());
  createRedisLimiter({ connection });
  const error = await connection.start().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartUpError);
  expect(String(error)).toMatch(/^StartUpError: REDIS_URL .*Correct .*unset REDIS_URL/s);
  expect(String(error)).toMatch(reason);
  expect(String(error)).not.toMatch(/wrong-secret|letmein/);
});

it.each([
  ["redis_version:6.0.16\r\nredis_mode:standalone\r\n", "leads to Redis 6.0.16"],
  ["", "of an unknown version"],
  ["redis_version:7.2.4\r\nredis_mode:cluster\r\n", "a node of a cluster"],
])("rejects a Redis of INFO %j: %s", (info, reason) => {
  expect(() => refuseUnfit(info)).toThrow(reason);
});

it.each(["6.2.0", "7.4.1", "10.0.0"])("accepts Redis %s", (version) => {
  expect(() => refuseUnfit(`redis_version:${version}\r\nredis_mode:standalone\r\n`)).not.toThrow();
});
