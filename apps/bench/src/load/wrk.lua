-- Sends the calls of a job in turn and counts the status of every response. The argument is the path of the job, a Lua table:
--   { addresses = { { host, port }… }, calls = { { beforeId, afterId, ids }… }, pets = …, cursors = { … }, firstUnusedId = … }
local job
local sentCalls = 0
unusedId = 0
statuses = {}
threads = {}

function setup(thread)
  table.insert(threads, thread)
  thread:set("threadNumber", #threads)
end

function init(arguments)
  job = dofile(arguments[1])
  local host, port = unpack(job.addresses[threadNumber])
  wrk.thread.addr = wrk.lookup(host, port)[1]
  unusedId = job.firstUnusedId + threadNumber - 1
  math.randomseed(threadNumber)
end

function request()
  local call = job.calls[sentCalls % #job.calls + 1]
  sentCalls = sentCalls + 1
  if call.ids == nil then return call.beforeId end
  local id
  if call.ids == "any" then
    id = math.random(job.pets)
  elseif call.ids == "page" then
    id = job.cursors[math.random(#job.cursors)]
  else
    id = string.format("%10d", unusedId)
    unusedId = unusedId + #job.addresses
  end
  return call.beforeId .. id .. call.afterId
end

function response(status)
  if next(statuses) == nil then
    print("started")
    io.flush()
  end
  statuses[status] = (statuses[status] or 0) + 1
end

function done(summary, latency)
  local total, nextUnusedId = {}, 0
  for _, thread in ipairs(threads) do
    nextUnusedId = math.max(nextUnusedId, thread:get("unusedId"))
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
    '\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"failures":%d,"nextUnusedId":%d,"statuses":{%s}}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout, nextUnusedId, table.concat(counts, ",")
  ))
end
