import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { StartUpError } from "@animal-store/node-edge";
import type { Log } from "@animal-store/service";
import { createClient } from "@redis/client";
import type { RedisWatch } from "../telemetry/redis-metrics.ts";
import { within } from "../waiting/within.ts";
import { findEvictionProblem, refusalOf, refuseUnfit } from "./fitness.ts";

/** A program that Redis runs as one step: nothing else happens in between. */
export interface RedisScript {
  readonly source: string;
  /** What Redis knows it by once it was loaded. */
  readonly sha: string;
}

export function defineScript(source: string): RedisScript {
  return { source, sha: createHash("sha1").update(source).digest("hex") };
}

/** Runs a script. @throws {Error} that says why Redis gave no answer */
export type RunScript = (script: RedisScript, keys: readonly string[], args: readonly string[]) => Promise<unknown>;

export interface RedisConnectionOptions {
  /** `redis://` or, for TLS, `rediss://`. */
  readonly url: string;
  readonly log: Log;
  readonly watch?: RedisWatch | undefined;
  /** Milliseconds that a call may take. @default 250 */
  readonly answerTime?: number;
  /** Milliseconds between two attempts to connect. @default 500 */
  readonly probeEvery?: number;
  /** Milliseconds between two checks of the eviction policy, which can change while Redis runs. @default 60,000 */
  readonly checkEvery?: number;
}

type Client = ReturnType<typeof openClient>;

// Nobody waits for a new connection, and over TLS it takes several trips.
const connectingTime = 1000;

export type RedisConnection = ReturnType<typeof createRedisConnection>;

/** One connection to Redis at a time. The first call that it leaves without an answer ends it, and no other call waits for that. */
export function createRedisConnection(options: RedisConnectionOptions) {
  const { url, log, watch, answerTime = 250, probeEvery = 500, checkEvery = 60_000 } = options;
  const beginnings: ((run: RunScript) => Promise<void>)[] = [];
  let current: Client | undefined;
  let problem: string | undefined = "it was not asked yet";
  let next: NodeJS.Timeout | undefined;
  let eviction: string | undefined;
  let checks: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connection = {
    /** Milliseconds after which a call is given up. */
    answerTime,
    /** Throws at once while Redis is away, else after `answerTime` at most. */
    async run(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown> {
      const client = current;
      if (!client) throw new Error(`Redis is away: ${problem}`);
      const ended = watch?.called();
      try {
        const response = await runOn(client, answerTime)(script, keys, args);
        ended?.(true);
        return response;
      } catch (error) {
        ended?.(false);
        lose(client, error);
        throw error;
      }
    },
    /** Why Redis is away; undefined: it is not. */
    problem: () => problem,
    /** Returns why Redis may delete counts; undefined: it does not, as far as the last check found. */
    evictionProblem: () => eviction,
    /** Told of each new connection before anything else goes over it; what it throws ends that. */
    onConnect: (first: (run: RunScript) => Promise<void>) => void beginnings.push(first),
    /** Tries once, and from then on again and again. @throws {StartUpError} when Redis answers, and is not fit or refuses */
    async start() {
      checks = setInterval(() => {
        const client = current;
        if (client) checkEviction(client, answerTime).catch((error) => lose(client, error));
      }, checkEvery);
      try {
        await connect();
      } catch (error) {
        const refusal = error instanceof StartUpError ? error : refusalOf(error);
        if (refusal) throw refusal;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(next);
      clearInterval(checks);
      if (current?.isOpen) current.destroy();
    },
  };
  watch?.opened(connection);
  return connection;

  async function connect(): Promise<void> {
    const client = openClient(url);
    client.on("error", (error: Error) => lose(client, error));
    try {
      const run = runOn(client, connectingTime);
      await within(connectingTime, client.connect());
      refuseUnfit(await within(connectingTime, client.sendCommand<string>(["INFO", "server"])));
      await checkEviction(client, connectingTime);
      for (const first of beginnings) await first(run);
      if (isClosed) return client.destroy();
      if (!client.isReady) throw new Error("the connection ended as it began");
      if (next) log.warn({}, "Redis is back: what was counted without it was added");
      next = undefined;
      current = client;
      problem = undefined;
    } catch (error) {
      if (client.isOpen) client.destroy();
      noteLoss(error);
      throw error;
    }
  }

  async function checkEviction(client: Client, time: number): Promise<void> {
    const found = findEvictionProblem(await within(time, client.sendCommand<string>(["INFO", "memory"])));
    if (found !== eviction) log.warn({}, found ?? "Redis no longer evicts");
    eviction = found;
  }

  /** Whatever is on its way over a connection fails with it. */
  function lose(client: Client, error: unknown): void {
    if (client !== current) return;
    current = undefined;
    if (client.isOpen) client.destroy();
    noteLoss(error);
  }

  function noteLoss(error: unknown): void {
    if (isClosed) return;
    // Said once, not twice a second for as long as it is away.
    if (!next) log.warn({ err: error }, "Redis is away: each process counts by itself, within its share of each limit");
    problem = error instanceof Error ? error.message || error.name : String(error);
    next = setTimeout(() => void connect().catch(() => {}), probeEvery);
  }
}

function openClient(url: string) {
  return createClient({
    url,
    name: "animal-store",
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    socket: { connectTimeout: connectingTime, reconnectStrategy: false, ...tlsName(url) },
  });
}

/** Whoever answers for several hosts asks which one is meant, and Node tells it only when it is told to (RFC 6066, section 3). */
function tlsName(url: string): { tls: true; servername: string } | undefined {
  const { protocol, hostname } = new URL(url);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;
  return protocol === "rediss:" && !isAddress ? { tls: true, servername: hostname } : undefined;
}

function runOn(client: Client, time: number): RunScript {
  return (script, keys, args) => {
    const rest = [String(keys.length), ...keys, ...args];
    const answer = client.sendCommand(["EVALSHA", script.sha, ...rest]).catch((error: unknown) => {
      // It forgets scripts with a restart, and when it is told to.
      if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
      return client.sendCommand(["EVAL", script.source, ...rest]);
    });
    return within(time, answer);
  };
}
