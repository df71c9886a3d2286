import { defineScript } from "./script.ts";

/**
 * Counts callers without a valid key in the current minute, which one hash holds: its field "minute", and one for each address.
 *
 * KEYS: the hash. ARGV: the offset, how many may come in a minute, how many addresses have a counter of their own, what the rest is
 * counted as; then an address for each request.
 * Answer: the time; then for each request whether it passed, and the count after it.
 */
export const addressScript = defineScript(`
local perMinute, most = tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local minute = string.format('%.0f', math.floor(now / 60000))
if redis.call('HGET', KEYS[1], 'minute') ~= minute then
  redis.call('UNLINK', KEYS[1])
  redis.call('HSET', KEYS[1], 'minute', minute)
  redis.call('PEXPIRE', KEYS[1], 120000)
end
local answer = { string.format('%.0f', now) }
for index = 5, #ARGV do
  local field = 'of ' .. ARGV[index]
  local count = redis.call('HGET', KEYS[1], field)
  if not count and redis.call('HLEN', KEYS[1]) > most then
    field = 'of ' .. ARGV[4]
    count = redis.call('HGET', KEYS[1], field)
  end
  count = tonumber(count or 0)
  local passed = count < perMinute
  if passed then count = redis.call('HINCRBY', KEYS[1], field, 1) end
  answer[#answer + 1] = passed and 1 or 0
  answer[#answer + 1] = count
end
return answer
`);
