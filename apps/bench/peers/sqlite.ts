import { DatabaseSync } from "node:sqlite";
import { initialStatuses, type NewPet, type Page, type Pet, type PetStore, type Row, toPet } from "./pet-store.ts";

// The index and the durability of the server, for a fair comparison: a commit returns after it is on disk.
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE pets (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER NOT NULL, status TEXT);
  CREATE INDEX pets_by_status ON pets (status, id, name, category_id);`;

/** Creates a store with the initial pets in a new file. */
export function openSqlite(file: string): PetStore {
  const database = new DatabaseSync(file);
  database.exec(schema);
  const pets = "SELECT id, name, category_id, status FROM pets WHERE";
  const selectPage = database.prepare(`${pets} id > ? ORDER BY id LIMIT ?`);
  const selectPageOfStatus = database.prepare(`${pets} status = ? AND id > ? ORDER BY id LIMIT ?`);
  const selectPet = database.prepare(`${pets} id = ?`);
  const insertPet = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  database.exec("BEGIN");
  for (const status of initialStatuses) insertPet.run("Rex", 7, status);
  database.exec("COMMIT");

  return {
    list({ status, after, limit }: Page): Pet[] {
      const rows = status ? selectPageOfStatus.all(status, after, limit) : selectPage.all(after, limit);
      return (rows as Row[]).map(toPet);
    },
    find(id: number): Pet | undefined {
      const row = selectPet.get(id) as Row | undefined;
      return row && toPet(row);
    },
    add(pet: NewPet): Pet {
      const { lastInsertRowid } = insertPet.run(pet.name, pet.categoryId, pet.status ?? null);
      return { id: Number(lastInsertRowid), ...pet };
    },
  };
}
