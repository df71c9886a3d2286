import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openPostgresStore, type PostgresOptions } from "../../src/postgres/open-store.ts";
import type { StoreDefinition } from "../../src/store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for test databases. If undefined, its tests are skipped. */
    postgresUrl: string | undefined;
  }
}

export type TestDatabase<Definition extends StoreDefinition> = Awaited<
  ReturnType<typeof createTestDatabase<Definition>>
>;

/** Registers tests on a real PostgreSQL. Skips them if none is available. */
export function describeOnPostgres<Definition extends StoreDefinition>(
  name: string,
  definition: Definition,
  tests: (database: () => TestDatabase<Definition>) => void,
): void {
  const serverUrl = inject("postgresUrl");
  describe.skipIf(serverUrl === undefined)(name, () => {
    let testDatabase: TestDatabase<Definition>;
    beforeAll(async () => {
      testDatabase = await createTestDatabase(serverUrl as string, definition);
    });
    afterAll(() => testDatabase.drop());
    tests(() => testDatabase);
  });
}

/** Creates a database for one test file. @param serverUrl the URL of a database on the same PostgreSQL */
export async function createTestDatabase<Definition extends StoreDefinition>(
  serverUrl: string,
  definition: Definition,
) {
  const tables = Object.values(definition.tables);
  const names = tables.map((table) => table.name);
  const restarts = tables.map(({ sequence }) => `ALTER SEQUENCE ${sequence} RESTART`);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
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
  type Options = Partial<PostgresOptions<Definition>>;
  const open = (options?: Options) =>
    openPostgresStore({ definition, url, timeoutMs: 5000, readConnections: 2, ...options });
  return {
    url,
    adminSession,
    async truncate() {
      await adminSession.query(`ALTER TABLE key_log DISABLE TRIGGER USER;
        TRUNCATE ${names.join(", ")}, keys, key_log, idempotency_records;
        ALTER TABLE key_log ENABLE TRIGGER USER;
        ${restarts.join("; ")}`);
    },
    open,
    /** Opens an empty store in a separate schema, which is faster to create than a database. */
    async openInSchema(options?: Options) {
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
