import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailableError, systemClock } from "@animal-store/api-platform";
import { Client } from "pg";
import { expect } from "vitest";
import { createKeyRing, type LibraryStore, library } from "../library-store.ts";
import { unwrapOutcome } from "../unwrap-outcome.ts";
import { startPostgres } from "./start-postgres.ts";
import { createTestDatabase } from "./test-database.ts";

export interface ChangedSetting {
  readonly name: string;
  readonly value: string;
  /** "session" sets it in the options of the URL. */
  readonly level: "system" | "database" | "role" | "session";
  readonly extraSettings?: Readonly<Record<string, string>>;
  /** "durable": no acknowledged write is lost. "writes stop": writes are rejected until the setting is reset. */
  readonly expected: "durable" | "writes stop";
}

export const changedSettings: readonly ChangedSetting[] = [
  { name: "synchronous_commit", value: "off", level: "system", expected: "durable" },
  { name: "synchronous_commit", value: "off", level: "database", expected: "durable" },
  { name: "synchronous_commit", value: "off", level: "role", expected: "durable" },
  { name: "synchronous_commit", value: "off", level: "session", expected: "durable" },
  { name: "synchronous_commit", value: "local", level: "system", expected: "durable" },
  { name: "synchronous_commit", value: "remote_write", level: "system", expected: "durable" },
  { name: "synchronous_commit", value: "remote_apply", level: "system", expected: "durable" },
  // kill -9 alone does not lose these writes, because the kernel has the pages.
  { name: "fsync", value: "off", level: "system", expected: "writes stop" },
  { name: "full_page_writes", value: "off", level: "system", expected: "writes stop" },
  { name: "wal_sync_method", value: "fsync", level: "system", expected: "durable" },
  { name: "wal_sync_method", value: "open_datasync", level: "system", expected: "durable" },
  {
    name: "commit_delay",
    value: "10000",
    level: "system",
    extraSettings: { commit_siblings: "0" },
    expected: "durable",
  },
  { name: "default_transaction_read_only", value: "on", level: "system", expected: "writes stop" },
  { name: "default_transaction_read_only", value: "on", level: "database", expected: "writes stop" },
  { name: "default_transaction_read_only", value: "on", level: "role", expected: "writes stop" },
  { name: "default_transaction_isolation", value: "serializable", level: "system", expected: "durable" },
  { name: "default_transaction_isolation", value: "serializable", level: "session", expected: "durable" },
  { name: "default_transaction_deferrable", value: "on", level: "system", expected: "durable" },
  { name: "synchronous_standby_names", value: "nobody", level: "system", expected: "writes stop" },
  {
    name: "wal_level",
    value: "minimal",
    level: "system",
    extraSettings: { max_wal_senders: "0" },
    expected: "durable",
  },
  { name: "wal_level", value: "logical", level: "system", expected: "durable" },
  { name: "wal_compression", value: "on", level: "system", expected: "durable" },
  { name: "wal_log_hints", value: "on", level: "system", expected: "durable" },
  { name: "wal_recycle", value: "off", level: "system", extraSettings: { wal_init_zero: "off" }, expected: "durable" },
  {
    name: "checkpoint_timeout",
    value: "30",
    level: "system",
    extraSettings: { max_wal_size: "64" },
    expected: "durable",
  },
];

const timeoutMs = 800;
const momo = { title: "Momo", shelf: 1 };

/** Kills PostgreSQL under traffic after the setting is reloaded, and again after a start with the setting. */
export async function testSetting(setting: ChangedSetting): Promise<{ acknowledged: number; violations: string[] }> {
  // The WAL writer rarely flushes, so a kill loses every commit that was not flushed.
  const server = await startPostgres(undefined, { wal_writer_delay: "10s" });
  const { url: baseUrl, open } = await createTestDatabase(server.url, library);
  const url = setting.level === "session" ? `${baseUrl}?options=-c%20${setting.name}%3D${setting.value}` : baseUrl;
  const { store, close } = await open({ url, timeoutMs });
  const traffic = startTraffic(store);
  const { acknowledged, failures } = traffic;
  const expectWrites = () => traffic.untilAcknowledged(50);
  const expectEffect = async () => {
    if (setting.expected === "durable") return expectWrites();
    await expect.poll(() => traffic.failedInRow, { interval: 10 }).toBeGreaterThan(5);
    expect(failures.at(-1)?.error).toBeInstanceOf(StoreUnavailableError);
  };
  const restart = async () => {
    await server.kill();
    await server.start();
  };
  try {
    await expectWrites();
    await alter(baseUrl, setting, "set");
    // Role and database settings apply only to new connections.
    if (setting.level !== "system") await server.endConnections();
    await expectEffect();
    await restart();
    await expectEffect();
    await restart();
    await alter(baseUrl, setting, "reset");
    if (setting.level !== "system") await server.endConnections();
    await expectWrites();
    await traffic.stop();
    const storedIds = await readAllIds(baseUrl);
    const errors = failures
      .filter(({ error }) => !(error instanceof StoreUnavailableError))
      .map(({ error }) => String(error));
    return {
      acknowledged: acknowledged.size,
      violations: [...errors, ...[...acknowledged].filter((id) => !storedIds.has(id)).map((id) => `${id} is lost`)],
    };
  } finally {
    await traffic.stop();
    await close();
    await server.stop();
  }
}

export function startTraffic(store: LibraryStore) {
  const acknowledged = new Set<string>();
  const failures: { error: unknown; after: number }[] = [];
  let isStopped = false;
  const traffic = {
    acknowledged,
    failures,
    failedInRow: 0,
    async untilAcknowledged(count: number) {
      const expected = acknowledged.size + count;
      await expect.poll(() => acknowledged.size, { interval: 10 }).toBeGreaterThan(expected);
    },
    async stop() {
      isStopped = true;
      await clientLoops;
    },
  };
  const repeat = async (write: (count: number) => Promise<string | undefined>) => {
    for (let count = 0; !isStopped; count += 1) {
      const startedAt = performance.now();
      try {
        const id = await write(count);
        if (id === undefined) continue;
        if (acknowledged.has(id)) throw new Error(`${id} was assigned twice`);
        acknowledged.add(id);
        traffic.failedInRow = 0;
      } catch (error) {
        failures.push({ error, after: performance.now() - startedAt });
        traffic.failedInRow += 1;
        await wait(5);
      }
    }
  };
  const createClaim = (count: number) => ({ scope: `scope ${count}`, fingerprint: "", now: 0, expiresAt: 60_000 });
  const keyRing = createKeyRing(store.keys, systemClock);
  const addBook = async () => `book ${(await unwrapOutcome(store.writes.addBook(momo))).id}`;
  const clientLoops = Promise.all([
    repeat(addBook),
    repeat(addBook),
    repeat(async (count) => `book ${(await unwrapOutcome(store.writes.addBook(momo, createClaim(count)))).id}`),
    repeat(async () => (await keyRing.issue({ plan: "member" })).record.id),
    repeat(async () => {
      await Promise.all([store.tables.books.list({ after: 0, limit: 1000 }), store.tables.books.find(1)]);
      return undefined;
    }),
  ]);
  return traffic;
}

async function alter(url: string, setting: ChangedSetting, action: "set" | "reset"): Promise<void> {
  const { level } = setting;
  if (level === "session") return;
  const database = new URL(url).pathname.slice(1);
  const target = { system: "SYSTEM", database: `DATABASE ${database}`, role: "ROLE CURRENT_USER" }[level];
  const client = new Client({ connectionString: url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  for (const [name, value] of Object.entries({ [setting.name]: setting.value, ...setting.extraSettings }))
    await client.query(action === "set" ? `ALTER ${target} SET ${name} = '${value}'` : `ALTER ${target} RESET ${name}`);
  await client.query("SELECT pg_reload_conf()");
  await client.end();
}

export async function readAllIds(url: string): Promise<Set<string>> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "SELECT 'book ' || id AS id FROM books UNION ALL SELECT id FROM keys",
  );
  await client.end();
  return new Set(rows.map(({ id }) => id));
}
