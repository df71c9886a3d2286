import type { Pet, PetPage, PetStatus, PetStore } from "@animal-store/service";
import type { Connections } from "./connections.ts";
import { shareReads } from "./shared-reads.ts";
import { statement } from "./statement.ts";
import type { PostgresWriter } from "./writer/postgres-writer.ts";

type PetRow = [id: number, name: string, categoryId: number | bigint, status: PetStatus | null];

const columns = "id, name, category_id, status";
const selectSome = statement<PetRow>("pets_by_id", `SELECT ${columns} FROM pets WHERE id = ANY ($1::bigint[])`);
const selectPage = statement<PetRow>("page_of_pets", `SELECT ${columns} FROM pets WHERE id > $1 ORDER BY id LIMIT $2`);
// Ends of a range in the index: by a status alone the planner may choose to go through the pets of others.
const selectPageOfStatus = statement<PetRow>(
  "page_of_pets_of_a_status",
  `SELECT ${columns} FROM pets WHERE (status, id) > ($1, $2::bigint) AND (status, id) <= ($1, 9223372036854775807)
   ORDER BY status, id LIMIT $3`,
);

export function createPostgresPetStore(connections: Connections, writer: PostgresWriter): PetStore {
  const readRow = shareReads(String, (ids: readonly (number | bigint)[]) => {
    const found = connections
      .query(selectSome, [ids])
      .then((rows) => new Map(rows.map((row) => [String(row[0]), row])));
    return ids.map((id) => found.then((rows) => rows.get(String(id))));
  });
  const readPage = shareReads(
    ({ status, after, limit }: PetPage) => `${after} ${limit} ${status}`,
    (pages) =>
      pages.map(({ status, after, limit }) =>
        status === undefined
          ? connections.query(selectPage, [after, limit])
          : connections.query(selectPageOfStatus, [status, after, limit]),
      ),
  );

  return {
    add: (pet, claim) => writer.addPet(pet, claim),
    async find(id) {
      const row = await readRow(id);
      return row && toPet(row);
    },
    async list(page) {
      return (await readPage(page)).map(toPet);
    },
  };
}

function toPet([id, name, categoryId, status]: PetRow): Pet {
  return status === null ? { id, name, categoryId } : { id, name, categoryId, status };
}
