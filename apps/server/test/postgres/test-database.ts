import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { type OpenPostgresStores, openPostgresStores, type PostgresOptions } from "../../src/postgres/open-stores.ts";

/** A database of one test file's own. */
export interface TestDatabase {
  readonly url: string;
  /** Another connection to it. */
  readonly other: Client;
  /** Forgets all that is in it. */
  empty(): Promise<void>;
  open(options?: Partial<PostgresOptions>): Promise<OpenPostgresStores>;
  /** Empty stores beside the others: in a schema of their own, which is there sooner than a database. */
  openBeside(options?: Partial<PostgresOptions>): Promise<OpenPostgresStores>;
}

/** Tests on a real PostgreSQL, skipped where none can be had. */
export function describeOnPostgres(name: string, tests: (database: () => TestDatabase) => void): void {
  const server = inject("postgresUrl");
  describe.skipIf(server === undefined)(name, () => {
    let opened: Awaited<ReturnType<typeof createTestDatabase>>;
    beforeAll(async () => {
      opened = await createTestDatabase(server as string);
    });
    afterAll(() => opened.drop());
    tests(() => opened);
  });
}

/** @param server the URL of a database where others may be made from */
export async function createTestDatabase(server: string): Promise<TestDatabase & { drop(): Promise<void> }> {
  const name = `animals_${randomUUID().replaceAll("-", "")}`;
  const maker = new Client(server);
  maker.on("error", () => {});
  await maker.connect();
  await maker.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const at = new URL(server);
  at.pathname = `/${name}`;
  const url = at.href;
  const other = new Client(url);
  other.on("error", () => {});
  await other.connect();
  const open = (options?: Partial<PostgresOptions>) =>
    openPostgresStores({ url, timeout: 5000, connections: 2, ...options });
  return {
    url,
    other,
    async empty() {
      await other.query(`ALTER TABLE key_log DISABLE TRIGGER USER;
        TRUNCATE pets, orders, keys, key_log, idempotent_outcomes;
        ALTER TABLE key_log ENABLE TRIGGER USER;
        ALTER SEQUENCE last_pet_id RESTART;
        ALTER SEQUENCE last_order_id RESTART`);
    },
    open,
    async openBeside(options) {
      const schema = `beside_${randomUUID().replaceAll("-", "")}`;
      await other.query(`CREATE SCHEMA ${schema}`);
      return open({ url: `${url}?options=-c%20search_path%3D${schema}`, ...options });
    },
    async drop() {
      await other.end();
      await maker.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await maker.end();
    },
  };
}
