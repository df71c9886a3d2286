import { Pool, types } from "pg";
import { initialStatuses, type PetStore, type Row, toPet } from "./pet-store.ts";

// The index of the server, for a fair comparison.
const schema = `
  CREATE TABLE pets (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, category_id bigint NOT NULL, status text
  );
  CREATE INDEX pets_by_status ON pets (status, id) INCLUDE (name, category_id);`;

const pets = "SELECT id, name, category_id, status FROM pets WHERE";

/** Creates a store with the initial pets in an empty database. Each operation is one prepared statement and one round trip. */
export async function openPostgres(connectionString: string): Promise<PetStore> {
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString });
  await pool.query(schema);
  const insertPets = "INSERT INTO pets (name, category_id, status) SELECT 'Rex', 7, unnest($1::text[])";
  await pool.query(insertPets, [initialStatuses]);
  // PostgreSQL prepares a statement at the first use of its name.
  const query = async <Result extends object>(name: string, text: string, ...values: unknown[]) =>
    (await pool.query<Result>({ name, text, values })).rows;

  return {
    async list({ status, after, limit }) {
      const rows = status
        ? await query<Row>("status", `${pets} status = $1 AND id > $2 ORDER BY id LIMIT $3`, status, after, limit)
        : await query<Row>("page", `${pets} id > $1 ORDER BY id LIMIT $2`, after, limit);
      return rows.map(toPet);
    },
    async find(id) {
      const [row] = await query<Row>("pet", `${pets} id = $1`, id);
      return row && toPet(row);
    },
    async add({ name, categoryId, status }) {
      const text = "INSERT INTO pets (name, category_id, status) VALUES ($1, $2, $3) RETURNING *";
      const [row] = await query<Row>("add", text, name, categoryId, status);
      return toPet(row as Row);
    },
  };
}
