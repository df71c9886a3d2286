import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { beforeAll, describe, expect, it } from "vitest";
import { checkedLibrary, library } from "../../test/library-store.ts";
import { memoryFolder, sharedFolder, testFolder } from "../../test/test-folders.ts";
import { createBackup, openBackup, restoreStore } from "./backup/backup-and-restore.ts";
import { storePath } from "./data-folder.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import { openDatabase, openStoreReadOnly } from "./open-database.ts";
import { openSqliteKeyStore } from "./open-store.ts";

const folder = sharedFolder(memoryFolder());
// The store of a server after kill -9: 24 transactions since a checkpoint, each acknowledged.
const crashed = join(folder, "crashed");
const rowCount = 32;
const [headerBytes, frameBytes] = [32, 24 + 4096];
let wal: Buffer;
/** The numbers of the frames that end a transaction, from 1. */
let commits: number[];

beforeAll(() => {
  const live = join(folder, "live");
  const database = openDatabase(live, library.tables);
  database.exec("PRAGMA cache_size = 5; CREATE INDEX books_by_title ON books (title)");
  for (let id = 1; id <= rowCount; id += 1) {
    if (id === 9) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    // A transaction that spills its pages to the WAL and is rolled back leaves intact frames after the next commits.
    if (id % 15 === 0) {
      database.exec(
        "BEGIN; INSERT INTO books (title, shelf) SELECT hex(randomblob(1500)), value FROM generate_series(1, 90)".replace(
          "generate_series(1, 90)",
          "(WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 90) SELECT value FROM n)",
        ),
      );
      database.exec("ROLLBACK");
    }
    database.exec(`INSERT INTO books (title, shelf) VALUES ('title ${id}', ${id})`);
  }
  cpSync(live, crashed, { recursive: true });
  database.close();
  wal = readFileSync(`${storePath(crashed)}-wal`);
  commits = [];
  const salts = wal.subarray(16, 24);
  for (let start = headerBytes, frame = 1; start + frameBytes <= wal.length; start += frameBytes, frame += 1)
    if (wal.readUInt32BE(start + 4) > 0 && wal.subarray(start + 8, start + 16).equals(salts)) commits.push(frame);
});

type Damage = (wal: Buffer) => unknown;

function apply(damage: Damage, bytes: Buffer): Buffer {
  const result = damage(bytes);
  return Buffer.isBuffer(result) ? result : bytes;
}

/** Returns the missing rows after a start on the store with a damaged WAL, or the error. */
function startWith(damage: Damage, hasIndex: boolean): number | string {
  const copy = join(folder, "copy");
  rmSync(copy, { recursive: true, force: true });
  cpSync(crashed, copy, { recursive: true });
  if (!hasIndex) rmSync(`${storePath(copy)}-shm`);
  const changed = Buffer.from(wal);
  writeFileSync(`${storePath(copy)}-wal`, apply(damage, changed));
  try {
    const database = openDatabase(copy, library.tables);
    const { count } = database.prepare("SELECT count(*) AS count FROM books").get() as { count: number };
    database.close();
    return rowCount - count;
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/contains a corrupt WAL: .* Nothing was changed\. Restore a backup/);
    expect(readFileSync(`${storePath(copy)}-wal`).equals(apply(damage, Buffer.from(wal)))).toBe(true);
    return "rejected";
  }
}

const frameStart = (frame: number) => headerBytes + (frame - 1) * frameBytes;
const lastFrame = () => commits.at(-1) ?? 0;
// wal-damage.long.ts of the server has random damages.
const sampleStep = () => Math.ceil(lastFrame() / 40);

it("accepts the WAL of a crashed server, with and without its index", () => {
  expect(commits).toHaveLength(24);
  expect([startWith(() => {}, true), startWith(() => {}, false)]).toEqual([0, 0]);
});

describe("after kill -9", () => {
  it("rejects a flipped bit in each part of each frame and of the header", () => {
    const offsets = [0, 4, 8, 13, 16, 23, 24, 2000, frameBytes - 1];
    for (let frame = 1; frame <= lastFrame(); frame += sampleStep()) {
      const offset = offsets[frame % offsets.length] ?? 0;
      const flip: Damage = (bytes) => {
        const position = frameStart(frame) + offset;
        bytes.writeUInt8(bytes.readUInt8(position) ^ (1 << (frame % 8)), position);
      };
      expect([frame, offset, startWith(flip, true)]).toEqual([frame, offset, "rejected"]);
    }
    for (let offset = 0; offset < headerBytes; offset += 3)
      expect([offset, startWith((bytes) => void bytes.writeUInt8(bytes.readUInt8(offset) ^ 4, offset), true)]).toEqual([
        offset,
        "rejected",
      ]);
  });

  it("rejects a truncated, zeroed or missing WAL", () => {
    for (let frame = 1; frame <= lastFrame(); frame += 3 * sampleStep()) {
      const start = frameStart(frame);
      expect(startWith((bytes) => bytes.subarray(0, start + 100), true)).toBe("rejected");
      expect(startWith((bytes) => void bytes.fill(0, start, start + 512), true)).toBe("rejected");
      expect(startWith((bytes) => void bytes.fill(0, start), true)).toBe("rejected");
    }
    for (const size of [0, 1, 31, 32, 33]) expect(startWith((bytes) => bytes.subarray(0, size), true)).toBe("rejected");
  });

  it("accepts damage after the last commit", () => {
    const end = frameStart(lastFrame() + 1);
    expect(wal.length).toBeGreaterThan(end);
    expect(startWith((bytes) => bytes.subarray(0, end), true)).toBe(0);
    expect(startWith((bytes) => void bytes.fill(255, end), true)).toBe(0);
  });
});

describe("without the index of the WAL", () => {
  it("rejects a flipped bit before the last two transactions", () => {
    for (let frame = 1; frame <= (commits.at(-3) ?? 0); frame += sampleStep()) {
      const flip: Damage = (bytes) =>
        void bytes.writeUInt8(bytes.readUInt8(frameStart(frame) + 40) ^ 1, frameStart(frame) + 40);
      expect([frame, startWith(flip, false)]).toEqual([frame, "rejected"]);
    }
  });

  it("accepts each combination of missing blocks of the last transaction, which was not acknowledged", () => {
    const start = frameStart((commits.at(-2) ?? 0) + 1);
    const end = frameStart(lastFrame() + 1);
    const blockBytes = 4096;
    const firstBlock = Math.floor(start / blockBytes);
    const blockCount = Math.ceil(end / blockBytes) - firstBlock;
    expect(blockCount).toBeGreaterThan(2);
    for (let missing = 1; missing < 2 ** blockCount; missing += 1) {
      const lose: Damage = (bytes) => {
        for (let block = 0; block < blockCount; block += 1) {
          const position = (firstBlock + block) * blockBytes;
          if (missing & (1 << block)) bytes.fill(0, Math.max(start, position), Math.min(end, position + blockBytes));
        }
      };
      expect([missing, startWith(lose, false)]).toEqual([missing, 1]);
    }
  });
});

it("rejects a corrupt WAL in each program that opens the store, and restores the rest on request", async () => {
  const damaged = join(testFolder(memoryFolder()), "data");
  cpSync(crashed, damaged, { recursive: true });
  truncateSync(`${storePath(damaged)}-wal`, frameStart(commits[9] ?? 0) + frameBytes);
  const message =
    /contains a corrupt WAL: frame \d+ of store\.db-wal is corrupt, and the last write ended with frame \d+/;
  const backup = { checked: checkedLibrary, dataDirectory: damaged, progress: () => {} };
  expect(() => openSqliteKeyStore(damaged, library)).toThrow(message);
  expect(() => openStoreReadOnly(library, damaged)).toThrow(message);
  await expect(createBackup({ ...backup, to: join(damaged, "backup.db") })).rejects.toThrow(message);
  expect(existsSync(join(damaged, "backup.db"))).toBe(false);

  const restored = join(damaged, "..", "restored");
  const restore = { checked: checkedLibrary, from: storePath(damaged), dataDirectory: restored, progress: () => {} };
  expect(() => restoreStore(restore)).toThrow(/is incomplete: frame \d+ of store\.db-wal is corrupt, .*--accept-loss/);
  expect(() => openBackup(library.tables, storePath(damaged), "--file")).toThrow(/: frame \d+ of (?!.*--accept-loss)/);
  expect(restoreStore({ ...restore, acceptsLoss: true })).toMatchObject({
    counts: { books: 18 },
    loss: expect.stringMatching(
      `^frame ${(commits[9] ?? 0) + 1} of store.db-wal is corrupt, and the last write ended with frame ${lastFrame()}$`,
    ),
  });
  expect(existsSync(`${storePath(damaged)}-wal`)).toBe(true);
  openStoreReadOnly(library, restored).close();
});

describe.each([0, 3, 6])("with a corrupt frame after %i of 6 writes are in store.db", (checkpointed) => {
  it.each([1, 2, 3, 4, 5, 6])("restores the newest state if the frame is in write %i", (damagedWrite) => {
    const live = join(testFolder(memoryFolder()), "live");
    const database = openDatabase(live, library.tables);
    database.exec("INSERT INTO books (title, shelf) VALUES ('0', 1), ('0', 2); PRAGMA wal_checkpoint(TRUNCATE)");
    const reader = new DatabaseSync(storePath(live), { readOnly: true });
    for (let write = 0; write <= 6; write += 1) {
      if (write > 0) database.exec(`UPDATE books SET title = '${write}', shelf = ${write}`);
      // A checkpoint does not copy the pages that are newer than a reader.
      if (write === checkpointed) reader.exec("BEGIN; SELECT * FROM books");
    }
    database.exec("PRAGMA wal_checkpoint(PASSIVE)");
    const stopped = join(live, "..", "stopped");
    cpSync(live, stopped, { recursive: true });
    reader.close();
    database.close();
    const path = storePath(stopped);
    const bytes = readFileSync(`${path}-wal`);
    const frames = (bytes.length - headerBytes) / frameBytes;
    expect(frames % 6).toBe(0);
    const position = frameStart(((damagedWrite - 1) * frames) / 6 + 1) + 100;
    writeFileSync(`${path}-wal`, bytes.fill(255, position, position + 1));

    const isComplete = checkpointed === 6;
    expect(() => openDatabase(stopped, library.tables)).toThrow(
      isComplete ? /store\.db contains all writes\. .*--accept-loss/ : /acknowledged writes are lost/,
    );
    const dataDirectory = join(stopped, "..", "restored");
    const { loss } = restoreStore({
      checked: checkedLibrary,
      from: path,
      dataDirectory,
      progress: () => {},
      acceptsLoss: true,
    });
    expect(loss === undefined).toBe(isComplete);
    const isMixed = !isComplete && damagedWrite <= checkpointed;
    expect(loss?.includes("store.db contains parts of the writes") ?? false).toBe(isMixed);
    const restored = openDatabase(dataDirectory, library.tables);
    const newest = String(isComplete ? checkpointed : damagedWrite - 1);
    expect(restored.prepare("SELECT title FROM books").all()).toEqual([{ title: newest }, { title: newest }]);
    restored.close();
  });
});

it("--accept-loss requires a store of a stopped server", () => {
  const folder = testFolder(memoryFolder());
  const restore = (from: string) => () =>
    restoreStore({
      checked: checkedLibrary,
      from,
      dataDirectory: join(folder, "restored"),
      progress: () => {},
      acceptsLoss: true,
    });
  const empty = join(folder, "empty.db");
  writeFileSync(empty, "");
  expect(restore(join(folder, "missing.db"))).toThrow(/there is no file .*missing\.db.*--from/);
  expect(restore(folder)).toThrow(/is not a file.*--from/);
  expect(restore(empty)).toThrow(/empty\.db contains no store.*--from/);
  const data = join(folder, "data");
  const lock = lockDataFolder(data);
  openDatabase(data, library.tables).close();
  expect(restore(storePath(data))).toThrow(/data is in use by a server\. Stop that server/);
  lock.release();
  expect(restore(storePath(data))).not.toThrow();
});
