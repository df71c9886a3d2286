import { isIP } from "node:net";
import {
  defineScript,
  type Log,
  type RedisScript,
  type RedisScripts,
  runScript,
  type ScriptResponse,
} from "@animal-store/api-platform";
import { monotonicMs, systemClock, withTimeout } from "@animal-store/process";
import { createClient } from "@redis/client";
import type { RedisObserver } from "../telemetry/metrics.ts";
import { findEvictionProblem, hideCredentials, toAuthError } from "./check-redis.ts";

export interface RedisConnectionOptions {
  /** The name of the program: the name of its connections in Redis, and the prefix of its keys. */
  readonly name: string;
  readonly url: string;
  readonly log: Log;
  readonly observer?: RedisObserver | undefined;
  readonly replyTimeoutMs?: number;
  readonly reconnectIntervalMs?: number;
  /** Returns milliseconds to add to the clock of Redis, for tests. */
  readonly testOffsetMs?: () => number;
}

type Client = ReturnType<typeof openClient>;

// No request waits for a new connection, and TLS takes several round trips.
const connectTimeoutMs = 1000;

export interface RedisConnection extends RedisScripts {
  /** Connects, and retries in the background. @throws {StartupError} if Redis denies access */
  start(): Promise<void>;
  /** Returns why Redis may lose counts, or undefined. */
  evictionProblem(): string | undefined;
  close(): void;
}

/** Opens one connection at a time. A call without a response closes it, so all other calls fail. */
export function createRedisConnection(options: RedisConnectionOptions): RedisConnection {
  const { name, url, log, observer, replyTimeoutMs = 250, reconnectIntervalMs = 500, testOffsetMs = () => 0 } = options;
  const password = decodeURIComponent(new URL(url).password);
  const connectListeners: (() => Promise<void>)[] = [];
  let currentClient: Client | undefined;
  let problem: string | undefined = "not connected yet";
  let reconnectTimer: NodeJS.Timeout | undefined;
  let evictionProblem: string | undefined;
  /** The clock of Redis minus the monotonic clock of this process. */
  let clockOffsetMs = systemClock.now() - monotonicMs();
  let isClosed = false;

  const connection: RedisConnection = {
    name,
    replyTimeoutMs,
    async run(script, keys, args) {
      const client = currentClient;
      if (!client) throw new Error(`Redis is unavailable: ${problem}`);
      const finish = observer?.startCall();
      try {
        const response = await withTimeout(replyTimeoutMs, callScript(client, script, keys, args));
        const isLate = response.results.length < keys.length;
        finish?.(!isLate);
        if (!isLate) return response;
      } catch (error) {
        finish?.(false);
        closeFailed(client, error);
        throw error;
      }
      throw new Error("Redis got the call after its deadline");
    },
    onConnect: (listener) => void connectListeners.push(listener),
    problem: () => problem,
    evictionProblem: () => evictionProblem,
    now: () => monotonicMs() + clockOffsetMs + testOffsetMs(),
    async start() {
      try {
        await connect();
      } catch (error) {
        const startupError = toAuthError(error, password);
        if (startupError) throw startupError;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(reconnectTimer);
      if (currentClient?.isOpen) currentClient.destroy();
    },
  };
  observer?.onOpen(connection);
  return connection;

  async function connect(): Promise<void> {
    const client = openClient(url, name);
    client.on("error", (error: Error) => closeFailed(client, error));
    try {
      await withTimeout(connectTimeoutMs, checkServer(client));
      if (isClosed) return client.destroy();
      if (!client.isReady) throw new Error("the connection closed while it was opening");
      if (reconnectTimer) log.warn({}, "Redis recovered, local counts added");
      reconnectTimer = undefined;
      currentClient = client;
      problem = undefined;
      // A failed call closes the connection.
      for (const listener of connectListeners) listener().catch(() => {});
    } catch (error) {
      if (client.isOpen) client.destroy();
      handleUnavailable(error);
      throw error;
    }
  }

  /** Connects, and checks the settings and that scripts can write. */
  async function checkServer(client: Client): Promise<void> {
    await client.connect();
    const warning = findEvictionProblem(await client.sendCommand<string>(["INFO", "memory"]));
    if (warning !== evictionProblem) log.warn({}, warning ?? "Redis no longer evicts counts");
    evictionProblem = warning;
    await callScript(client, checkScript, [`${name}:check`]);
  }

  async function callScript(
    client: Client,
    script: RedisScript,
    keys: readonly string[],
    args: readonly unknown[] = [],
  ): Promise<ScriptResponse> {
    const offset = testOffsetMs();
    const send = (command: string[]) => client.sendCommand(command);
    const [time, ...results] = await runScript(send, script, keys, [offset, ...args]);
    clockOffsetMs = time - offset - monotonicMs();
    return { time, results };
  }

  /** Closes a connection after an error. All calls in flight on it fail too. */
  function closeFailed(client: Client, error: unknown): void {
    if (client !== currentClient) return;
    currentClient = undefined;
    if (client.isOpen) client.destroy();
    handleUnavailable(error);
  }

  function handleUnavailable(error: unknown): void {
    if (isClosed) return;
    problem = hideCredentials(error instanceof Error ? error.message || error.name : String(error), password);
    if (!reconnectTimer) log.warn({ reason: problem }, "Redis unavailable, using the local fallback limiter");
    reconnectTimer = setTimeout(() => void connect().catch(() => {}), reconnectIntervalMs);
  }
}

function openClient(url: string, name: string) {
  return createClient({
    url,
    name,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    // `run` has a timeout. That of the client would create an AbortSignal for each command.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false, ...toTlsOptions(url) },
  });
}

/** Sets the TLS server name (RFC 6066, section 3), because Node does not take it from the URL. */
function toTlsOptions(url: string): { tls: true; servername: string } | undefined {
  const { protocol, hostname } = new URL(url);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;
  return protocol === "rediss:" && !isAddress ? { tls: true, servername: hostname } : undefined;
}

const checkScript = defineScript("redis.call('SET', KEYS[1], '', 'PX', 1) return { now }");
