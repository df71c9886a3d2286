import { defineScript } from "./script.ts";
import { usageLua } from "./usage-lua.ts";

/**
 * Adds what a process counted by itself, once: each part has the number of a call, and is added unless Redis did that call or a later
 * one. A part can be what was decided while nobody knew whether Redis had counted it.
 *
 * KEYS: fence, then a key for each usage that is added. ARGV: offset and rules; how long a number is remembered; a list of
 * [number, usages…] as JSON, whose usages are as the keys in their order, each with what the process knows of the counts in Redis.
 */
export const settleScript = defineScript(
  usageLua,
  `
local function add(key, counted)
  local usage = load(key)
  restore(usage, 0, unpack(counted.known))
  local function earlier(index, at)
    if at and (usage[index] == 0 or at < usage[index]) then usage[index] = at end
  end
  if counted.minute == usage[1] then
    usage[2] = usage[2] + counted.inMinute
    earlier(3, counted.minuteRefusedAt)
  end
  if counted.day == usage[4] then
    usage[5] = usage[5] + counted.inDay
    earlier(6, counted.dayRefusedAt)
  end
  local isBan = counted.bannedUntil and counted.bannedUntil > usage[7]
  if isBan then
    usage[7] = counted.bannedUntil
    setStrikes(usage, {})
  end
  for _, strike in ipairs(counted.strikes) do usage[#usage + 1] = strike end
  local strikes = strikesInForce(usage)
  table.sort(strikes)
  if #strikes >= strikesOfBan and not isBanned(usage) then
    usage[7] = strikes[#strikes] + length
    strikes = {}
  end
  setStrikes(usage, strikes)
  save(key, usage)
end

local last = tonumber(redis.call('GET', KEYS[1]) or 0)
local position = 1
for _, part in ipairs(cjson.decode(ARGV[7])) do
  for index = 2, #part do
    position = position + 1
    if part[1] > last then add(KEYS[position], part[index]) end
  end
  last = math.max(last, part[1])
end
redis.call('SET', KEYS[1], string.format('%.0f', last), 'PX', ARGV[6])
return 'settled'
`,
);
