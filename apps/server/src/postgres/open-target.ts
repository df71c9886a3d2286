import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StartUpError } from "@animal-store/node-edge";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type MovedRow, movedTables, selectAsText } from "../move/moved-tables.ts";
import type { TargetStore } from "../move/target-store.ts";
import { clientConfig } from "./client-config.ts";
import { shownUrl } from "./database-url.ts";
import { databaseProblem, migrate } from "./migrate.ts";

const names = movedTables.map(({ name }) => name).join(", ");
// Milliseconds that connecting, and whoever uses the tables, may take.
const patience = 5000;
const readAtOnce = 2000;

/** @throws {StartUpError} when the database cannot be used, or is not empty */
export async function openTarget(url: string): Promise<TargetStore> {
  const place = shownUrl(url);
  const config = clientConfig({ url, timeout: patience, source: "--to" });
  await migrate(config, place, "--to");
  // A table takes as long as it takes.
  const client = new Client({ ...config, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  // Its queries tell what is wrong.
  client.on("error", () => {});
  const target: TargetStore = {
    place,
    fill: ({ name, columnList }, rows, signal) =>
      explained(async () => {
        // Truncated in the same transaction, so rows may be marked as seen by all: lists need no vacuum to read the index alone.
        const into = client.query(copyFrom(`COPY ${name} (${columnList}) FROM STDIN WITH (FREEZE)`));
        try {
          await pipeline(Readable.from(copyText(rows)), into, { signal });
        } catch (error) {
          // Else what PostgreSQL says of it may come first.
          signal.throwIfAborted();
          throw error;
        }
      }),
    async *rows(moved) {
      const select = selectAsText(moved, "postgres");
      await explained(() => client.query(`DECLARE filled NO SCROLL CURSOR FOR ${select}`));
      for (;;) {
        const text = `FETCH ${readAtOnce} FROM filled`;
        const { rows } = await explained(() => client.query<(string | null)[]>({ text, rowMode: "array" }));
        yield* rows;
        if (rows.length < readAtOnce) break;
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
        throw new StartUpError(
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
      const isOurs = error instanceof StartUpError || (error as Error).name === "AbortError";
      throw isOurs ? error : databaseProblem(place, error, "--to");
    }
  }
}

/** Keeps all others from the tables until the transaction ends. */
async function beginAlone(client: Client, place: string): Promise<void> {
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  const found: string[] = [];
  for (const { name, holds } of movedTables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*)::text AS count FROM ${name}`);
    if (rows[0]?.count !== "0") found.push(`${rows[0]?.count} ${holds}`);
  }
  if (found.length > 0)
    throw new StartUpError(
      `the database ${place} is not empty: it holds ${found.join(", ")}. Nothing was changed. Name an empty one with --to, or make this one anew (DROP DATABASE, CREATE DATABASE); a server that is started on it before the move makes a first key.`,
    );
  await client.query("SELECT require_durable_commit()");
  await client.query(`TRUNCATE ${names} RESTART IDENTITY`);
}

/** Rows as chunks of COPY's text format (postgresql.org/docs/current/sql-copy.html, "Text Format"). */
function* copyText(rows: Iterable<MovedRow>): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    text += `${row.map(toField).join("\t")}\n`;
    if (text.length < sentAtOnce) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}

// Characters.
const sentAtOnce = 65_536;

const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function toField(value: string | null): string {
  return value === null ? "\\N" : value.replaceAll(/[\\\n\r\t]/g, (found) => escapes[found] ?? found);
}
