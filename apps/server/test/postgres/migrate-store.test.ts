import { cpSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connect, openDatabase, storePath, tableMappings } from "@animal-store/sql-store/internals";
import { openTarget } from "@animal-store/sql-store/postgres";
import { createProgress, lockDataFolder, migrateStore, openSource } from "@animal-store/sql-store/sqlite";
import { definition } from "@animal-store/store";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { combinationsOf, storeRows, type Table, writeRows } from "../describe-random-stores.ts";
import { createSender, type FilledFolder, fillFolder, type TestRequest } from "../fill-folder.ts";
import { openTestStore } from "../open-test-stores.ts";
import { runToEnd, sharedFolder, startServer, testFolder } from "../server-process.ts";
import { describeOnPostgres } from "./test-database.ts";

const silent = createProgress({ write: () => {} });
const mappings = tableMappings(definition.tables);
const tables = mappings.map(({ name }) => name as Table);
async function migrate(folder: string, url: string, { signal = new AbortController().signal, progress = silent } = {}) {
  const source = openSource(folder, definition.tables);
  try {
    const target = await openTarget(url, definition);
    try {
      return await migrateStore({ tables: definition.tables, source, target, progress, signal });
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

describeOnPostgres("migrate-store", (database) => {
  const originalFolder = sharedFolder();
  let filled: FilledFolder;
  let folder: string;
  beforeAll(async () => {
    filled = await fillFolder(originalFolder);
  });
  beforeEach(() => {
    folder = testFolder();
    cpSync(originalFolder, folder, { recursive: true });
    onTestFinished(async () => void (await admin().query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")));
  });
  const { url, admin } = { url: () => database().url, admin: () => database().adminSession };
  const countRows = async () => {
    const { rows } = await admin().query(
      mappings.map(({ name }) => `SELECT count(*)::integer AS count FROM ${name}`).join(" UNION ALL "),
    );
    return rows.map(({ count }) => count);
  };

  it("copies a store so that both return the same bytes for each page, pet, order, key and repeated Idempotency-Key", async () => {
    const { clock, keys, idempotentRequests } = filled;
    const migrated = await migrate(folder, url());
    const sqlite = openTestStore(folder);
    const postgres = await database().open({ clock });
    const senders = [createSender(sqlite.store, clock), createSender(postgres.store, clock)];
    const sendToBoth = async (request: TestRequest) => {
      const [fromSqlite, fromPostgres] = await Promise.all(senders.map((send) => send(request)));
      expect(fromPostgres, request.path).toEqual(fromSqlite);
      return fromSqlite;
    };
    const [key = ""] = keys;
    const paginate = async (firstPath: string) => {
      for (let path: string | undefined = firstPath; path; ) {
        const response = await sendToBoth({ path, key });
        expect(response?.status).toBe(200);
        path = /<(.*)>; rel="next"/.exec(response?.headers[1] ?? "")?.[1];
      }
    };
    for (const query of ["", "&status=available", "&status=pending", "&status=sold"])
      await paginate(`/v1/pets?limit=7${query}`);
    await paginate("/v1/store/orders?limit=1");
    const pets = migrated.tables[0]?.checksum.rowCount ?? 0;
    expect(pets).toBe(112);
    for (let id = 0; id <= pets + 1; id += 1) await sendToBoth({ path: `/v1/pets/${id}`, key });
    expect(
      await Promise.all(keys.map(async (each) => (await sendToBoth({ path: "/v1/pets", key: each }))?.status)),
    ).toEqual([200, 401, 200, 401]);
    for (const request of idempotentRequests) expect((await sendToBoth(request))?.headers[2]).toBe("true");
    for (const request of idempotentRequests)
      expect((await sendToBoth({ ...request, body: { name: "other", categoryId: 1 } }))?.status).not.toBe(201);
    expect(await postgres.store.keys.list()).toEqual(await sqlite.store.keys.list());
    await sendToBoth({ method: "POST", path: "/v1/pets", key, body: { name: "the next", categoryId: 1 } });
    await Promise.all([sqlite.close(), postgres.close()]);
  });

  it("assigns ids after the greatest assigned id, even if its row was deleted", async () => {
    const sqlite = connect(folder);
    sqlite.exec("DELETE FROM orders WHERE id = 1; DELETE FROM pets WHERE id > 100");
    sqlite.close();
    await migrate(folder, url());
    const opened = await database().open();
    const rex = { name: "Rex", categoryId: 1 };
    const claim = { scope: "s", fingerprint: "f", now: 1, expiresAt: 3_600_001 };
    expect(await opened.store.writes.createPet(rex)).toMatchObject({ outcome: { id: 113 } });
    expect(await opened.store.writes.createPet(rex, claim)).toMatchObject({ outcome: { id: 114 } });
    expect(await opened.store.writes.createOrder({ petId: 16, createdAt: 1 })).toMatchObject({
      outcome: { order: { id: 2 } },
    });
    await opened.close();
  });

  it("rolls back if the database changes a value of the copy", async () => {
    await (await database().open()).close();
    await admin().query(`
      CREATE FUNCTION trim_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := trim(NEW.name); RETURN NEW; END $$;
      CREATE TRIGGER trims BEFORE INSERT ON pets FOR EACH ROW EXECUTE FUNCTION trim_name()`);
    await expect(migrate(folder, url())).rejects.toThrow(
      /^the pets differ after the copy: 112 rows with .* Nothing was committed/,
    );
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
  });

  it("rolls back if it is aborted, and blocks other sessions until then", async () => {
    const abortController = new AbortController();
    const rowCounts: Promise<unknown>[] = [];
    const progress = {
      ...silent,
      begin(what: string) {
        if (what !== "keys copied") return;
        rowCounts.push(
          admin()
            .query("SELECT FROM pets")
            .then(({ rowCount }) => rowCount),
        );
        abortController.abort();
      },
    };
    await expect(migrate(folder, url(), { signal: abortController.signal, progress })).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
    expect(await Promise.all(rowCounts)).toEqual([0]);
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
    await migrate(folder, url());
    expect(await countRows()).toEqual([112, 1, 4, 6, 16]);
  });

  it("copies each column of both stores except counters and positions", async () => {
    const sqlite = openDatabase(folder, definition.tables);
    const readColumns = (table: string) => sqlite.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const tables = sqlite
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name);
    expect(tables.filter((name) => !["key_usage", "sqlite_sequence"].includes(String(name))).sort()).toEqual(
      mappings.map(({ name }) => name as string).sort(),
    );
    await (await openTarget(url(), definition)).close();
    for (const { name, columns } of mappings) {
      const isCopied = (column: unknown) => column !== "position";
      const sqliteColumns = readColumns(name).map((column) => column.name);
      expect(sqliteColumns.filter(isCopied)).toEqual(columns.map((column) => column.name));
      const { rows } = await admin().query(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position",
        [name],
      );
      expect(rows.map((row) => row.name).filter(isCopied)).toEqual(columns.map((column) => column.name));
    }
    sqlite.close();
  });

  it.each(combinationsOf(tables).map((filledTables) => [filledTables]))(
    "copies a random store with rows in %j",
    async (filledTables: Table[]) => {
      const [store] = fc.sample(storeRows(filledTables), 1);
      const data = join(folder, "random");
      const sqlite = openDatabase(data, definition.tables);
      if (store) writeRows(sqlite, store);
      sqlite.close();
      const migrated = await migrate(data, url());
      expect(migrated.tables.map(({ table, checksum }) => [table.name, checksum.rowCount])).toEqual(
        mappings.map(({ name }) => [name, store?.rows[name as Table].length]),
      );
    },
  );

  it("prints the rows that it copied to DATABASE_URL, and a server on that database has the keys", async () => {
    const run = (DATABASE_URL: string, ...args: string[]) =>
      runToEnd("migrate-store.js", ["--from", folder, ...args], { DATABASE_URL });
    expect(await run(url(), "--fast")).toMatchObject({ code: 2, stdout: "" });
    const migrated = await run(url());
    expect(migrated.code).toBe(0);
    expect(migrated.stdout.replaceAll(/[0-9a-f]{64}/g, "SUM").split("\n")).toEqual([
      "                     rows  SHA-256 of both sides",
      "pets                  112  SUM",
      "orders                  1  SUM",
      "keys                    4  SUM",
      "key log entries         6  SUM",
      "idempotency records    16  SUM",
      "",
      expect.stringMatching(/^Copied \/\S+ to postgres:\/\/\S+ and compared both, in \d+\.\d s\.$/),
      expect.stringMatching(/^Start the servers with that DATABASE_URL\./),
      "",
    ]);
    expect(migrated.stderr).toContain("pets copied: 112\npets compared: 112\n");
    const server = await startServer("", { DATABASE_URL: url() });
    expect(server.stdout()).not.toContain("as_live_");
    await server.end("SIGKILL");
    const counts = "it contains 112 pets, 1 orders, 4 keys, 6 key log entries, 16 idempotency records.";
    const rerun = await run("postgres://127.0.0.1:1/animals", "--to", url());
    expect(rerun).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(`is not empty: ${counts}`) });
  });

  describe("rejects", () => {
    const newerMessage = /has schema version 99, but this program supports versions up to \d+/;
    const secret = "postgres://animals:secret@";

    it.each<[name: string, prepare: () => unknown, message: RegExp, from?: string, to?: string]>([
      ["a database of a newer program", writeNewerSchema, newerMessage],
      ["a folder of a newer program", () => runSql("PRAGMA user_version = 99"), newerMessage],
      ["a folder without a store", () => {}, /contains no store\.db/, "/none"],
      ["a folder that a server uses", lockFolder, /is in use by a server.* Stop that server/],
      [
        "an order without a pet, and states the next step",
        () => runSql("PRAGMA foreign_keys = OFF; DELETE FROM pets"),
        /violates foreign key constraint .* Check the data folder: npm run integrity/,
      ],
      [
        "a URL with a missing certificate, and names its option",
        () => {},
        /^--to postgres:\/\/animals:\*\*\*@.* To continue, correct --to\.$/,
        "",
        `${secret}db/animals?sslmode=verify-full&sslrootcert=/none`,
      ],
      [
        "a URL without a server, without printing the password",
        () => {},
        /^the database postgres:\/\/animals:\*\*\*@.*ECONNREFUSED.*correct --to\.$/,
        "",
        `${secret}127.0.0.1:1/animals`,
      ],
    ])("%s", async (_, prepare, message, from = "", to = url()) => {
      await prepare();
      await expect(migrate(folder + from, to)).rejects.toThrow(message);
    });

    it("a database that is not empty, and leaves it unchanged", async () => {
      const opened = await database().open();
      await opened.store.writes.createPet({ name: "Rex", categoryId: 1 });
      await opened.close();
      await expect(migrate(folder, url())).rejects.toThrow(/is not empty: it contains 1 pets\. Nothing was changed\./);
      expect(await countRows()).toEqual([1, 0, 0, 0, 0]);
    });

    async function writeNewerSchema() {
      await (await openTarget(url(), definition)).close();
      await admin().query("UPDATE schema_version SET version = 99");
    }

    function runSql(sql: string) {
      const store = new DatabaseSync(storePath(folder));
      store.exec(sql);
      store.close();
    }

    function lockFolder() {
      onTestFinished(lockDataFolder(folder).release);
    }
  });
});
