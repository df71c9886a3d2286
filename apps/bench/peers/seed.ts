// Adds pets from stdin, one NewPet as JSON per line, to the store in DATABASE or DATABASE_URL. Also stores API_KEY.
import { createInterface } from "node:readline";
import type { NewPet } from "./api.ts";

const { DATABASE_URL, API_KEY } = process.env;
if (DATABASE_URL) await (await import("./postgres.ts")).seedPostgres(readPets(), API_KEY);
else await (await import("./sqlite.ts")).seedSqlite(readPets(), API_KEY);

async function* readPets(): AsyncGenerator<NewPet> {
  for await (const line of createInterface({ input: process.stdin })) yield JSON.parse(line);
}
