-- Sends the calls of a job in turn and counts the status of every answer. The argument names the job, a Lua table:
--   { calls = { { before, after, kind }… }, pets = …, cursors = { … }, fresh = … }
local job
local calls = 0
fresh = 0
statuses = {}
threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(arguments)
  job = dofile(arguments[1])
  fresh = job.fresh
  math.randomseed(1)
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
    fresh = fresh + 1
  end
  return call.before .. id .. call.after
end

function response(status)
  if next(statuses) == nil then
    print("answered")
    io.flush()
  end
  statuses[status] = (statuses[status] or 0) + 1
end

function done(summary, latency)
  local counts = {}
  for status, count in pairs(threads[1]:get("statuses")) do
    table.insert(counts, string.format('"%d":%d', status, count))
  end
  local errors = summary.errors
  print(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"failures":%d,"nextFresh":%d,"statuses":{%s}}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout, threads[1]:get("fresh"), table.concat(counts, ",")
  ))
end
