// Makes the peers' SQLite file of DATABASE: pets, one as JSON a line on stdin, and the key of API_KEY where that is set.
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { openDatabase, schema } from "./pet-store.ts";
import type { NewPet } from "./pets.ts";

const { DATABASE, API_KEY } = process.env;
if (!DATABASE) throw new Error("DATABASE must name the SQLite file to fill.");
const isNew = !existsSync(DATABASE);
const database = openDatabase(DATABASE);
if (isNew) database.exec(schema);
const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");

database.exec("BEGIN IMMEDIATE");
for await (const line of createInterface({ input: process.stdin })) {
  const { name, categoryId, status }: NewPet = JSON.parse(line);
  insert.run(name, categoryId, status ?? null);
}
if (API_KEY)
  database.prepare("INSERT INTO keys VALUES ('bench', ?, 1000000000, 1000000000)").run(hash("sha256", API_KEY));
database.exec("COMMIT");
database.close();
