-- Sends the calls of a job in turn and counts the status of every response. The argument is the path of the job, a Lua table:
--   { addresses = { { host, port }… }, calls = { { before, after, kind }… }, pets = …, cursors = { … }, fresh = … }
local job
local calls = 0
fresh = 0
statuses = {}
threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("number", #threads)
end

function init(arguments)
  job = dofile(arguments[1])
  local host, port = unpack(job.addresses[number])
  wrk.thread.addr = wrk.lookup(host, port)[1]
  fresh = job.fresh + number - 1
  math.randomseed(number)
end

function request()
  local call = job.calls[calls % #job.calls + 1]
  calls = calls + 1
  if call.kind == nil then return call.before end
  local id
  if call.kind == "any" then
    id = math.random(job.pets)
  elseif call.kind == "page" then
    id = job.cursors[math.random(#job.cursors)]
  else
    id = string.format("%10d", fresh)
    fresh = fresh + #job.addresses
  end
  return call.before .. id .. call.after
end

function response(status)
  if next(statuses) == nil then
    print("started")
    io.flush()
  end
  statuses[status] = (statuses[status] or 0) + 1
end

function done(summary, latency)
  local total, nextFresh = {}, 0
  for _, thread in ipairs(threads) do
    nextFresh = math.max(nextFresh, thread:get("fresh"))
    for status, count in pairs(thread:get("statuses")) do
      total[status] = (total[status] or 0) + count
    end
  end
  local counts = {}
  for status, count in pairs(total) do
    table.insert(counts, string.format('"%d":%d', status, count))
  end
  local errors = summary.errors
  print(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"failures":%d,"nextFresh":%d,"statuses":{%s}}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout, nextFresh, table.concat(counts, ",")
  ))
end
