import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { memoryFolder, PostgresClient, testFolder } from "@animal-store/sql-store/testing";
import { Kysely } from "kysely";
import { describe, inject, onTestFinished } from "vitest";
import { sqliteDialect } from "../src/index.ts";
import { postgresDialect } from "../src/postgres-dialect.ts";

/** A new database. Each call connects to it once more. */
export type Connect = <Database>() => Kysely<Database>;

/** Registers tests on SQLite and on a real PostgreSQL. `open` creates an empty database. */
export function describeOnDatabases(tests: (open: () => Promise<Connect>) => void): void {
  describe("SQLite", () => tests(openSqlite));
  describe.skipIf(inject("postgresUrl") === undefined)("PostgreSQL", () => tests(async () => openPostgres()));
}

async function openSqlite(): Promise<Connect> {
  const file = join(testFolder(memoryFolder()), "test.db");
  return connectWith(() => sqliteDialect(file));
}

async function openPostgres(): Promise<Connect> {
  const url = await createDatabase();
  return connectWith(() => postgresDialect(url));
}

/** Creates a database on PostgreSQL for one test. Returns its URL. */
export async function createDatabase(): Promise<string> {
  const url = new URL(inject("postgresUrl") as string);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new PostgresClient(url.href);
  await admin.connect();
  // Not the order of code points.
  const locale = "LOCALE_PROVIDER icu ICU_LOCALE 'en'";
  await admin.query(`CREATE DATABASE ${name} ENCODING 'UTF8' ${locale} TEMPLATE template0`);
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  url.pathname = `/${name}`;
  return url.href;
}

function connectWith(createDialect: () => ConstructorParameters<typeof Kysely>[0]["dialect"]): Connect {
  return <Database>() => {
    const db = new Kysely<Database>({ dialect: createDialect() });
    onTestFinished(() => db.destroy());
    return db;
  };
}
