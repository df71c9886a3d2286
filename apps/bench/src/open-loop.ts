import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { readCpuNanoseconds } from "./cpu.ts";
import type { BenchOptions } from "./options.ts";
import { BenchError, moveToCore } from "./processes.ts";
import { type RunOptions, rotate, startTargets } from "./run-bench.ts";
import { type Call, petCount, type Scenario, scenarios, toRequest } from "./scenarios.ts";
import type { RunningTarget, Target } from "./targets.ts";

/** Milliseconds from the scheduled time of a request to the end of its response. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** The results of one target in one scenario, rate and round. */
export interface OpenLoopMeasurement {
  readonly target: string;
  readonly scenario: string;
  /** Part of the maximum rate of the baseline, which its CPU time limits. */
  readonly share: number;
  readonly requestsPerSecond: number;
  readonly latency: Latency;
  /** Requests without a response half a second after the last one. Their latency is the time until then. */
  readonly unanswered: number;
  /** Longest time in ms that the load generator did not check its schedule. */
  readonly generatorPause: number;
}

export interface OpenLoopResults {
  readonly targets: readonly Target[];
  readonly scenarios: readonly Scenario[];
  readonly measurements: readonly OpenLoopMeasurement[];
}

export const shares = [0.1, 0.25, 0.4] as const;
/** Requests per second. No target reaches it, so each connection sends its next request after each response. */
const overload = 200_000;
const lingerMs = 500;

/**
 * Sends requests at fixed times to each target in turn, at parts of the maximum rate of the baseline.
 * @throws {BenchError} if a target fails, or responds differently from the server
 */
export async function runOpenLoop(options: BenchOptions, { log, signal }: RunOptions): Promise<OpenLoopResults> {
  await using resources = new AsyncDisposableStack();
  // The scenarios that read.
  const choices = scenarios.filter(({ calls }) => calls.some(({ status }) => status === 200));
  if (options.only && !options.only.includes("baseline"))
    throw new BenchError("the rates are parts of the baseline's maximum rate. Add baseline to --only.");
  const started = await startTargets(choices, options, { log, signal, resources });
  moveToCore(1);
  const measurements: OpenLoopMeasurement[] = [];
  for (const [scenario, running] of started.running) {
    const send = (target: RunningTarget, rate: number, seconds: number) =>
      sendOnSchedule(target, scenario, { rate, seconds, connections: options.connections, signal });
    let maxRate = 0;
    for (const target of running) {
      await send(target, overload, options.warmUp);
      if (target.target.kind !== "baseline") continue;
      const cpuBefore = readCpuNanoseconds(target.pid);
      const { responseCount } = await send(target, overload, 1);
      maxRate = (responseCount * 1e9) / (readCpuNanoseconds(target.pid) - cpuBefore);
    }
    log(`Measuring ${scenario.title}, parts of ${Math.round(maxRate)} requests/s…`);
    for (let round = 0; round < options.rounds; round += 1)
      for (const share of shares)
        for (const target of rotate(running, round)) {
          const requestsPerSecond = share * maxRate;
          const { latencies, responseCount, generatorPause } = await send(target, requestsPerSecond, options.seconds);
          const latency = toLatency(latencies);
          const unanswered = latencies.length - responseCount;
          const rate = { scenario: scenario.name, share, requestsPerSecond };
          measurements.push({ target: target.target.name, ...rate, latency, unanswered, generatorPause });
        }
  }
  return { targets: started.targets, scenarios: [...started.running.keys()], measurements };
}

interface Schedule {
  /** Requests per second. */
  readonly rate: number;
  readonly seconds: number;
  readonly connections: number;
  readonly signal: AbortSignal;
}

/**
 * Sends each request at its time, or as soon as a connection is free. It never waits for a timer and allocates little,
 * because each pause of the load generator adds to the latency.
 * @throws {BenchError} if a status is unexpected or a connection closes
 */
export async function sendOnSchedule(
  { origin, key }: Pick<RunningTarget, "origin" | "key">,
  { calls }: Scenario,
  { rate, seconds, connections, signal }: Schedule,
) {
  const requests = calls.map((call) => buildRequests(call, key));
  const latencies = new Float64Array(Math.round(rate * seconds)).fill(-1);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const connected = Array.from({ length: connections }, () => open(origin, { onResponse, onError: reject }));
  const free = [...connected];
  await Promise.race([promise, Promise.all(connected.map(({ socket }) => once(socket, "connect")))]);

  const startedAt = performance.now();
  let checkedAt = startedAt;
  let generatorPause = 0;
  let sentCount = 0;
  let responseCount = 0;
  let isEnded = false;
  check();
  await promise.finally(() => {
    isEnded = true;
    for (const { socket } of connected) socket.destroy();
  });
  signal.throwIfAborted();
  const endedAt = performance.now();
  for (const [index, latency] of latencies.entries()) if (latency < 0) latencies[index] = endedAt - scheduledAt(index);
  return { latencies, responseCount, generatorPause };

  function scheduledAt(index: number): number {
    return startedAt + (index * 1000) / rate;
  }

  function check(): void {
    const now = performance.now();
    generatorPause = Math.max(generatorPause, now - checkedAt);
    checkedAt = now;
    if (responseCount === latencies.length || now > startedAt + seconds * 1000 + lingerMs || signal.aborted) resolve();
    else sendDue();
    if (!isEnded) setImmediate(check);
  }

  function sendDue(): void {
    while (sentCount < latencies.length && scheduledAt(sentCount) <= performance.now()) {
      const connection = free.shift();
      if (!connection) return;
      connection.index = sentCount;
      // 7 has no common factor with the number of pets, so this sends each call for all of them.
      const variants = requests[sentCount % requests.length] ?? [];
      connection.socket.write(variants[(sentCount * 7) % variants.length] ?? "");
      sentCount += 1;
    }
  }

  function onResponse(connection: Connection, status: number): void {
    const { index } = connection;
    latencies[index] = performance.now() - scheduledAt(index);
    const call = calls[index % calls.length] ?? calls[0];
    if (status !== call.status)
      reject(new BenchError(`${call.method} ${call.path} must return ${call.status}, got ${status}.`));
    responseCount += 1;
    free.push(connection);
    sendDue();
  }
}

interface Connection {
  readonly socket: Socket;
  /** Of the request in flight. */
  index: number;
}

interface ConnectionListeners {
  readonly onResponse: (connection: Connection, status: number) => void;
  readonly onError: (error: BenchError) => void;
}

/** Opens a connection for one request at a time. It supports only responses whose head arrives at once, with a length. */
function open(origin: string, { onResponse, onError }: ConnectionListeners): Connection {
  const { hostname, port } = new URL(origin);
  let status = 0;
  let missingBytes = 0;
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: Buffer.alloc(2 ** 16), callback: onRead },
  });
  const connection = { socket, index: 0 };
  for (const event of ["error", "close"])
    socket.on(event, (cause) => onError(new BenchError("the target closed a connection.", { cause })));
  return connection;

  function onRead(size: number, bytes: Uint8Array): boolean {
    if (missingBytes === 0) {
      const text = (bytes as Buffer).toString("latin1", 0, Math.min(size, 4096));
      const [head, statusText, length] = headPattern.exec(text) ?? [];
      if (!head) {
        onError(new BenchError(`a response must start with a whole head with Content-Length, got ${text}`));
        return false;
      }
      status = Number(statusText);
      missingBytes = head.length + Number(length);
    }
    missingBytes -= size;
    if (missingBytes === 0) onResponse(connection, status);
    return true;
  }
}

// HTTP/1.1 200 OK …Content-Length: 57 …
const headPattern = /^HTTP\/1\.1 (\d+).*?\r\ncontent-length: (\d+)\r\n.*?\r\n\r\n/is;

/** Returns the bytes of the requests of a call, one per pet. */
function buildRequests(call: Call, key: string): Buffer[] {
  return Array.from({ length: call.path.includes("{petId}") ? petCount : 1 }, (_, index) => {
    const { method, path, headers, body = "" } = toRequest(call, key, index + 1);
    const fields = {
      Host: "127.0.0.1",
      ...headers,
      ...(body && { "Content-Length": String(Buffer.byteLength(body)) }),
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n"));
  });
}

function toLatency(latencies: Float64Array): Latency {
  const sorted = latencies.toSorted();
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}
