import type { Pool } from "pg";
import type { Order, Pet, PetStatus, PetStore } from "../backing/pets.ts";

type PetRow = { id: number; name: string; category_id: number; status: PetStatus | null };
type OrderRow = { id: number; pet_id: number; created_at: Date };

/** The peers' schema: indexes as for the server, so that no peer loses by them. */
export const schema = `
  CREATE TABLE pets (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, category_id bigint NOT NULL, status text
  );
  CREATE INDEX pets_by_status ON pets (status, id) INCLUDE (name, category_id);
  CREATE TABLE orders (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, pet_id bigint NOT NULL REFERENCES pets (id),
    status text NOT NULL, created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE keys (id text PRIMARY KEY, hash text NOT NULL UNIQUE, per_minute bigint NOT NULL);`;

const pets = "SELECT id, name, category_id, status FROM pets WHERE";
const selectPage = prepared("page", `${pets} id > $1 ORDER BY id LIMIT $2`);
const selectPageOfStatus = prepared("page-of-status", `${pets} status = $1 AND id > $2 ORDER BY id LIMIT $3`);
const selectOne = prepared("pet", `${pets} id = $1`);
const insertPet = prepared("add-pet", "INSERT INTO pets (name, category_id, status) VALUES ($1, $2, $3) RETURNING id");
const selectOrders = prepared("orders", "SELECT id, pet_id, created_at FROM orders WHERE id > $1 ORDER BY id LIMIT $2");
// One statement, and so both or nothing, in one trip.
const insertOrder = prepared(
  "add-order",
  `WITH reserved AS (
     UPDATE pets SET status = 'pending' WHERE id = $1 AND (status IS NULL OR status = 'available') RETURNING id
   )
   INSERT INTO orders (pet_id, status) SELECT id, 'placed' FROM reserved RETURNING id, pet_id, created_at`,
);

/** Pets and orders, one prepared statement and one trip for each question. */
export function createPetStore(pool: Pool): PetStore {
  return {
    async list({ status, after, limit }) {
      const query = status ? selectPageOfStatus(status, after, limit) : selectPage(after, limit);
      return (await pool.query<PetRow>(query)).rows.map(toPet);
    },
    async find(id) {
      const [row] = (await pool.query<PetRow>(selectOne(id))).rows;
      return row && toPet(row);
    },
    async add(pet) {
      const { rows } = await pool.query<{ id: number }>(insertPet(pet.name, pet.categoryId, pet.status ?? null));
      return { id: rows[0]?.id ?? 0, ...pet };
    },
    async listOrders({ after, limit }) {
      return (await pool.query<OrderRow>(selectOrders(after, limit))).rows.map(toOrder);
    },
    async placeOrder(petId) {
      const [row] = (await pool.query<OrderRow>(insertOrder(petId))).rows;
      if (row) return toOrder(row);
      const { rowCount } = await pool.query(selectOne(petId));
      return rowCount === 0 ? "pet_not_found" : "pet_not_available";
    },
  };
}

function prepared(name: string, text: string) {
  return (...values: unknown[]) => ({ name, text, values });
}

function toPet({ id, name, category_id, status }: PetRow): Pet {
  return status === null ? { id, name, categoryId: category_id } : { id, name, categoryId: category_id, status };
}

function toOrder({ id, pet_id, created_at }: OrderRow): Order {
  return { id, petId: pet_id, status: "placed", createdAt: created_at.toISOString() };
}
