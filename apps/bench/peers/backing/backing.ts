import { createAdmission } from "./admission.ts";
import { createPetStore, openDatabase } from "./pet-store.ts";

const { DATABASE, ANONYMOUS_PER_MINUTE } = process.env;
if (!DATABASE) throw new Error("DATABASE must name the peer's SQLite file.");
const database = openDatabase(DATABASE);
const perMinute = Number(ANONYMOUS_PER_MINUTE ?? 60);

/** What every peer stands on, so that only their frameworks differ. */
export const store = createPetStore(database);
export const admit = createAdmission(database, { perMinute, perDay: Number.MAX_SAFE_INTEGER });
export const port = Number(process.env.PORT ?? 0);
