import { defineScript } from "./script.ts";
import { usageLua } from "./usage-lua.ts";

/**
 * Decides many requests. Those of one key and the same limits come together: the first of them pass, and from some on they meet a
 * ban, since no time goes by between them.
 *
 * KEYS: fence, then a key for each group.
 * ARGV: offset and rules; number of the call, how long its number is remembered, until when it may be done, "" for any time; then
 * for each group how many requests, the limits, when its ban was lifted (0: never), and what the process knows: a minute, the
 * counts in it and in its day, the end of a ban.
 * Answer: the offset and the time; where it came too late, or after a later call, no more than that. Else strikes and bans, how
 * many keys were restored, and for each group how many passed, the counts after them, the first that met a ban (0: none) and when
 * that ends.
 */
export const takeScript = defineScript(
  usageLua,
  `
if ARGV[8] ~= '' and now - ARGV[1] > tonumber(ARGV[8]) then return { ARGV[1], now } end
local number = tonumber(ARGV[6])
local last = tonumber(redis.call('SET', KEYS[1], ARGV[6], 'PX', ARGV[7], 'GET') or 0)
if last >= number then
  redis.call('SET', KEYS[1], last, 'PX', ARGV[7])
  return { ARGV[1], now }
end

local answer = { ARGV[1], now, 0, 0, 0 }
for group = 1, #KEYS - 1 do
  local key, at = KEYS[1 + group], 1 + group * 8
  local count, perMinute, perDay = tonumber(ARGV[at]), tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
  local unbannedAt = tonumber(ARGV[at + 3])
  local usage = load(key)
  local isLost = restore(usage, unbannedAt, tonumber(ARGV[at + 4]), tonumber(ARGV[at + 5]), tonumber(ARGV[at + 6]), tonumber(ARGV[at + 7]))
  dropLifted(usage, unbannedAt)
  local passed, bannedFrom = 0, 0
  if isBanned(usage) then
    bannedFrom = 1
    if isLost then save(key, usage) end
  else
    for request = 1, count do
      if usage[2] < perMinute and usage[5] < perDay then
        usage[2], usage[5], passed = usage[2] + 1, usage[5] + 1, passed + 1
      else
        refuse(usage, perMinute, perDay)
        if isBanned(usage) then
          bannedFrom = request
          break
        end
      end
    end
    save(key, usage)
  end
  local slot = #answer
  answer[slot + 1], answer[slot + 2], answer[slot + 3] = passed, usage[2], usage[5]
  answer[slot + 4], answer[slot + 5] = bannedFrom, usage[7]
end

answer[3], answer[4], answer[5] = struck, banned, restored
return answer
`,
);
