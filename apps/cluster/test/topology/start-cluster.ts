import { createTypedClient, type TypedClient } from "@animal-store/client";
import { contract, type Plan } from "@animal-store/contract";
import {
  freePort,
  type RedisProcess,
  runToEnd,
  type ServerProcess,
  startPostgres,
  startProcess,
  startRedis,
  type TestPostgres,
} from "@animal-store/server/testing";
import { type NginxProcess, startNginx } from "./start-nginx.ts";

/** The topology of the compose file as processes: four servers behind nginx, on one PostgreSQL and one Redis. */
export interface Cluster {
  readonly balancer: NginxProcess;
  readonly servers: readonly ClusterServer[];
  readonly postgres: TestPostgres;
  readonly redis: RedisProcess;
  /** Runs the keys command. @returns what it prints */
  keys(...args: string[]): Promise<string>;
  createKey(plan: Plan, ...args: string[]): Promise<{ readonly id: string; readonly key: string }>;
  /** A caller of the balancer, or of one server. */
  client(key: string, at?: { readonly origin: string }): TypedClient;
  end(): Promise<void>;
}

/** One of the servers, which keeps its address when it is started again. */
export interface ClusterServer {
  readonly origin: string;
  /** All that it logged, in all of its runs. */
  readonly stderr: () => string;
  end(signal: NodeJS.Signals): Promise<number | string | null>;
  /** Starts it again after its end. */
  start(): Promise<void>;
}

export interface ClusterOptions {
  /** What the servers reach the database by. @default its own URL */
  readonly databaseUrl?: (url: string) => Promise<string>;
  readonly redisFolder?: string;
}

const count = 4;

/** @throws {Error} that names what is missing */
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
  };
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(env)));
  const balancer = await startNginx(servers.map(({ origin }) => Number(new URL(origin).port)));
  const keys = async (...args: string[]) => {
    const { code, stdout, stderr } = await runToEnd("keys.js", args, { DATABASE_URL: postgres.url });
    if (code !== 0) throw new Error(`keys ${args.join(" ")} ended with ${code}: ${stderr}`);
    return stdout;
  };
  return {
    balancer,
    servers,
    postgres,
    redis,
    keys,
    createKey: async (plan, ...args) => JSON.parse(await keys("create", "--plan", plan, "--json", ...args)),
    client: (key, at = balancer) => createTypedClient({ baseUrl: at.origin + contract.basePath, key }),
    async end() {
      await balancer.end();
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await Promise.all([postgres.stop(), redis.kill()]);
    },
  };
}

async function startServer(env: Record<string, string>): Promise<ClusterServer> {
  const port = await freePort();
  const start = () => startProcess("", { ...env, PORT: String(port) });
  let process: ServerProcess = await start();
  let before = "";
  return {
    origin: process.origin,
    stderr: () => before + process.stderr(),
    end: (signal) => process.end(signal),
    async start() {
      before += process.stderr();
      process = await start();
    },
  };
}
