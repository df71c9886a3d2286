import { type RedisProcess, startRedis } from "@animal-store/api-server/testing";
import { createTypedClient, type TypedClient } from "@animal-store/client";
import { contract, type Plan } from "@animal-store/contract";
import { runToEnd, type ServerProcess, startProcess } from "@animal-store/server/testing";
import { findFreePort, startPostgres, type TestPostgres } from "@animal-store/sql-store/testing";
import { type NginxProcess, startNginx } from "./start-nginx.ts";

export interface Cluster {
  readonly balancer: NginxProcess;
  readonly servers: readonly ClusterServer[];
  readonly postgres: TestPostgres;
  readonly redis: RedisProcess;
  /** Returns the standard output of the command `keys`. */
  runKeysCommand(...args: string[]): Promise<string>;
  createKey(plan: Plan, ...args: string[]): Promise<{ id: string; key: string }>;
  /** @param target by default the balancer */
  createClient(apiKey: string, target?: { readonly origin: string }): TypedClient;
  end(): Promise<void>;
}

export interface ClusterServer extends Pick<ServerProcess, "origin" | "stdout" | "stderr" | "end"> {
  /** Starts the server again after its end, at the same address. */
  start(): Promise<void>;
}

interface ClusterOptions {
  /** Returns the URL that the servers use, such as that of a proxy. @default the URL of the database */
  readonly databaseUrl?: (url: string) => Promise<string>;
  readonly redisFolder?: string;
}

/** Starts the topology of the compose file as processes. @throws {Error} that names the missing requirement */
export async function startCluster({ databaseUrl, redisFolder }: ClusterOptions = {}): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([
    startPostgres(),
    startRedis(...(redisFolder ? ["--appendonly", "yes", "--dir", redisFolder] : [])),
  ]);
  const env = {
    DATABASE_URL: (await databaseUrl?.(postgres.url)) ?? postgres.url,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: "1",
    SHUTDOWN_IDLE_MS: "5000",
    METRICS_PORT: "0",
  };
  const servers = await Promise.all(Array.from({ length: 4 }, () => startServer(env)));
  const balancer = await startNginx(servers.map(({ origin }) => Number(new URL(origin).port)));
  const runKeysCommand = async (...args: string[]) => {
    const { code, stdout, stderr } = await runToEnd("keys.js", args, { DATABASE_URL: postgres.url });
    if (code !== 0) throw new Error(`keys ${args.join(" ")} ended with ${code}: ${stderr}`);
    return stdout;
  };
  return {
    balancer,
    servers,
    postgres,
    redis,
    runKeysCommand,
    createKey: async (plan, ...args) => JSON.parse(await runKeysCommand("create", "--plan", plan, "--json", ...args)),
    createClient: (apiKey, { origin } = balancer) => createTypedClient({ baseUrl: origin + contract.basePath, apiKey }),
    async end() {
      await balancer.end();
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await Promise.all([postgres.stop(), redis.kill()]);
    },
  };
}

/** Starts a server that has the same address after a restart. */
async function startServer(env: Record<string, string>): Promise<ClusterServer> {
  const port = await findFreePort();
  const start = () => startProcess("", { ...env, PORT: String(port) });
  let serverProcess: ServerProcess = await start();
  let earlierStderr = "";
  return {
    origin: serverProcess.origin,
    stdout: () => serverProcess.stdout(),
    stderr: () => earlierStderr + serverProcess.stderr(),
    end: (signal) => serverProcess.end(signal),
    async start() {
      earlierStderr += serverProcess.stderr();
      serverProcess = await start();
    },
  };
}
