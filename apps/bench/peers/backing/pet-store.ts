import { DatabaseSync } from "node:sqlite";
import type { NewPet, Order, Pet, PetStatus } from "./pets.ts";

type PetRow = { id: number; name: string; category_id: number; status: PetStatus | null };
type OrderRow = { id: number; pet_id: number; status: "placed"; created_at: string };
type Page = { after: number; limit: number };

/** The peers' schema: tables and indexes as for the server, so that no peer loses by them. */
export const schema = `
  CREATE TABLE pets (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER NOT NULL, status TEXT);
  CREATE INDEX pets_by_status ON pets (status, id, name, category_id);
  CREATE TABLE orders (id INTEGER PRIMARY KEY AUTOINCREMENT, pet_id INTEGER NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL);
  CREATE TABLE keys (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, per_minute INTEGER NOT NULL, per_day INTEGER NOT NULL);`;

/** Opens the peers' SQLite file, as durable as the server's: a commit is on disk before it returns. */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  return database;
}

/** Pets and orders, one prepared statement for each question. */
export function createPetStore(database: DatabaseSync) {
  const pets = "SELECT id, name, category_id, status FROM pets WHERE";
  const selectPage = database.prepare(`${pets} id > ? ORDER BY id LIMIT ?`);
  const selectPageOfStatus = database.prepare(`${pets} status = ? AND id > ? ORDER BY id LIMIT ?`);
  const selectOne = database.prepare(`${pets} id = ?`);
  const insertPet = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  const selectOrders = database.prepare("SELECT * FROM orders WHERE id > ? ORDER BY id LIMIT ?");
  const reserve = database.prepare(
    "UPDATE pets SET status = 'pending' WHERE id = ? AND (status IS NULL OR status = 'available')",
  );
  const insertOrder = database.prepare("INSERT INTO orders (pet_id, status, created_at) VALUES (?, 'placed', ?)");

  return {
    list({ status, after, limit }: Page & { status?: PetStatus | undefined }): Pet[] {
      const rows = status ? selectPageOfStatus.all(status, after, limit) : selectPage.all(after, limit);
      return (rows as PetRow[]).map(toPet);
    },
    find(id: number): Pet | undefined {
      const row = selectOne.get(id) as PetRow | undefined;
      return row && toPet(row);
    },
    add(pet: NewPet): Pet {
      const { lastInsertRowid } = insertPet.run(pet.name, pet.categoryId, pet.status ?? null);
      return { id: Number(lastInsertRowid), ...pet };
    },
    listOrders({ after, limit }: Page): Order[] {
      return (selectOrders.all(after, limit) as OrderRow[]).map(toOrder);
    },
    placeOrder(petId: number): Order | "pet_not_found" | "pet_not_available" {
      database.exec("BEGIN IMMEDIATE");
      try {
        if (reserve.run(petId).changes === 0) return selectOne.get(petId) ? "pet_not_available" : "pet_not_found";
        const createdAt = new Date().toISOString();
        const { lastInsertRowid } = insertOrder.run(petId, createdAt);
        return { id: Number(lastInsertRowid), petId, status: "placed", createdAt };
      } finally {
        database.exec("COMMIT");
      }
    },
  };
}

function toPet({ id, name, category_id, status }: PetRow): Pet {
  return status === null ? { id, name, categoryId: category_id } : { id, name, categoryId: category_id, status };
}

function toOrder({ id, pet_id, status, created_at }: OrderRow): Order {
  return { id, petId: pet_id, status, createdAt: created_at };
}
