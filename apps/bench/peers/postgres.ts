import { hash } from "node:crypto";
import { Redis } from "ioredis";
import { Pool, types } from "pg";
import { type NewPet, type Order, type PetRow, type PetStore, requiredEnv, toPet } from "./api.ts";

/** The owner of an API key. The peers count only requests per minute. */
export interface Caller {
  readonly id: string;
  readonly perMinute: number;
}
type OrderRow = { id: number; pet_id: number; created_at: Date };

// The same indexes as in the server, for a fair comparison.
const schema = `
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
const selectPage = prepare("page", `${pets} id > $1 ORDER BY id LIMIT $2`);
const selectPageOfStatus = prepare("page-of-status", `${pets} status = $1 AND id > $2 ORDER BY id LIMIT $3`);
const selectPet = prepare("pet", `${pets} id = $1`);
const insertPet = prepare("add-pet", "INSERT INTO pets (name, category_id, status) VALUES ($1, $2, $3) RETURNING id");
const selectOrders = prepare("orders", "SELECT id, pet_id, created_at FROM orders WHERE id > $1 ORDER BY id LIMIT $2");
// One statement for both changes, so it is atomic and needs one round trip.
const insertOrder = prepare(
  "add-order",
  `WITH reserved AS (
     UPDATE pets SET status = 'pending' WHERE id = $1 AND (status IS NULL OR status = 'available') RETURNING id
   )
   INSERT INTO orders (pet_id, status) SELECT id, 'placed' FROM reserved RETURNING id, pet_id, created_at`,
);

/** Opens the store, keys and counters that all peers on PostgreSQL share, so that only the frameworks differ. */
export function openPostgres() {
  const pool = openPool();
  return {
    store: createPetStore(pool),
    findCaller: createFindCaller(pool),
    // Batches the commands of one event-loop iteration.
    redis: new Redis(requiredEnv("REDIS_URL"), { enableAutoPipelining: true }),
  };
}

/** Adds pets. With an API key, first creates the schema and stores the key without limits. */
export async function seedPostgres(pets: AsyncIterable<NewPet>, apiKey: string | undefined): Promise<void> {
  const pool = openPool();
  if (apiKey) {
    await pool.query(schema);
    await pool.query("INSERT INTO keys VALUES ('bench', $1, 1000000000)", [hash("sha256", apiKey)]);
  }
  let batch: NewPet[] = [];
  for await (const pet of pets) {
    batch.push(pet);
    if (batch.length < batchSize) continue;
    await pool.query(insertPets, toColumns(batch));
    batch = [];
  }
  await pool.query(insertPets, toColumns(batch));
  await pool.end();
}

const batchSize = 5000;
const insertPets = `INSERT INTO pets (name, category_id, status)
  SELECT name, category_id, status FROM unnest($1::text[], $2::bigint[], $3::text[])
    WITH ORDINALITY AS new (name, category_id, status, ordinal) ORDER BY ordinal`;

function toColumns(pets: readonly NewPet[]): unknown[][] {
  return [
    pets.map(({ name }) => name),
    pets.map(({ categoryId }) => categoryId),
    pets.map(({ status }) => status ?? null),
  ];
}

// The type OID of int8, from pg_type.dat.
const int8 = 20;

function openPool(): Pool {
  types.setTypeParser(int8, Number);
  return new Pool({ connectionString: requiredEnv("DATABASE_URL") });
}

/** Creates a function that looks up the caller of an API key, and caches it forever. */
function createFindCaller(pool: Pool) {
  const callers = new Map<string, Caller>();
  const text = `SELECT id, per_minute AS "perMinute" FROM keys WHERE hash = $1`;

  return async (authorization: string | undefined): Promise<Caller | undefined> => {
    const cached = authorization && callers.get(authorization);
    if (cached || !authorization || !/^bearer /i.test(authorization)) return cached || undefined;
    const { rows } = await pool.query<Caller>({ name: "key", text, values: [hash("sha256", authorization.slice(7))] });
    if (rows[0]) callers.set(authorization, rows[0]);
    return rows[0];
  };
}

/** Uses one prepared statement and one round trip per operation. */
function createPetStore(pool: Pool): PetStore {
  return {
    async list({ status, after, limit }) {
      const query = status ? selectPageOfStatus(status, after, limit) : selectPage(after, limit);
      return (await pool.query<PetRow>(query)).rows.map(toPet);
    },
    async find(id) {
      const [row] = (await pool.query<PetRow>(selectPet(id))).rows;
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
      const { rowCount } = await pool.query(selectPet(petId));
      return rowCount === 0 ? "pet_not_found" : "pet_not_available";
    },
  };
}

function prepare(name: string, text: string) {
  return (...values: unknown[]) => ({ name, text, values });
}

function toOrder({ id, pet_id, created_at }: OrderRow): Order {
  return { id, petId: pet_id, status: "placed", createdAt: created_at.toISOString() };
}
