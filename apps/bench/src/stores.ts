import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Schemas } from "@animal-store/contract";
import { Client } from "pg";
import { runProgram, startProgram } from "./processes.ts";
import { type Service, startPostgres, startRedis } from "./services.ts";
import { programPaths } from "./targets.ts";

/** Stores with data. Each target gets a copy. */
export interface SeededStores extends AsyncDisposable {
  /** An API key that is valid in every store and has no effective limits. */
  readonly key: string;
  /** The id of the first pet that is reserved for orders. All pets from this id on are available. */
  readonly firstOrderableId: number;
  /** Creates a copy and returns its environment variables. */
  copy(kind: StoreKind, forWrites: boolean): Promise<Record<string, string>>;
  /** Databases that run as separate processes. */
  readonly services: readonly Service[];
}

interface SeedOptions {
  readonly pets: number;
  /** The number of available pets that are added for orders. */
  readonly orderable: number;
  readonly signal: AbortSignal;
}

type StoreKind = "server" | "peer";
const storeKinds: readonly StoreKind[] = ["server", "peer"];

/** Creates the same data for the server and the peers, in separate stores for reads and for writes. */
export async function seedSqlite(folder: string, options: SeedOptions): Promise<SeededStores> {
  const folderOf = (kind: StoreKind, forWrites: boolean) => join(folder, forWrites ? `${kind}-written` : kind);
  const envIn = (kind: StoreKind, storeFolder: string): Record<string, string> =>
    kind === "server" ? { DATA_DIR: storeFolder } : { DATABASE: join(storeFolder, "store.db") };
  mkdirSync(folderOf("peer", false));
  const seeded = await seedStores(options, {
    seedServer: programPaths.seedServer,
    env: (kind, forWrites) => envIn(kind, folderOf(kind, forWrites)),
    async duplicate(kind) {
      cpSync(folderOf(kind, false), folderOf(kind, true), { recursive: true });
    },
  });
  let copyCount = 0;

  return {
    ...seeded,
    services: [],
    async copy(kind, forWrites) {
      copyCount += 1;
      const copy = join(folder, `copy-${copyCount}`);
      cpSync(folderOf(kind, forWrites), copy, { recursive: true });
      return envIn(kind, copy);
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** Starts PostgreSQL and Redis and creates the same data as `seedSqlite`. Each copy is one database in both. */
export async function seedPostgres(options: SeedOptions): Promise<SeededStores> {
  await using resources = new AsyncDisposableStack();
  const postgres = resources.use(await startPostgres(options.signal));
  const redis = resources.use(await startRedis(options.signal));
  const client = new Client(postgres.url("postgres"));
  // Queries report the loss of the connection.
  client.on("error", () => {});
  await client.connect();
  resources.defer(() => client.end().catch(() => {}));

  const env = (database: string) => ({ DATABASE_URL: postgres.url(database) });
  const databaseOf = (kind: StoreKind, forWrites: boolean) => (forWrites ? `${kind}_written` : kind);
  for (const kind of storeKinds) await client.query(`CREATE DATABASE ${kind}`);
  const seeded = await seedStores(options, {
    seedServer: programPaths.seedServerOnPostgres,
    env: (kind, forWrites) => env(databaseOf(kind, forWrites)),
    duplicate: (kind) => client.query(`CREATE DATABASE ${kind}_written TEMPLATE ${kind}`),
  });
  for (const kind of storeKinds)
    for (const forWrites of [false, true]) await vacuum(postgres.url(databaseOf(kind, forWrites)));
  let copyCount = 0;
  let lastCopy: Promise<unknown> = Promise.resolve();
  const ownedResources = resources.move();

  return {
    ...seeded,
    services: [postgres, redis],
    async copy(kind, forWrites) {
      copyCount += 1;
      const database = `copy_${copyCount}`;
      const REDIS_URL = redis.url(copyCount);
      const template = databaseOf(kind, forWrites);
      // PostgreSQL cannot copy a template concurrently.
      lastCopy = lastCopy.then(() => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
      await lastCopy;
      return { ...env(database), REDIS_URL };
    },
    [Symbol.asyncDispose]: () => ownedResources.disposeAsync(),
  };
}

interface Backend {
  /** The program that seeds a store of the server. */
  readonly seedServer: string;
  /** The environment variables of a store. */
  env(kind: StoreKind, forWrites: boolean): Record<string, string>;
  /** Creates the store for writes as a copy of the other one. */
  duplicate(kind: StoreKind): Promise<unknown>;
}

async function seedStores({ pets, orderable, signal }: SeedOptions, { seedServer, env, duplicate }: Backend) {
  await seed(seedServer, env("server", false), petLines(pets), signal);
  const key = await createKey(env("server", false), signal);
  await seed(programPaths.seedPeer, { ...env("peer", false), API_KEY: key }, petLines(pets), signal);
  for (const kind of storeKinds) {
    await duplicate(kind);
    const program = kind === "server" ? seedServer : programPaths.seedPeer;
    await seed(program, env(kind, true), availableLines(orderable), signal);
  }
  return { key, firstOrderableId: pets + 1 };
}

/** Does the work of autovacuum in advance, so that index-only scans do not read the table. */
async function vacuum(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query("VACUUM ANALYZE");
  await client.end();
}

async function seed(program: string, env: Record<string, string>, lines: Iterable<string>, signal: AbortSignal) {
  const seeding = startProgram([process.execPath, program], { env, signal });
  await Promise.all([pipeline(lines, seeding.stdin), seeding.output]);
}

async function createKey(env: Record<string, string>, signal: AbortSignal): Promise<string> {
  const limits = ["--per-minute", "1000000000", "--per-day", "1000000000"];
  const command = [process.execPath, programPaths.keys, "create", "--plan", "enterprise", ...limits, "--json"];
  return JSON.parse(await runProgram(command, { env, signal })).key;
}

const names = ["Rex", "Tom", "Luna", "Bello", "Milo", "Nala", "Käthe", "Balu"];
const statuses = ["available", "pending", "sold", undefined] as const;

/** Yields the pets of every store as JSON lines, in large chunks. */
function* petLines(count: number): Generator<string> {
  const chunkSize = 5000;
  for (let start = 0; start < count; start += chunkSize) {
    const length = Math.min(chunkSize, count - start);
    yield Array.from({ length }, (_, index) => `${JSON.stringify(createPet(start + index))}\n`).join("");
  }
}

function* availableLines(count: number): Generator<string> {
  const line = `${JSON.stringify({ name: "Rex", categoryId: 7, status: "available" } satisfies Schemas["NewPet"])}\n`;
  for (let remaining = count; remaining > 0; remaining -= 5000) yield line.repeat(Math.min(remaining, 5000));
}

function createPet(index: number): Schemas["NewPet"] {
  const name = `${names[index % names.length]} ${index + 1}`;
  const status = statuses[index % statuses.length];
  return { name, categoryId: (index % 50) + 1, ...(status && { status }) };
}
