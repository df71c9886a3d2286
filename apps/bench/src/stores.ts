import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Schemas } from "@animal-store/contract";
import { Client } from "pg";
import { runProgram, startProgram } from "./processes.ts";
import { type Service, startPostgres, startRedis } from "./services.ts";
import { programs } from "./targets.ts";

/** Filled stores, which each measured process gets a copy of. */
export interface FilledStores extends AsyncDisposable {
  /** An API key of every store, whose limits are never reached. */
  readonly key: string;
  /** The id of the first pet after the listed ones: from it on, the pets of a written store are available. */
  readonly firstOrderable: number;
  /** Returns the environment variables that name a copy. */
  copy(kind: "server" | "peer", written: boolean): Promise<Record<string, string>>;
  /** The databases outside the subjects. */
  readonly services: readonly Service[];
}

interface SeedOptions {
  readonly pets: number;
  readonly orderable: number;
  readonly signal: AbortSignal;
}

const databaseFile = "store.db";

/** Fills a store of the server and one of the peers with the same pets, each once for reading and once for writing. */
export async function seedSqlite(folder: string, { pets, orderable, signal }: SeedOptions): Promise<FilledStores> {
  const server = (written: boolean) => join(folder, written ? "server-written" : "server");
  const peer = (written: boolean) => join(folder, written ? "peers-written" : "peers");
  mkdirSync(peer(false));
  await fill(programs.seedServer, { DATA_DIR: server(false) }, petLines(pets), signal);
  const key = await createKey({ DATA_DIR: server(false) }, signal);
  await fill(programs.seedPeer, { DATABASE: join(peer(false), databaseFile), API_KEY: key }, petLines(pets), signal);
  for (const place of [server, peer]) cpSync(place(false), place(true), { recursive: true });
  await fill(programs.seedServer, { DATA_DIR: server(true) }, availableLines(orderable), signal);
  await fill(programs.seedPeer, { DATABASE: join(peer(true), databaseFile) }, availableLines(orderable), signal);
  let copies = 0;

  return {
    key,
    firstOrderable: pets + 1,
    services: [],
    async copy(kind, written) {
      copies += 1;
      const copy = join(folder, `copy-${copies}`);
      cpSync(kind === "server" ? server(written) : peer(written), copy, { recursive: true });
      return kind === "server" ? { DATA_DIR: copy } : { DATABASE: join(copy, databaseFile) };
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** Starts a PostgreSQL and a Redis and fills databases as `seedSqlite` does. A copy is a database of each. */
export async function seedPostgres({ pets, orderable, signal }: SeedOptions): Promise<FilledStores> {
  await using starting = new AsyncDisposableStack();
  const postgres = starting.use(await startPostgres(signal));
  const redis = starting.use(await startRedis(signal));
  const client = new Client(postgres.url("postgres"));
  // The queries report the end of the server.
  client.on("error", () => {});
  await client.connect();
  starting.defer(() => client.end().catch(() => {}));

  const env = (database: string) => ({ DATABASE_URL: postgres.url(database) });
  for (const database of ["server", "peers"]) await client.query(`CREATE DATABASE ${database}`);
  await fill(programs.seedServerOnPostgres, env("server"), petLines(pets), signal);
  const key = await createKey(env("server"), signal);
  await fill(programs.seedPeer, { ...env("peers"), API_KEY: key }, petLines(pets), signal);
  for (const database of ["server", "peers"])
    await client.query(`CREATE DATABASE ${database}_written TEMPLATE ${database}`);
  await fill(programs.seedServerOnPostgres, env("server_written"), availableLines(orderable), signal);
  await fill(programs.seedPeer, env("peers_written"), availableLines(orderable), signal);
  for (const database of ["server", "peers", "server_written", "peers_written"]) await vacuum(postgres.url(database));
  let copies = 0;
  let last: Promise<unknown> = Promise.resolve();
  const running = starting.move();

  return {
    key,
    firstOrderable: pets + 1,
    services: [postgres, redis],
    async copy(kind, written) {
      copies += 1;
      const database = `copy_${copies}`;
      const REDIS_URL = redis.url(copies);
      const template = `${kind === "server" ? "server" : "peers"}${written ? "_written" : ""}`;
      // A template allows one user at a time.
      last = last.then(() => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
      await last;
      return { ...env(database), REDIS_URL };
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Does what autovacuum would do a minute later: index-only scans then need no table. */
async function vacuum(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query("VACUUM ANALYZE");
  await client.end();
}

async function fill(
  program: string,
  env: Record<string, string>,
  lines: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const started = startProgram([process.execPath, program], { env, signal });
  await Promise.all([pipeline(lines, started.stdin), started.output]);
}

async function createKey(env: Record<string, string>, signal: AbortSignal): Promise<string> {
  const limits = ["--per-minute", "1000000000", "--per-day", "1000000000"];
  const command = [process.execPath, programs.keys, "create", "--plan", "enterprise", ...limits, "--json"];
  return JSON.parse(await runProgram(command, { env, signal })).key;
}

const names = ["Rex", "Tom", "Luna", "Bello", "Milo", "Nala", "Käthe", "Balu"];
const statuses = ["available", "pending", "sold", undefined] as const;

/** The pets of every store, one JSON text per line, in large chunks. */
function* petLines(count: number): Generator<string> {
  const maxConcurrent = 5000;
  for (let start = 0; start < count; start += maxConcurrent) {
    const length = Math.min(maxConcurrent, count - start);
    yield Array.from({ length }, (_, index) => `${JSON.stringify(petAt(start + index))}\n`).join("");
  }
}

/** Available pets. */
function* availableLines(count: number): Generator<string> {
  const line = `${JSON.stringify({ name: "Rex", categoryId: 7, status: "available" } satisfies Schemas["NewPet"])}\n`;
  for (let left = count; left > 0; left -= 5000) yield line.repeat(Math.min(left, 5000));
}

function petAt(index: number): Schemas["NewPet"] {
  const name = `${names[index % names.length]} ${index + 1}`;
  const status = statuses[index % statuses.length];
  return { name, categoryId: (index % 50) + 1, ...(status && { status }) };
}
