import type { IdempotencyRecord, IdempotencyRecords } from "../idempotency/idempotency-records.ts";
import { defineScript, runScript, type SendCommand } from "./redis-scripts.ts";

export interface RedisIdempotencyOptions {
  readonly send: SendCommand;
  /** The prefix of all keys. @default "api" */
  readonly name?: string;
}

/**
 * Stores idempotency records in Redis, which deletes them when they expire.
 * @example
 * const records = createRedisIdempotencyRecords({ send: (command) => client.sendCommand(command), name: "my-api" });
 */
export function createRedisIdempotencyRecords({ send, name = "api" }: RedisIdempotencyOptions): IdempotencyRecords {
  return {
    add: (record, now) => replace("", record, now),
    async replace(expected, record, now) {
      await replace(expected, record, now);
    },
  };

  async function replace(
    expected: string,
    { scope, value, expiresAt }: IdempotencyRecord,
    now: number,
  ): Promise<string | undefined> {
    const args = [0, expected, value, expiresAt, now];
    const response: unknown[] = await runScript(send, replaceScript, [`${name}:idempotency:${scope}`], args);
    return response[1] as string | undefined;
  }
}

/**
 * ARGV: the expected value, or an empty text for none; the new value; its expiry; the time of the process.
 * Response: the time; then the value if it is another one. The expiry is part of the value, so that all records have one clock.
 */
const replaceScript = defineScript(`
local expiresAt, stored = string.match(redis.call('GET', KEYS[1]) or '', '^(%d+) (.*)$')
if not stored or tonumber(expiresAt) <= tonumber(ARGV[4]) then stored = '' end
if stored ~= ARGV[1] then return { now, stored } end
local lifetimeMs = ARGV[3] - ARGV[4]
if lifetimeMs > 0 then redis.call('SET', KEYS[1], ARGV[3] .. ' ' .. ARGV[2], 'PX', lifetimeMs)
else redis.call('DEL', KEYS[1]) end
return { now }
`);
