import type { DatabaseSync } from "node:sqlite";
import type { Pet, PetStore, StoreChanges, Written } from "@animal-store/service";
import { petTable } from "../tables/tables.ts";
import { prepareExact } from "./statements.ts";
import { onSqlite } from "./unavailable.ts";
import type { Writer } from "./writer/start-writer.ts";

/** Reads on the given connection, which shows a commit before the writer can tell of it, and lets the writer write. */
export function createSqlitePetStore(database: DatabaseSync, changes: StoreChanges, writer: Writer): PetStore {
  const select = (where: string) => prepareExact(database, petTable.select(`WHERE ${where}`));
  const selectOne = select("id = ?");
  // A bare parameter as limit SQLite looks into, and prepares the query anew for each value.
  const selectPage = select("id > ? ORDER BY id LIMIT ? + 0");
  const selectPageOfStatus = select("status = ? AND id > ? ORDER BY id LIMIT ? + 0");

  return {
    changes: changes.pets,
    async add(pet, claim) {
      const over = changes.expectPet(pet);
      try {
        const written = (await writer.write({ pet, claim })) as Written<Pet>;
        if (!written.isConflict && !written.isReplay) changes.petAdded(written.outcome);
        return written;
      } finally {
        over();
      }
    },
    find: (id) => onSqlite(() => selectOne([id]).map(petTable.fromValues)[0]),
    list: ({ status, after, limit }) =>
      onSqlite(() =>
        (status === undefined ? selectPage([after, limit]) : selectPageOfStatus([status, after, limit])).map(
          petTable.fromValues,
        ),
      ),
  };
}
