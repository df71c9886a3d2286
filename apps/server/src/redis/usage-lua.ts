/**
 * What packages/service/src/limits/key-usage.ts does, where the usages are. One is kept as a packed list:
 * { minute, inMinute, minuteRefusedAt, day, inDay, dayRefusedAt, bannedUntil, strikes… }, with 0 for null.
 */
export const usageLua = `
local strikesOfBan, within, length, grace = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local struck, banned, restored = 0, 0, 0
local thisMinute, thisDay = math.floor(now / 60000), math.floor(now / 86400000)

local function load(key)
  local kept = redis.call('GET', key)
  if not kept then return { thisMinute, 0, 0, thisDay, 0, 0, 0 } end
  local usage = { cmsgpack.unpack(kept) }
  -- A ban that begins in the future is one that the clock was set back from: it must not come again with that time.
  if usage[7] - now > length then usage[7] = 0 end
  if usage[1] ~= thisMinute then
    usage[1], usage[2], usage[3] = thisMinute, 0, 0
    if usage[4] ~= thisDay then usage[4], usage[5], usage[6] = thisDay, 0, 0 end
  end
  return usage
end

-- It lasts until its day is over, and no ban or strike of it is in force.
local function save(key, usage)
  local over = math.max((thisDay + 1) * 86400000, usage[7])
  if #usage > 7 then over = math.max(over, usage[#usage] + within) end
  redis.call('SET', key, cmsgpack.pack(unpack(usage)), 'PX', string.format('%.0f', over - now))
end

local function isBanned(usage)
  return now < usage[7] and usage[7] - now <= length
end

-- Restores counts and a ban that a process knows of and Redis lost.
local function restore(usage, unbannedAt, minute, inMinute, inDay, bannedUntil)
  local isLost = false
  local function atLeast(index, value)
    if usage[index] < value then usage[index], isLost = value, true end
  end
  if minute == thisMinute then atLeast(2, inMinute) end
  if math.floor(minute / 1440) == thisDay then atLeast(5, inDay) end
  local isLifted = bannedUntil - length <= unbannedAt
  if bannedUntil > now and bannedUntil - now <= length and not isLifted then atLeast(7, bannedUntil) end
  if isLost then restored = restored + 1 end
  return isLost
end

-- A strike without a ban is kept; a ban leaves no strikes.
local function setStrikes(usage, strikes)
  for index = #usage, 8, -1 do usage[index] = nil end
  for index = 1, #strikes do usage[7 + index] = strikes[index] end
end

local function strikesInForce(usage)
  local strikes = {}
  for index = 8, #usage do
    if usage[index] <= now and now - usage[index] < within then strikes[#strikes + 1] = usage[index] end
  end
  return strikes
end

-- unbannedAt: 0 for none.
local function dropLifted(usage, unbannedAt)
  if unbannedAt == 0 or unbannedAt > now then return end
  if usage[7] - length <= unbannedAt then usage[7] = 0 end
  local strikes = {}
  for index = 8, #usage do
    if usage[index] > unbannedAt then strikes[#strikes + 1] = usage[index] end
  end
  setStrikes(usage, strikes)
end

local function refuse(usage, perMinute, perDay)
  local isStrike = false
  if usage[2] >= perMinute then
    isStrike = usage[3] ~= 0 and now - usage[3] > grace
    if usage[3] == 0 then usage[3] = now end
  end
  if usage[5] >= perDay then
    isStrike = isStrike or (usage[6] ~= 0 and now - usage[6] > grace)
    if usage[6] == 0 then usage[6] = now end
  end
  if not isStrike then return end
  local strikes = strikesInForce(usage)
  strikes[#strikes + 1] = now
  local isBan = #strikes >= strikesOfBan
  setStrikes(usage, isBan and {} or strikes)
  struck = struck + 1
  if isBan then
    usage[7] = now + length
    banned = banned + 1
  end
end
`;
