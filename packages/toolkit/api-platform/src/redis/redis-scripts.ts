import { monotonicMs, systemClock } from "@animal-store/process/web";

/** Sends a command to Redis. `(command) => client.sendCommand(command)` of @redis/client implements it. */
export type SendCommand = (command: string[]) => Promise<unknown>;

/** A script in Lua. Redis identifies it by its SHA-1 digest after it has loaded it. */
export interface RedisScript {
  readonly source: string;
}

export interface ScriptResponse {
  /** The time of Redis in milliseconds since the Unix epoch. */
  readonly time: number;
  readonly results: readonly (readonly number[])[];
}

/** Runs scripts in Redis. A script returns one result for each key, or none after its deadline. */
export interface RedisScripts {
  /** The prefix of all keys. */
  readonly name: string;
  readonly replyTimeoutMs: number;
  /** Throws immediately while Redis is unavailable, otherwise after at most `replyTimeoutMs`. */
  run(script: RedisScript, keys: readonly string[], args: readonly unknown[]): Promise<ScriptResponse>;
  /** Calls `listener` when Redis is available again. */
  onConnect(listener: () => Promise<void>): void;
  /** Returns why Redis is unavailable, or undefined. */
  problem(): string | undefined;
  /** Returns the time of Redis in milliseconds since the Unix epoch, also during an outage. */
  now(): number;
}

/** Defines a script. It can use the time `now`, which must be the first item of its response. */
export function defineScript(lua: string): RedisScript {
  return { source: readTime + lua };
}

// The first argument is for tests.
const readTime = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + table.remove(ARGV, 1)
`;

const digests = new Map<string, Promise<string>>();

/** Runs a script by its digest. Redis loses its scripts on a restart and on SCRIPT FLUSH, and then gets the source. */
export async function runScript(
  send: SendCommand,
  { source }: RedisScript,
  keys: readonly string[],
  args: readonly unknown[],
): Promise<[number, ...number[][]]> {
  const keysAndArgs = [String(keys.length), ...keys, ...args.map(String)];
  const digest = digests.get(source) ?? computeSha1(source);
  digests.set(source, digest);
  const response = send(["EVALSHA", await digest, ...keysAndArgs]).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
    return send(["EVAL", source, ...keysAndArgs]);
  });
  return (await response) as [number, ...number[][]];
}

async function computeSha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface RedisScriptsOptions {
  readonly send: SendCommand;
  /** The prefix of all keys. @default "api" */
  readonly name?: string;
  /** Milliseconds after which a call fails. @default 250 */
  readonly replyTimeoutMs?: number;
  /** Milliseconds after a failed call until the next one is tried. @default 500 */
  readonly retryMs?: number;
  /** Returns milliseconds to add to the clock of Redis, for tests. */
  readonly testOffsetMs?: () => number;
}

/**
 * Runs scripts through the Redis client of an app.
 * @example
 * const scripts = createRedisScripts({ send: (command) => client.sendCommand(command), name: "my-api" });
 * const limiter = createRedisLimiter({ scripts });
 */
export function createRedisScripts(options: RedisScriptsOptions): RedisScripts {
  const { send, name = "api", replyTimeoutMs = 250, retryMs = 500, testOffsetMs = () => 0 } = options;
  const listeners: (() => Promise<void>)[] = [];
  let failure: { readonly reason: string; readonly at: number } | undefined;
  /** The clock of Redis minus the monotonic clock of this process. */
  let clockOffsetMs = systemClock.now() - monotonicMs();

  const scripts: RedisScripts = {
    name,
    replyTimeoutMs,
    async run(script, keys, args) {
      const problem = scripts.problem();
      if (problem !== undefined) throw new Error(`Redis is unavailable: ${problem}`);
      try {
        const offset = testOffsetMs();
        const call = runScript(send, script, keys, [offset, ...args]);
        const [time, ...results] = await rejectAfter(replyTimeoutMs, call);
        clockOffsetMs = time - offset - monotonicMs();
        if (results.length < keys.length) throw new Error("Redis got the call after its deadline");
        const isRecovered = failure !== undefined;
        failure = undefined;
        // A failed call is reported by the next one.
        if (isRecovered) for (const listener of listeners) listener().catch(() => {});
        return { time, results };
      } catch (error) {
        failure = { reason: error instanceof Error ? error.message : String(error), at: monotonicMs() };
        throw error;
      }
    },
    onConnect: (listener) => void listeners.push(listener),
    problem: () => (failure && monotonicMs() - failure.at < retryMs ? failure.reason : undefined),
    now: () => monotonicMs() + clockOffsetMs + testOffsetMs(),
  };
  return scripts;
}

function rejectAfter<Result>(timeoutMs: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Redis sent no reply in ${timeoutMs} ms`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
