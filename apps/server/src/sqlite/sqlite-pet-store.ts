import type { DatabaseSync } from "node:sqlite";
import type { Pet, PetStatus, PetStore } from "@animal-store/service";
import { toInteger } from "./integer.ts";
import { onSqlite } from "./unavailable.ts";

interface PetRow {
  id: bigint;
  name: string;
  category_id: bigint;
  status: PetStatus | null;
}

export function createSqlitePetStore(database: DatabaseSync): PetStore {
  const columns = "id, name, category_id, status";
  const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  const selectOne = database.prepare(`SELECT ${columns} FROM pets WHERE id = ?`);
  const selectPage = database.prepare(`SELECT ${columns} FROM pets WHERE id > ? ORDER BY id LIMIT ?`);
  const selectPageOfStatus = database.prepare(`SELECT ${columns} FROM pets WHERE status = ? AND id > ? ORDER BY id LIMIT ?`);
  // Without this node:sqlite throws on an integer beyond 2^53-1.
  for (const select of [selectOne, selectPage, selectPageOfStatus]) select.setReadBigInts(true);

  return {
    add: (pet) =>
      onSqlite(() => {
        const { lastInsertRowid } = insert.run(pet.name, pet.categoryId, pet.status ?? null);
        return { id: Number(lastInsertRowid), ...pet };
      }),
    find: (id) =>
      onSqlite(() => {
        const row = selectOne.get(id) as PetRow | undefined;
        return row && toPet(row);
      }),
    list: ({ status, after, limit }) =>
      onSqlite(() => {
        const rows = status === undefined ? selectPage.all(after, limit) : selectPageOfStatus.all(status, after, limit);
        return (rows as unknown as PetRow[]).map(toPet);
      }),
  };
}

function toPet({ id, name, category_id, status }: PetRow): Pet {
  const pet: Pet = { id: Number(id), name, categoryId: toInteger(category_id) };
  if (status !== null) pet.status = status;
  return pet;
}
