import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

export type StoreType = "sqlite" | "postgres";

/** Creates empty stores, one per target. */
export interface Stores extends AsyncDisposable {
  /** Returns the environment variables of a new store. */
  create(): Promise<Record<string, string>>;
}

/** Creates stores in a temporary folder. */
export function openSqliteStores(): Stores {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-"));
  let count = 0;
  return {
    async create() {
      count += 1;
      const storeFolder = join(folder, `store-${count}`);
      mkdirSync(storeFolder, { mode: 0o700 });
      return { DATA_DIR: storeFolder, DATABASE: join(storeFolder, "peer.db") };
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts PostgreSQL, which writes each commit to disk before the response, and Redis. A store is one database in both. */
export async function openPostgresStores(): Promise<Stores> {
  // Loading these modules takes a second, which a run on SQLite does not need.
  const { startRedis } = await import("@animal-store/api-server/testing");
  const { startPostgres } = await import("@animal-store/sql-store/testing");
  await using resources = new AsyncDisposableStack();
  const settings = { shared_buffers: "256MB", max_wal_size: "2GB", max_connections: "400", autovacuum: "on" };
  const postgres = await startPostgres(undefined, settings, tmpdir());
  resources.defer(() => postgres.stop());
  const redis = await startRedis();
  resources.defer(() => redis.kill());
  const client = new Client(postgres.url);
  await client.connect();
  resources.defer(() => client.end());
  let count = 0;
  const ownedResources = resources.move();

  return {
    async create() {
      count += 1;
      const database = `store_${count}`;
      await client.query(`CREATE DATABASE ${database}`);
      return { DATABASE_URL: new URL(database, postgres.url).href, REDIS_URL: `${redis.url}/${count}` };
    },
    [Symbol.asyncDispose]: () => ownedResources.disposeAsync(),
  };
}
