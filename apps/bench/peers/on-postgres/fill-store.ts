// Fills the peers' database of DATABASE_URL: pets, one as JSON a line on stdin, and the key of API_KEY where that is set.
import { hash } from "node:crypto";
import { createInterface } from "node:readline";
import type { NewPet } from "../backing/pets.ts";
import { openPool } from "./open-pool.ts";
import { schema } from "./pet-store.ts";

const atOnce = 5000;
const { DATABASE_URL, API_KEY } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL must name the database to fill.");
const pool = openPool(DATABASE_URL);
if (API_KEY) {
  await pool.query(schema);
  await pool.query("INSERT INTO keys VALUES ('bench', $1, 1000000000)", [hash("sha256", API_KEY)]);
}

let pets: NewPet[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  pets.push(JSON.parse(line));
  if (pets.length === atOnce) await add();
}
await add();
await pool.end();

async function add(): Promise<void> {
  const columns = [
    pets.map(({ name }) => name),
    pets.map(({ categoryId }) => categoryId),
    pets.map(({ status }) => status ?? null),
  ];
  pets = [];
  await pool.query(
    `INSERT INTO pets (name, category_id, status)
     SELECT name, category_id, status FROM unnest($1::text[], $2::bigint[], $3::text[])
       WITH ORDINALITY AS new (name, category_id, status, place) ORDER BY place`,
    columns,
  );
}
