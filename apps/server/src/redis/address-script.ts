import { defineScript } from "./script.ts";

/**
 * Counts requests without a valid key in the current minute. One hash has its field "minute" and one field for each bucket.
 *
 * KEYS: the hash. ARGV: the offset; the maximum number of buckets; name and maximum of the bucket of all addresses that find no room;
 * the minute of the counts below; then for each request how many buckets it has, and for each of them its name, its maximum, and a
 * lower bound of its count, which is restored if Redis lost it.
 * Response: the time; then for each request whether it passed, and the count of each bucket. One count only: that of the last bucket of all.
 */
export const addressScript = defineScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local minute = string.format('%.0f', math.floor(now / 60000))
if redis.call('HGET', KEYS[1], 'minute') ~= minute then
  redis.call('UNLINK', KEYS[1])
  redis.call('HSET', KEYS[1], 'minute', minute)
  redis.call('PEXPIRE', KEYS[1], 120000)
end
local response = { string.format('%.0f', now) }
local index = 6
while index <= #ARGV do
  local buckets, known = {}, true
  for bucket = 1, tonumber(ARGV[index]) do
    local at = index + 3 * bucket - 2
    local field = 'of ' .. ARGV[at]
    local count = redis.call('HGET', KEYS[1], field)
    known = known and count
    local least = ARGV[5] == minute and tonumber(ARGV[at + 2]) or 0
    buckets[bucket] = { field, tonumber(ARGV[at + 1]), math.max(tonumber(count or 0), least) }
  end
  index = index + 1 + 3 * #buckets
  if not known and redis.call('HLEN', KEYS[1]) - 1 + #buckets > tonumber(ARGV[2]) then
    local field = 'of ' .. ARGV[3]
    buckets = { { field, tonumber(ARGV[4]), tonumber(redis.call('HGET', KEYS[1], field) or 0) } }
  end
  local passed = 1
  for _, bucket in ipairs(buckets) do
    if bucket[3] >= bucket[2] then passed = 0 end
  end
  local answer = { passed }
  for _, bucket in ipairs(buckets) do
    local count = bucket[3] + passed
    if count > 0 then redis.call('HSET', KEYS[1], bucket[1], count) end
    answer[#answer + 1] = count
  end
  response[#response + 1] = answer
end
return response
`);
