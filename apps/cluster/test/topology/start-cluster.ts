import { startRedis } from "@animal-store/api-server/testing";
import { createTypedClient } from "@animal-store/client";
import { contract, type Plan } from "@animal-store/contract";
import { runToEnd, type ServerProcess, startProcess } from "@animal-store/server/testing";
import { findFreePort, startPostgres } from "@animal-store/sql-store/testing";
import { startNginx } from "./start-nginx.ts";

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type ClusterServer = Awaited<ReturnType<typeof startServer>>;

interface ClusterOptions {
  /** Returns the URL that the servers use, such as that of a proxy. @default the URL of the database */
  readonly databaseUrl?: (url: string) => Promise<string>;
  readonly redisFolder?: string;
}

/** Starts the topology of the compose file as processes. @throws {Error} that names the missing requirement */
export async function startCluster({ databaseUrl, redisFolder }: ClusterOptions = {}) {
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
    createKey: async (plan: Plan, ...args: string[]): Promise<{ id: string; key: string }> =>
      JSON.parse(await runKeysCommand("create", "--plan", plan, "--json", ...args)),
    createClient: (apiKey: string, { origin }: { readonly origin: string } = balancer) =>
      createTypedClient({ baseUrl: origin + contract.basePath, apiKey }),
    async end() {
      await balancer.end();
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await Promise.all([postgres.stop(), redis.kill()]);
    },
  };
}

/** Starts a server that has the same address after a restart. */
async function startServer(env: Record<string, string>) {
  const port = await findFreePort();
  const start = () => startProcess("", { ...env, PORT: String(port) });
  let serverProcess: ServerProcess = await start();
  let earlierStderr = "";
  return {
    origin: serverProcess.origin,
    stdout: () => serverProcess.stdout(),
    stderr: () => earlierStderr + serverProcess.stderr(),
    end: (signal: NodeJS.Signals) => serverProcess.end(signal),
    async start() {
      earlierStderr += serverProcess.stderr();
      serverProcess = await start();
    },
  };
}
