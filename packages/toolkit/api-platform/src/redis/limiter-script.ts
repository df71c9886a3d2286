import { defineScript } from "./redis-scripts.ts";

/**
 * Counts the requests of many keys in the order of their arrival, up to their limits. Records strikes and bans by the
 * rules of the other limiters.
 *
 * KEYS: usages. ARGV: the deadline, after which nothing is counted; the lifetime of a usage; the four rules of the ban
 * policy; then for each key the number of requests, the two limits, when its ban was lifted (0: never), and the result
 * of `report` in `fallback-limiter.ts`, to restore lost counts and to add requests that passed without Redis.
 * A packed usage: minute, inMinute, minuteRejectedAt, day, inDay, dayRejectedAt, bannedUntil, strikes… with 0 for null.
 * Response: the time; then, before the deadline, for each key: passed requests, rejected requests before a ban, new
 * strikes, new bans, usage.
 */
export const limiterScript = defineScript(`
for index, argument in ipairs(ARGV) do ARGV[index] = tonumber(argument) end
local deadline, lifetimeMs, maxStrikes, windowMs, durationMs, graceMs = unpack(ARGV, 1, 6)
if now > deadline then return { now } end
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

local response = { now }
for keyIndex, key in ipairs(KEYS) do
  local count, perMinute, perDay, unbannedAt, minute, inMinute, inDay, bannedUntil, unsentInMinute, unsentInDay =
    unpack(ARGV, keyIndex * 10 - 3, keyIndex * 10 + 6)
  if unbannedAt > now then unbannedAt = 0 end

  local usage = load(key)
  if minute == thisMinute then usage[2] = math.max(usage[2], inMinute) + unsentInMinute end
  if math.floor(minute / 1440) == thisDay then usage[5] = math.max(usage[5], inDay) + unsentInDay end
  usage[7] = math.max(usage[7], bannedUntil)
  -- If the clock was set back, a ban can start in the future. It must not apply when that time comes.
  local bannedAt = usage[7] - durationMs
  if bannedAt > now or bannedAt <= unbannedAt then usage[7] = 0 end
  local strikes = {}
  for index = 8, #usage do
    local strike = usage[index]
    if strike > unbannedAt and strike <= now and now - strike < windowMs then strikes[#strikes + 1] = strike end
  end

  local passed, rejectedBeforeBan, newStrikes, newBans = 0, 0, 0, 0
  if now >= usage[7] then passed = math.max(0, math.min(count, perMinute - usage[2], perDay - usage[5])) end
  usage[2], usage[5] = usage[2] + passed, usage[5] + passed
  local isExhausted = { [3] = usage[2] >= perMinute, [6] = usage[5] >= perDay }
  for _ = passed + 1, count do
    if now < usage[7] then break end
    local isStrike = false
    for index, exhausted in pairs(isExhausted) do
      if exhausted and usage[index] == 0 then usage[index] = now
      elseif exhausted and now - usage[index] > graceMs then isStrike = true end
    end
    if isStrike then
      strikes[#strikes + 1] = now
      newStrikes = newStrikes + 1
    end
    if isStrike and #strikes >= maxStrikes then
      usage[7], strikes, newBans = now + durationMs, {}, 1
    else
      rejectedBeforeBan = rejectedBeforeBan + 1
    end
  end

  local packed = { unpack(usage, 1, 7) }
  for _, strike in ipairs(strikes) do packed[#packed + 1] = strike end
  redis.call('SET', key, cmsgpack.pack(unpack(packed)), 'PX', lifetimeMs)
  response[#response + 1] = { passed, rejectedBeforeBan, newStrikes, newBans, unpack(packed) }
end
return response
`);
