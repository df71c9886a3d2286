import type { DatabaseSync } from "node:sqlite";
import type { PetStore } from "@animal-store/service";
import { type PetRow, toPet } from "./pet-row.ts";
import { prepareExact } from "./prepare-exact.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

/** Reads on the given connection, which shows a commit before the writer can tell of it, and lets the writer write. */
export function createSqlitePetStore(database: DatabaseSync, writer: Writer): PetStore {
  const select = (where: string) =>
    prepareExact<PetRow>(database, `SELECT id, name, category_id, status FROM pets WHERE ${where}`);
  const selectOne = select("id = ?");
  // A bare parameter as limit SQLite looks into, and prepares the query anew for each value.
  const selectPage = select("id > ? ORDER BY id LIMIT ? + 0");
  const selectPageOfStatus = select("status = ? AND id > ? ORDER BY id LIMIT ? + 0");

  return {
    add: (pet, claim) => writer.write("addPet", pet, claim),
    find: (id) => onSqlite(() => selectOne([id]).map(toPet)[0]),
    list: ({ status, after, limit }) =>
      onSqlite(() =>
        (status === undefined ? selectPage([after, limit]) : selectPageOfStatus([status, after, limit])).map(toPet),
      ),
  };
}
