import { Redis } from "ioredis";
import { createFindCaller } from "./find-caller.ts";
import { openPool } from "./open-pool.ts";
import { createPetStore } from "./pet-store.ts";

const { DATABASE_URL, REDIS_URL } = process.env;
if (!DATABASE_URL || !REDIS_URL) throw new Error("DATABASE_URL and REDIS_URL must name what the peer stands on.");
const pool = openPool(DATABASE_URL);

/** What every peer on PostgreSQL stands on, so that only their frameworks differ. */
export const store = createPetStore(pool);
export const findCaller = createFindCaller(pool);
/** What is asked of it in one turn of the event loop goes together. */
export const redis = new Redis(REDIS_URL, { enableAutoPipelining: true });
export const port = Number(process.env.PORT ?? 0);
