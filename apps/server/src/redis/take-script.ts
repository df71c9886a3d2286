import { defineScript } from "./script.ts";
import { usageLua } from "./usage-lua.ts";

/**
 * Decides many requests. Those of one key and the same limits come together: the first of them pass, and from some on they meet a
 * ban, since no time goes by between them.
 *
 * KEYS: fence, head, entries and open batches of the shared changes, then a key for each group.
 * ARGV: offset and rules; number of the call, how long its number is remembered, until when it may be done, "" for any time; the known head, a new epoch, or "" twice for no
 * changes; then for each group how many requests, the limits, when its ban was lifted (0: never), and what the process knows: a minute, the counts in it and in its day, the end of a ban.
 * Answer: the offset and the time, strikes and bans, and how many keys were restored; where it came too late, or after a later call, no more than that. Else, for each group how many passed, the counts after them, the
 * first that met a ban (0: none) and when that ends; where the head is another one, it, and the entries since, or all open batches.
 */
export const takeScript = defineScript(
  usageLua,
  `
local answer = { ARGV[1], now, 0, 0, 0 }
if ARGV[8] ~= '' and now - ARGV[1] > tonumber(ARGV[8]) then return { answer, 'refused' } end
local number = tonumber(ARGV[6])
local last = tonumber(redis.call('SET', KEYS[1], ARGV[6], 'PX', ARGV[7], 'GET') or 0)
if last >= number then
  redis.call('SET', KEYS[1], last, 'PX', ARGV[7])
  return { answer, 'refused' }
end

for group = 1, #KEYS - 4 do
  local key, at = KEYS[4 + group], 3 + group * 8
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
if ARGV[10] == '' then return { answer } end
local head = redis.call('GET', KEYS[2])
if not head then
  head = ARGV[10] .. ' 0'
  redis.call('SET', KEYS[2], head)
end
if head == ARGV[9] then return { answer } end
local epoch, count = string.match(head, '^(%S+) (%d+)$')
local knownEpoch, seen = string.match(ARGV[9], '^(%S+) (%d+)$')
local missed = knownEpoch == epoch and count - seen or -1
if missed > 0 and missed <= redis.call('LLEN', KEYS[3]) then
  return { answer, head, 'since', redis.call('LRANGE', KEYS[3], -missed, -1) }
end
return { answer, head, 'open', redis.call('HVALS', KEYS[4]) }
`,
);
