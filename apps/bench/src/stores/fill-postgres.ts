import { Client } from "pg";
import { startPostgres } from "../services/start-postgres.ts";
import { startRedis } from "../services/start-redis.ts";
import { places } from "../subjects/places.ts";
import { fill, issueKey } from "./fill-programs.ts";
import type { FilledStores } from "./fill-stores.ts";
import { availableLines, petLines } from "./pets.ts";

/**
 * Starts a PostgreSQL and a Redis, and fills a database of the server and one of the peers with the same pets, and each again for
 * being written. What is measured gets a copy of one and a database of Redis.
 */
export async function fillPostgres({
  pets,
  orderable,
  signal,
}: {
  pets: number;
  orderable: number;
  signal: AbortSignal;
}): Promise<FilledStores & AsyncDisposable> {
  await using starting = new AsyncDisposableStack();
  const postgres = starting.use(await startPostgres(signal));
  const redis = starting.use(await startRedis(signal));
  const client = new Client(postgres.url("postgres"));
  // When it is ended with its server, its queries tell.
  client.on("error", () => {});
  await client.connect();
  starting.defer(() => client.end().catch(() => {}));

  const env = (database: string) => ({ DATABASE_URL: postgres.url(database) });
  for (const database of ["server", "peers"]) await client.query(`CREATE DATABASE ${database}`);
  await fill(places.fillServerOnPostgres, env("server"), petLines(pets), signal);
  const key = await issueKey(env("server"), signal);
  await fill(places.fillPeerOnPostgres, { ...env("peers"), API_KEY: key }, petLines(pets), signal);
  for (const database of ["server", "peers"])
    await client.query(`CREATE DATABASE ${database}_written TEMPLATE ${database}`);
  await fill(places.fillServerOnPostgres, env("server_written"), availableLines(orderable), signal);
  await fill(places.fillPeerOnPostgres, env("peers_written"), availableLines(orderable), signal);
  for (const database of ["server", "peers", "server_written", "peers_written"]) await vacuum(postgres.url(database));
  let copies = 0;
  let turn: Promise<unknown> = Promise.resolve();
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
      // One after the other: nobody else may be at a template meanwhile.
      turn = turn.then(() => client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`));
      await turn;
      return { ...env(database), REDIS_URL };
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** As it would have been done by itself a minute later: an index is then enough for what lies in it. */
async function vacuum(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query("VACUUM ANALYZE");
  await client.end();
}
