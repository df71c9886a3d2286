import { StartupError } from "@animal-store/node-http";
import { Client } from "pg";
import {
  selectAsText,
  type TableMapping,
  type TargetStore,
  type TextRow,
  tableMappings,
} from "../migrate-store/migrate-store.ts";
import type { StoreDefinition } from "../store.ts";
import { createClientConfig } from "./client-config.ts";
import { redactUrl } from "./database-url.ts";
import { migrate, toDatabaseError } from "./migrate.ts";
import { insertRows, toColumnArrays } from "./statement.ts";

const timeoutMs = 5000;
const rowsPerInsert = 2000;

/**
 * Opens an empty database for `migrateStore`, and locks its tables.
 * @throws {StartupError} if the database has rows
 * @example
 * const target = await openTarget("postgres://user@db.example:5432/database", library);
 */
export async function openTarget(url: string, { name, tables }: StoreDefinition): Promise<TargetStore> {
  const mappings = tableMappings(tables);
  const redactedUrl = redactUrl(url);
  const config = createClientConfig({ url, timeoutMs, urlSource: "--to", applicationName: name });
  await migrate(config, tables, redactedUrl, "--to");
  const client = new Client({ ...config, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  client.on("error", () => {});
  const target: TargetStore = {
    location: redactedUrl,
    async fill(table, rows, signal) {
      const insert = insertRows(table);
      for (const chunk of splitIntoChunks(rows)) {
        signal.throwIfAborted();
        await withTargetErrors(() => client.query({ ...insert, values: toColumnArrays(chunk) }));
      }
      signal.throwIfAborted();
    },
    async *rows(table) {
      await withTargetErrors(() =>
        client.query(`DECLARE copied NO SCROLL CURSOR FOR ${selectAsText(table, "postgres")}`),
      );
      for (;;) {
        const text = `FETCH ${rowsPerInsert} FROM copied`;
        const { rows } = await withTargetErrors(() => client.query<(string | null)[]>({ text, rowMode: "array" }));
        yield* rows;
        if (rows.length < rowsPerInsert) break;
      }
      await withTargetErrors(() => client.query("CLOSE copied"));
    },
    async setLastId(sequence, lastId) {
      // Unlike setval, a rollback reverts RESTART.
      await withTargetErrors(() => client.query(`ALTER SEQUENCE ${sequence} RESTART WITH ${BigInt(lastId)}`));
    },
    async commit() {
      await withTargetErrors(() => client.query(`ANALYZE ${joinNames(mappings)}`));
      try {
        await client.query("COMMIT");
      } catch (error) {
        throw new StartupError(
          `the database ${redactedUrl} did not confirm the commit: ${(error as Error).message}. It contains everything or nothing. Run the command again: if it reports that the database is not empty, the migration is complete.`,
          { cause: error },
        );
      }
    },
    close: () => client.end(),
  };
  try {
    await withTargetErrors(() => client.connect());
    await withTargetErrors(() => beginExclusive(client, mappings, redactedUrl));
    return target;
  } catch (error) {
    await client.end();
    throw error;
  }

  async function withTargetErrors<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof StartupError ? error : toDatabaseError(redactedUrl, error, "--to");
    }
  }
}

async function beginExclusive(client: Client, mappings: readonly TableMapping[], redactedUrl: string): Promise<void> {
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${joinNames(mappings)} IN ACCESS EXCLUSIVE MODE`);
  const nonEmptyTables: string[] = [];
  for (const { name, label } of mappings) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*)::text AS count FROM ${name}`);
    if (rows[0]?.count !== "0") nonEmptyTables.push(`${rows[0]?.count} ${label}`);
  }
  if (nonEmptyTables.length > 0)
    throw new StartupError(
      `the database ${redactedUrl} is not empty: it contains ${nonEmptyTables.join(", ")}. Nothing was changed. Name an empty database with --to, or recreate this one (DROP DATABASE, CREATE DATABASE). Start no server on it before the migration, because a server can create a first key.`,
    );
  await client.query("SELECT require_durable_commit()");
}

function joinNames(mappings: readonly TableMapping[]): string {
  return mappings.map(({ name }) => name).join(", ");
}

function* splitIntoChunks(rows: Iterable<TextRow>): Generator<TextRow[]> {
  let chunk: TextRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < rowsPerInsert) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
