import { defineScript } from "./script.ts";

/** More open batches than processes can have: their writers died. */
const mostOpen = 256;
/** Whoever missed more than these begins anew. */
const mostEntries = 1024;

/**
 * Adds an entry to the shared changes.
 * KEYS: head, entries and open batches. ARGV: "begin", "end" or "anything"; the token of the batch; the entry; a new epoch.
 */
export const tellScript = defineScript(`
local head = redis.call('GET', KEYS[1])
local epoch, count
if head then epoch, count = string.match(head, '^(%S+) (%d+)$') else epoch, count = ARGV[4], 0 end
if ARGV[1] == 'begin' then
  if redis.call('HLEN', KEYS[3]) >= ${mostOpen} then
    epoch = ARGV[4]
    redis.call('DEL', KEYS[3])
  end
  redis.call('HSET', KEYS[3], ARGV[2], ARGV[3])
else
  redis.call('HDEL', KEYS[3], ARGV[2])
end
redis.call('SET', KEYS[1], epoch .. ' ' .. string.format('%.0f', count + 1))
redis.call('RPUSH', KEYS[2], ARGV[3])
redis.call('LTRIM', KEYS[2], -${mostEntries}, -1)
return 'told'
`);
