import type { OrderStore, PetStore } from "@animal-store/service";
import type { SqlValue } from "../tables/define-table.ts";
import { orderTable, petTable } from "../tables/tables.ts";
import type { Connections } from "./connections.ts";
import type { PostgresWriter } from "./postgres-writer.ts";
import { shareReads } from "./shared-reads.ts";
import { statement } from "./statement.ts";

const selectPets = statement<SqlValue[]>("pets_by_id", petTable.select("WHERE id = ANY ($1::bigint[])"));
const selectPage = statement<SqlValue[]>("page_of_pets", petTable.select("WHERE id > $1 ORDER BY id LIMIT $2"));
// Both ends of a range in the index: with a status alone the planner may read the pets of other statuses.
const selectPageOfStatus = statement<SqlValue[]>(
  "page_of_pets_of_a_status",
  petTable.select(
    "WHERE (status, id) > ($1, $2::bigint) AND (status, id) <= ($1, 9223372036854775807) ORDER BY status, id LIMIT $3",
  ),
);
const selectPageOfOrders = statement<SqlValue[]>(
  "page_of_orders",
  orderTable.select("WHERE id > $1 ORDER BY id LIMIT $2"),
);

export function createPostgresPetStore(
  { query }: Pick<Connections, "query">,
  writer: Pick<PostgresWriter, "write">,
): PetStore {
  // Those who share a read share its objects.
  const readPet = shareReads(String, (ids: readonly (number | bigint)[]) => {
    const found = query(selectPets, [ids]).then(
      (rows) => new Map(rows.map(petTable.fromValues).map((pet) => [String(pet.id), pet])),
    );
    return ids.map((id) => found.then((pets) => pets.get(String(id))));
  });
  return {
    add: (pet, claim) => writer.write({ pet, claim }),
    find: readPet,
    async list({ filter: { status } = {}, after, limit }) {
      const rows =
        status === undefined ? query(selectPage, [after, limit]) : query(selectPageOfStatus, [status, after, limit]);
      return (await rows).map(petTable.fromValues);
    },
  };
}

export function createPostgresOrderStore(
  { query }: Pick<Connections, "query">,
  writer: Pick<PostgresWriter, "write">,
): OrderStore {
  return {
    place: (petId, createdAt, claim) => writer.write({ petId, createdAt, claim }),
    list: async ({ after, limit }) => (await query(selectPageOfOrders, [after, limit])).map(orderTable.fromValues),
  };
}
