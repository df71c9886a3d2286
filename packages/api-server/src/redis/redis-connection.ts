import { createHash } from "node:crypto";
import { isIP } from "node:net";
import type { Log } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import { withTimeout } from "@animal-store/sql-store/timing";
import { createClient } from "@redis/client";
import type { RedisObserver } from "../telemetry/redis-metrics.ts";
import { assertSupported, findEvictionProblem, toAuthError } from "./check-redis.ts";

export interface RedisScript {
  readonly source: string;
  /** The SHA-1 digest that identifies the script after Redis has loaded it. */
  readonly sha: string;
}

export function defineScript(source: string): RedisScript {
  return { source, sha: createHash("sha1").update(source).digest("hex") };
}

/** Runs a script. @throws {Error} with the reason why Redis did not respond */
export type RunScript = (script: RedisScript, keys: readonly string[], args: readonly string[]) => Promise<unknown>;

export interface RedisConnectionOptions {
  /** The name of the program: the name of its connections in Redis, and the prefix of its keys. */
  readonly name: string;
  readonly url: string;
  readonly log: Log;
  readonly observer?: RedisObserver | undefined;
  readonly replyTimeoutMs?: number;
  readonly reconnectIntervalMs?: number;
  /** Milliseconds between two checks of the eviction policy, which can change while Redis runs. @default 60,000 */
  readonly evictionCheckIntervalMs?: number;
}

type Client = ReturnType<typeof openClient>;

// No request waits for a new connection, and TLS takes several round trips.
const connectTimeoutMs = 1000;

export type RedisConnection = ReturnType<typeof createRedisConnection>;

/** Opens one connection at a time. A call without a response closes it, so all other calls fail. */
export function createRedisConnection(options: RedisConnectionOptions) {
  const {
    name,
    url,
    log,
    observer,
    replyTimeoutMs = 250,
    reconnectIntervalMs = 500,
    evictionCheckIntervalMs = 60_000,
  } = options;
  const connectListeners: ((run: RunScript) => Promise<void>)[] = [];
  let currentClient: Client | undefined;
  let problem: string | undefined = "not connected yet";
  let reconnectTimer: NodeJS.Timeout | undefined;
  let evictionProblem: string | undefined;
  let evictionTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connection = {
    name,
    replyTimeoutMs,
    /** Runs a script. Throws immediately while Redis is unavailable, otherwise after at most `replyTimeoutMs`. */
    async run(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown> {
      const client = currentClient;
      if (!client) throw new Error(`Redis is unavailable: ${problem}`);
      const finish = observer?.startCall();
      try {
        const response = await createRunner(client, replyTimeoutMs)(script, keys, args);
        finish?.(true);
        return response;
      } catch (error) {
        finish?.(false);
        closeFailed(client, error);
        throw error;
      }
    },
    problem: () => problem,
    evictionProblem: () => evictionProblem,
    /** Calls `listener` with each new connection before any other call. If it throws, the connection closes. */
    onConnect: (listener: (run: RunScript) => Promise<void>) => void connectListeners.push(listener),
    /** Connects, and retries in the background. @throws {StartupError} if Redis is unsupported or denies access */
    async start() {
      evictionTimer = setInterval(() => {
        const client = currentClient;
        if (client) checkEviction(client, replyTimeoutMs).catch((error) => closeFailed(client, error));
      }, evictionCheckIntervalMs);
      try {
        await connect();
      } catch (error) {
        const startupError = error instanceof StartupError ? error : toAuthError(error);
        if (startupError) throw startupError;
      }
    },
    close() {
      isClosed = true;
      clearTimeout(reconnectTimer);
      clearInterval(evictionTimer);
      if (currentClient?.isOpen) currentClient.destroy();
    },
  };
  observer?.onOpen(connection);
  return connection;

  async function connect(): Promise<void> {
    const client = openClient(url, name);
    client.on("error", (error: Error) => closeFailed(client, error));
    try {
      const run = createRunner(client, connectTimeoutMs);
      await withTimeout(connectTimeoutMs, client.connect());
      assertSupported(await withTimeout(connectTimeoutMs, client.sendCommand<string>(["INFO", "server"])));
      await checkEviction(client, connectTimeoutMs);
      for (const listener of connectListeners) await listener(run);
      if (isClosed) return client.destroy();
      if (!client.isReady) throw new Error("the connection closed while it was opening");
      if (reconnectTimer) log.warn({}, "Redis recovered, local counts added");
      reconnectTimer = undefined;
      currentClient = client;
      problem = undefined;
    } catch (error) {
      if (client.isOpen) client.destroy();
      handleUnavailable(error);
      throw error;
    }
  }

  async function checkEviction(client: Client, timeoutMs: number): Promise<void> {
    const warning = findEvictionProblem(await withTimeout(timeoutMs, client.sendCommand<string>(["INFO", "memory"])));
    if (warning !== evictionProblem) log.warn({}, warning ?? "Redis no longer evicts counts");
    evictionProblem = warning;
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
    if (!reconnectTimer) log.warn({ err: error }, "Redis unavailable, using the local fallback limiter");
    problem = error instanceof Error ? error.message || error.name : String(error);
    reconnectTimer = setTimeout(() => void connect().catch(() => {}), reconnectIntervalMs);
  }
}

function openClient(url: string, name: string) {
  return createClient({
    url,
    name,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false, ...toTlsOptions(url) },
  });
}

/** Sets the TLS server name (RFC 6066, section 3), because Node does not take it from the URL. */
function toTlsOptions(url: string): { tls: true; servername: string } | undefined {
  const { protocol, hostname } = new URL(url);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;
  return protocol === "rediss:" && !isAddress ? { tls: true, servername: hostname } : undefined;
}

function createRunner(client: Client, timeoutMs: number): RunScript {
  return (script, keys, args) => {
    const keysAndArgs = [String(keys.length), ...keys, ...args];
    const response = client.sendCommand(["EVALSHA", script.sha, ...keysAndArgs]).catch((error: unknown) => {
      // Redis loses its scripts on a restart and on SCRIPT FLUSH.
      if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
      return client.sendCommand(["EVAL", script.source, ...keysAndArgs]);
    });
    return withTimeout(timeoutMs, response);
  };
}
