// Adds pets to the store of DATA_DIR, a million in seconds. Reads one NewPet as JSON per line. For apps/bench:
//   DATA_DIR=folder node apps/server/bench/seed-store.ts < pets.jsonl
import { createInterface } from "node:readline";
import { openDatabase } from "@animal-store/sql-store/testing";
import { definition, type NewPet } from "@animal-store/store";

const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error("DATA_DIR must name the folder to fill.");
const database = openDatabase(DATA_DIR, definition.tables);
const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");

database.exec("BEGIN IMMEDIATE");
for await (const line of createInterface({ input: process.stdin })) {
  const { name, categoryId, status }: NewPet = JSON.parse(line);
  insert.run(name, categoryId, status ?? null);
}
database.exec("COMMIT");
database.close();
