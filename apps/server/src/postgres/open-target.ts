import { StartupError } from "@animal-store/node-http";
import { Client } from "pg";
import type { TargetStore } from "../migrate-store/migrate-store.ts";
import { selectAsText, type TextRow, tableMappings } from "../migrate-store/table-mappings.ts";
import { clientConfig } from "./client-config.ts";
import { redactUrl } from "./database-url.ts";
import { migrate, toDatabaseError } from "./migrate.ts";
import { insertRows, toArrays } from "./statement.ts";

const names = tableMappings.map(({ name }) => name).join(", ");
// Milliseconds that connecting, and other users of the tables, may take.
const timeout = 5000;
const rowsPerInsert = 2000;

/** @throws {StartupError} when the database cannot be used, or is not empty */
export async function openTarget(url: string): Promise<TargetStore> {
  const place = redactUrl(url);
  const config = clientConfig({ url, timeout: timeout, source: "--to" });
  await migrate(config, place, "--to");
  // A table takes as long as it takes.
  const client = new Client({ ...config, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  // Its queries report what is wrong.
  client.on("error", () => {});
  const target: TargetStore = {
    place,
    async fill(table, rows, signal) {
      const insert = insertRows(table);
      for (const chunk of chunksOf(rows)) {
        signal.throwIfAborted();
        await explained(() => client.query({ ...insert, values: toArrays(chunk) }));
      }
      signal.throwIfAborted();
    },
    async *rows(table) {
      await explained(() => client.query(`DECLARE filled NO SCROLL CURSOR FOR ${selectAsText(table, "postgres")}`));
      for (;;) {
        const text = `FETCH ${rowsPerInsert} FROM filled`;
        const { rows } = await explained(() => client.query<(string | null)[]>({ text, rowMode: "array" }));
        yield* rows;
        if (rows.length < rowsPerInsert) break;
      }
      await explained(() => client.query("CLOSE filled"));
    },
    async goOnAfter({ pets, orders }) {
      // Unlike setval, a restart is undone with its transaction.
      const restart = (sequence: string, last: string) => `ALTER SEQUENCE ${sequence} RESTART WITH ${BigInt(last)}`;
      await explained(() => client.query(`${restart("last_pet_id", pets)}; ${restart("last_order_id", orders)}`));
    },
    async keep() {
      await explained(() => client.query(`ANALYZE ${names}`));
      try {
        await client.query("COMMIT");
      } catch (error) {
        throw new StartupError(
          `the database ${place} did not say whether it kept the copy: ${(error as Error).message}. It holds everything or nothing: move again, and if it is refused as not empty, everything is there.`,
          { cause: error },
        );
      }
    },
    close: () => client.end(),
  };
  try {
    await explained(() => client.connect());
    await explained(() => beginAlone(client, place));
    return target;
  } catch (error) {
    await client.end();
    throw error;
  }

  async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof StartupError ? error : toDatabaseError(place, error, "--to");
    }
  }
}

/** Keeps all others from the tables until the transaction ends. */
async function beginAlone(client: Client, place: string): Promise<void> {
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  const found: string[] = [];
  for (const { name, holds } of tableMappings) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*)::text AS count FROM ${name}`);
    if (rows[0]?.count !== "0") found.push(`${rows[0]?.count} ${holds}`);
  }
  if (found.length > 0)
    throw new StartupError(
      `the database ${place} is not empty: it holds ${found.join(", ")}. Nothing was changed. Name an empty one with --to, or make this one anew (DROP DATABASE, CREATE DATABASE); a server that is started on it before the move makes a first key.`,
    );
  await client.query("SELECT require_durable_commit()");
}

function* chunksOf(rows: Iterable<TextRow>): Generator<TextRow[]> {
  let chunk: TextRow[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < rowsPerInsert) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
