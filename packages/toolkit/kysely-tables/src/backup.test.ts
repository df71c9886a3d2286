import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { testFolder } from "@animal-store/sql-store/testing";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { backup, restore, sqliteDialect } from "./index.ts";

const run = promisify(execFile);

function open(file: string) {
  const db = new Kysely<{ texts: { text: string } }>({ dialect: sqliteDialect(file) });
  onTestFinished(() => db.destroy());
  return db;
}

/** Opens a new file with one text. Its WAL contains all of it. */
async function openApp(text: string) {
  const folder = testFolder();
  const file = join(folder, "app.db");
  const db = open(file);
  await sql`create table texts (text)`.execute(db);
  await db.insertInto("texts").values({ text }).execute();
  return { folder, file, db };
}

async function readTexts(file: string): Promise<string[]> {
  using database = new DatabaseSync(file, { readOnly: true });
  return database
    .prepare("select text from texts order by text")
    .all()
    .map(({ text }) => String(text));
}

it("backs up the file of an app that writes, and restores it", async () => {
  const { folder, file, db } = await openApp("a");
  const copy = join(folder, "backups", "1.db");
  let isStopped = false;
  const writes = (async () => {
    for (let count = 0; !isStopped; count += 1) {
      await db
        .insertInto("texts")
        .values({ text: `b${count}` })
        .execute();
      // A query of SQLite is synchronous: let the command start and end.
      await turn();
    }
  })();
  const script = fileURLToPath(new URL("cli.ts", import.meta.url));
  const { stdout } = await run(process.execPath, [script, "backup", file, copy]);
  isStopped = true;
  await writes;
  expect(stdout).toBe(`backed up ${file} to ${copy}\n`);
  const texts = await readTexts(copy);
  expect(texts[0]).toBe("a");
  expect(texts.toSorted()).toEqual(["a", ...texts.slice(1).map((_, index) => `b${index}`)].toSorted());
  await db.destroy();
  await run(process.execPath, [script, "restore", copy, file]);
  expect(await readTexts(file)).toEqual(texts);
  expect(readdirSync(folder)).toEqual(["app.db", "backups"]);
  expect(readdirSync(join(folder, "backups"))).toEqual(["1.db"]);
});

it("keeps the permissions of the file", async () => {
  const { folder, file } = await openApp("a");
  const mode = statSync(file).mode;
  backup(file, join(folder, "copy.db"));
  expect(statSync(join(folder, "copy.db")).mode).toBe(mode);
});

it("restores into a new folder", async () => {
  const { folder, file } = await openApp("a");
  backup(file, join(folder, "copy.db"));
  restore(join(folder, "copy.db"), join(folder, "new", "app.db"));
  expect(await readTexts(join(folder, "new", "app.db"))).toEqual(["a"]);
});

it("does not overwrite a file with a backup", async () => {
  const { folder, file } = await openApp("a");
  backup(file, join(folder, "copy.db"));
  expect(() => backup(file, join(folder, "copy.db"))).toThrow(/copy\.db already exists, and is not overwritten/);
  expect(() => backup(join(folder, "none.db"), join(folder, "2.db"))).toThrow(/^there is no file .*none\.db/);
});

it("does not restore over the file of an app that runs", async () => {
  const { folder, file, db } = await openApp("a");
  backup(file, join(folder, "copy.db"));
  await db.insertInto("texts").values({ text: "b" }).execute();
  expect(() => restore(join(folder, "copy.db"), file)).toThrow(/app\.db is in use, and is unchanged\. Stop the app/);
  expect(await readTexts(file)).toEqual(["a", "b"]);
  await db.insertInto("texts").values({ text: "c" }).execute();
  await db.destroy();
  expect(await readTexts(file)).toEqual(["a", "b", "c"]);
});

it("does not apply the WAL of a killed app to the restored file", async () => {
  const { folder, file, db } = await openApp("a");
  backup(file, join(folder, "copy.db"));
  await db.insertInto("texts").values({ text: "lost" }).execute();
  const killed = join(folder, "killed", "app.db");
  mkdirSync(join(folder, "killed"));
  for (const suffix of ["", "-wal", "-shm"]) copyFileSync(file + suffix, killed + suffix);
  expect(statSync(`${killed}-wal`).size).toBeGreaterThan(0);
  restore(join(folder, "copy.db"), killed);
  expect(await readTexts(killed)).toEqual(["a"]);
  expect(readdirSync(join(folder, "killed"))).toEqual(["app.db"]);
});

it("includes the WAL of a killed app in a backup", async () => {
  const { folder, file } = await openApp("a");
  mkdirSync(join(folder, "killed"));
  for (const suffix of ["", "-wal"]) copyFileSync(file + suffix, join(folder, "killed", `app.db${suffix}`));
  backup(join(folder, "killed", "app.db"), join(folder, "copy.db"));
  expect(await readTexts(join(folder, "copy.db"))).toEqual(["a"]);
});

it("restores over a corrupt file, but not from one", async () => {
  const { folder, file, db } = await openApp("a");
  const [copy, corrupt] = [join(folder, "copy.db"), join(folder, "corrupt.db")];
  backup(file, copy);
  await db.destroy();
  for (const content of ["no database", toCorrupt(readFileSync(file))]) {
    writeFileSync(corrupt, content);
    expect(() => backup(corrupt, join(folder, "2.db"))).toThrow(/corrupt\.db/);
    expect(existsSync(join(folder, "2.db"))).toBe(false);
    const before = readFileSync(file);
    expect(() => restore(corrupt, file)).toThrow(/corrupt\.db/);
    expect(readFileSync(file)).toEqual(before);
    restore(copy, corrupt);
    expect(await readTexts(corrupt)).toEqual(["a"]);
  }
  expect(readdirSync(folder).toSorted()).toEqual(["app.db", "copy.db", "corrupt.db"]);
});

/** Overwrites the second page, the first of the table. */
function toCorrupt(content: Buffer): Buffer {
  return Buffer.from(content).fill(0xff, 4096, 4200);
}

it("prints an error as one line", async () => {
  const script = fileURLToPath(new URL("cli.ts", import.meta.url));
  const failure = run(process.execPath, [script, "backup", "/none.db", "/none-copy.db"]).catch(({ stderr }) => stderr);
  expect(await failure).toBe("kysely-tables: there is no file /none.db. Name the file of a SQLite database.\n");
});
