import { defineScript } from "./redis-connection.ts";

// A packed usage: minute, inMinute, minuteRejectedAt, day, inDay, dayRejectedAt, bannedUntil, strikes… with 0 for null.
const usageFunctions = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local thisMinute, thisDay = math.floor(now / 60000), math.floor(now / 86400000)

local function load(key)
  local stored = redis.call('GET', key)
  if not stored then return { thisMinute, 0, 0, thisDay, 0, 0, 0 } end
  local usage = { cmsgpack.unpack(stored) }
  if usage[1] ~= thisMinute then
    usage[1], usage[2], usage[3] = thisMinute, 0, 0
    if usage[4] ~= thisDay then usage[4], usage[5], usage[6] = thisDay, 0, 0 end
  end
  return usage
end

-- Bans and strikes last at most a day.
local function save(key, usage)
  redis.call('SET', key, cmsgpack.pack(unpack(usage)), 'PX', string.format('%.0f', (thisDay + 2) * 86400000 - now))
end
`;

/**
 * Counts the requests of many keys in the order of their arrival, up to their limits.
 *
 * KEYS: usages. ARGV: the offset of the clock; the deadline, after which nothing is counted; the duration of a ban; then for each
 * key the number of requests, the two limits, when its ban was lifted (0: never), and the result of `report` in
 * `fallback-limiter.ts`, to restore lost counts and to add requests that passed without Redis.
 * Response: the time; then, before the deadline, for each key: counts restored (1 or 0), number of passed requests, usage.
 */
export const takeScript = defineScript(`${usageFunctions}
local banDuration = tonumber(ARGV[3])
local response = { now }
if now - ARGV[1] > tonumber(ARGV[2]) then return response end
for keyIndex, key in ipairs(KEYS) do
  local count, perMinute, perDay, unbannedAt, minute, inMinute, inDay, bannedUntil, unsentInMinute, unsentInDay =
    unpack(ARGV, keyIndex * 10 - 6, keyIndex * 10 + 3)
  if tonumber(unbannedAt) > now then unbannedAt = 0 end
  local usage, restored = load(key), 0
  local function raise(index, minimum)
    if usage[index] < minimum then usage[index], restored = minimum, 1 end
  end
  local function isInForce(untilTime)
    local bannedAt = untilTime - banDuration
    return now < untilTime and bannedAt <= now and bannedAt > tonumber(unbannedAt)
  end
  if tonumber(minute) == thisMinute then
    raise(2, tonumber(inMinute))
    usage[2] = usage[2] + unsentInMinute
  end
  if math.floor(minute / 1440) == thisDay then
    raise(5, tonumber(inDay))
    usage[5] = usage[5] + unsentInDay
  end
  if isInForce(tonumber(bannedUntil)) then raise(7, tonumber(bannedUntil)) end
  -- If the clock was set back, a ban can start in the future. It must not apply when that time comes.
  if usage[7] - banDuration > now then usage[7] = 0 end
  local passed = 0
  if not isInForce(usage[7]) then passed = math.max(0, math.min(count, perMinute - usage[2], perDay - usage[5])) end
  usage[2], usage[5] = usage[2] + passed, usage[5] + passed
  save(key, usage)
  response[#response + 1] = { restored, passed, unpack(usage) }
end
return response
`);

/**
 * Replaces the penalties of a key (minuteRejectedAt, dayRejectedAt, bannedUntil, strikes…), unless they have changed.
 *
 * KEYS: the usage. ARGV: the offset of the clock; the penalties before and after, as JSON.
 * Response: nothing after a replacement, otherwise the usage.
 */
export const penalizeScript = defineScript(`${usageFunctions}
local usage = load(KEYS[1])
if cjson.encode({ usage[3], usage[6], unpack(usage, 7) }) ~= ARGV[2] then return usage end
local penalties = cjson.decode(ARGV[3])
usage = { usage[1], usage[2], penalties[1], usage[4], usage[5], unpack(penalties, 2) }
save(KEYS[1], usage)
`);
