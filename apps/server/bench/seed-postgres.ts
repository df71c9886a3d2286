// Adds pets to the database of DATABASE_URL, about 10,000 per second. Reads one NewPet as JSON per line. For apps/bench:
//   DATABASE_URL=postgres://… node apps/server/bench/seed-postgres.ts < pets.jsonl
import { createInterface } from "node:readline";
import { openPostgresStore } from "@animal-store/sql-store/postgres";
import { definition, type NewPet } from "@animal-store/store";

// Below the maximum length of the write queue.
const maxConcurrent = 1024;
const { DATABASE_URL: url } = process.env;
if (!url) throw new Error("DATABASE_URL must name the database to fill.");
const { store, close } = await openPostgresStore({ definition, url, timeoutMs: 60_000, readConnections: 1 });

let pending: unknown[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  const pet: NewPet = JSON.parse(line);
  pending.push(Promise.resolve(store.writes.createPet(pet)));
  if (pending.length < maxConcurrent) continue;
  await Promise.all(pending);
  pending = [];
}
await Promise.all(pending);
await close();
