import { randomUUID } from "node:crypto";
import type { PostgresOptions } from "@animal-store/sql-store/internals";
import { openPostgresStore } from "@animal-store/sql-store/postgres";
import { definition } from "@animal-store/store";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** Registers tests on a real PostgreSQL. Skips them if none is available. */
export function describeOnPostgres(name: string, tests: (database: () => TestDatabase) => void): void {
  const serverUrl = inject("postgresUrl");
  describe.skipIf(serverUrl === undefined)(name, () => {
    let testDatabase: TestDatabase;
    beforeAll(async () => {
      testDatabase = await createTestDatabase(serverUrl as string);
    });
    afterAll(() => testDatabase.drop());
    tests(() => testDatabase);
  });
}

/** Creates a database for one test file. @param serverUrl the URL of a database on the same PostgreSQL */
export async function createTestDatabase(serverUrl: string) {
  const name = `animals_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client(serverUrl);
  admin.on("error", () => {});
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const url = databaseUrl.href;
  const adminSession = new Client(url);
  adminSession.on("error", () => {});
  await adminSession.connect();
  const open = (options?: Partial<PostgresOptions<typeof definition>>) =>
    openPostgresStore({ definition, url, timeoutMs: 5000, readConnections: 2, ...options });
  return {
    url,
    adminSession,
    async truncate() {
      await adminSession.query(`ALTER TABLE key_log DISABLE TRIGGER USER;
        TRUNCATE pets, orders, keys, key_log, idempotent_outcomes;
        ALTER TABLE key_log ENABLE TRIGGER USER;
        ALTER SEQUENCE last_pet_id RESTART;
        ALTER SEQUENCE last_order_id RESTART`);
    },
    open,
    /** Opens an empty store in a separate schema, which is faster to create than a database. */
    async openInSchema(options?: Partial<PostgresOptions<typeof definition>>) {
      const schema = `test_${randomUUID().replaceAll("-", "")}`;
      await adminSession.query(`CREATE SCHEMA ${schema}`);
      return open({ url: `${url}?options=-c%20search_path%3D${schema}`, ...options });
    },
    async drop() {
      await adminSession.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
