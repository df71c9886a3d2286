import { cpSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveStore } from "../../src/move/move-store.ts";
import { movedTables } from "../../src/move/moved-tables.ts";
import { createProgress } from "../../src/move/progress.ts";
import { openTarget } from "../../src/postgres/open-target.ts";
import { connect, storePath } from "../../src/sqlite/connect.ts";
import { lockDataFolder } from "../../src/sqlite/lock-data-folder.ts";
import { openDatabase } from "../../src/sqlite/open-database.ts";
import { openSource } from "../../src/sqlite/open-source.ts";
import { type Asked, appOn } from "../move/app-on.ts";
import { type FilledFolder, fillFolder } from "../move/fill-folder.ts";
import { openTestStores } from "../open-test-stores.ts";
import { temporaryDirectory } from "../server-process.ts";
import { describeOnPostgres } from "./test-database.ts";

const silent = createProgress({ write: () => {} });

async function move(folder: string, url: string, { signal = new AbortController().signal, progress = silent } = {}) {
  const source = openSource(folder);
  try {
    const target = await openTarget(url);
    try {
      return await moveStore({ source, target, progress, signal });
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

describeOnPostgres("a store that is moved up", (database) => {
  let filled: FilledFolder & { readonly folder: ReturnType<typeof temporaryDirectory> };
  let folder: ReturnType<typeof temporaryDirectory>;
  beforeAll(async () => {
    const first = temporaryDirectory();
    filled = { folder: first, ...(await fillFolder(first.path)) };
  });
  afterAll(() => filled.folder.remove());
  beforeEach(() => {
    folder = temporaryDirectory();
    cpSync(filled.folder.path, folder.path, { recursive: true });
  });
  afterEach(async () => {
    folder.remove();
    await database().other.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  });
  const { url, other } = { url: () => database().url, other: () => database().other };
  const counts = async () => {
    const { rows } = await other().query(
      movedTables.map(({ name }) => `SELECT count(*)::integer AS count FROM ${name}`).join(" UNION ALL "),
    );
    return rows.map(({ count }) => count);
  };

  it("answers with the same bytes: every page, pet, order, key, and repeated Idempotency-Key", async () => {
    const { clock, keys, claims } = filled;
    const moved = await move(folder.path, url());
    const onSqlite = openTestStores(folder.path);
    const onPostgres = await database().open({ clock });
    const both = [appOn(onSqlite.stores, clock), appOn(onPostgres.stores, clock)];
    const ask = async (asked: Asked) => {
      const [one, two] = await Promise.all(both.map((each) => each(asked)));
      expect(two, asked.path).toEqual(one);
      return one;
    };
    const [key = ""] = keys;
    const walk = async (from: string) => {
      for (let path: string | undefined = from; path; ) {
        const answer = await ask({ path, key });
        expect(answer?.status).toBe(200);
        path = /<(.*)>; rel="next"/.exec(answer?.told[1] ?? "")?.[1];
      }
    };
    for (const query of ["", "&status=available", "&status=pending", "&status=sold"])
      await walk(`/v1/pets?limit=7${query}`);
    await walk("/v1/store/orders?limit=1");
    const pets = moved.tables[0]?.fingerprint.rows ?? 0;
    expect(pets).toBe(112);
    for (let id = 0; id <= pets + 1; id += 1) await ask({ path: `/v1/pets/${id}`, key });
    expect(await Promise.all(keys.map(async (each) => (await ask({ path: "/v1/pets", key: each }))?.status))).toEqual([
      200, 401, 200, 401,
    ]);
    for (const claim of claims) expect((await ask(claim))?.told[2]).toBe("true");
    for (const claim of claims)
      expect((await ask({ ...claim, body: { name: "other", categoryId: 1 } }))?.status).not.toBe(201);
    expect(await onPostgres.stores.keys.list()).toEqual(await onSqlite.stores.keys.list());
    await ask({ method: "POST", path: "/v1/pets", key, body: { name: "the next", categoryId: 1 } });
    await Promise.all([onSqlite.close(), onPostgres.close()]);
  });

  it("goes on after the greatest id that was ever given, though its row is gone", async () => {
    const other = connect(folder.path);
    other.exec("DELETE FROM orders WHERE id = 1; DELETE FROM pets WHERE id > 100");
    other.close();
    await move(folder.path, url());
    const opened = await database().open();
    const add = { name: "Rex", categoryId: 1 };
    const claim = { scope: "s", fingerprint: "f", now: 1, expiresAt: 3_600_001 };
    expect(await opened.stores.pets.add(add)).toMatchObject({ outcome: { id: 113 } });
    expect(await opened.stores.pets.add(add, claim)).toMatchObject({ outcome: { id: 114 } });
    expect(await opened.stores.orders.place(16, 1)).toMatchObject({ outcome: { order: { id: 2 } } });
    await opened.close();
  });

  it("is found to differ where the database changes a value, and nothing of it is kept", async () => {
    await (await database().open()).close();
    await other().query(`
      CREATE FUNCTION trim_name() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := trim(NEW.name); RETURN NEW; END $$;
      CREATE TRIGGER trims BEFORE INSERT ON pets FOR EACH ROW EXECUTE FUNCTION trim_name()`);
    await expect(move(folder.path, url())).rejects.toThrow(
      /^the pets differ after the copy: 112 with .* Nothing was kept/,
    );
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });

  it("is not there at all when it was stopped half-way, and others wait meanwhile", async () => {
    const stopping = new AbortController();
    const seen: Promise<unknown>[] = [];
    const progress = {
      ...silent,
      begin(what: string) {
        if (what !== "keys copied") return;
        seen.push(
          other()
            .query("SELECT FROM pets")
            .then(({ rowCount }) => rowCount),
        );
        stopping.abort();
      },
    };
    await expect(move(folder.path, url(), { signal: stopping.signal, progress })).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
    expect(await Promise.all(seen)).toEqual([0]);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    await move(folder.path, url());
    expect(await counts()).toEqual([112, 1, 4, 6, 16]);
  });

  it("takes every column of both stores but counters and places", async () => {
    const sqlite = openDatabase(folder.path);
    const columnsOf = (table: string) => sqlite.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const tables = sqlite
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name);
    expect(tables.filter((name) => !["key_usage", "sqlite_sequence"].includes(String(name))).sort()).toEqual(
      movedTables.map(({ name }) => name as string).sort(),
    );
    await (await openTarget(url())).close();
    for (const { name, columns } of movedTables) {
      const isMoved = (column: unknown) => column !== "position";
      const inSqlite = columnsOf(name).map((column) => column.name);
      expect(inSqlite.filter(isMoved)).toEqual(columns.map((column) => column.name));
      const { rows } = await other().query(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position",
        [name],
      );
      expect(rows.map((row) => row.name).filter(isMoved)).toEqual(columns.map((column) => column.name));
    }
    sqlite.close();
  });

  describe("is refused", () => {
    it("where the database holds something, which is told and stays", async () => {
      const opened = await database().open();
      await opened.stores.pets.add({ name: "Rex", categoryId: 1 });
      await opened.close();
      await expect(move(folder.path, url())).rejects.toThrow(/is not empty: it holds 1 pets\. Nothing was changed\./);
      expect(await counts()).toEqual([1, 0, 0, 0, 0]);
    });

    it("where a newer program wrote the database", async () => {
      await (await openTarget(url())).close();
      await other().query("UPDATE schema_version SET version = 99");
      await expect(move(folder.path, url())).rejects.toThrow(/has schema version 99, and this program knows \d+/);
    });

    it("where a newer program wrote the folder", async () => {
      const store = new DatabaseSync(storePath(folder.path));
      store.exec("PRAGMA user_version = 99");
      store.close();
      await expect(move(folder.path, url())).rejects.toThrow(/has schema version 99, and this program knows \d+/);
    });

    it("where there is no folder, and none is made", async () => {
      await expect(move(`${folder.path}/none`, url())).rejects.toThrow(/holds no store: there is no store\.db in it/);
    });

    it("where a server has the folder", async () => {
      const lock = lockDataFolder(folder.path);
      await expect(move(folder.path, url())).rejects.toThrow(/is in use by a server, .* Stop that server/);
      lock.release();
    });

    it("where the address names a certificate that is not there, by the option it came from", async () => {
      const refused = move(folder.path, "postgres://animals:secret@db/animals?sslmode=verify-full&sslrootcert=/none");
      await expect(refused).rejects.toThrow(/^--to postgres:\/\/animals:\*\*\*@.* To go on, correct --to\.$/);
    });

    it("where nobody answers, without the password", async () => {
      const refused = move(folder.path, "postgres://animals:secret@127.0.0.1:1/animals");
      await expect(refused).rejects.toThrow(
        /^the database postgres:\/\/animals:\*\*\*@.*ECONNREFUSED.*correct --to\.$/,
      );
    });
  });
});
