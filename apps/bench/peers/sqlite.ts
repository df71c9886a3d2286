import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { AccessResult, NewPet, Order, Pet, PetRow, PetStatus } from "./api.ts";
import { apiError, keyError, requiredEnv, toPet } from "./api.ts";

type OrderRow = { id: number; pet_id: number; status: "placed"; created_at: string };
type Page = { after: number; limit: number };

// The same indexes as in the server, for a fair comparison.
const schema = `
  CREATE TABLE pets (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER NOT NULL, status TEXT);
  CREATE INDEX pets_by_status ON pets (status, id, name, category_id);
  CREATE TABLE orders (id INTEGER PRIMARY KEY AUTOINCREMENT, pet_id INTEGER NOT NULL, status TEXT NOT NULL, created_at TEXT NOT NULL);
  CREATE TABLE keys (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, per_minute INTEGER NOT NULL, per_day INTEGER NOT NULL);`;

/** Opens the store and the access check that all peers on SQLite share, so that only the frameworks differ. */
export function openSqlite() {
  const database = openDatabase(requiredEnv("DATABASE"));
  const perMinute = Number(process.env.ANONYMOUS_PER_MINUTE ?? 60);
  return {
    store: createPetStore(database),
    checkAccess: createAccessCheck(database, { perMinute, perDay: Number.MAX_SAFE_INTEGER }),
  };
}

/** Adds pets, and an API key without limits if one is given. Creates a missing database file. */
export async function seedSqlite(pets: AsyncIterable<NewPet>, apiKey: string | undefined): Promise<void> {
  const file = requiredEnv("DATABASE");
  const isNew = !existsSync(file);
  const database = openDatabase(file);
  if (isNew) database.exec(schema);
  const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  database.exec("BEGIN IMMEDIATE");
  for await (const { name, categoryId, status } of pets) insert.run(name, categoryId, status ?? null);
  if (apiKey)
    database.prepare("INSERT INTO keys VALUES ('bench', ?, 1000000000, 1000000000)").run(hash("sha256", apiKey));
  database.exec("COMMIT");
  database.close();
}

/** Opens the database with the durability of the server: a commit returns after it is on disk. */
function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  return database;
}

function createPetStore(database: DatabaseSync) {
  const pets = "SELECT id, name, category_id, status FROM pets WHERE";
  const selectPage = database.prepare(`${pets} id > ? ORDER BY id LIMIT ?`);
  const selectPageOfStatus = database.prepare(`${pets} status = ? AND id > ? ORDER BY id LIMIT ?`);
  const selectPet = database.prepare(`${pets} id = ?`);
  const insertPet = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  const selectOrders = database.prepare("SELECT * FROM orders WHERE id > ? ORDER BY id LIMIT ?");
  const reserve = database.prepare(
    "UPDATE pets SET status = 'pending' WHERE id = ? AND (status IS NULL OR status = 'available')",
  );
  const insertOrder = database.prepare("INSERT INTO orders (pet_id, status, created_at) VALUES (?, 'placed', ?)");

  return {
    list({ status, after, limit }: Page & { status?: PetStatus | undefined }): Pet[] {
      const rows = status ? selectPageOfStatus.all(status, after, limit) : selectPage.all(after, limit);
      return (rows as PetRow[]).map(toPet);
    },
    find(id: number): Pet | undefined {
      const row = selectPet.get(id) as PetRow | undefined;
      return row && toPet(row);
    },
    add(pet: NewPet): Pet {
      const { lastInsertRowid } = insertPet.run(pet.name, pet.categoryId, pet.status ?? null);
      return { id: Number(lastInsertRowid), ...pet };
    },
    listOrders({ after, limit }: Page): Order[] {
      return (selectOrders.all(after, limit) as OrderRow[]).map(toOrder);
    },
    placeOrder(petId: number): Order | "pet_not_found" | "pet_not_available" {
      database.exec("BEGIN IMMEDIATE");
      try {
        if (reserve.run(petId).changes === 0) return selectPet.get(petId) ? "pet_not_available" : "pet_not_found";
        const createdAt = new Date().toISOString();
        const { lastInsertRowid } = insertOrder.run(petId, createdAt);
        return { id: Number(lastInsertRowid), petId, status: "placed", createdAt };
      } finally {
        database.exec("COMMIT");
      }
    },
  };
}

function toOrder({ id, pet_id, status, created_at }: OrderRow): Order {
  return { id, petId: pet_id, status, createdAt: created_at };
}

/** Creates a function that authenticates clients and counts their requests in memory. Caches each key forever. */
function createAccessCheck(database: DatabaseSync, anonymousLimits: Limits) {
  const selectKey = database.prepare("SELECT id, per_minute AS perMinute, per_day AS perDay FROM keys WHERE hash = ?");
  const callers = new Map<string, Caller>();

  return (authorization: string | undefined, address: string): AccessResult => {
    const caller = authorization ? findCaller(authorization) : undefined;
    const { headers, retryAfter } = countRequest(caller?.id ?? address, caller ?? anonymousLimits);
    headers["X-Request-Id"] = randomUUID();
    if (retryAfter !== undefined) {
      headers["Retry-After"] = String(retryAfter);
      return { headers, error: apiError(429, "rate_limit_exceeded", `Retry in ${retryAfter} seconds.`) };
    }
    if (caller) return { headers };
    headers["WWW-Authenticate"] = "Bearer";
    return { headers, error: keyError(authorization) };
  };

  function findCaller(authorization: string): Caller | undefined {
    const cached = callers.get(authorization);
    if (cached || !/^bearer /i.test(authorization)) return cached;
    const found = selectKey.get(hash("sha256", authorization.slice(7), "hex")) as Caller | undefined;
    if (found) callers.set(authorization, found);
    return found;
  }
}

interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}
type Caller = Limits & { id: string };

interface Usage {
  minute: number;
  requestsInMinute: number;
  day: number;
  requestsInDay: number;
}

const counters = new Map<string, Usage>();

/** Counts a request. @returns the rate-limit headers, and the seconds to wait if a limit is exceeded */
function countRequest(id: string, { perMinute, perDay }: Limits) {
  const now = Math.floor(Date.now() / 1000);
  const minute = now - (now % 60);
  const day = now - (now % 86_400);
  const usage = counters.get(id) ?? { minute, requestsInMinute: 0, day, requestsInDay: 0 };
  counters.set(id, usage);
  if (usage.minute !== minute) Object.assign(usage, { minute, requestsInMinute: 0 });
  if (usage.day !== day) Object.assign(usage, { day, requestsInDay: 0 });
  const isExceeded = usage.requestsInMinute >= perMinute || usage.requestsInDay >= perDay;
  if (!isExceeded) {
    usage.requestsInMinute += 1;
    usage.requestsInDay += 1;
  }
  const remainingInMinute = perMinute - usage.requestsInMinute;
  const remainingInDay = perDay - usage.requestsInDay;
  const isDayStricter = remainingInDay <= remainingInMinute;
  const resetsAt = isDayStricter ? day + 86_400 : minute + 60;
  const headers: Record<string, string> = {
    "X-RateLimit-Limit": String(isDayStricter ? perDay : perMinute),
    "X-RateLimit-Remaining": String(isDayStricter ? remainingInDay : remainingInMinute),
    "X-RateLimit-Reset": String(resetsAt),
  };
  return { headers, retryAfter: isExceeded ? resetsAt - now : undefined };
}
