import type { DatabaseSync } from "node:sqlite";
import type { Pet, PetStatus, PetStore, StoreChanges } from "@animal-store/service";
import { prepareExact } from "./prepare-exact.ts";
import type { SqliteOutcomes } from "./sqlite-outcomes.ts";
import { onSqlite } from "./unavailable.ts";

type PetRow = [id: number, name: string, categoryId: number | bigint, status: PetStatus | null];

export function createSqlitePetStore(
  database: DatabaseSync,
  changes: StoreChanges,
  outcomes: SqliteOutcomes,
): PetStore {
  const select = (where: string) =>
    prepareExact<PetRow>(database, `SELECT id, name, category_id, status FROM pets WHERE ${where}`);
  const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  const selectOne = select("id = ?");
  const selectPage = select("id > ? ORDER BY id LIMIT ?");
  const selectPageOfStatus = select("status = ? AND id > ? ORDER BY id LIMIT ?");

  return {
    changes: changes.pets,
    add: (pet, claim) =>
      onSqlite(() => {
        const written = outcomes.once(claim, () => {
          const { lastInsertRowid } = insert.run(pet.name, pet.categoryId, pet.status ?? null);
          return { id: Number(lastInsertRowid), ...pet };
        });
        if (!written.isConflict && !written.isReplay) changes.petAdded(written.outcome);
        return written;
      }),
    find: (id) => onSqlite(() => selectOne([id]).map(toPet)[0]),
    list: ({ status, after, limit }) =>
      onSqlite(() =>
        (status === undefined ? selectPage([after, limit]) : selectPageOfStatus([status, after, limit])).map(toPet),
      ),
  };
}

function toPet([id, name, categoryId, status]: PetRow): Pet {
  return status === null ? { id, name, categoryId } : { id, name, categoryId, status };
}
